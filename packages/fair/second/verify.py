#!/usr/bin/env python3
"""A second verifier of Stammtisch records, written from docs/fairness.md alone.

    python3 verify.py FILE...

Checks the dealing of each record: commitments, shares, chain, lots and every deck. The moves are the rules' affair and
not looked at. Prints one line of JSON a file; exit 0 if all hold, 1 if one does not, 2 if one cannot be judged.
Needs nothing but Python's standard library.
"""

import hashlib
import hmac
import json
import re
import struct
import sys

ZERO = b"\0"
FRENCH = ("CDHS", "23456789TJQKA")
GERMAN = ("ALHB", "789UOKTA")


class Forged(Exception):
    """Something does not hold."""


class Unusable(Exception):
    """The record says too little to be judged."""


def u32(number):
    return struct.pack(">I", number)


def sha256(data):
    return hashlib.sha256(data).digest()


# Section 2: the stream of numbers of one link.
def words(key, table, match, link, shares):
    message = b"stammtisch/deal/1" + ZERO + table.encode("utf-8") + ZERO + u32(match) + u32(link)
    message += b"".join(bytes(32) if share is None else share for share in shares)
    counter = 0
    while True:
        block = hmac.new(key, message + u32(counter), hashlib.sha256).digest()
        yield from struct.unpack(">8I", block)
        counter += 1


def below(stream, n):
    limit = (2**32 // n) * n
    while True:
        word = next(stream)
        if word < limit:
            return word % n


# Section 3: the shuffle.
def shuffled(items, stream):
    items = list(items)
    for i in range(len(items) - 1, 0, -1):
        j = below(stream, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


# Section 4: the packs.
def suited(pack):
    suits, ranks = pack
    return [rank + suit for suit in suits for rank in ranks]


def smear_pack(seats, options):
    kept = (6 * seats + (6 if seats % 2 == 0 else 4) - 2) // 4
    jokers = ["BJ", "SJ"][: options.get("jokers", 2)]
    return suited((FRENCH[0], FRENCH[1][-kept:])) + jokers


def zsirozas_pack(seats, _options):
    whole = suited(GERMAN)
    return [card for card in whole if card not in ("8L", "8B")] if seats == 3 else whole


def spades_pack(seats, options):
    deck, deal = options.get("deck", "52"), options.get("deal", "cap13")
    full = suited(FRENCH) + ([] if deck == "52" else ["BJ", "SJ"])
    leaving = []
    if deck != "52" and seats < 6:
        if deck == "jjd":
            leaving = ["2C", "2D"]
        elif deck == "jjdd":
            leaving = ["2C", "2H"]
        elif seats == 5:
            leaving = ["2C", "2D", "2H", "2S"]
        elif seats != 3:
            leaving = ["2C", "2D"]
    left = [card for card in full if card not in leaving]
    if deal == "strip":
        raised = {"52": [], "jokers": ["SJ", "BJ"], "jjd": ["2S", "SJ", "BJ"], "jjdd": ["2S", "2D", "SJ", "BJ"]}[deck]
        lowest = sorted((c for c in left if c not in raised), key=lambda c: FRENCH[1].index(c[0]))
        gone = lowest[: len(left) % seats]
        left = [card for card in left if card not in gone]
    return left


PACKS = {"smear": smear_pack, "zsirozas": zsirozas_pack, "spades": spades_pack}


# Section 5: the lots.
def lots(game, seats, options, stream):
    chairs = list(range(seats))
    if options.get("partners") == "random":
        chairs = shuffled(chairs, stream)
    if game != "spades":
        return chairs, below(stream, seats)
    deck = iter(shuffled(suited(FRENCH), stream))
    drawing = list(range(seats))
    while len(drawing) > 1:
        drawn = {seat: FRENCH[1].index(next(deck)[0]) for seat in drawing}
        drawing = [seat for seat in drawing if drawn[seat] == max(drawn.values())]
    return chairs, drawing[0]


def raw(text):
    if text is None:
        return None
    if not isinstance(text, str) or re.fullmatch("[0-9a-f]{64}", text) is None:
        raise Unusable("not 32 bytes in hex")
    return bytes.fromhex(text)


# Section 6: what must hold, in this order.
def verify(record):
    fairness = record.get("fairness")
    if not isinstance(fairness, dict):
        raise Unusable("no fairness")
    game, seats, table, match = record["game"], record["seats"], record["table"], record["match"]
    options, deals = record.get("options", {}), record["deals"]
    shares = [raw(share) for share in fairness["shares"]]
    commitments = [raw(commitment) for commitment in fairness["commitments"]]
    if len(shares) != seats or len(commitments) != seats:
        raise Unusable("one share and one commitment for each chair")

    for chair, (share, commitment) in enumerate(zip(shares, commitments)):
        if share is None and commitment is None:
            continue
        if share is None:
            raise Forged("share-missing")
        if commitment is None:
            raise Forged("share-uncommitted")
        label = b"stammtisch/share/1" + ZERO + table.encode("utf-8") + ZERO
        if sha256(label + u32(match) + u32(chair) + share) != commitment:
            raise Forged("share-changed")

    before, keys = raw(fairness["start"]), []
    for index, link in enumerate(fairness["links"]):
        if link["k"] != index + 1 or link["for"] != ("lots" if index == 0 else index - 1):
            raise Forged("link-out-of-order")
        if link["k"] > fairness["length"]:
            raise Forged("chain-too-short")
        key = raw(link["reveal"])
        if sha256(key) != before:
            raise Forged("link-changed")
        keys.append(key)
        before = key
    if len(keys) < len(deals) + 1:
        raise Forged("chain-truncated")
    if len(keys) > len(deals) + 1:
        raise Forged("link-unused")

    chairs, first_dealer = lots(game, seats, options, words(keys[0], table, match, 1, shares))
    if fairness["chairs"] != chairs:
        raise Forged("seats-changed")
    if record["firstDealer"] != first_dealer:
        raise Forged("first-dealer-changed")
    sides = record.get("sides")
    if sides is not None and sides != [seat % (max(sides) + 1) for seat in range(seats)]:
        raise Forged("sides-changed")
    if any(record.get("startScores", [])):
        raise Forged("start-scores")

    pack = PACKS[game](seats, options)
    for index, deal in enumerate(deals):
        if "deck" not in deal:
            raise Unusable(f"deal {index} has no deck")
        if "dealer" in deal:
            raise Forged("dealer-changed")
        if sorted(deal["deck"]) != sorted(pack):
            raise Forged("pack-changed")
        link = index + 2
        if deal["deck"] != shuffled(pack, words(keys[index + 1], table, match, link, shares)):
            raise Forged("deck-changed")
    return {"fair": True, "decks": len(deals), "voided": fairness["voided"]}


def main(files):
    worst = 0
    for file in files:
        try:
            with open(file, encoding="utf-8") as opened:
                answer, code = verify(json.load(opened)), 0
        except Forged as forged:
            answer, code = {"fair": False, "error": {"code": str(forged)}}, 1
        except (Unusable, KeyError, TypeError, ValueError, OSError) as wrong:
            answer, code = {"unusable": str(wrong)}, 2
        print(json.dumps(answer))
        worst = max(worst, code)
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
