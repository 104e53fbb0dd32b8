"""What a seat cannot know is dealt again: hands, Items, objectives, and what only others have looked at."""

from __future__ import annotations

from collections.abc import Sequence

from seance.engine import Dice, Printed, Told, key_of
from seance.games.nemesis.rules.exploration import NOBODY
from seance.games.nemesis.rules.pieces import Crew
from seance.games.nemesis.rules.printed import Card, Item, Objective
from seance.games.nemesis.rules.searching import keep_item
from seance.games.nemesis.rules.state import Ship

COLOURS = ("red", "yellow", "green", "blue")


def imagine(s: Ship, seat: int, stream: Dice, heard: list[Told]) -> None:
    """Every pool is sorted first: how things really lie must make no difference."""
    others = [who for who in s.crew if who.seat != seat]
    for who in others:
        deal_hand(who, seat, stream, played(heard, who))
    own = s.crew[seat]
    own.known.retell(seat, own.items, stream)
    own.seen.retell(seat, own.objectives, stream)
    if s.mode == "semi-coop":
        deal_objectives(s, seat, others, stream)
    deal_items(s, seat, others, stream, heard)
    deal_rooms(s, seat, stream)
    for engine in s.engines:
        engine.deal_again(seat, stream)
    s.coordinates.deal_again(seat, stream)
    s.events.deal_again(seat, stream)
    if s.hunter not in (-1, seat):
        deal_hunter(s, seat, stream, heard)


def played(heard: list[Told], who: Crew) -> list[str]:
    """The cards that have left a hand since the mark: they must have been in it."""
    found: list[str] = []
    for told in heard:
        if told.event in ("discarded", "plays") and told.args["crew"] == who.key:
            cards = told.args["cards"] if told.event == "discarded" else [str(told.args["card"])]
            if isinstance(cards, list):
                found += [str(card) for card in cards]
    return found


def deal_hand(who: Crew, seat: int, stream: Dice, pinned: list[str]) -> None:
    pool = sorted(who.hand + who.deck.hidden(seat), key=key_of)
    hand: list[Card] = []
    for key in pinned[: len(who.hand)]:
        card = next((card for card in pool if card.key == key), None)
        if card is not None:
            pool.remove(card)
            hand.append(card)
    hand += [stream.take("hands", pool) for _ in range(len(who.hand) - len(hand))]
    who.hand[:] = hand
    who.deck.deal(seat, pool, stream)


def deal_hunter(s: Ship, seat: int, stream: Dice, heard: list[Told]) -> None:
    """The hand of the Intruder player, and the Intruder Attack cards that only this player has seen."""
    pool = sorted(s.hunter_hand + s.hunter_deck.hidden(seat), key=key_of)
    played = [told.args["card"] for told in heard if told.event == "hunts"]
    hand = [card for card in pool if card.key in played]
    pool = [card for card in pool if card not in hand]
    hand += [stream.take("hands", pool) for _ in range(len(s.hunter_hand) - len(hand))]
    s.hunter_hand[:] = hand
    s.hunter_deck.deal(seat, pool, stream)
    s.attacks.deal_again(seat, stream)


# ---- objectives ------------------------------------------------------------------------------------------------


def deal_objectives(s: Ship, seat: int, others: Sequence[Crew], stream: Dice) -> None:
    """Everybody was dealt one of each deck; which of the two was kept nobody else knows."""
    pools = {deck: [card for card in s.objectives_left if card.deck == deck] for deck in ("personal", "corporate")}
    for who in others:
        known = who.seen.known(seat)
        for card in (*who.objectives, *who.rejected):
            if card not in known:
                pools[card.deck].append(card)
    for pool in pools.values():
        pool.sort(key=key_of)
    for who in others:
        known = who.seen.known(seat)
        decks = [deck for deck in pools if deck not in [card.deck for card in known]]
        dealt = {card.deck: card for card in known} | {deck: stream.take("objectives", pools[deck]) for deck in decks}
        deal_kept(who, known, [dealt[deck] for deck in pools], stream)
        who.seen.deal(seat, who.objectives, [], stream, [card for card in who.objectives if card not in known])
    s.objectives_left[:] = [card for pool in pools.values() for card in sorted(pool, key=key_of)]


def deal_kept(who: Crew, known: list[Objective], dealt: list[Objective], stream: Dice) -> None:
    if not who.rejected:
        who.objectives[:] = dealt
        return
    kept = known[0] if known else stream.roll("kept", dealt)
    who.objectives[:] = [kept]
    who.rejected[:] = [card for card in dealt if card is not kept]


# ---- Items -----------------------------------------------------------------------------------------------------


def deal_items(s: Ship, seat: int, others: Sequence[Crew], stream: Dice, heard: list[Told]) -> None:
    """The colours of backs are public. Quest Items are too. What the dead carried left the game unseen."""
    decks = {"red": s.red, "yellow": s.yellow, "green": s.green}
    pools: dict[str, list[Item]] = {colour: deck.hidden(seat) for colour, deck in decks.items()} | {"blue": []}
    finds = [record for record in s.stack if record.what == "keep-item" and record.seat != seat]
    lost = [(i, card.colour) for i, card in enumerate(s.box) if isinstance(card, Item) and is_secret(card)]
    unseen: list[Printed] = [s.box[i] for i, _ in lost]
    for who in others:
        unseen += who.known.hidden(seat, who.items)
    for record in finds:
        unseen += record.cards
    for card in unseen:
        if isinstance(card, Item) and card.colour:
            pools[card.colour].append(card)
    for pool in pools.values():
        pool.sort(key=key_of)
    for who in others:
        deal_inventory(who, seat, pools, stream, shown(heard, who))
    for i, colour in lost:
        s.box[i] = take_light(pools[colour], stream)
    for record in finds:
        again = [stream.take("found", pools[card.colour]) for card in record.cards if isinstance(card, Item)]
        s.stack[s.stack.index(record)] = keep_item(s.crew[record.seat], tuple(again))
    for colour, deck in decks.items():
        deck.deal(seat, pools[colour], stream)
    deal_offer(s, seat, stream)


def is_secret(item: Item) -> bool:
    """Heavy, crafted and Quest Items are seen by all."""
    return item.colour in ("red", "yellow", "green") and not item.heavy


def take_light(pool: list[Item], stream: Dice) -> Item:
    """Heavy Items are never in an Inventory."""
    item = stream.take("items", [one for one in pool if not one.heavy])
    pool.remove(item)
    return item


def shown(heard: list[Told], who: Crew) -> list[str]:
    """The Items that were used, shown or offered since the mark."""
    found: list[str] = []
    for told in heard:
        if told.args.get("crew") == who.key:
            for name in ("item", "items", "give"):
                value = told.args.get(name)
                found += (
                    [value]
                    if isinstance(value, str)
                    else [str(one) for one in value]
                    if isinstance(value, list)
                    else []
                )
    return found


def deal_inventory(who: Crew, seat: int, pools: dict[str, list[Item]], stream: Dice, pinned: list[str]) -> None:
    known = who.known.known(seat)
    hidden = who.known.hidden(seat, who.items)
    for item in known:
        if item.key in pinned:
            pinned.remove(item.key)
    items: list[Item] = []
    for item in sorted(hidden, key=lambda one: one.colour):
        pool = pools.get(item.colour)
        if pool is None:
            items.append(item)
            continue
        wanted = next((one for one in pool if one.key in pinned and not one.heavy), None)
        if wanted is not None:
            pool.remove(wanted)
            pinned.remove(wanted.key)
            items.append(wanted)
        else:
            items.append(take_light(pool, stream))
    who.known.deal(seat, who.items, [], stream, items)


def deal_offer(s: Ship, seat: int, stream: Dice) -> None:
    """An offer that only those in the room have heard: others know how many Items were shown for it, and no more."""
    deal = s.bargain
    if deal is None or deal.to < 0 or seat in deal.room:
        return
    one, two = s.crew[deal.by], s.crew[deal.to]
    mine, its = [sorted([item.key for item in a.known.known(b.seat)]) for a, b in ((one, two), (two, one))]
    held = [held.key for held in one.hands]
    n = sum([key not in held for key in deal.give])
    deal.give = [stream.take("offer", mine) for _ in range(min(n, len(mine)))]
    its += sorted([held.key for held in two.hands])
    deal.want = [] if deal.give or not its else [stream.roll("offer", its)]
    if not deal.give and not deal.want:
        deal.give = held[:1]


# ---- rooms -----------------------------------------------------------------------------------------------------


def deal_rooms(s: Ship, seat: int, stream: Dice) -> None:
    """Tiles and tokens that others have looked at go back to those that lie face down."""
    unseen_tiles = [room for room, peeked in s.looked.items() if peeked[0] and seat not in peeked[1]]
    unseen_tokens = [room for room, peeked in s.looked.items() if peeked[2] is not None and seat not in peeked[3]]
    for room in unseen_tiles:
        tiles_of(s, room).append(s.looked[room][0])
    for room in unseen_tokens:
        token = s.looked[room][2]
        assert token is not None
        s.explorations.append(token)
    for pool in (s.tiles_1, s.tiles_2):
        pool.sort()
    s.explorations.sort(key=key_of)
    for room in sorted(s.looked):
        tile, tile_seats, token, token_seats = s.looked.get(room, NOBODY)
        if room in unseen_tiles:
            tile = stream.take("tiles", tiles_of(s, room))
        if room in unseen_tokens:
            token = stream.take("explorations", s.explorations)
        s.looked[room] = (tile, tile_seats, token, token_seats)


def tiles_of(s: Ship, room: int) -> list[str]:
    return s.tiles_1 if room in s.board.slots_1 else s.tiles_2
