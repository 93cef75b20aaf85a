"""An engine of coupons and limits in Python, with nothing but its standard library, for the law kit.

`python3 engine.py` serves it and prints its address. The header `x-bug` chooses a planted bug: a name of BUGS.
Fractions and lines for coupons; for limits, an account of each player that is brought up to date at each call.
"""
import json
from fractions import Fraction
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import combinations, product

MINUTE = 60_000
HOUR = 3_600_000
DAY = 24 * HOUR
SPANS = {'24h': DAY, '7d': 7 * DAY, '30d': 30 * DAY}
KINDS = [f'{family}-{span}' for family in ('stakes', 'losses', 'deposits') for span in SPANS]
LENGTHS = {
    'self-exclusion': {1, 7, 30, 90, 180, 365, 730, 1095, 1825},
    'time-out': {1, 7, 30},
}
WAIT = DAY
CONFIRM = 7 * DAY

BUGS = {
    # Coupons.
    'returned-as-lost', 'half-as-whole', 'round-down', 'banker-as-leg', 'patent-with-singles', 'floats',
    # Limits.
    'looser-at-once', 'confirmed-at-any-time', 'due-is-yes', 'reject-is-yes', 'never-lapses', 'second-change-replaces',
    'window-an-hour-short', 'open-bet-counts-half', 'win-raises-limit', 'exclusion-an-hour-short',
    'last-exclusion-counts', 'bonus-while-excluded', 'no-withdrawal-while-excluded', 'repeated-change-restarts-wait',
    'last-tab-wins', 'withdrawal-gives-back', 'failed-deposit-counts', 'repeat-counts-twice', 'zero-is-no-limit',
    'hours-count-longest-stretch', 'fewer-hours-tomorrow', 'more-hours-at-once', 'reality-check-from-login',
    'reality-check-passes',
    'struck-unchecked', 'waiting-counts-twice', 'counts-from-order', 'order-survives-exclusion', 'order-in-time-out',
    'other-currency-at-face-value',
}


# Coupons ------------------------------------------------------------------------------------------------------------

HALVES = {
    'lost': 'LL', 'won': 'WW', 'returned': 'RR', 'forcedReturn': 'RR', 'halfWon': 'WR', 'halfLost': 'LR',
    'halfLostHalfWon': 'LW',
}


def worth(result, price):
    return {'L': Fraction(0), 'R': Fraction(1), 'W': price}[result]


def half_up(amount, bug):
    return int(amount) if bug == 'round-down' else int(amount + Fraction(1, 2))


def times(factors):
    result = Fraction(1)
    for factor in factors:
        result *= factor
    return result


def units_of(legs):
    """Legs without bankers, in their blocks; a leg without a block is one of its own."""
    blocks = {}
    for at, leg in enumerate(legs):
        if not leg.get('isBanker'):
            blocks.setdefault(leg.get('blockId', f'leg {at}'), []).append(at)
    return list(blocks.values())


def anti_express(legs, margin):
    total = Fraction(0)
    splits = list(product(*[HALVES[leg['result']] for leg in legs]))
    for results in splits:
        if all(result == 'R' for result in results):
            total += 1
        elif 'L' in results:
            odds = times(Fraction(leg['price'], 1000) for leg, result in zip(legs, results) if result != 'R')
            chance = 1 - 1 / odds + Fraction(margin, 1000)
            total += Fraction(half_up(100 / chance, ''), 100)
    return total / len(splits)


def settle(coupon, bug):
    kind, stake, legs = coupon['betType'], coupon.get('stake', 0), coupon['legs']
    if bug == 'returned-as-lost':
        legs = [{**leg, 'result': 'lost' if leg['result'] in ('returned', 'forcedReturn') else leg['result']} for leg in legs]
    if bug == 'half-as-whole':
        legs = [{**leg, 'result': {'halfWon': 'won', 'halfLost': 'lost'}.get(leg['result'], leg['result'])} for leg in legs]
    if bug == 'banker-as-leg' and kind == 'system':
        legs = [{**leg, 'isBanker': False} for leg in legs]

    def factor(leg):
        price = Fraction(leg['price'], 1000)
        return sum(worth(half, price) for half in HALVES[leg['result']]) / 2

    factors = [factor(leg) for leg in legs]
    everything = range(len(legs))
    if bug == 'floats' and kind == 'express':
        paid = float(stake)
        for each in factors:
            paid = round(paid * float(each))
        return int(paid)
    if kind == 'singles':
        return sum(half_up(leg['amount'] * each, bug) for leg, each in zip(legs, factors))
    if kind == 'antiExpress':
        return half_up(stake * anti_express(legs, coupon.get('antiExpressMargin', 116)), bug)
    if kind == 'chain':
        account = Fraction(stake)
        for each in factors:
            bet = min(account, Fraction(stake))
            account += bet * (each - 1)
        return half_up(account, bug)
    if kind == 'conditional':
        account = Fraction(stake)
        amounts = coupon.get('amountByBlockId', {})
        for at, unit in enumerate(units_of(legs)):
            bet = Fraction(stake if at == 0 else amounts[str(legs[unit[0]]['blockId'])])
            if account < bet:
                break
            account += bet * (times(factors[leg] for leg in unit) - 1)
        return half_up(account, bug)
    if kind in ('system', 'multibet'):
        always = [at for at in everything if legs[at].get('isBanker')]
        lines = [always + sum(chosen, []) for chosen in combinations(units_of(legs), coupon['systemValue'])]
    elif kind in ('lucky', 'patent'):
        least = 2 if kind == 'patent' and bug != 'patent-with-singles' else 1
        lines = [line for size in range(least, len(legs) + 1) for line in combinations(everything, size)]
    else:
        lines = [everything]
    return half_up(stake * sum(times(factors[leg] for leg in line) for line in lines) / len(lines), bug)


# Limits -------------------------------------------------------------------------------------------------------------

def loose(value):
    return float('inf') if value is None else value


class Player:
    def __init__(self, bug):
        self.bug = bug
        self.values = {}
        self.pending = {}
        self.ends = {}
        self.money = []
        self.ids = set()
        self.orders = {}
        self.times = {'session-hours': [], 'reality-check': []}
        self.minutes = []
        self.resumed = None

    def at(self, now):
        """Brings pending changes up to date."""
        for kind, asked in list(self.pending.items()):
            if self.bug == 'due-is-yes' and now >= asked['due']:
                self.values[kind] = asked['value']
                del self.pending[kind]
            elif self.bug != 'never-lapses' and now >= asked['due'] + CONFIRM:
                del self.pending[kind]

    def used(self, kind, now):
        family, span = kind.split('-')
        since = now - SPANS[span] + (HOUR if self.bug == 'window-an-hour-short' else 0)
        total = 0
        for what, at, amount in self.money:
            if not since < at <= now:
                continue
            if what == 'stake' and family != 'deposits':
                total += amount // 2 if self.bug == 'open-bet-counts-half' else amount
            elif what == 'return' and family == 'losses':
                total -= amount
                if self.bug != 'win-raises-limit':
                    total = max(0, total)
            elif what == 'deposit' and family == 'deposits':
                total += amount
            elif what == 'withdrawal' and family == 'deposits' and self.bug == 'withdrawal-gives-back':
                total = max(0, total - amount)
        return total

    def left(self, kind, now):
        value = self.values.get(kind)
        return None if value is None else max(0, value - self.used(kind, now))

    def runs(self, kind, now):
        end = self.ends.get(kind, 0) - (HOUR if self.bug == 'exclusion-an-hour-short' else 0)
        return end if end > now else None

    def list(self, call):
        now = call['now']
        return {
            'limits': [{
                'kind': kind,
                'value': self.values.get(kind),
                'pending': {'value': self.pending[kind]['value']} if kind in self.pending else None,
                'left': self.left(kind, now),
            } for kind in KINDS],
            'exclusions': [{'kind': kind, 'endsAt': self.runs(kind, now)} for kind in LENGTHS if self.runs(kind, now)],
        }

    def change(self, call):
        kind, value, now = call['kind'], call['value'], call['now']
        if value is not None and (not isinstance(value, int) or value < 0):
            return False
        if self.bug == 'zero-is-no-limit' and value == 0:
            value = None
        current = self.values.get(kind)
        if self.is_foreign(call) and current is not None:
            return False
        if value == current:
            return True
        if loose(value) < loose(current) or self.bug == 'looser-at-once':
            self.values[kind] = value
            self.pending.pop(kind, None)
            return True
        if 'seen' in call and loose(value) < loose(call['seen']):
            if self.bug == 'last-tab-wins':
                self.values[kind] = value
            return True
        asked = self.pending.get(kind)
        if asked is not None and asked['value'] == value and self.bug != 'repeated-change-restarts-wait':
            return True
        if asked is not None and asked['value'] != value and self.bug != 'second-change-replaces':
            return False
        self.pending[kind] = {'value': value, 'due': now + WAIT}
        return True

    def confirm(self, call):
        asked = self.pending.get(call['kind'])
        if asked is None or (call['now'] < asked['due'] and self.bug != 'confirmed-at-any-time'):
            return False
        self.values[call['kind']] = asked['value']
        del self.pending[call['kind']]
        return True

    def reject(self, call):
        if self.bug == 'reject-is-yes' and call['kind'] in self.pending:
            self.values[call['kind']] = self.pending[call['kind']]['value']
        self.pending.pop(call['kind'], None)
        return True

    def exclude(self, call):
        kind = call['kind']
        if call['days'] not in LENGTHS[kind]:
            return False
        end = call['now'] + call['days'] * DAY
        if self.bug != 'order-survives-exclusion':
            self.orders.clear()
        self.ends[kind] = end if self.bug == 'last-exclusion-counts' else max(end, self.ends.get(kind, 0))
        return True

    def is_foreign(self, call):
        return call.get('currency', 'EUR') != 'EUR' and self.bug != 'other-currency-at-face-value'

    def allows(self, families, amount, now):
        return all(amount <= loose(self.left(kind, now)) for kind in KINDS if kind.split('-')[0] in families)

    def order(self, call):
        is_away = self.runs('time-out', call['now']) and self.bug != 'order-in-time-out'
        if is_away or self.runs('self-exclusion', call['now']):
            return False
        self.orders[call['id']] = (call['now'], call['amount'])
        return True

    def strike(self, call):
        if call['id'] not in self.orders:
            return False
        begun, amount = self.orders.pop(call['id'])
        needed = 2 * amount if self.bug == 'waiting-counts-twice' else amount
        if self.bug != 'struck-unchecked' and not self.allows(('stakes', 'losses'), needed, call['now']):
            return False
        self.money.append(('stake', begun if self.bug == 'counts-from-order' else call['now'], amount))
        return True

    def move(self, call, what):
        now, amount = call['now'], call['amount']
        if call['id'] in self.ids and self.bug != 'repeat-counts-twice':
            return True
        if self.runs('self-exclusion', now) or (what == 'deposit' and self.runs('time-out', now)):
            return False
        families = ('deposits',) if what == 'deposit' else ('stakes', 'losses')
        if self.is_foreign(call) and any(kind.split('-')[0] in families for kind in self.values):
            return False
        if not self.allows(families, amount, now):
            return False
        if not call.get('fails') or self.bug == 'failed-deposit-counts':
            self.ids.add(call['id'])
            self.money.append((what, now, amount))
        return True

    def limit_of_time(self, kind, now):
        in_force = [value for at, value in self.times[kind] if at <= now]
        return in_force[-1] if in_force else None

    def time(self, call):
        kind, value, now = call['kind'], call['value'], call['now']
        before = self.limit_of_time(kind, now)
        waits = value > loose(before) and self.bug != 'more-hours-at-once' or self.bug == 'fewer-hours-tomorrow'
        later = kind == 'session-hours' and before is not None and waits
        self.times[kind].append((now + DAY if later else now, value))
        return True

    def session_over(self, now):
        """Minutes of the last 24 hours count."""
        hours = self.limit_of_time('session-hours', now)
        if hours is None:
            return False
        recent = [at for at in self.minutes if at > now - DAY]
        played = len(recent)
        if self.bug == 'hours-count-longest-stretch':
            played = stretch = 0
            for before, at in zip([None, *recent], recent):
                stretch = stretch + 1 if before is not None and at - before <= MINUTE else 1
                played = max(played, stretch)
        return played >= hours * 60

    def play(self, call):
        if self.session_over(call['now']):
            return False
        self.minutes.append(call['now'])
        return True

    def remind(self, call):
        every = self.limit_of_time('reality-check', call['now'])
        if every is None or not self.minutes:
            return False
        passed = call['now'] - (self.resumed or self.minutes[0])
        if self.bug == 'reality-check-from-login':
            shown = self.minutes[0] + (call['now'] - self.minutes[0]) // (every * MINUTE) * every * MINUTE
            return shown > self.minutes[0] and (self.resumed or 0) < shown
        if self.bug == 'reality-check-passes' and passed >= (every + 5) * MINUTE:
            return False
        return passed >= every * MINUTE

    def resume(self, call):
        self.resumed = call['now']
        return True

    def stake(self, call):
        if self.session_over(call['now']):
            return False
        return self.move(call, 'stake')

    def deposit(self, call):
        return self.move(call, 'deposit')

    def settle(self, call):
        self.money.append(('return', call['now'], call['returned']))
        return True

    def withdraw(self, call):
        if self.bug == 'no-withdrawal-while-excluded' and self.runs('self-exclusion', call['now']):
            return False
        self.money.append(('withdrawal', call['now'], call['amount']))
        return True

    def bonus(self, call):
        return self.bug == 'bonus-while-excluded' or self.runs('self-exclusion', call['now']) is None


PLAYERS = {}


def limits(name, call, bug):
    player = PLAYERS.setdefault((bug, call['player']), Player(bug))
    player.at(call['now'])
    answer = getattr(player, name)(call)
    return answer if name == 'list' else {'accepted': answer}


class Handler(BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'
    # Small answers go out at once.
    disable_nagle_algorithm = True
    wbufsize = -1

    def do_POST(self):
        call = json.loads(self.rfile.read(int(self.headers['content-length'])))
        bug = self.headers.get('x-bug', '')
        path = self.path.strip('/').split('/')
        answer = {'payout': settle(call, bug)} if path == ['settle'] else limits(path[1], call, bug)
        body = json.dumps(answer).encode()
        self.send_response(200)
        self.send_header('content-type', 'application/json')
        self.send_header('content-length', str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


if __name__ == '__main__':
    server = ThreadingHTTPServer(('127.0.0.1', 0), Handler)
    print(f'http://127.0.0.1:{server.server_address[1]}', flush=True)
    server.serve_forever()
