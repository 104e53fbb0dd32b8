# A tiny vocabulary: see ../../__init__.py
gain = gain { $things }
    .one = gains { $things }
lose-candles = { $n ->
    [one] lose { $n } candle
   *[other] lose { $n } candles
 }
    .one = { $n ->
        [one] loses { $n } candle
       *[other] loses { $n } candles
     }
fall-asleep = you fall asleep
    .after = fall asleep
    .one = falls asleep
    .they = fall asleep
may = you may { $cost } to { $deed }
    .one = may { $cost } to { $deed }
if-dark = if it is dark, { $then }
if-dark-or = if it is dark, { $then }; otherwise, { $otherwise }
    .start = if it is dark, { $then }. Otherwise, { $otherwise }
each = { $whom } { $text }
whom-everybody = everybody
whom-the-medium = the medium
omens = { $n ->
    [one] { $n } { $kind } omen
   *[other] { $n } { $kind } omens
 }
kind-good = good
kind-bad = bad
odd-the-last-knock = knock three times; whoever answers is the medium
