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
  readonly place: StoragePlace;
  readonly purpose: StoragePurpose;
  /**
   * Lifetime in seconds, or until an event. `visit`: until the browser or the tab is closed; `player`: until the player
   * logs out; `done`: until its work is done; `cleared`: until the visitor clears it.
   */
  readonly life: number | 'visit' | 'player' | 'done' | 'cleared';
}

export const DEVICE_STORAGE = {
  session: { name: 'touchline_session', place: 'cookie', purpose: 'necessary', life: 30 * DAY_S },
  visitor: { name: 'touchline_visitor', place: 'cookie', purpose: 'necessary', life: 180 * DAY_S },
  secureData: { name: 'ggru', place: 'cookie', purpose: 'necessary', life: DAY_S },
  grant: { name: 'grant', place: 'cookie', purpose: 'necessary', life: 30 * MINUTE_S },
  ageThisVisit: { name: 'age_proven', place: 'cookie', purpose: 'necessary', life: 'visit' },
  width: { name: 'window_width', place: 'cookie', purpose: 'functionality', life: DAY_S },
  referrer: { name: 'refererid', place: 'cookie', purpose: 'marketing', life: 60 * DAY_S },
  referralBf: { name: 'bf_id', place: 'cookie', purpose: 'marketing', life: DAY_S },
  referralLink: { name: 'reflinkid', place: 'cookie', purpose: 'marketing', life: 60 * DAY_S },
  referralVisit: { name: 'reflinkid_visit', place: 'cookie', purpose: 'marketing', life: HOUR_S },
  referralPartner: { name: 'ref_partner_id', place: 'cookie', purpose: 'marketing', life: 60 * DAY_S },
  referralQuery: { name: 'postback_watcher', place: 'cookie', purpose: 'marketing', life: 30 * DAY_S },
  referralSub: { name: 'subid', place: 'cookie', purpose: 'marketing', life: 60 * DAY_S },
  analytics: { name: 'tl.analytics', place: 'storage', purpose: 'marketing', life: DAY_S },
  consent: { name: 'tl.consent', place: 'storage', purpose: 'necessary', life: 'cleared' },
  preferences: { name: 'tl.preferences', place: 'storage', purpose: 'necessary', life: 'cleared' },
  display: { name: 'tl.display', place: 'storage', purpose: 'necessary', life: 'cleared' },
  look: { name: 'tl.look', place: 'storage', purpose: 'necessary', life: 'cleared' },
  age: { name: 'tl.ageProven', place: 'storage', purpose: 'necessary', life: 3 * DAY_S },
  activeAt: { name: 'tl.my.activeAt', place: 'storage', purpose: 'necessary', life: 'player' },
  pingAt: { name: 'tl.my.pingAt', place: 'storage', purpose: 'necessary', life: 'player' },
  realityCheck: { name: 'tl.realityCheckTimestamp', place: 'storage', purpose: 'necessary', life: 'player' },
  placing: { name: 'tl.my.placing', place: 'storage', purpose: 'necessary', life: 'player' },
  cashOut: {
    name: 'tl.my.cashOut.',
    isPrefix: true,
    place: 'storage',
    purpose: 'necessary',
    life: 'done',
  },
  betEdit: { name: 'tl.my.betEdit.', isPrefix: true, place: 'storage', purpose: 'necessary', life: 'done' },
  playersTotoDrafts: { name: 'tl.my.toto', place: 'storage', purpose: 'necessary', life: 'player' },
  tournamentActs: { name: 'tl.my.tournaments', place: 'storage', purpose: 'necessary', life: 'player' },
  unsentFavourites: { name: 'tl.my.favourites', place: 'storage', purpose: 'functionality', life: 'player' },
  fingerprint: { name: 'fp_d', place: 'storage', purpose: 'necessary', life: 'player' },
  loggedOff: { name: 'tl.loggedOff', place: 'storage', purpose: 'necessary', life: 'done' },
  loggedOut: { name: 'tl.loggedOut', place: 'storage', purpose: 'necessary', life: 'done' },
  forgetting: { name: 'tl.forgetting', place: 'storage', purpose: 'necessary', life: 'done' },
  social: { name: 'tl.social', place: 'storage', purpose: 'necessary', life: 10 * MINUTE_S },
  payment: { name: 'tl.pay.', isPrefix: true, place: 'storage', purpose: 'necessary', life: 'done' },
  unwritten: { name: 'tl.unwritten.', isPrefix: true, place: 'storage', purpose: 'necessary', life: 'done' },
  searches: { name: 'tl.searches', place: 'storage', purpose: 'functionality', life: 'cleared' },
  viewed: { name: 'tl.viewed', place: 'storage', purpose: 'functionality', life: 'cleared' },
  favourites: { name: 'tl.favourites', place: 'storage', purpose: 'functionality', life: 'cleared' },
  mediaZones: { name: 'tl.mediaZones', place: 'storage', purpose: 'functionality', life: 'cleared' },
  gameSound: { name: 'tl.gameSound', place: 'storage', purpose: 'functionality', life: 'cleared' },
  trials: { name: 'tl.trials', place: 'storage', purpose: 'functionality', life: 'cleared' },
  totoDrafts: { name: 'tl.toto', place: 'storage', purpose: 'necessary', life: 'cleared' },
  newSite: { name: 'tl.newSite', place: 'storage', purpose: 'necessary', life: 'cleared' },
  registrationReminder: { name: 'tl.registrationReminder', place: 'storage', purpose: 'necessary', life: 'cleared' },
  reloadedAt: { name: 'touchline/reloaded-at', place: 'tab', purpose: 'necessary', life: 'visit' },
  messenger: { name: 'tl.messenger', place: 'tab', purpose: 'necessary', life: 'visit' },
  journal: { name: 'touchline', place: 'database', purpose: 'necessary', life: 'cleared' },
  files: { name: 'touchline-site ', isPrefix: true, place: 'cache', purpose: 'necessary', life: 'cleared' },
} as const satisfies Readonly<Record<string, StoredEntry>>;

export type StoredEntryId = keyof typeof DEVICE_STORAGE;
