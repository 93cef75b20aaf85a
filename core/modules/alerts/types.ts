/** Alerts: moments of starred games and those of open bets. */
import type { SwitchName } from '../display/public.ts';
import type { SystemPermission } from '../../ports/system-alerts.ts';

export const MOMENT_KINDS = ['kickOff', 'goal', 'redCard', 'halfTime', 'fullTime'] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];
export const ALERT_KINDS = [...MOMENT_KINDS, 'settlement'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** The option of `display` that switches a kind. */
export const OPTION_OF = {
  kickOff: 'isKickOffAnnounced',
  goal: 'isGoalAnnounced',
  redCard: 'isRedCardAnnounced',
  halfTime: 'isHalfTimeAnnounced',
  fullTime: 'isFullTimeAnnounced',
  settlement: 'isSettlementAnnounced',
} as const satisfies Readonly<Record<AlertKind, SwitchName>>;

/** A moment of a watched game. */
export interface GameAlert {
  /** Unique and the same in every tab: `7:3`, the game and the number of the happening. */
  readonly key: string;
  readonly kind: MomentKind;
  readonly gameId: number;
  readonly sportId: number;
  readonly champId: number;
  readonly home: string;
  readonly away: string;
  /** Whose goal or card; '' for neither side. */
  readonly team: string;
  readonly score: readonly [number, number];
}

/** An own bet that was settled while the page was hidden. */
export interface BetAlert {
  /** `bet:` and the bet's number. */
  readonly key: string;
  readonly kind: 'settlement';
  readonly betId: string;
  readonly outcome: 'paid' | 'lost' | 'cashedOut';
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

export type Alert = GameAlert | BetAlert;

/** An alert that waits for its turn. */
export interface Waiting {
  readonly alert: Alert;
  /** Wall ms of this device. */
  readonly receivedAt: number;
}

export interface AlertsState {
  /** Oldest first. */
  readonly waiting: readonly Waiting[];
  /** Keys of the received alerts, in this tab or another; the newest last. */
  readonly received: readonly string[];
  /** Time of the last announcement, in this tab or another, wall ms; null: none yet. */
  readonly announcedAt: number | null;
}

/** The watched games, competitions and teams. */
export interface Watched {
  /** Starred games and those of open bets. */
  readonly games: readonly number[];
  readonly competitions: readonly number[];
  readonly teams: readonly number[];
}

export interface AlertsView {
  /** Of alerts outside the page. */
  readonly permission: SystemPermission;
  /** Keys of the received alerts. */
  readonly received: ReadonlySet<string>;
  /** Whether own bets are followed and announced outside the page now, because the page is hidden. */
  readonly areBetsAnnouncedOutside: boolean;
}
