"""Learning by playing: how it goes, a coach, lessons, guided games and puzzles. It knows no game: all of it is content.

A game has it under `content/learn/`, its words in `locale/*/learn.ftl`; `docs/lessons.md` tells how to write more.
"""

from .coach import Said, say_beside, say_good, say_more, say_next
from .content import Guided, How, Lesson, Note, guided, has_lessons, how, lesson, lessons, next_lesson, notes
from .course import Course, Standing
from .moment import Moment, moment_of
from .position import at_first_game, at_lesson, at_picture
from .puppet import Puppet

__all__ = [
    "Course", "Guided", "How", "Lesson", "Moment", "Note", "Puppet", "Said", "Standing", "at_first_game", "at_lesson",
    "at_picture", "guided", "has_lessons", "how", "lesson", "lessons", "moment_of", "next_lesson", "notes",
    "say_beside", "say_good", "say_more", "say_next",
]  # fmt: skip
