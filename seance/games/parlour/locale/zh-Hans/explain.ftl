# 每个提问的说明：在决定什么、该想些什么、举个例子；`.rules` 是所依的规则。

explain-planchette = 人人同时秘密决定。独自推抽两张，同推则烧蜡。别人手牌越多，你越可能独自推动。
    .rules = PAR-PLANCHETTE-02 PAR-PLANCHETTE-03 PAR-PLANCHETTE-04

explain-your-action = 两个行动之一。手牌三张以下，先抽再召唤；窥视不花牌。
    .rules = PAR-TURN-01 PAR-SPIRIT-01

explain-pay = 恰好两张，力量加在骰点上。例：灵音8、力量5，掷3就够。能救场的反应牌留着。
    .rules = PAR-SPIRIT-03 PAR-SPIRIT-04

explain-melt = 烧哪支。矮烛灭了不能窥视，高烛灭了手牌上限为4。
    .rules = PAR-CANDLE-01 PAR-CANDLE-04 PAR-HAND-04

explain-mend = 哪支补蜡，不超过开局时的量。先补快灭的那支。
    .rules = PAR-CANDLE-05

explain-discard-to-limit = 回合结束手牌超限。弃力量小的，或已用不上的回应牌。
    .rules = PAR-HAND-04

explain-put-back = 这几张按什么次序放回，第一张最先被抽到。想想会是谁抽。
    .rules = PAR-HAND-02

explain-unveil = 揭开哪道帷幕，人人看见。你已知道的白白送人；未知的大家同时知道。
    .rules = PAR-SPIRIT-04

explain-reply = 要不要在它生效前回应。后打的先生效，你的回应也可能被回应。
    .rules = PAR-STACK-01 PAR-STACK-02

explain-show = 只给对方看，至多两张。看过的才能索要。
    .rules = PAR-BARGAIN-01

explain-give = 给什么，至多两张。对你只是钱的牌，对方也许当武器。
    .rules = PAR-BARGAIN-02

explain-want = 在你知道对方有的牌里要什么。要得太多，对方还能另提条件。
    .rules = PAR-BARGAIN-02

explain-answer-offer = 接受、拒绝或另提条件，总共三次提议。
    .rules = PAR-BARGAIN-03

explain-circle = 暗中给多少。圈一破，人人烧蜡，你也一样；给得独占最多，得1信念。
    .rules = PAR-CIRCLE-01 PAR-CIRCLE-02 PAR-CIRCLE-03

explain-would-burn = 有蜡要烧，你可以改成别的。先生效的那个算数。谁快逃了又对你有用，就救谁。
    .rules = PAR-MOMENT-04 PAR-CANDLE-03

explain-when-rolled = 要不要改骰点。最后说的算数；别人还能改回去，就先等等。
    .rules = PAR-MOMENT-05 PAR-SPIRIT-04

explain-would-strike = 要不要让这一下钟不敲。夜深时等于多一整轮，对手也一样。
    .rules = PAR-ROUND-02 PAR-END-02

explain-reflex-used = 有人用了反应牌，你可以拦下，两张都弃。只有它能左右胜负时才值。
    .rules = PAR-MOMENT-03
