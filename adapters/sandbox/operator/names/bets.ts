/** A player's bets with the names of a language. The record has the English ones, whatever the player saw [LIN-226]. */
import type { BetLegWire, BetWire } from 'touchline/core/history/bet-wire';
import { languageOf } from '../line/line-views.ts';
import { rankingIn } from '../line/ranking.ts';
import { competitionIn, kitsIn, labelIn, sidesIn } from './names.ts';
import type { NameLanguage } from './names.ts';

function legIn(language: NameLanguage, leg: BetLegWire): BetLegWire {
  const { champ, label, ranking } = leg;
  return {
    ...leg,
    champ: competitionIn(language, champ),
    ...sidesIn(language, leg),
    ...kitsIn(language, leg),
    ...(ranking === undefined ? {} : { ranking: rankingIn(language, ranking, leg.sportId) }),
    label: label === null ? null : labelIn(language, label, leg),
  };
}

export function betIn(lng: string, bet: BetWire): BetWire {
  const language = languageOf(lng);
  return { ...bet, legs: bet.legs.map((leg) => legIn(language, leg)) };
}

/** An answer that has a bet once it is accepted. */
export function answerIn<T extends { readonly status: string }>(lng: string, answer: T): T {
  return hasBet(answer) ? { ...answer, bet: betIn(lng, answer.bet) } : answer;
}

function hasBet<T extends object>(answer: T): answer is T & { readonly bet: BetWire } {
  return 'bet' in answer && typeof answer.bet === 'object' && answer.bet !== null;
}
