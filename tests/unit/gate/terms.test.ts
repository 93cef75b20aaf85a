import { afterEach, describe, expect, it } from 'vitest';
import type { Given } from './given.ts';
import { closeGates, openGate, PATHS } from './given.ts';

let given: Given;
afterEach(closeGates);
const CHANGED = { result: true, updatedAt: 2 };
const terms = () => given.core.feature('gate').get()?.terms;
const modals = (): readonly string[] =>
  (given.core.feature('modals').get()?.open ?? []).map(({ id }) => id).filter((id) => id.startsWith('terms'));

describe('when terms are checked', () => {
  it('[TRM-1] at once and every 60 s while a player is signed in, and no longer', async () => {
    given = await openGate({ isPlayer: true });
    expect(given.asked('terms')).toBe(1);
    await given.clock.run(59_000);
    expect(given.asked('terms')).toBe(1);
    await given.clock.run(2_000);
    expect(given.asked('terms')).toBe(2);
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(600_000);
    expect(given.asked('terms')).toBe(2);
  });

  it('[TRM-1] never for a guest, nor where the operator requires no confirmation', async () => {
    given = await openGate();
    await given.clock.run(300_000);
    expect(given.asked('terms')).toBe(0);
    given.close();
    given = await openGate({ isPlayer: true, config: { isAvailableConfirmTerms: false }, answers: { terms: CHANGED } });
    await given.clock.run(300_000);
    expect(given.asked('terms')).toBe(0);
    expect(await given.goTo('/en/live')).toBe('live');
  });
});

describe('changed terms', () => {
  it('[TRM-4] lead to the page from everywhere but the rules, and unchanged ones away from it', async () => {
    given = await openGate({ isPlayer: true, answers: { terms: CHANGED } });
    expect(await given.goTo('/en/live')).toBe('302 /en/confirm');
    expect(await given.goTo('/en/rules/general')).toBe('rules');
    expect(await given.goTo('/en/confirm')).toBe('confirm');
    given.answers.set(PATHS.terms, { result: false, updatedAt: 2 });
    let outdatedCount = 0;
    given.core.navigation.onOutdated(() => (outdatedCount += 1));
    await given.clock.run(61_000);
    expect(outdatedCount).toBeGreaterThan(0);
    expect(await given.goTo('/en/confirm')).toBe('302 /en');
    expect(await given.goTo('/en/live')).toBe('live');
  });

  it('[TRM-2] count as unchanged after an error', async () => {
    given = await openGate({ isPlayer: true, answers: { terms: CHANGED } });
    expect(terms()?.isChanged).toBe(true);
    given.answers.set(PATHS.terms, 'network');
    await given.clock.run(61_000);
    expect(terms()?.isChanged).toBe(false);
    expect(await given.goTo('/en/live')).toBe('live');
  });

  it('[TRM-2] count as unchanged after an answer that can’t be decoded', async () => {
    given = await openGate({ isPlayer: true, answers: { terms: { result: 'yes' } } });
    expect(terms()?.isChanged).toBe(false);
  });

  it('[TRM-3] a 451 of any call counts as changed at once', async () => {
    given = await openGate({ isPlayer: true, config: { isAvailableConfirmTerms: false } });
    given.answers.set(PATHS.light, [451, { exception_code: 1 }]);
    given.core.dispatch({ type: 'blocking/look', payload: { stage: 'again' } });
    await given.clock.run(100);
    expect(terms()?.isChanged).toBe(true);
    expect(await given.goTo('/en/live')).toBe('302 /en/confirm');
  });

  it('[TRM-3] are unaffected by a guest’s 451', async () => {
    given = await openGate();
    expect(given.core.dispatch({ type: 'terms/reportChanged', payload: {} })).toMatchObject({
      ok: false,
      error: { code: 'terms/notIn' },
    });
  });

  it('[TRM-5] that differ from the known ones raise an alert, but the first ones do not', async () => {
    given = await openGate({ isPlayer: true, answers: { terms: CHANGED } });
    expect(modals()).toEqual([]);
    given.answers.set(PATHS.terms, { result: true, updatedAt: 3 });
    await given.clock.run(61_000);
    expect(modals()).toEqual(['terms-news']);
  });

  it('[TRM-5] that change while none was pending raise an alert, which going to the page closes', async () => {
    given = await openGate({ isPlayer: true });
    await given.goTo('/en/live');
    given.answers.set(PATHS.terms, CHANGED);
    await given.clock.run(61_000);
    expect(await given.goTo('/en/live')).toBe('302 /en/confirm');
    await given.goTo('/en/confirm');
    expect(modals()).toEqual(['terms-news']);
    expect(given.core.feature('modals').get()?.shown?.id).toBe('terms-news');
  });

  it('[TRM-1] that one player had to confirm are not pending for another', async () => {
    given = await openGate({ isPlayer: true, answers: { terms: CHANGED } });
    given.core.dispatch({ type: 'session/logOut', payload: {} });
    await given.clock.run(100);
    expect(terms()).toEqual({ isChanged: false, isKnown: false, signature: null, confirming: 'idle' });
  });
});

describe('confirming', () => {
  const confirm = (): unknown => given.core.dispatch({ type: 'terms/confirm', payload: {} });
  const bodies = (): readonly unknown[] =>
    given.requests.filter(({ path }) => path.endsWith('/confirm')).map(({ body }) => JSON.parse(body ?? '') as unknown);

  it('[TRM-6] sends the signature that the player was shown, once, and navigates on', async () => {
    given = await openGate({ isPlayer: true, answers: { terms: CHANGED, confirm: [204, ''] } });
    expect(confirm()).toMatchObject({ ok: true });
    expect(confirm()).toMatchObject({ ok: false, error: { code: 'terms/busy' } });
    await given.clock.run(100);
    expect(bodies()).toEqual([{ updatedAt: '2' }]);
    expect(terms()?.isChanged).toBe(false);
    expect(await given.goTo('/en/confirm')).toBe('302 /en');
  });

  it('[TRM-6] a late answer to an older check can’t undo a confirmation', async () => {
    given = await openGate({ isPlayer: true, answers: { terms: CHANGED, confirm: [204, ''] } });
    while (given.asked('terms') < 2) await given.clock.run(5);
    // The check of this minute is under way now.
    confirm();
    await given.clock.run(1_000);
    expect(given.asked('terms')).toBe(2);
    expect(terms()?.isChanged).toBe(false);
    await given.clock.run(55_000);
    expect(given.asked('terms')).toBe(2);
  });

  it.each([
    ['no answer', 'network', 'failed'],
    ['a server in trouble', [503, ''], 'failed'],
    ['terms that have changed once more', [409, ''], 'refused'],
  ] as const)(
    '[TRM-6] %s: nothing counts as confirmed, an alert without a close button reports that, and the player may retry',
    async (_what, answer, expected) => {
      given = await openGate({ isPlayer: true, answers: { terms: CHANGED, confirm: answer } });
      confirm();
      await given.clock.run(100);
      expect(terms()?.isChanged).toBe(true);
      expect(terms()?.confirming).toEqual(expected);
      expect(modals()).toEqual(['terms-error']);
      expect(await given.goTo('/en/live')).toBe('302 /en/confirm');
      expect(
        given.core
          .feature('modals')
          .get()
          ?.open.find(({ id }) => id === 'terms-error'),
      ).toMatchObject({ canClose: false, kind: 'permanentAlert' });
      given.answers.set(PATHS.confirm, [204, '']);
      confirm();
      await given.clock.run(100);
      expect(terms()?.isChanged).toBe(false);
    },
  );

  it('[TRM-6] is refused while no terms are pending', async () => {
    given = await openGate({ isPlayer: true });
    expect(confirm()).toMatchObject({ ok: false, error: { code: 'terms/nothing' } });
    expect(given.asked('confirm')).toBe(0);
  });
});
