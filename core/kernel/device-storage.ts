/**
 * The table of everything that the site stores in a visitor's browser. Every writer takes the name and the lifetime
 * from this table, and the page about cookies lists its entries. No other name is written.
 */

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

export type StoragePlace = 'cookie' | 'storage' | 'tab' | 'database' | 'cache';
export type StoragePurpose = 'necessary' | 'functionality' | 'marketing';

export interface StoredEntry {
  /** The name; with `isPrefix`, the prefix of each name. */
  readonly name: string;
  readonly isPrefix?: true;
  /** The browser's local storage when absent. */
  readonly place?: StoragePlace;
  /** `necessary` when absent. */
  readonly purpose?: StoragePurpose;
  /**
   * Lifetime in seconds, or until an event. `visit`: until the browser or the tab is closed; `player`: until the player
   * logs out; `done`: until its work is done; `cleared`: until the visitor clears it.
   */
  readonly life: number | 'visit' | 'player' | 'done' | 'cleared';
}

export const DEVICE_STORAGE = {
  session: { name: 'touchline_session', place: 'cookie', life: 30 * DAY_S },
  visitor: { name: 'touchline_visitor', place: 'cookie', life: 180 * DAY_S },
  secureData: { name: 'ggru', place: 'cookie', life: DAY_S },
  grant: { name: 'grant', place: 'cookie', life: 30 * MINUTE_S },
  ageThisVisit: { name: 'age_proven', place: 'cookie', life: 'visit' },
  width: { name: 'window_width', place: 'cookie', purpose: 'functionality', life: DAY_S },
  referrer: { name: 'refererid', place: 'cookie', purpose: 'marketing', life: 60 * DAY_S },
  referralBf: { name: 'bf_id', place: 'cookie', purpose: 'marketing', life: DAY_S },
  referralLink: { name: 'reflinkid', place: 'cookie', purpose: 'marketing', life: 60 * DAY_S },
  referralVisit: { name: 'reflinkid_visit', place: 'cookie', purpose: 'marketing', life: HOUR_S },
  referralPartner: { name: 'ref_partner_id', place: 'cookie', purpose: 'marketing', life: 60 * DAY_S },
  referralQuery: { name: 'postback_watcher', place: 'cookie', purpose: 'marketing', life: 30 * DAY_S },
  referralSub: { name: 'subid', place: 'cookie', purpose: 'marketing', life: 60 * DAY_S },
  analytics: { name: 'tl.analytics', purpose: 'marketing', life: DAY_S },
  consent: { name: 'tl.consent', life: 'cleared' },
  preferences: { name: 'tl.preferences', life: 'cleared' },
  display: { name: 'tl.display', life: 'cleared' },
  look: { name: 'tl.look', life: 'cleared' },
  age: { name: 'tl.ageProven', life: 3 * DAY_S },
  activeAt: { name: 'tl.my.activeAt', life: 'player' },
  pingAt: { name: 'tl.my.pingAt', life: 'player' },
  realityCheck: { name: 'tl.realityCheckTimestamp', life: 'player' },
  placing: { name: 'tl.my.placing', life: 'player' },
  cashOut: { name: 'tl.my.cashOut.', isPrefix: true, life: 'done' },
  betEdit: { name: 'tl.my.betEdit.', isPrefix: true, life: 'done' },
  playersTotoDrafts: { name: 'tl.my.toto', life: 'player' },
  tournamentActs: { name: 'tl.my.tournaments', life: 'player' },
  unsentFavourites: { name: 'tl.my.favourites', purpose: 'functionality', life: 'player' },
  fingerprint: { name: 'fp_d', life: 'player' },
  loggedOff: { name: 'tl.loggedOff', life: 'done' },
  loggedOut: { name: 'tl.loggedOut', life: 'done' },
  forgetting: { name: 'tl.forgetting', life: 'done' },
  social: { name: 'tl.social', life: 10 * MINUTE_S },
  payment: { name: 'tl.pay.', isPrefix: true, life: 'done' },
  unwritten: { name: 'tl.unwritten.', isPrefix: true, life: 'done' },
  searches: { name: 'tl.searches', purpose: 'functionality', life: 'cleared' },
  viewed: { name: 'tl.viewed', purpose: 'functionality', life: 'cleared' },
  favourites: { name: 'tl.favourites', purpose: 'functionality', life: 'cleared' },
  mediaZones: { name: 'tl.mediaZones', purpose: 'functionality', life: 'cleared' },
  gameSound: { name: 'tl.gameSound', purpose: 'functionality', life: 'cleared' },
  trials: { name: 'tl.trials', purpose: 'functionality', life: 'cleared' },
  totoDrafts: { name: 'tl.toto', life: 'cleared' },
  newSite: { name: 'tl.newSite', life: 'cleared' },
  registrationReminder: { name: 'tl.registrationReminder', life: 'cleared' },
  reloadedAt: { name: 'touchline/reloaded-at', place: 'tab', life: 'visit' },
  messenger: { name: 'tl.messenger', place: 'tab', life: 'visit' },
  journal: { name: 'touchline', place: 'database', life: 'cleared' },
  files: { name: 'touchline-site ', isPrefix: true, place: 'cache', life: 'cleared' },
} as const satisfies Readonly<Record<string, StoredEntry>>;

export type StoredEntryId = keyof typeof DEVICE_STORAGE;
