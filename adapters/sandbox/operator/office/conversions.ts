/**
 * Conversions of a player's own money between the main account and accounts in other currencies, at the rate of the UTC
 * day. The player confirms a quote; where it no longer holds, nothing moves and the answer carries the present one. One
 * key never converts twice. Amounts in minor units.
 */
import { toDecimalString } from 'touchline/kernel/rational';
import { accountTypeOf, BONUS, MAIN } from '../players/accounts.ts';
import type { Currency } from '../players/directory.ts';
import { dayOf, exchanged, rateBetween } from '../players/exchange-rates.ts';
import { HOUSE_EXCHANGE, mainAccount, move } from '../players/wallets.ts';
import type { Office } from './office.ts';
import type { OfficeRecord } from './records.ts';

const RATE_DIGITS = 6;
const DAY_MS = 86_400_000;

export type Permission = 'none' | 'main' | 'additional';

export interface AskedConversion {
  /** Numbers of accounts. */
  readonly from: number;
  readonly to: number;
  readonly amount: number;
}

export interface Quote extends AskedConversion {
  readonly received: number;
  /** Units of the wanted currency per unit of the given one, as a decimal string. */
  readonly rate: string;
  /** The end of the day whose rate this is, wall ms. */
  readonly endsAt: number;
}

export type ConversionRefusal =
  | 'unknownAccount'
  | 'bonusAccount'
  | 'sameAccount'
  | 'conversionNotAllowed'
  | 'insufficientFunds'
  | 'amountTooSmall'
  | 'noRate'
  | 'rateChanged';

export type QuoteAnswer =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly refusal: ConversionRefusal };

export interface Conversions {
  apply(record: OfficeRecord): void;
  quote(playerId: number, asked: AskedConversion): QuoteAnswer;
  /** Converts, if the player receives exactly `received`. */
  convert(playerId: number, key: string, asked: AskedConversion & { readonly received: number }): QuoteAnswer;
}

interface ConversionDeps {
  readonly office: Pick<Office, 'currencyOf'>;
  /** The player's own money in a currency. */
  readonly balance: (playerId: number, iso: string) => number;
  readonly permission: () => Permission;
  readonly commit: (record: OfficeRecord) => void;
  readonly now: () => number;
}

export function createConversions({ office, balance, permission, commit, now }: ConversionDeps): Conversions {
  const done = new Map<string, Quote>();
  const nameOf = (playerId: number, key: string): string => `${playerId} ${key}`;
  const refused = (refusal: ConversionRefusal): QuoteAnswer => ({ ok: false, refusal });

  function quoteOf(asked: AskedConversion, from: Currency, to: Currency, at: number): Quote | null {
    const day = dayOf(at);
    const received = exchanged(asked.amount, from, to, day);
    const rate = rateBetween(day, from, to);
    if (received === null || rate === null) return null;
    const shown = toDecimalString(rate, RATE_DIGITS).replace(/\.?0+$/, '');
    return { ...asked, received, rate: shown, endsAt: endOf(day) };
  }

  function quote(playerId: number, asked: AskedConversion): QuoteAnswer {
    const [from, to] = [office.currencyOf(playerId, asked.from), office.currencyOf(playerId, asked.to)];
    if (from === null || to === null) return refused('unknownAccount');
    if ([asked.from, asked.to].some((id) => accountTypeOf(playerId, id) === BONUS)) return refused('bonusAccount');
    if (asked.from === asked.to) return refused('sameAccount');
    const isMain = accountTypeOf(playerId, asked.from) === MAIN;
    const allowed = permission();
    if (allowed === 'none' || (allowed === 'main' && !isMain)) return refused('conversionNotAllowed');
    if (asked.amount > balance(playerId, from.iso)) return refused('insufficientFunds');
    const found = quoteOf(asked, from, to, now());
    if (found === null) return refused('noRate');
    return found.received === 0 ? refused('amountTooSmall') : { ok: true, quote: found };
  }

  return {
    apply(record) {
      if (record.t !== 'moneyConverted') return;
      const { playerId, key, fromId: from, toId: to, amount, received, rate, at } = record;
      done.set(nameOf(playerId, key), { from, to, amount, received, rate, endsAt: endOf(dayOf(at)) });
    },
    quote,
    convert(playerId, key, { received, ...asked }) {
      const known = done.get(nameOf(playerId, key));
      if (known !== undefined) return { ok: true, quote: known };
      const answer = quote(playerId, asked);
      if (!answer.ok) return answer;
      if (answer.quote.received !== received) return refused('rateChanged');
      const [from, to] = [office.currencyOf(playerId, asked.from), office.currencyOf(playerId, asked.to)];
      if (from === null || to === null) return refused('unknownAccount');
      const money = mainAccount(playerId);
      commit({
        t: 'moneyConverted',
        at: now(),
        playerId,
        key,
        fromId: asked.from,
        toId: asked.to,
        amount: asked.amount,
        received,
        rate: answer.quote.rate,
        entries: [
          ...move(money, HOUSE_EXCHANGE, from.iso, asked.amount),
          ...move(HOUSE_EXCHANGE, money, to.iso, received),
        ],
      });
      return answer;
    },
  };
}

/** Wall ms. */
function endOf(day: number): number {
  return (day + 1) * DAY_MS;
}
