# Deck building: what is wrong with a deck. $rule is the id of the rule that says so.

name-class-guardian = 守卫者
name-class-seeker = 探求者
name-class-rogue = 流浪者
name-class-mystic = 潜修者
name-class-survivor = 求生者
name-class-neutral = 中立

error-deck-size = { $who }的牌库中计入张数的卡牌有{ $n }张，应当正好{ $size }张（{ $rule }）。
error-deck-too-many-copies = 牌库中不论等级共有{ $n }张{ $card }，最多允许{ $most }张（{ $rule }）。
error-deck-class = { $card }是{ $faction }卡牌，{ $who }不能选用（{ $rule }）。
error-deck-level = { $card }等级过高：{ $who }只能选用不高于{ $most }级的{ $faction }卡牌（{ $rule }）。
error-deck-of-another = { $card }专属于{ $owner }，{ $who }不能选用（{ $rule }）。
error-deck-story-asset = { $card }来自剧情，只能在冒险中获得（{ $rule }）。
error-deck-not-earned = { $card }须用经验值购买，而{ $who }还没有经验值，只能选用0级卡牌（{ $rule }）。
error-deck-experience = { $who }的牌库共值{ $n }点经验值；单场冒险的牌库必须低于50点（{ $rule }）。
error-deck-required = { $who }的牌库必须包含{ $card }（{ $rule }）。
error-deck-weaknesses = 牌库列出了{ $n }张基础弱点（包括{ $card }），应当是{ $most }张（{ $rule }）。
error-deck-collection = 牌库中有{ $n }张{ $card }，但收藏中只有{ $most }张（{ $rule }）。
error-deck-enough-copies = 牌库中{ $card }的数量已达上限：{ $most }张（{ $rule }）。
error-deck-no-copy-left = 收藏中没有更多{ $card }了（{ $rule }）。
error-deck-enough-weaknesses = 牌库已有应有的全部基础弱点（{ $rule }）。
error-deck-investigators = 一副牌库只属于一名调查员，而这份清单提到了{ $whose }（{ $rule }）。
error-deck-no-investigator = 清单没有说明这是谁的牌库：请把调查员的名字单独写一行（{ $rule }）。
error-deck-card-unknown = 第{ $line }行：基础游戏中没有“{ $name }”这张卡牌。
error-deck-card-like = 第{ $line }行：基础游戏中没有“{ $name }”这张卡牌。是指{ $like }吗？
error-deck-too-long = 清单太长：最多读取{ $most }行。

not-card-not-for-you = 该调查员的牌库不能包含这张卡牌，或不能包含这个等级。
not-enough-copies = 牌库中这张同名卡牌的数量已达上限。
not-no-copy-in-collection = 收藏中没有更多这张卡牌了。
not-too-little-experience = 剩余的经验值不够。
fix-remove-a-copy = 可以升级牌库中已有的一张。
