"""Terrabilis read word by word, on positions as dicts: simple, slow, and made without the engine.

`moves(position, deck)` lists what is allowed; `play(position, move, deck, dice)` gives the next position,
where `dice(count)` throws. Nothing here is shared with `terra_widgets.games`.
"""

import copy

COLOURS = ("nature", "wellbeing")
THINGS = ("nature", "wellbeing", "energy", "terras")
PILES = ("economic", "services", "energy")
NOTES = {"1000": 1000, "5000": 5000}


class Over(Exception):
    """The planet is lost: everything stops."""


class Reading:
    """One position, being played on."""

    def __init__(self, position, deck, dice=None):
        self.p = copy.deepcopy(position)
        self.deck = deck
        self.dice = dice
        self.names = [player["name"] for player in self.p["players"]]
        self.options = {"goal": 10, "years": 30, "loans": "asked", "talks": "free"} | self.p.get(
            "options", {}
        )

    # Looking things up

    def who(self, name):
        return next(player for player in self.p["players"] if player["name"] == name)

    @property
    def mine(self):
        return self.who(self.p["turn"])

    @property
    def decider(self):
        if self.p["decision"] == "hit":
            return self.who(self.p["hit"][0])
        if self.p["decision"] == "owe":
            return self.who(self.p["dues"][0]["who"])
        if self.p["decision"] == "answer":
            return self.who(self.p["offer"]["to"])
        return self.mine

    def card(self, name):
        return next(card for card in self.deck.cards if card.id == name)

    def square(self):
        return self.deck.board[self.mine["square"]].what

    def in_game(self):
        return [player for player in self.p["players"] if not player.get("out")]

    def clockwise(self, name):
        """Those still in the game after somebody, in turn order."""
        at = self.names.index(name)
        order = self.names[at + 1 :] + self.names[:at]
        return [self.who(n) for n in order if not self.who(n).get("out")]

    def places(self):
        return {0: 10, 1: 9, 2: 8}.get(self.p["bursts"], 7)

    # What is allowed

    def moves(self):
        decision = self.p["decision"]
        if decision == "over":
            return []
        found = getattr(self, f"can_{decision}")()
        person = self.decider
        if decision == "owe":
            return ["borrow", "leave"]
        if person.get("loan"):
            if person["terras"] >= 20000:
                found.append("repay")
        elif person["wellbeing"] >= 2:
            found.append("borrow")
        return sorted(found)

    def can_roll(self):
        return ["roll"]

    def can_disaster(self):
        return ["roll"]

    def can_owe(self):
        return []

    def can_draw(self):
        return [f"draw {pile}" for pile in PILES if self.p["piles"][pile]]

    def can_build(self):
        hand = self.mine["hand"]
        found = [f"install {name}" for name in hand if self.affordable(name)]
        return found + ([f"return {name}" for name in hand] if len(hand) == 4 else ["keep"])

    def affordable(self, name):
        card, me, zone = self.card(name), self.mine, self.p["zone"]
        if me["terras"] < card.terras or me["energy"] < card.energy:
            return False
        for colour, takes, pays in zip(COLOURS, card.takes, card.pays, strict=True):
            if me[colour] + min(takes, zone[colour]) < pays:
                return False
        return True

    def can_quiz(self):
        return ["answer a", "answer b", "answer c"]

    def can_reward(self):
        return ["take terras", "take energy", "roll"]

    def can_follow(self):
        return ["follow"]

    def can_slush(self):
        return ["accept", "refuse"]

    def can_join(self):
        return ["join", "stay out"]

    def other_members(self):
        return [p for p in self.clockwise(self.p["turn"]) if p.get("alliance")]

    def free(self):
        return self.options["talks"] == "free"

    def listening(self):
        """Whom another offer may be made to."""
        if self.free():
            return [p for p in self.other_members() if p["name"] not in self.p.get("ended", [])]
        return self.other_members() if self.p["offers"] < 3 else []

    def can_trade(self):
        offers = self.listening()
        return ["done"] + [f"trade P{self.names.index(p['name']) + 1}" for p in offers]

    def can_offer(self):
        offer = self.p["offer"]
        partner, found = self.who(offer["to"]), ["drop"]
        if offer["items"] < 12:
            for word, side, other, owner in (
                ("give", "give", "ask", self.mine), ("ask", "ask", "give", partner),
            ):  # fmt: skip
                for item in (*THINGS[:3], *NOTES):
                    thing, amount = ("terras", NOTES[item]) if item in NOTES else (item, 1)
                    has = owner[thing] - (1 if thing in COLOURS else 0)
                    wanted = offer.get(side, {}).get(thing, 0) + amount
                    if not offer.get(other, {}).get(thing) and wanted <= has:
                        found.append(f"{word} {item}")
            if "swap" not in offer and partner["hand"]:
                found += [f"swap {name}" for name in self.mine["hand"]]
        if self.free() and "swap" in offer and "want" not in offer:
            found += [f"want {pile}" for pile in PILES]
        if offer["items"] and self.covered(self.mine, offer.get("give", {})):
            found.append("offer")
        return found

    def covered(self, owner, things):
        return all(owner[t] - (1 if t in COLOURS else 0) >= n for t, n in things.items())

    def can_answer(self):
        offer, partner = self.p["offer"], self.decider
        found = ["decline", "end talks"] if self.free() else ["decline"]
        cards = [name for name in partner["hand"] if offer.get("want") in {None, self.card(name).category}]
        if self.covered(partner, offer.get("ask", {})):
            found += [f"agree {name}" for name in cards] if "swap" in offer else ["agree"]
        return found

    def can_hit(self):
        return ["pay nature", "pay wellbeing"]

    # Playing

    def play(self, move):
        verb, _, rest = move.partition(" ")
        try:
            getattr(self, f"do_{verb}")(rest)
            self.sort_out()
        except Over:
            self.finish()
        return self.p

    def sort_out(self):
        """Who dropped out, and who decides next."""
        decision = self.p["decision"]
        if decision == "over":
            return
        if len(self.in_game()) < 2:
            self.finish()
        elif decision in {"hit", "owe"}:
            if self.decider.get("out"):
                self.go_on()
        elif self.mine.get("out"):
            self.next_turn()
        elif decision == "trade" or (
            decision in {"offer", "answer"} and self.who(self.p["offer"]["to"]).get("out")
        ):
            self.back_to_trade()

    def finish(self):
        self.decide("over")

    def decide(self, decision, **more):
        for key in ("card", "question", "hit", "dues", "offers", "declined", "ended", "offer"):
            self.p.pop(key, None)
        self.p.update(decision=decision, **more)

    def next_turn(self):
        others = self.clockwise(self.p["turn"])
        if others:
            self.p["turn"] = others[0]["name"]
        self.decide("roll")

    # Counters and money

    def harm(self, person, wellbeing=0, nature=0):
        """One counter after the other, well-being first."""
        zone = self.p["zone"]
        for colour, wanted in (("wellbeing", wellbeing), ("nature", nature)):
            for _ in range(wanted):
                if person[colour] == 0:
                    break
                if sum(zone.values()) == self.places():
                    zone.update(nature=0, wellbeing=0)
                    self.p["bursts"] += 1
                    if self.p["bursts"] > {2: 1, 3: 2, 4: 3}[len(self.names)]:
                        raise Over
                person[colour] -= 1
                zone[colour] += 1
        if person["nature"] == 0 or person["wellbeing"] == 0:
            self.drop_out(person)

    def benefit(self, person, wellbeing=0, nature=0):
        zone = self.p["zone"]
        for colour, wanted in (("wellbeing", wellbeing), ("nature", nature)):
            taken = min(wanted, zone[colour])
            zone[colour] -= taken
            person[colour] += taken

    def drop_out(self, person):
        for name in person["hand"]:
            self.p["piles"][self.card(name).category].append(name)
        person.update(out=True, nature=0, wellbeing=0, energy=0, terras=0, hand=[])
        person.pop("loan", None)

    # What is owed, one thing after the other

    def owed(self, *todo):
        """Settle all of this, or stop where somebody must choose; then it is the next one's turn."""
        self.todo = list(todo)
        self.go_on()

    def go_on(self):
        if not hasattr(self, "todo"):
            hits = [{"who": name, "what": "hit"} for name in self.p.get("hit", [])]
            self.todo = self.p.get("dues", hits)
        while self.todo:
            one = self.todo[0]
            person, what = self.who(one["who"]), one["what"]
            if person.get("out"):
                self.todo.pop(0)
                continue
            if what == "hit":
                self.decide("hit", hit=[later["who"] for later in self.todo])
                return
            if what == "trade":
                if self.other_members():
                    self.decide("trade", **({} if self.free() else {"offers": 0}))
                else:
                    self.next_turn()
                return
            if what == "get":
                self.benefit(person, nature=one.get("nature", 0), wellbeing=one.get("wellbeing", 0))
                person["energy"] += one.get("energy", 0)
                person["terras"] += one.get("terras", 0)
            else:
                person["energy"] = max(0, person["energy"] - one.pop("energy", 0))
                terras = one.get("terras", 0)
                if person["terras"] < terras and not person.get("loan") and person["wellbeing"] >= 3:
                    if self.options["loans"] == "asked":
                        card = {"card": self.p["card"]} if "card" in self.p else {}
                        self.decide("owe", dues=self.todo, **card)
                        return
                    self.do_loan(person)
                self.hand_over(person, what, terras)
                self.harm(person, nature=one.get("nature", 0), wellbeing=one.get("wellbeing", 0))
            self.todo.pop(0)
        self.next_turn()

    def hand_over(self, person, what, terras):
        paid = min(terras, person["terras"])
        person["terras"] -= paid
        if what == "tribute" and not self.mine.get("out"):
            self.mine["terras"] += paid

    def do_loan(self, person):
        person["loan"] = True
        person["terras"] += 20000
        self.harm(person, wellbeing=2)

    def do_borrow(self, seat):
        self.do_loan(self.who(self.names[int(seat[1:]) - 1]) if seat else self.decider)
        if self.p["decision"] == "owe" and not seat:
            self.go_on()

    def do_repay(self, seat):
        person = self.who(self.names[int(seat[1:]) - 1]) if seat else self.decider
        person["terras"] -= 20000
        del person["loan"]

    def do_leave(self, _):
        person, one = self.decider, self.p["dues"][0]
        self.hand_over(person, one["what"], one["terras"])
        self.drop_out(person)
        self.go_on()

    # Moving

    def do_roll(self, _):
        if self.p["decision"] == "disaster":
            self.disaster()
            return
        me = self.mine
        target = me["square"] + sum(self.dice(2))
        if target >= len(self.deck.board):
            self.year_ends()
            return
        me["square"] = target
        what, member = self.square(), me.get("alliance")
        if what == "development":
            self.decide("draw" if any(self.p["piles"].values()) else "build")
        elif what == "quiz":
            question = self.p["questions"].pop(0)
            self.p["questions"].append(question)
            self.decide("quiz", question=question)
        elif what == "hazard":
            card = self.p["hazards"].pop(0)
            self.p["hazards"].append(card)
            self.decide("follow", card=card)
        elif what == "disaster":
            self.decide("disaster")
        elif what == "conflict":
            self.decide("roll" if member else "follow")
        elif what == "slush":
            self.decide("follow" if member else "slush")
        else:
            self.decide("follow" if member else "join")

    def year_ends(self):
        final = self.p["year"] >= self.options["years"] or any(
            len(player["built"]) >= self.options["goal"] for player in self.p["players"]
        )
        for person in self.in_game():
            person["square"] = 0
            for name in person["built"]:
                energy, terras = self.card(name).gain
                person["energy"] += energy
                person["terras"] += terras
        for person in self.in_game():
            if not person.get("loan"):
                continue
            if not final:
                person["terras"] = max(0, person["terras"] - 2000)
            elif person["terras"] >= 22000:
                person["terras"] -= 22000
                del person["loan"]
            else:
                self.drop_out(person)
        if final:
            self.finish()
        else:
            self.p["year"] += 1
            self.decide("roll")

    # Squares

    def do_draw(self, pile):
        self.mine["hand"].append(self.p["piles"][pile].pop(0))
        self.decide("build")

    def do_install(self, name):
        me, card = self.mine, self.card(name)
        me["hand"].remove(name)
        me["built"].append(name)
        me["terras"] -= card.terras
        me["energy"] += card.bonus - card.energy
        self.benefit(me, nature=card.takes[0], wellbeing=card.takes[1])
        self.harm(me, nature=card.pays[0], wellbeing=card.pays[1])
        self.next_turn()

    def do_return(self, name):
        self.mine["hand"].remove(name)
        self.p["piles"][self.card(name).category].append(name)
        self.next_turn()

    def do_keep(self, _):
        self.next_turn()

    def do_answer(self, letter):
        question = next(q for q in self.deck.quiz if q.id == self.p["question"])
        if "abc"[question.right] == letter:
            self.decide("reward")
        else:
            self.next_turn()

    def do_take(self, what):
        self.mine[what] += {"terras": 3000, "energy": 2}[what]
        self.next_turn()

    def tax(self):
        terras = sum(self.card(name).tax for name in self.mine["built"])
        return {"who": self.p["turn"], "what": "tax", **({"terras": terras} if terras else {})}

    def do_follow(self, _):
        what = self.square()
        if what == "hazard":
            self.hazard()
        elif what == "slush":
            self.benefit(self.mine, wellbeing=1)
            self.next_turn()
        elif what == "conflict":
            self.war()
        else:
            self.owed(self.tax(), {"who": self.p["turn"], "what": "trade"})

    def hazard(self):
        card = next(h for h in self.deck.hazards if h.id == self.p["card"])
        todo = []
        for person in [self.mine, *self.clockwise(self.p["turn"])]:
            hit = {
                "you": person is self.mine,
                "all": True,
                "members": person.get("alliance", False),
                "outsiders": not person.get("alliance", False),
            }[card.who]
            times = 1
            if card.per:
                built = [self.card(name) for name in person["built"]]
                times = len([b for b in built if card.per in {b.category, b.source}])
            if not hit:
                continue
            for what, amounts in (("get", card.gets), ("pay", card.pays)):
                things = {t: times * n for t, n in zip(THINGS, amounts, strict=True) if times * n}
                if things:
                    todo.append({"who": person["name"], "what": what, **things})
        self.owed(*todo)

    def war(self):
        todo = [{"who": self.p["turn"], "what": "pay", "nature": 1, "wellbeing": 2}]
        others = [person["name"] for person in self.clockwise(self.p["turn"]) if not person.get("alliance")]
        todo += [{"who": name, "what": "tribute", "wellbeing": 1, "terras": 3000} for name in others]
        self.owed(*todo)

    def disaster(self):
        others = self.clockwise(self.p["turn"])
        (pips,) = self.dice(1)
        if pips == 1:
            hit = []
        elif pips in {2, 3}:
            hit = others[:1]
        elif pips in {4, 5}:
            hit = others[-1:]
        else:
            hit = others
        mine = {"who": self.p["turn"], "what": "pay", "nature": 1, "wellbeing": 1, "terras": 4000}
        self.owed(mine, *({"who": person["name"], "what": "hit"} for person in hit))

    def do_pay(self, colour):
        first, *others = self.p["hit"]
        pay = {"who": first, "what": "pay", colour: 1, "terras": 2000}
        self.owed(pay, *({"who": name, "what": "hit"} for name in others))

    def do_accept(self, _):
        self.mine["terras"] += 6000
        self.harm(self.mine, wellbeing=2)
        self.next_turn()

    def do_refuse(self, _):
        self.decide("roll")

    def do_join(self, _):
        self.mine["alliance"] = True
        self.owed(self.tax())

    def do_stay(self, _):
        self.next_turn()

    # Trade

    def do_trade(self, seat):
        partner = self.names[int(seat[1:]) - 1]
        self.decide("offer", **self.talks(1), offer={"to": partner, "items": 0})

    def talks(self, more=0):
        """What is kept of the talks so far."""
        if not self.free():
            return {"offers": self.p["offers"] + more}
        return {key: self.p[key] for key in ("declined", "ended") if self.p.get(key)}

    def stands(self, how):
        """From now on the talks with the partner stand so: open, declined or ended."""
        partner = self.p["offer"]["to"]
        for key in ("declined", "ended"):
            names = {name for name in self.p.get(key, []) if name != partner} | (
                {partner} if key == how else set()
            )
            self.p[key] = [name for name in self.names if name in names and self.free()]

    def do_done(self, _):
        self.next_turn()

    def do_give(self, item):
        self.put("give", item)

    def do_ask(self, item):
        self.put("ask", item)

    def put(self, side, item):
        offer = self.p["offer"]
        thing, amount = ("terras", NOTES[item]) if item in NOTES else (item, 1)
        things = offer.setdefault(side, {})
        things[thing] = things.get(thing, 0) + amount
        offer["items"] += 1

    def do_swap(self, name):
        self.p["offer"]["swap"] = name
        self.p["offer"]["items"] += 1

    def do_want(self, pile):
        self.p["offer"]["want"] = pile

    def do_offer(self, _):
        self.p["decision"] = "answer"

    def back_to_trade(self):
        self.decide("trade", **self.talks())
        if self.free() and not self.listening():
            self.next_turn()

    def do_drop(self, _):
        self.stands("ended")
        self.back_to_trade()

    def do_decline(self, _):
        self.stands("declined")
        self.back_to_trade()

    def do_end(self, _):
        self.stands("ended")
        self.back_to_trade()

    def do_agree(self, name):
        offer, me, partner = self.p["offer"], self.mine, self.decider
        for thing, amount in offer.get("give", {}).items():
            me[thing] -= amount
            partner[thing] += amount
        for thing, amount in offer.get("ask", {}).items():
            me[thing] += amount
            partner[thing] -= amount
        if name:
            me["hand"].remove(offer["swap"])
            partner["hand"].remove(name)
            me["hand"].append(name)
            partner["hand"].append(offer["swap"])
        self.stands("open")
        self.back_to_trade()


def moves(position, deck):
    """Every legal move, sorted."""
    return Reading(position, deck).moves()


def play(position, move, deck, dice):
    """The position after a move."""
    return Reading(position, deck, dice).play(move)


def score(player, deck):
    """TB-61, line by line."""
    cards = [next(card for card in deck.cards if card.id == name) for name in player["built"]]
    points = player["nature"] + player["wellbeing"] + player["terras"] // 5000
    for card in cards:
        points += 2 if card.category == "services" else 0
        points += 1 if card.category == "economic" or card.source == "renewable" else 0
    return points


def outcome(position, deck):
    """Points and winners of a position that is over."""
    players = position["players"]
    lost = position["bursts"] > {2: 1, 3: 2, 4: 3}[len(players)]
    points = [0 if lost or p.get("out") else score(p, deck) for p in players]
    left = [] if lost else [i for i, p in enumerate(players) if not p.get("out")]
    best = max((points[i] for i in left), default=0)
    return points, [i for i in left if points[i] == best]


def reachable(position, depth, deck, dice):
    """How many different positions exactly 1, 2, ... moves can lead to."""
    numbers, here = [], [position]
    for _ in range(depth):
        there = [play(p, move, deck, dice) for p in here for move in moves(p, deck)]
        here = list({content(p): p for p in there}.values())
        numbers.append(len(here))
    return numbers


def content(position):
    """A position as a text that is the same for the same position, whatever the order of its keys."""
    if isinstance(position, dict):
        return "{" + ",".join(f"{key}:{content(position[key])}" for key in sorted(position)) + "}"
    if isinstance(position, list):
        return "[" + ",".join(map(content, position)) + "]"
    return repr(position)
