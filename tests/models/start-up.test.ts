/**
 * Every call of a start, failing in every way: the board works, a player can sign in unless the login itself needs
 * the call, and the specified logs and notices appear.
 */
import { describe, expect, it } from 'vitest';
import type { Fate } from './virtual-browser.ts';
import { createWorld, decideIn } from './world.ts';

const FATES: Readonly<Record<string, Fate>> = {
  refused: { kind: 'respond', status: 403, text: '{"errors":[{"code":"forbidden","detail":"no"}]}' },
  500: { kind: 'respond', status: 500, text: 'oops' },
  garbage: { kind: 'respond', status: 200, text: '<html>…</html>' },
  'no answer': { kind: 'loseRequest' },
  'no network': { kind: 'down' },
};

interface StartCall {
  readonly what: string;
  readonly path: RegExp;
  /** Whether a failure is reported, as the catalogue's `logged` specifies. */
  readonly logged?: RegExp;
  /** A notice's key. */
  readonly notice?: string;
}

const CALLS: readonly StartCall[] = [
  { what: 'the site config', path: /^\/bff-api\/config\/all\.json/, notice: 'notice.noSiteConfig' },
  { what: 'the config groups', path: /^\/bff-api\/config\/group\/get/ },
  { what: 'the session lookup', path: /^\/web-api\/session/ },
  { what: 'the redirect service', path: /^\/redirects-api\// },
  { what: 'the blocking', path: /^\/blocks-api\//, logged: /^blocking\// },
  { what: 'the sports', path: /^\/line-api\/v1\/tree/ },
  { what: 'the user config', path: /^\/web-api\/user\/config/, logged: /^user\/load: no user config/ },
  { what: 'the rights', path: /^\/web-api\/user\/rights/, logged: /^user\/rights: no rights/ },
  { what: 'the secure data', path: /^\/web-api\/user\/secure-data/, logged: /^user\/secure-data: no secure data/ },
  { what: 'the video token', path: /^\/web-api\/user\/updatetoken/, logged: /^media\/video-token: no video token/ },
  { what: 'the terms', path: /^\/web-api\/api-v3\/v2\/user\/agreement-rules/ },
  { what: 'the limits', path: /^\/limit-service-api\// },
  { what: 'the accounts', path: /^\/web-api\/user\/accounts/ },
];

describe('a start without', () => {
  for (const call of CALLS) {
    for (const [how, fate] of Object.entries(FATES)) {
      it(`[SES-1, USR-1, CFG-2, CFG-3] ${call.what} (${how}) has a board, and a player can sign in`, async () => {
        const world = createWorld();
        world.operator.config = { hasCookiesPopup: false, isAvailableConfirmTerms: true };
        world.browser.fate = ({ path }) => (call.path.test(path) ? fate : { kind: 'answer', ms: 5 });
        const tab = world.browser.open({ isWholeSite: true });
        tab.core.line.watch(['top']);
        await world.clock.run(500);
        // The board does not wait for anything.
        expect(tab.core.line.status.get()).toBe('live');
        expect(tab.core.line.board({ kind: 'top' }).get().gameCount).toBe(3);
        expect(await decideIn(world, tab, '/en/live')).toMatchObject({ kind: 'show' });
        await world.clock.run(60_000);
        expect(tab.core.session.get().status).toBe('guest');
        tab.core.dispatch({ type: 'coupon/addLeg', payload: { marketId: 10 } });
        expect(tab.core.coupon.get().legs).toHaveLength(1);
        tab.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
        await world.clock.run(60_000);
        expect(tab.core.session.get().status).toBe('player');
        expect(tab.core.line.status.get()).toBe('live');
        expect(tab.core.coupon.get().legs).toHaveLength(1);
        // Skips calls that a start does not make.
        expect(tab.calls.some((each) => call.path.test(each.replace(/^\w+ /, '')))).toBe(true);
        if (call.logged !== undefined) expect(tab.reports.some((each) => call.logged?.test(each))).toBe(true);
        if (call.notice !== undefined)
          expect(
            tab.core
              .recent()
              .some(
                ({ event }) =>
                  event.type === 'notices/shown' && JSON.stringify(event.payload).includes(call.notice ?? ''),
              ),
          ).toBe(true);
      });
    }
  }

  it('[SES-6] the token still shows a board, and only the operator’s answer ends the restored session', async () => {
    for (const [how, fate] of Object.entries(FATES)) {
      const world = createWorld();
      const first = await world.player();
      first.kill();
      world.browser.fate = ({ path }) => (path.startsWith('/web-api/user/gettoken') ? fate : { kind: 'answer', ms: 5 });
      const tab = world.browser.open({ isWholeSite: true });
      tab.core.line.watch(['top']);
      await world.clock.run(20_000);
      expect(tab.core.line.status.get(), how).toBe('live');
      expect(tab.core.session.get().status, how).toEqual(how === 'refused' ? 'guest' : 'player');
    }
  });

  it('any network still shows a board', async () => {
    const world = createWorld();
    world.browser.fate = () => ({ kind: 'down' });
    const tab = world.browser.open({ isWholeSite: true });
    tab.core.line.watch(['top']);
    await world.clock.run(5_000);
    expect(tab.core.line.board({ kind: 'top' }).get().gameCount).toBe(3);
  });
});
