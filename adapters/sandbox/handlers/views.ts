/**
 * Remote views. The manifest names the page's source, the origins that may send it, and the content's hash. The
 * content is then kept under an address of its own, so that the page reads exactly the content that was hashed.
 */
import * as v from 'valibot';
import type { ViewDocument } from 'touchline/core/remote-views/public';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import { drawComponents, drawPage } from '../operator/content/draw-page.ts';
import { LOTTERY_GAMES } from '../operator/content/play/lotto.ts';
import type { Operator } from '../operator/operator.ts';
import type { DrawView } from '../provider/shared/draw-view.ts';
import { get, post, readBody } from './call.ts';
import type { Call, Route } from './call.ts';
import { json, notFound } from './respond.ts';

/** The code of a view that brings its own, by route name; null where the host has none. */
export type ViewCode = (view: string) => Promise<string | null>;

/** How many prepared parts are kept. */
const MAX_MANIFESTS = 400;
const BASE = '/views-api/v1';
const MAX_PATH = 500;
const SAMPLE = { name: 'sample', appName: 'Sample view' } as const;
/** Routes whose view brings its own code, and the names under which the code registers itself. */
const SCRIPTS: ReadonlyMap<string, { readonly name: string; readonly appName: string }> = new Map([
  ['debugger-switches', { name: 'switches', appName: 'Switches' }],
  ['cricket-dev-page', SAMPLE],
]);
const WRONG_HASH = `sha256-${'A'.repeat(43)}=`;

type Fault = 'none' | 'dead' | 'slow' | 'huge' | 'wrongHash' | 'wrongType' | 'malformed' | 'foreign' | 'redirect';
const HUGE_BYTES = 5_000_000;
const SLOW_MS = 20_000;

async function integrityOf(text: string): Promise<{ readonly integrity: string; readonly version: string }> {
  const digest = btoa(
    String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))),
  );
  return { integrity: `sha256-${digest}`, version: digest.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22) };
}

/** The draws of games that all players share, by the game's id. */
async function drawsOf(
  { provider }: Pick<Operator, 'provider'>,
  games: readonly string[],
): Promise<ReadonlyMap<string, DrawView>> {
  const draws = await Promise.all(games.map((id) => provider.draws(id)));
  return new Map(draws.flatMap((view, at) => (view === null ? [] : [[games[at] ?? '', view]])));
}

export function createViewRoutes(code: ViewCode): readonly Route[] {
  const manifests = new Map<string, string>();

  async function keep(text: string): Promise<{ readonly integrity: string; readonly version: string }> {
    const made = await integrityOf(text);
    manifests.delete(made.version);
    manifests.set(made.version, text);
    const [oldest] = manifests.keys();
    if (manifests.size > MAX_MANIFESTS && oldest !== undefined) manifests.delete(oldest);
    return made;
  }

  const manifest = async (call: Call): Promise<Response> => {
    const { operator, query } = call;
    const [view, path, lng] = [query.get('view') ?? '', query.get('path') ?? '/', query.get('lng') ?? 'en'];
    if (path.length > MAX_PATH || !path.startsWith('/')) return notFound('unknownView', 'There is no such page.');
    const components = (query.get('components') ?? '').split(',').filter((name) => name !== '');
    const { route } = readSiteAddress(path);
    // The site has most screens itself. The operator sends a replacement only while the switch `bundledScreens` asks
    // for one.
    const isOwn = components.length === 0 && route !== null && route.screen !== 'remote';
    if (isOwn && operator.switches.get('bundledScreens') === 'own')
      return json({ mode: 'bundled', appName: 'Touchline' });
    const script = isOwn ? SAMPLE : SCRIPTS.get(route?.name ?? '');
    const source =
      script === undefined
        ? null
        : await code(script.name === 'sample' ? sampleOf(operator.switches.get('sampleView')) : script.name);
    if (script !== undefined && source !== null) {
      const { integrity, version } = await keep(source);
      const isBroken = isOwn && operator.switches.get('bundledScreens') === 'broken';
      return json({
        ...script,
        mode: 'script',
        url: `${BASE}/code/${version}`,
        origins: ['self'],
        integrity: isBroken ? WRONG_HASH : integrity,
      });
    }
    const context = route?.name === 'lotto' ? { ...operator, draws: await drawsOf(operator, LOTTERY_GAMES) } : operator;
    const document: ViewDocument | null =
      components.length > 0 ? drawComponents(components, lng, context) : drawPage(path, lng, context);
    if (document === null)
      return notFound('unknownView', `There is no page ${view.slice(0, 40)} ${path.slice(0, 100)}.`);
    const fault = faultOf(call, view);
    const { integrity, version } = await keep(
      fault === 'malformed'
        ? JSON.stringify({ ...document, blocks: [{ t: 'script', text: 'alert(1)' }] })
        : JSON.stringify(document),
    );
    return json({
      mode: 'json',
      appName: 'Touchline pages',
      url: fault === 'foreign' ? 'https://views.example' : `${BASE}/content/${fault}/${version}`,
      origins: ['self'],
      integrity: fault === 'wrongHash' ? WRONG_HASH : integrity,
    });
  };

  const content = async (call: Call): Promise<Response> => {
    switch (call.part('fault') as Fault) {
      case 'dead':
        return json(
          { errors: [{ status: '503', code: 'dead', title: 'Gone', detail: 'This view fails on demand.' }] },
          503,
        );
      case 'slow':
        await new Promise<void>((done) => void call.operator.clock.schedule(call.operator.clock.now() + SLOW_MS, done));
        break;
      case 'huge':
        return json({ title: 'x'.repeat(HUGE_BYTES) });
      case 'wrongType':
        return new Response('<h1>Hello</h1>', { headers: { 'content-type': 'text/html' } });
      case 'redirect':
        return new Response(null, { status: 302, headers: { location: 'https://views.example/' } });
      case 'none':
      case 'wrongHash':
      case 'malformed':
      case 'foreign':
        break;
    }
    const text = manifests.get(call.part('version'));
    return text === undefined
      ? notFound('unknownVersion', 'Ask for the manifest again.')
      : new Response(text, { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } });
  };

  const asked = v.object({ components: v.pipe(v.array(v.string()), v.maxLength(20)) });
  return [
    get(`${BASE}/manifest`, manifest),
    get(`${BASE}/content/:fault/:version/*`, content),
    post(`${BASE}/content/:fault/:version/*`, async (call) => {
      const read = await readBody(call, asked);
      return read.ok ? content(call) : read.error;
    }),
    get(`${BASE}/code/:version`, (call) => {
      const text = manifests.get(call.part('version'));
      return text === undefined
        ? notFound('unknownVersion', 'Ask for the manifest again.')
        : new Response(text, {
            headers: { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=600, immutable' },
          });
    }),
  ];
}

/** The fault to inject into a view. The developers' own views never fail, because they switch the faults off. */
function faultOf({ operator }: Call, view: string): Fault {
  if (view === 'tools') return 'none';
  return operator.switches.get(view === 'header' ? 'headerView' : 'remoteViews');
}

function sampleOf(kind: string): string {
  return kind === 'good' ? 'sample' : `sample-${kind}`;
}
