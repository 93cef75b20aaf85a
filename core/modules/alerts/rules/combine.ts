/** Makes announcements of the waiting alerts: one for each alert, or one sentence for many [ALR-5]. */
import type { Text } from '../../../kernel/text.ts';
import { text } from '../../../kernel/text.ts';
import type { Alert, AlertKind, BetAlert, GameAlert, MomentKind } from '../types.ts';

/** More alerts of games at once are one announcement [ALR-5]. */
const MAX_ANNOUNCED_ALONE = 2;

/** One message to the player. */
export interface Announcement {
  /** Of the most important alert in it. */
  readonly key: string;
  /** `several`: the announcement stands for more than `MAX_ANNOUNCED_ALONE` alerts. */
  readonly kind: AlertKind | 'several';
  readonly text: Text;
  /** The path that it leads to, without language, and the label of its button. */
  readonly path: string;
  readonly way: Text;
}

/** The most important first. */
const WEIGHTS: readonly MomentKind[] = ['goal', 'redCard', 'fullTime', 'kickOff', 'halfTime'];

const isOfGame = (alert: Alert): alert is GameAlert => alert.kind !== 'settlement';
const weightOf = ({ kind }: GameAlert): number => WEIGHTS.indexOf(kind);

/** Alerts are oldest first. `overview`: where a sum of several games leads. Own bets are never in a sum. */
export function announcementsOf(alerts: readonly Alert[], overview: string): readonly Announcement[] {
  const games = alerts.filter(isOfGame);
  const bets = alerts.flatMap((alert) => (isOfGame(alert) ? [] : [announcementOfBet(alert)]));
  return [...bets, ...(games.length > MAX_ANNOUNCED_ALONE ? sumOf(games, overview) : games.map(announcementOfGame))];
}

const BET_WORDS = { paid: 'notice.betPaid', lost: 'notice.betLost', cashedOut: 'notice.betCashedOut' } as const;

function announcementOfBet({ key, kind, betId, outcome, amount, currency }: BetAlert): Announcement {
  const words = text(BET_WORDS[outcome], { id: betId, amount, currency });
  return { key, kind, text: words, path: `/office/history/${betId}`, way: text('alert.openBet') };
}

function announcementOfGame(alert: GameAlert): Announcement {
  const { key, kind, home, away, team, score } = alert;
  const words = text(`alert.${kind}`, { home, away, team, score: score.join(':') });
  return { key, kind, text: words, path: pathOf(alert), way: text('alert.open') };
}

/** Names the latest alert of the most important kind. */
function sumOf(alerts: readonly GameAlert[], overview: string): readonly Announcement[] {
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
