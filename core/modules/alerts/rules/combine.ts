/** What is told of the alerts that wait: each alone, or one sentence for many [ALR-5]. */
import type { Text } from '../../../kernel/text.ts';
import { text } from '../../../kernel/text.ts';
import type { Alert, AlertKind, BetAlert, GameAlert, MomentKind } from '../types.ts';

/** More alerts at once are told as one. */
const MAX_TOLD_ALONE = 2;

/** One message to the player. */
export interface Telling {
  /** Of the most important alert in it. */
  readonly key: string;
  /** `several`: it stands for more than `MAX_TOLD_ALONE` alerts. */
  readonly kind: AlertKind | 'several';
  readonly text: Text;
  /** Where it leads, without language, and the name of that way. */
  readonly path: string;
  readonly way: Text;
}

/** The most important first. */
const WEIGHTS: readonly MomentKind[] = ['goal', 'redCard', 'fullTime', 'kickOff', 'halfTime'];

const isOfGame = (alert: Alert): alert is GameAlert => alert.kind !== 'settlement';
const weightOf = ({ kind }: GameAlert): number => WEIGHTS.indexOf(kind);

/** Alerts are oldest first. `overview`: where a sum of several games leads. Own bets are never in a sum. */
export function tellingsOf(alerts: readonly Alert[], overview: string): readonly Telling[] {
  const games = alerts.filter(isOfGame);
  const bets = alerts.flatMap((alert) => (isOfGame(alert) ? [] : [tellingOfBet(alert)]));
  return [...bets, ...(games.length > MAX_TOLD_ALONE ? sumOf(games, overview) : games.map(tellingOfGame))];
}

const BET_WORDS = { paid: 'notice.betPaid', lost: 'notice.betLost', cashedOut: 'notice.betCashedOut' } as const;

function tellingOfBet({ key, kind, betId, outcome, amount, currency }: BetAlert): Telling {
  const words = text(BET_WORDS[outcome], { id: betId, amount, currency });
  return { key, kind, text: words, path: `/office/history/${betId}`, way: text('alert.openBet') };
}

function tellingOfGame(alert: GameAlert): Telling {
  const { key, kind, home, away, team, score } = alert;
  const words = text(`alert.${kind}`, { home, away, team, score: score.join(':') });
  return { key, kind, text: words, path: pathOf(alert), way: text('alert.open') };
}

/** Names the latest alert of the most important kind. */
function sumOf(alerts: readonly GameAlert[], overview: string): readonly Telling[] {
  const [first] = [...alerts].reverse().sort((one, other) => weightOf(one) - weightOf(other));
  if (first === undefined) return [];
  const { key, gameId, home, away, score } = first;
  const isOneGame = alerts.every((alert) => alert.gameId === gameId);
  return [
    {
      key,
      kind: 'several',
      text: text('alert.several', { count: alerts.length, home, away, score: score.join(':') }),
      path: isOneGame ? pathOf(first) : overview,
      way: text(isOneGame ? 'alert.open' : 'alert.openAll'),
    },
  ];
}

function pathOf({ sportId, champId, gameId }: GameAlert): string {
  return `/live/${sportId}/${champId}/${gameId}`;
}
