"""Options are made once for all games: what they name must be found anew in each."""

from seance.testing import scene


def test_a_character_may_sit_on_another_seat_in_the_next_game() -> None:
    for seats in (["soldier", "pilot"], ["pilot", "soldier"]):
        t = scene("nemesis", seats=2)
        for key in seats:
            t.crew(key, room="003", hand=["rest", "search"], items=["taser"] if key == "soldier" else [])
        t.at(turn=seats.index("soldier"))
        t.answer("use-on:taser:pilot", ["pay:rest"])
        assert t.hand("pilot") == []
        assert t.hand("soldier") == ["search"]
        assert t.asked() == f"{seats.index('soldier')} your-action"


def test_the_same_rooms_are_joined_by_another_corridor_on_the_other_side() -> None:
    for side, tile in (("A", "canteen"), ("B", "laboratory")):
        t = scene("nemesis", side=side).crew("scout", room="013", hand=["rest", "search"])
        t.script("tiles", tile).script("explorations", "door-2").script("noise", "silence")
        t.answer("move:room-014", ["pay:rest"])
        assert t.door_of("013-014") == "closed"
        assert t.asked() == "0 your-action"
