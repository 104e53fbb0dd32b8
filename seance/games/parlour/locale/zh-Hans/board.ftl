# 文字版桌面
see-evening = 第{ $round }轮，{ $hour }点。{ $goal }分获胜。牌堆{ $deck }张。
see-turn = 轮到{ $sitter }：还有{ $actions }个行动。
see-you = { $sitter }（你）
see-gone = 已逃走
see-wax = 蜡烛{ $tall }+{ $short }
see-cards = { $n }张牌
see-score = { $n }分
see-has = 持有{ $cards }
see-unknown = 未见
see-spirit = { $spirit }（声{ $voice }，值{ $worth }）
see-owner = { $sitter }已听见
see-secret = 暗中见过
see-stack = 已打出待结算：{ $sitter }的{ $card }
see-offer = { $sitter }以{ $give }换{ $want }
see-known = 你知道牌堆第{ $depth }张起是{ $cards }
see-card = { $card }（{ $power }）
see-hand = 你的手牌：{ $cards }
