/** Every call: the two tables of the requirements are served, and the README's table lists all calls. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRoutes } from '../../adapters/sandbox/handlers/create-handlers.ts';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { documentedCalls, pathOf } from './calls-table.ts';
import { get, post, register, signed } from './operator-client.ts';
import type { Answer, Signed } from './operator-client.ts';

const README = readFileSync(join(import.meta.dirname, '../../adapters/sandbox/README.md'), 'utf8');
const documented = documentedCalls(README);
const named = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method.toUpperCase()} ${pathOf(path)}`;

let host: NodeOperator;
let player: Signed;
beforeAll(async () => {
  host = await createNodeOperator({});
  player = await register(host.fetch);
});
afterAll(() => host.close());

/** The shape of an answer: its fields, recursively, without values; a list is represented by its first entry. */
const TEXT: unknown = expect.any(String);
const NUMBER: unknown = expect.any(Number);
const FLAG: unknown = expect.any(Boolean);
const LIST: unknown = expect.any(Array);
const OBJECT: unknown = expect.any(Object);
const DATA = { success: FLAG, data: { message: TEXT } };
const BLOCK = { data: { displayTypeId: NUMBER } };
const PHOTO = { provider: 'faceid', image: '/9j/4AAQSkZJRg==' };
const VIEW = { headers: { 'x-render-mode': 'json', 'x-api-version': 'v2' } };

interface Row {
  /** The text of the requirement; in parentheses where it names no path. */
  readonly specified: string;
  readonly call: string;
  readonly body?: unknown;
  readonly answers?: number;
  readonly shape?: unknown;
  readonly isSigned?: boolean;
}

const V3 = '/limit-service-api/api/external/web/v3';
const SEO =
  'domain=site.example&projectId=1&language=en&timezone=0&stream=line&section=sports-champ&subsectionId=1&championshipId=1&matchId=&menuSection=all';
const SHELL: readonly Row[] = [
  {
    specified: 'GET /bff-api/config/all.json',
    call: 'GET /bff-api/config/all.json?lang=en',
    shape: {
      languages: LIST,
      country_code: TEXT,
      group_id: NUMBER,
      analyticsCollectorApiKey: TEXT,
      availableRoutes: null,
    },
  },
  {
    specified: 'GET /bff-api/config/group/get',
    call: 'GET /bff-api/config/group/get?groups=coupon,maintenance&lang=en',
    shape: {
      coupon: OBJECT,
      maintenance: {
        started_at: null,
        ended_at: null,
        notify_started_at: null,
        notify_ended_at: null,
        isActive: FLAG,
        web_state: FLAG,
      },
    },
  },
  {
    specified: 'POST /redirects-api/api/v1/redirect-light',
    call: 'POST /redirects-api/api/v1/redirect-light',
    body: { url: '/en/live' },
    shape: { data: { redirect: FLAG, code: NUMBER, url: TEXT, reasons: LIST, breadcrumbs: LIST } },
  },
  {
    specified: 'GET /blocks-api/api/v1/block/light',
    call: 'GET /blocks-api/api/v1/block/light?stage=start&auth=0',
    shape: BLOCK,
  },
  {
    specified: 'POST /blocks-api/api/v2/block',
    call: 'POST /blocks-api/api/v2/block',
    body: { auth: false, url: '/en' },
    shape: BLOCK,
  },
  {
    specified: 'GET /social-api/oauth/google-one-tap/clientId',
    call: 'GET /social-api/oauth/google-one-tap/clientId',
    shape: { clientId: TEXT },
  },
  {
    specified: 'POST /web-api/api/web/user/v1/reality-check',
    call: 'POST /web-api/api/web/user/v1/reality-check',
    body: { data: { attributes: { action: 'continue', do_not_show_again: false, popup_show_at: 1 } } },
    isSigned: true,
    shape: { success: true },
  },
  {
    specified: 'POST /limit-service-api/api/external/web/v3/ping',
    call: `POST ${V3}/ping`,
    isSigned: true,
    answers: 204,
  },
  { specified: 'GET /web-api/session', call: 'GET /web-api/session', shape: TEXT },
  {
    specified: 'POST /web-api/user/updatetoken',
    call: 'POST /web-api/user/updatetoken',
    isSigned: true,
    shape: { token: TEXT },
  },
  {
    specified: 'GET /web-api/api-v3/v2/user/agreement-rules/status',
    call: 'GET /web-api/api-v3/v2/user/agreement-rules/status',
    isSigned: true,
    shape: { result: FLAG, updatedAt: NUMBER },
  },
  { specified: 'GET /web-api/policy/logo.agif', call: 'GET /web-api/policy/logo.agif' },
  {
    specified: '(sports names)',
    call: 'GET /line-api/v1/sports-names?lng=de',
    shape: { sports: expect.arrayContaining([{ sportId: 1, nameEng: TEXT }]) as unknown },
  },
  {
    specified: '(SEO content)',
    call: `GET /bff-api/seo/content?${SEO}`,
    shape: { title: TEXT, blocks: LIST, style: TEXT },
  },
  {
    specified: '(SEO page visual)',
    call: `GET /bff-api/seo/page-visual?${SEO}`,
    shape: { style: TEXT },
  },
  {
    specified: '(SEO page data)',
    call: `GET /bff-api/seo/page-data?${SEO}`,
    shape: {
      title: TEXT,
      description: TEXT,
      customCanonical: { mode: 'url', targetUrl: TEXT },
      metaRobots: TEXT,
      hierarchyMetaRobots: null,
      metas: LIST,
      hrefLang: LIST,
    },
  },
  {
    specified: '/fatman-api/{key}',
    call: 'POST /fatman-api/touchline',
    body: { events: [{ name: 'seen' }] },
    answers: 204,
  },
  {
    specified: '(secure data)',
    call: 'GET /web-api/user/secure-data',
    isSigned: true,
    shape: { ggru: TEXT, grant: TEXT },
  },
  {
    specified: '(rights)',
    call: 'GET /web-api/user/rights',
    isSigned: true,
    shape: { rights: LIST, accountConversion: TEXT },
  },
  {
    specified: '(a remote view)',
    call: 'GET /views-api/v1/manifest?view=information&path=/contacts&lng=en',
    shape: { appName: TEXT, mode: 'json', url: TEXT, origins: LIST, integrity: TEXT },
  },
];
const DOMAIN: readonly Row[] = [
  {
    specified: 'GET /limit-service-api/api/external/web/v3/limits',
    call: `GET ${V3}/limits`,
    isSigned: true,
    shape: { limits: LIST },
  },
  {
    specified: 'POST same path',
    call: `POST ${V3}/limits`,
    body: { limits: [{ limitType: 20, limitValue: 5_000 }] },
    isSigned: true,
    shape: { status: 'ok', questions: LIST, tokenGuid: TEXT, limitsData: LIST },
  },
  {
    specified: 'GET .../v3/availablelimits',
    call: `GET ${V3}/availablelimits`,
    isSigned: true,
    shape: expect.arrayContaining([expect.objectContaining({ type: 20, options: LIST, label: TEXT, measure: TEXT })]),
  },
  {
    specified: 'GET .../v3/reasons/selfexclude',
    call: `GET ${V3}/reasons/selfexclude`,
    isSigned: true,
    shape: expect.arrayContaining([{ id: 1, title: TEXT }]),
  },
  {
    specified: 'POST .../v3/testanswers',
    call: `POST ${V3}/testanswers`,
    body: { tokenGuid: 'none', answers: [] },
    isSigned: true,
    answers: 404,
    shape: { errors: [{ code: 'unknownTest' }] },
  },
  {
    specified: 'POST .../v3/limitaction',
    call: `POST ${V3}/limitaction`,
    body: { action: 'reject', limitType: 20 },
    isSigned: true,
    shape: { status: TEXT, limitsData: LIST },
  },
  {
    specified: 'DELETE .../v3/limit',
    call: `DELETE ${V3}/limit?limitType=20`,
    isSigned: true,
    shape: { status: TEXT, limitsData: LIST },
  },
  {
    specified: 'GET /web-api/user/gettoken?force_refresh=true',
    call: 'GET /web-api/user/gettoken?force_refresh=true',
    shape: { token: TEXT, expiresAt: NUMBER, sessionToken: TEXT },
  },
  {
    specified: '(user config)',
    call: 'GET /web-api/user/config',
    isSigned: true,
    shape: { result: { ban_level: 0, disallow_line_sport: [], activation_type: 0 } },
  },
  {
    specified: '(account data)',
    call: 'GET /web-api/user/accounts',
    isSigned: true,
    shape: { accounts: [{ type: 0, isActive: true }, { type: 4 }] },
  },
  {
    specified: '(add currency)',
    call: 'POST /web-api/user/accounts/add?lng=en',
    body: { currencyId: 2 },
    isSigned: true,
    shape: DATA,
  },
  {
    specified: '(remove currency)',
    call: 'POST /web-api/user/accounts/remove',
    body: { currencyId: 2 },
    isSigned: true,
    shape: DATA,
  },
  {
    specified: '(account change)',
    call: 'POST /web-api/user/accounts/change',
    body: { id: 1 },
    isSigned: true,
    shape: { ...DATA, success: false },
  },
  {
    specified: '(office settings data)',
    call: 'GET /web-api/office/settings',
    isSigned: true,
    shape: {
      commonSettings: LIST,
      notificationSettings: LIST,
      availableCurrencies: LIST,
      lineDisallowSports: [],
      promoSetting: OBJECT,
    },
  },
  {
    specified: '(save disallowed sports)',
    call: 'POST /web-api/office/settings/sports',
    body: { product: 'line', sports: [1] },
    isSigned: true,
    shape: { ...DATA, success: true },
  },
  {
    specified: '(save one setting)',
    call: 'POST /web-api/office/settings/save',
    body: { id: 'user_hide_balance', value: true },
    isSigned: true,
    shape: { ...DATA, success: true },
  },
  {
    specified: '(office menu)',
    call: 'GET /web-api/office/menu?lng=en',
    isSigned: true,
    shape: {
      menuCategories: LIST,
      menuUserData: { bonus_balance: NUMBER, country_code: TEXT, recharge_allow: true, email: '', name: '' },
    },
  },
  {
    specified: '(phone countries and masks)',
    call: 'GET /web-api/user/phone-countries',
    shape: {
      countries: expect.arrayContaining([{ id: NUMBER, name: TEXT, country_code: TEXT, tel_code: TEXT }]) as unknown,
      masks: LIST,
    },
  },
  {
    specified: '(captcha) GET /update',
    call: 'GET /web-api/captcha/update?lng=en',
    shape: { id: TEXT, question: TEXT },
  },
  { specified: '(captcha) GET /gettime', call: 'GET /web-api/captcha/gettime?id=none', shape: { time: NUMBER } },
  {
    specified: '(captcha) POST /validate',
    call: 'POST /web-api/captcha/validate',
    body: { id: 'none', captcha: '1' },
    shape: { success: false, type: NUMBER, time: NUMBER, error_message: TEXT },
  },
  {
    specified: '(client limits read)',
    call: 'GET /web-api/user/client-limits',
    isSigned: true,
    shape: { available: LIST, limits: LIST },
  },
  {
    specified: '(analytics counters)',
    call: 'GET /web-api/analytics/counters?domain=site.example&projectId=1',
    shape: { counters: { 4: TEXT, 8: TEXT } },
  },
  {
    specified: '(cookie-consent time)',
    call: 'POST /web-api/user/cookies-agree',
    body: { cookiesAgreeTime: '2026-01-01T00:00:00.000Z' },
    isSigned: true,
    answers: 204,
  },
  {
    specified: '(identification) status',
    call: 'GET /web-api/identification/status',
    isSigned: true,
    shape: {
      status: 'VERIFICATION_SUCCESSFUL',
      isUnderReview: false,
      providers: ['faceid', 'verigram'],
      requirements: LIST,
      attempts: NUMBER,
    },
  },
  {
    specified: '(identification) photo',
    call: 'POST /web-api/identification/photo',
    body: PHOTO,
    isSigned: true,
    shape: { status: 'UNVERIFIED' },
  },
  {
    specified: '(personal data and documents)',
    call: 'GET /web-api/user/verification',
    isSigned: true,
    shape: { user_data: { surname: TEXT, document_type_id: NUMBER }, locked: LIST, documents: LIST },
  },
];
/** The first stops all play, the second ends the session. */
const LAST: readonly Row[] = [
  {
    specified: 'POST {limit base}/BlockUser',
    call: 'POST /limit-service-api/limit/external/web/api/v1/BlockUser',
    isSigned: true,
    shape: { success: true },
  },
  { specified: '(disconnect)', call: 'POST /web-api/user/disconnect', answers: 204 },
];
const ALL = [...SHELL, ...DOMAIN, ...LAST];

function ask({ call, body, isSigned = false }: Row): Promise<Answer> {
  const [method = '', path = ''] = call.split(' ');
  const headers = { ...VIEW.headers, ...(isSigned ? signed(player) : {}) };
  if (method === 'GET') return get(host.fetch, path, headers);
  if (method === 'POST') return post(host.fetch, path, body, headers);
  return host.fetch(path, { method, headers: { 'x-requested-with': 'x', ...headers } }).then(async (answer) => ({
    status: answer.status,
    headers: answer.headers,
    body: (await answer.json()) as unknown,
  }));
}

describe('the required calls', () => {
  beforeAll(() =>
    post(host.fetch, '/sandbox-api/v1/switches', {
      set: { isOneTapAuthEnabled: true, isFatmanAnalyticsAvailable: true },
    }),
  );

  it.each(ALL)('$specified is $call', async (row) => {
    const { status, body } = await ask(row);
    expect(status, JSON.stringify(body)).toBe(row.answers ?? 200);
    if (row.shape !== undefined) expect({ body }).toMatchObject({ body: row.shape });
  });
  it.each(ALL.filter(({ isSigned }) => isSigned))('$call refuses guests', async (row) => {
    expect((await ask({ ...row, isSigned: false })).status).toBe(401);
  });
  it('every call with a multipart form or of the login is covered by another test, and documented', () => {
    for (const call of [
      'POST /social-api/oauth/google-one-tap',
      'POST /web-api/user/login',
      'POST /web-api/user/login/phone',
      'POST /web-api/user/login/sms',
      'POST /web-api/user/login/two-step',
      'GET /views-api/v1/content/:/:/*',
      'POST /views-api/v1/content/:/:/*',
    ]) {
      expect(documented.map(named)).toContain(call);
    }
  });
});

describe('the table of calls', () => {
  const served = createRoutes(() => Promise.resolve(null)).map(named);
  it('lists exactly the served calls', () => {
    expect(documented.length).toBeGreaterThan(90);
    expect(served.filter((call) => !documented.map(named).includes(call))).toEqual([]);
    expect(documented.map(named).filter((call) => !served.includes(call))).toEqual([]);
    expect(new Set(served).size).toBe(served.length);
  });
  it.each(documented.filter(({ isSigned }) => isSigned))(
    '$method $path is marked T, and is refused without a token',
    async ({ method, path }) => {
      const answer = await host.fetch(path.replaceAll(/\{\w+\}|\*/g, '1'), {
        method,
        headers: { 'x-requested-with': 'x', 'content-type': 'application/json' },
        ...(method === 'POST' ? { body: '{}' } : {}),
      });
      expect(answer.status).toBe(401);
    },
  );
  it.each(
    documented.filter(({ isSigned, method, path }) => !isSigned && method !== 'DELETE' && path !== '/line-api/v1/feed'),
  )('$method $path is public: no token is required', async ({ method, path }) => {
    const answer = await host.fetch(path.replaceAll(/\{\w+\}|\*/g, '1'), {
      method,
      headers: { 'x-requested-with': 'x', 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: '{}' } : {}),
    });
    expect(answer.headers.get('www-authenticate')).toBe(path.endsWith('gettoken') ? 'Bearer' : null);
    await answer.body?.cancel();
  });
});
