/** A core in virtual time with an operator whose answers the test sets. */
import { EMPTY, map, timer } from 'rxjs';
import { expect } from 'vitest';
import { createMemoryJournal, createMemoryStorage, createNoTabs } from '../../../adapters/node/memory-ports.ts';
import { createNodeDigest } from '../../../adapters/node/node-digest.ts';
import { createCore } from 'touchline/app/create-core';
import type { Core } from 'touchline/app/facade';
import 'touchline/core/appeals/public';
import { features } from 'touchline/app/features';
import { loadFeatures } from '../../models/modules.ts';
import type { FeatureName } from 'touchline/app/features';
import 'touchline/navigation/decide';
import { createCell } from 'touchline/kernel/readable';
import { err, ok } from 'touchline/kernel/result';
import { schedulerOf } from 'touchline/kernel/time';
import type { KeyValueStorage } from 'touchline/ports/storage';
import type { HttpRequest } from 'touchline/ports/http';
import type { VirtualClock } from '../../models/virtual-clock.ts';
import { createVirtualClock } from '../../models/virtual-clock.ts';

/** A body (200), a status with a body, or nothing at all. */
export type Answer = Readonly<Record<string, unknown>> | readonly [status: number, body: unknown] | 'network';
type Answering = Answer | ((request: HttpRequest) => Answer);

export const PATHS = {
  light: 'GET /blocks-api/api/v1/block/light',
  full: 'POST /blocks-api/api/v2/block',
  group: 'GET /bff-api/config/group/get',
  redirect: 'POST /redirects-api/api/v1/redirect-light',
  terms: 'GET /web-api/api-v3/v2/user/agreement-rules/status',
  confirm: 'POST /web-api/api-v3/v2/user/agreement-rules/confirm',
  appeals: 'GET /blocks-api/api/v1/appeals',
  appeal: 'POST /blocks-api/api/v1/appeals',
} as const;

export const FREE = { data: { displayTypeId: 0, templateTypeId: null } };
export const blocked = (templateTypeId: number | null): Answer => ({ data: { displayTypeId: 1, templateTypeId } });
const NO_UPKEEP = {
  started_at: null,
  ended_at: null,
  notify_started_at: null,
  notify_ended_at: null,
  isActive: false,
  web_state: false,
};
export const upkeep = (fields: Readonly<Record<string, unknown>>): Answer => ({
  maintenance: { ...NO_UPKEEP, ...fields },
});

const CONFIG = {
  languages: ['en', 'ru', 'de', 'ar'],
  defaultLanguage: 'en',
  country_code: 'DE',
  geoCountryId: 49,
  geoCurrency: 'EUR',
  companyName: 'T',
  isRegistrationAllowed: true,
  minAge: 18,
  currencies: [],
  countries: [],
  coupon: { maxLegs: 10 },
  isProduction: false,
  isAvailableConfirmTerms: true,
  isShowNotifyUpdate: true,
};
const TOKENS = { token: 't', sessionToken: 's', expiresAt: Date.UTC(2030, 0, 1) };

export interface Given {
  readonly core: Core;
  readonly clock: VirtualClock;
  readonly answers: Map<string, Answering>;
  /** `POST /path` of each call, in order, from the first. */
  readonly calls: string[];
  readonly requests: HttpRequest[];
  readonly cookies: Map<string, string>;
  readonly storage: KeyValueStorage;
  readonly visible: { set(value: boolean): void };
  readonly reports: string[];
  readonly asked: (path: keyof typeof PATHS) => number;
  /** The result of the first address; empty while undecided. */
  readonly landed: () => string;
  /** The current result of an address: its route, or the redirect. */
  readonly goTo: (address: string) => Promise<string>;
  /** Signs the player in or out, with effect from the next tick. */
  signIn(): Promise<void>;
  close(): void;
}

export interface Options {
  readonly answers?: Readonly<Partial<Record<keyof typeof PATHS, Answering>>>;
  readonly config?: Readonly<Record<string, unknown>>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly isPlayer?: boolean;
  /** The operator's clock minus ours, ms. */
  readonly ahead?: number;
  /** The address that the page was opened with, decided before any fact is known. */
  readonly asks?: string;
  /** The query that the page was opened with. */
  readonly query?: string;
}

const ANSWER_MS = 10;
const open = new Set<Core>();

/** For `afterEach`. */
export function closeGates(): void {
  for (const core of open) core.stop();
  open.clear();
}

export async function openGate({
  answers = {},
  config = {},
  cookies = {},
  isPlayer = false,
  ahead = 0,
  asks,
  query = '',
}: Options = {}): Promise<Given> {
  const clock = createVirtualClock();
  const calls: string[] = [];
  const requests: HttpRequest[] = [];
  const reports: string[] = [];
  const jar = new Map(Object.entries(cookies));
  const storage = createMemoryStorage();
  const visible = createCell(true);
  let made = 0;
  let player = isPlayer;
  const known = new Map<string, Answering>([
    ['GET /bff-api/config/all.json', () => ({ ...CONFIG, ...config, serverTime: clock.now() + ahead })],
    ['GET /web-api/session', () => [200, player ? '7' : '']],
    ['GET /web-api/user/gettoken', () => TOKENS],
    ['POST /web-api/user/login', () => ({ ...TOKENS, userId: '7', previousLoginAt: null })],
    ['POST /web-api/user/disconnect', () => [204, '']],
    [PATHS.light, FREE],
    [PATHS.full, FREE],
    [PATHS.group, (request) => (request.path.includes('maintenance') ? upkeep({}) : {})],
    [PATHS.terms, { result: false, updatedAt: 1 }],
    [PATHS.redirect, { data: { redirect: false, code: 200, url: '/', reasons: [], breadcrumbs: [] } }],
    ...Object.entries(answers).map(([name, answer]): readonly [string, Answering] => [
      PATHS[name as keyof typeof PATHS],
      answer,
    ]),
  ]);
  const core = createCore({
    clock,
    digest: createNodeDigest(),
    storage,
    journal: createMemoryJournal(),
    tabs: createNoTabs(),
    lineFeed: { open: () => EMPTY },
    ids: {
      next: () => `id-${String((made += 1)).padStart(6, '0')}`,
      uuid: () => `uuid-${(made += 1)}`,
      random: () => 0.5,
    },
    http: {
      send: (request) => {
        const [path = ''] = request.path.split('?');
        const what = `${request.method} ${path}`;
        calls.push(what);
        requests.push(request);
        const answering = known.get(what) ?? [404, ''];
        const answer = typeof answering === 'function' ? answering(request) : answering;
        return timer(ANSWER_MS, schedulerOf(clock)).pipe(
          map(() => {
            if (answer === 'network') return err({ kind: 'network' as const });
            const [status, body] = Array.isArray(answer) ? (answer as readonly [number, unknown]) : [200, answer];
            return ok({ status, text: typeof body === 'string' ? body : JSON.stringify(body) });
          }),
        );
      },
    },
    page: {
      visible,
      online: createCell(true),
      languages: ['en'],
      nextFrame: (run) => clock.after(16, run),
      prefersDark: false,
      query,
    },
    cookies: {
      read: (name) => jar.get(name) ?? null,
      write: ({ name, value, lifeS = null }) =>
        void (lifeS === null || lifeS > 0 ? jar.set(name, value) : jar.delete(name)),
    },
    report: (where, fault) => void reports.push(`${where}: ${fault instanceof Error ? fault.message : String(fault)}`),
  });
  open.add(core);
  let first = '';
  const decide = async (address: string): Promise<string> => {
    const outcome = await core.navigation.decide(address);
    return outcome.kind === 'redirect'
      ? `${outcome.status} ${outcome.to}`
      : outcome.kind === 'show'
        ? (outcome.target.route?.name ?? '')
        : outcome.kind;
  };
  void core.start();
  if (asks !== undefined) void decide(asks).then((landed) => (first = landed));
  // Loading code takes turns of the event loop, but no virtual time.
  await loadFeatures();
  const later = Object.entries(features).flatMap(([name, entry]) =>
    'when' in entry && entry.when === 'start' ? [name as FeatureName] : [],
  );
  for (let turn = 0; turn < 50 && later.some((name) => core.feature(name).get() === null); turn += 1)
    await clock.run(1);
  expect(later.filter((name) => core.feature(name).get() === null)).toEqual([]);
  // A player's first token is requested from the other tabs first.
  for (let turn = 0; turn < (isPlayer ? 100 : 20); turn += 1) await clock.run(5);
  return {
    core,
    clock,
    calls,
    requests,
    cookies: jar,
    storage,
    visible,
    reports,
    answers: known,
    asked: (path) => calls.filter((call) => call === PATHS[path]).length,
    landed: () => first,
    async goTo(address) {
      let landed = '';
      void decide(address).then((there) => (landed = there));
      await clock.run(100);
      return landed;
    },
    async signIn() {
      player = true;
      core.actions('session')?.logIn('me', 'secret');
      await clock.run(100);
    },
    close: () => core.stop(),
  };
}
