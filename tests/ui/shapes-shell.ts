/**
 * The values of placeholders in the shell's keys (closed pages, modals, consent, remote views, a player's state):
 * tables over their types.
 */
import { ALERT_KINDS, MOMENT_KINDS } from 'touchline/core/alerts/types';
import type { AppealStatus } from 'touchline/core/appeals/types';
import type { CookieName } from 'touchline/core/consent/options';
import { HELD_ONLY, ROUTED } from 'touchline/core/modals/kinds';
import { MODAL_KINDS } from '../arbitraries/modal-kinds.ts';
import type { ViewFailureCode } from 'touchline/core/remote-views/types';
import type { ProtectionStatus, Verification } from 'touchline/core/user/rules/status';
import { codesIn } from './codes-in.ts';

type Table<K extends string> = Readonly<Record<K, true>>;

const APPEALS: Table<AppealStatus> = { received: true, inReview: true, granted: true, declined: true, unknown: true };
const COOKIES: Table<CookieName> = { necessary: true, functionality: true, marketing: true };
/** All other codes are shown as an untrusted origin. */
const VIEW_FAILURES: Table<Exclude<ViewFailureCode, 'manifest' | 'redirected' | 'wrongType' | 'malformed'>> = {
  network: true,
  timeout: true,
  status: true,
  tooLarge: true,
  integrity: true,
  origin: true,
  threw: true,
  noAnswer: true,
  unsupported: true,
};
const PROTECTION: Table<ProtectionStatus> = { none: true, bad: true, normal: true, good: true, full: true };
const VERIFICATION: Table<Verification> = {
  verified: true,
  notVerified: true,
  pending: true,
  denied: true,
  documentNeeded: true,
  unknown: true,
};

const closedPages = codesIn(
  'ui/web/screens/technical/closed-page.tsx',
  /SCENES[^=]*= new Map[^(]*\(\[(.*?)\]\);/gs,
).filter((_, at) => at % 2 === 0);
const worded = MODAL_KINDS.filter((kind) => !HELD_ONLY.has(kind) && !ROUTED.has(kind));

export const SHELL_SHAPES: Readonly<Record<string, readonly string[]>> = {
  'alert.*': MOMENT_KINDS,
  'alert.outside.*': ['denied', 'unsupported'],
  'alert.kind.*': [...ALERT_KINDS, 'several'],
  'closed.*.text': closedPages,
  'closed.*.title': closedPages,
  'closed.appeals.*': ['failed', 'refused'],
  'closed.appeals.status.*': Object.keys(APPEALS),
  'closed.terms.*': codesIn('ui/web/screens/technical/confirm-page.tsx', /DOCUMENTS = \[([^\]]*)\]/g),
  'consent.*': ['customize', 'onlyNecessary', 'acceptAll'],
  'consent.*.name': Object.keys(COOKIES),
  'consent.*.text': Object.keys(COOKIES),
  'modal.*.text': worded,
  'modal.*.title': worded,
  'office.protection.*': Object.keys(PROTECTION),
  'office.verification.*': Object.keys(VERIFICATION),
  'remote.failed.*': Object.keys(VIEW_FAILURES),
};
