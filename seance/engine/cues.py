"""What a question asks for, by the word it asks with, and how a rule looks that has such an answer.

"How many" wants a number, "when" a moment, "where" a place, "may I" a permission, "which first" an order, "what is" a
meaning. Patterns of both languages stand together: each text is in one of them.
"""

from __future__ import annotations

import re

CUES = [
    (re.compile(asked), re.compile(answered))
    for asked, answered in (
        (
            r"how (many|much|often|far)|几|多少|多远",
            r"\d|\b(one|two|three|four|five|six|no|none|number|equal|all|half|twice|each)\b"
            r"|[一二两三四五六七八九十]|数量|等量|等于",
        ),
        (
            r"(^|[.,] )(can|may|do|does|is|are|must|should|am|have)\b|吗",
            r"\b(cannot|can|may|must|only|never|not|no|unless|even|allowed|always)\b|不|可|须|只|仅|必|除非|即使|总",
        ),
        (
            r"\bwhen\b|which step|什么时候|何时|哪一步",
            r"\b(when|after|before|during|until|while|step|phase|turn|once)\b|时|后|前|阶段|步骤|回合|期间|直到",
        ),
        (
            r"\bwhere\b|哪里|哪个(房间|格|地点|位置)|去哪",
            r"\b(to|into|in|on|at|from|top|bottom|beside|pile|pool|bag|box)\b|放|到|在|回|堆|上|旁|处|移",
        ),
        (
            r"order|first|before|sequence|steps|顺序|先|同时|步骤|哪几步",
            r"\b(order|first|then|after|before|simultaneous\w*|last|next|at a time|together)\b"
            r"|顺序|先|后|同时|依次|逐|再|最后|然后",
        ),
        (
            r"what (is|are|does|do|counts)|mean|什么是|是什么|意思|代表|算|有什么用",
            r"^[^.]{0,40}(:| is | are | means? | counts )|^[^。]{0,12}(：|是|即|指|＝|表示|视为)",
        ),
    )
]


def fitting(question: str) -> list[re.Pattern[str]]:
    """How rules look that could answer a question."""
    return [answered for asked, answered in CUES if asked.search(question)]
