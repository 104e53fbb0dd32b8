# 教练的话与课程的文字。

lesson-last-round = 一张牌可以是钱、武器，也可以是盾。各用在最值的地方。
    .title = 最后一轮
    .task = 在敲十二点前获胜：你已有3分，法官值2分。
    .won = 付掉的是后面用不上的牌，留下的正好救了这一掷。
    .lost = 钟走得更快。该付“骗局！”和“灵质”：“灌铅骰子”和“咳嗽”要留到它们的时机。
lesson-last-round-who = 你知道那里是谁：灵音8。现在十一点，没有下一轮了。
    .title = 这道帷幕之后
lesson-last-round-money = 付两张牌，它们的力量加在骰点上。付后面用不上的。
    .title = 牌是钱
lesson-last-round-die = 力量4加2不够。这张牌让骰点算作6。
    .title = 牌是武器
lesson-last-round-now = 上校要把你的6变成1。现在不咳嗽，就成定局。
    .title = 牌是盾
quiz-last-round = 十一点，占卜板一动不动。你会怎么做？
quiz-last-round-push = 推。
    .why = 对：没人推，就敲十二点，全体失败。最坏不过烧掉一点蜡。
quiz-last-round-still = 不动，指望别人。
    .why = 人人这样想的时候就糟了：时辰白白过去，这一晚也就完了。
