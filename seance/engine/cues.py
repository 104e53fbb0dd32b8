"""What a question asks for, by the word it asks with, and how a rule looks that has such an answer.

"How many" wants a number, "when" a moment, "where" a place, "may I" a permission, "which first" an order, "what is" a
meaning, "which can" a list, "what becomes of it" a fate, "when does it end" a bound. A question may ask for several of
these at once: each is looked for. Patterns of both languages stand together: each text is in one of them.
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
        (  # a permission in time
            r"when (may|can|do|am) (i|we)|什么时候(可以|能)|何时(可以|能)",
            r"\b(turn|phase|window|at any time|any moment)\b|回合内|阶段|任何时候|期间|时间段",
        ),
        (  # a list
            r"\b(which|what) (\w+ ){1,2}(can|may|are|is|do|does|must)\b|what (can|may|could) (i|we)"
            r"|哪些|有什么选择|做什么",
            r"(?:[\w' /-]+, ){2,}|(?:、[^、，。；]+){2}",
        ),
        (  # a fate
            r"what (happens|becomes|do we do|do i do) (to|of|with)|what becomes|where do(es)? .*\bgo\b"
            r"|怎么处理|怎样处理|去哪|放到哪|放在哪|下场",
            r"\b(removed?|discard(s|ed)?|returns?|returned|leaves?|destroyed|back|stays?|remains?|goes|put|placed?)\b"
            r"|移除|弃|放回|离开|消灭|留|放置|放到|放在|洗入|回到",
        ),
        (  # what it is measured by
            r"against what|how (high|hard|large|strong)|difficulty|是多少|难度|多高",
            r"\b(value|equals?|plus|minus|difficulty)\b|值|＝|等于|加上|难度",
        ),
        (  # a condition
            r"\bneed(ed|s)?\b|require|怎样才|怎么才|需要什么|条件",
            r"\b(must|only|requires?|needs?|at least|conditions?|unless)\b|必须|须|需|只能|至少|条件|才",
        ),
        (  # a sign
            r"how (do|can) (i|we) (see|tell|know|recogni[sz]e)|怎样看|怎么看|怎么知道|怎样知道|如何分辨|怎样表示",
            r"\b(shows?|shown|gives?|marks?|marked|printed|icons?|symbols?|numerals?|colou?rs?)\b|表示|显示|标示|图标|符号|颜色|数字|标记",
        ),
        (  # who begins
            r"who .*(first|begin|start)|谁先|从谁开始",
            r"\b(first player|lead|start(s|ing)?|begin(s|ning)?|clockwise)\b|首位|起始|由.*开始|顺时针|队长",
        ),
        (  # a bound
            r"when do(es)? .*\b(end|over|stop|finish)|how long|什么时候.*(结束|停)|何时.*结束|多久|到什么时候",
            r"\b(until|ends?|ended|once (all|every)|after (all|every)|last)\b|直到|结束|都.{0,8}后|全部.{0,8}后|为止",
        ),
    )
]


def fitting(question: str) -> list[re.Pattern[str]]:
    """How rules look that could answer a question."""
    return [answered for asked, answered in CUES if asked.search(question)]
