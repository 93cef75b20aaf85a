import { describe, expect, it } from 'vitest';
import { text } from 'touchline/kernel/text';
import { MAX_OPEN, modalsDecider } from 'touchline/core/modals/decider';
import { HELD_ONLY, NEWEST_FIRST, ruleOf, TIMED_MS } from 'touchline/core/modals/kinds';
import { MODAL_KINDS } from '../../arbitraries/modal-kinds.ts';
import type { ModalsCommand, ModalsEvent } from 'touchline/core/modals/messages';
import type { Modal, ModalKind, NewModal } from 'touchline/core/modals/public';
import { viewModals } from 'touchline/core/modals/views';
import { given, STAMP, stateAfter } from '../../models/given.ts';

const past = given(modalsDecider, null);
const ok = (command: ModalsCommand, ...events: readonly ModalsEvent[]): readonly ModalsEvent[] => {
  const { outcome } = past(...events).when(command);
  if (!outcome.ok) throw new Error(`${command.type}: ${outcome.error.code}`);
  return outcome.value;
};
const opened = (kind: ModalKind, id: string = kind, more: Partial<NewModal> = {}): ModalsEvent =>
  ok({ type: 'modals/open', payload: { kind, id, ...more } })[0] as ModalsEvent;
const shown = (...events: readonly ModalsEvent[]): string | undefined =>
  viewModals(stateAfter(modalsDecider, events)).shown?.id;
const result = (id: string, kind: ModalKind, more: object): ModalsEvent => ({
  type: 'modals/closed',
  payload: { id, kind, isConfirmed: false, isDismissed: true, value: null, why: 'answered', ...more },
});
const closed = (id: string): ModalsEvent => result(id, 'alert', {});

describe('the table of kinds', () => {
  it('[MDL-2] has every specified kind', () => {
    const specified: readonly ModalKind[] = [
      'login',
      'registration',
      'userQuestion',
      'supportHistory',
      'cookieConsent',
      'confirmTerms',
      'realityCheck',
      'default',
      'maintenance',
      'alert',
      'permanentAlert',
      'snackbar',
      'firstDeposit',
      'registrationSent',
      'twoFactorCodes',
      'alertWithLink',
      'makeMoney',
      'welcome',
      'realityCheckReminder',
      'paybillsOut',
      'autoLogoff',
      'banker',
      'convertAccount',
      'insights',
      'newSite',
      'authBonus',
      'setLimits',
      'teamCash',
    ];
    expect(MODAL_KINDS).toEqual(expect.arrayContaining([...specified]));
  });
  it('[MDL-2] ranks the age warning highest and the cookie consent lowest', () => {
    const levels = MODAL_KINDS.map((kind) => ruleOf(kind).level);
    expect(ruleOf('ageWarning').level).toBe(Math.max(...levels));
    expect(ruleOf('cookieConsent').level).toBe(Math.min(...levels));
    expect(levels.filter((level) => level === ruleOf('cookieConsent').level)).toHaveLength(1);
  });
  it('[MDL-6] gives only snackbar and default modals a time of 10 s, and both can be closed', () => {
    expect(TIMED_MS).toBe(10_000);
    const timed = MODAL_KINDS.filter((kind) => ruleOf(kind).lastsMs !== null);
    expect(timed.toSorted()).toEqual(['default', 'snackbar']);
    expect(timed.every((kind) => ruleOf(kind).canClose)).toBe(true);
  });
});

describe('the queue', () => {
  it('[MDL-1] shows the only open modal, and none when none is open', () => {
    expect(shown()).toBeUndefined();
    expect(shown(opened('alert'))).toBe('alert');
  });
  it('[MDL-2] shows a more urgent modal first, and the other one afterwards', () => {
    const both = [opened('welcome'), opened('captcha', 'captcha', { isHeld: true })];
    expect(shown(...both)).toBe('captcha');
    expect(shown(...both, closed('captcha'))).toBe('welcome');
    expect(shown(opened('captcha', 'captcha', { isHeld: true }), opened('welcome'))).toBe('captcha');
  });
  it('[MDL-2] shows the oldest of equal urgency, but the newest of those that the player opened', () => {
    expect(shown(opened('alert', 'a'), opened('alert', 'b'))).toBe('a');
    expect(shown(opened('alert', 'a'), opened('alert', 'b'), closed('a'))).toBe('b');
    expect(NEWEST_FIRST.has(ruleOf('window').level)).toBe(true);
    expect(shown(opened('sheet', 'a', { isHeld: true }), opened('window', 'b', { isHeld: true }))).toBe('b');
  });
  it('[MDL-3] refuses a second modal of a unique kind, and ignores a repeated id', () => {
    past(opened('newSite'))
      .when({ type: 'modals/open', payload: { kind: 'newSite', id: 'other' } })
      .refused({ code: 'modals/alreadyOpen' });
    past(opened('newSite'))
      .when({ type: 'modals/open', payload: { kind: 'newSite', id: 'newSite' } })
      .then();
    expect(ok({ type: 'modals/open', payload: { kind: 'alert', id: 'b' } }, opened('alert', 'a'))).toHaveLength(1);
  });
  it('[MDL-8] refuses more than 50 modals, except held ones', () => {
    const full = Array.from({ length: MAX_OPEN }, (_, at) => opened('alert', `a${at}`));
    past(...full)
      .when({ type: 'modals/open', payload: { kind: 'alert' } })
      .refused({ code: 'modals/full' });
    expect(ok({ type: 'modals/open', payload: { kind: 'window', id: 'w', isHeld: true } }, ...full)).toHaveLength(1);
  });
  it('[MDL-9] defaults the texts to those of the kind, and the id to the stamp’s', () => {
    const [event] = ok({ type: 'modals/open', payload: { kind: 'ageWarning', params: { age: 21 } } });
    expect(event).toEqual({
      type: 'modals/opened',
      payload: {
        id: STAMP.id,
        kind: 'ageWarning',
        params: { age: 21 },
        isHeld: false,
        canClose: false,
        lastsMs: null,
        title: { key: 'modal.ageWarning.title', params: { age: 21 } },
        text: [{ key: 'modal.ageWarning.text', params: { age: 21 } }],
        buttons: [{ text: { key: 'modal.ok', params: {} }, does: 'confirm' }],
      } satisfies Modal,
    });
    for (const kind of HELD_ONLY)
      past().when({ type: 'modals/open', payload: { kind } }).refused({ code: 'modals/heldOnly' });
  });
});

describe('closing a modal', () => {
  const alert = opened('alert', 'a', {
    buttons: [
      {
        text: { key: 'x', params: {} },
        does: 'confirm',
        value: 'now',
        command: { type: 'session/logOut', payload: {} },
      },
      { text: { key: 'y', params: {} }, does: 'dismiss' },
    ],
  });
  it('[MDL-4, MDL-7] by a button carries its value and its command', () => {
    past(alert)
      .when({ type: 'modals/press', payload: { id: 'a', button: 0 } })
      .then(
        result('a', 'alert', {
          isConfirmed: true,
          isDismissed: false,
          value: 'now',
          command: { type: 'session/logOut', payload: {} },
        }),
      );
    past(alert)
      .when({ type: 'modals/press', payload: { id: 'a', button: 1 } })
      .then(result('a', 'alert', {}));
    past(alert)
      .when({ type: 'modals/press', payload: { id: 'a', button: 2 } })
      .refused({ code: 'modals/unknown' });
  });
  it('[MDL-4] happens once: by its body, the close button, time, navigation or its opener', () => {
    past(alert)
      .when({ type: 'modals/answer', payload: { id: 'a', isConfirmed: true, value: 'v' } })
      .then(result('a', 'alert', { isConfirmed: true, isDismissed: false, value: 'v' }));
    past(alert)
      .when({ type: 'modals/close', payload: { id: 'a' } })
      .then(result('a', 'alert', { why: 'closed' }));
    past(alert)
      .when({ type: 'modals/expire', payload: { id: 'a' } })
      .then(result('a', 'alert', { why: 'time' }));
    past(alert)
      .when({ type: 'modals/closeAll', payload: {} })
      .then(result('a', 'alert', { why: 'navigation' }));
    past(alert)
      .when({ type: 'modals/withdraw', payload: { id: 'a' } })
      .then(result('a', 'alert', { isDismissed: false, why: 'withdrawn' }));
    past(alert, closed('a'))
      .when({ type: 'modals/close', payload: { id: 'a' } })
      .refused({ code: 'modals/unknown' });
  });
  it('[MDL-7] by the close button is refused when the modal must be answered', () => {
    past(opened('ageWarning'))
      .when({ type: 'modals/close', payload: { id: 'ageWarning' } })
      .refused({ code: 'modals/mustBeAnswered' });
    past(opened('alert', 'a', { canClose: false }))
      .when({ type: 'modals/close', payload: { id: 'a' } })
      .refused({ code: 'modals/mustBeAnswered' });
  });
  it('[MDL-5] by navigation affects the shown modal, and those the player opened on the page', () => {
    const left = (...open: readonly ModalsEvent[]): readonly string[] =>
      ok({ type: 'modals/closeAll', payload: {} }, ...open).map(({ payload }) => payload.id);
    expect(left(opened('alert', 'a'), opened('alert', 'b'), opened('newSite'))).toEqual(['a']);
    expect(left(opened('alert', 'a'), opened('banker'), opened('userQuestion', 'q'))).toEqual(['a', 'banker', 'q']);
    // The new-site modal has not been shown yet.
    expect(left(opened('ageWarning'), opened('newSite'))).toEqual([]);
  });
  it('[MDL-5] by navigation spares a modal queued behind the one whose button navigated, until the next navigation', () => {
    const leading = { buttons: [{ text: text('go'), does: 'confirm', path: '/news' }] } as const;
    const pressed = ok(
      { type: 'modals/press', payload: { id: 'a', button: 0 } },
      opened('alert', 'a', leading),
      opened('alert', 'b'),
    );
    const first = ok(
      { type: 'modals/closeAll', payload: {} },
      opened('alert', 'a', leading),
      opened('alert', 'b'),
      ...pressed,
    );
    expect(first).toEqual([{ type: 'modals/cameAlong', payload: { id: 'b' } }]);
    expect(
      ok(
        { type: 'modals/closeAll', payload: {} },
        opened('alert', 'a', leading),
        opened('alert', 'b'),
        ...pressed,
        ...first,
      ).map(({ type, payload }) => [type, payload.id]),
    ).toEqual([['modals/closed', 'b']]);
  });
  it('[MDL-5] by navigation spares modals that must be answered, open with the page, or are held', () => {
    for (const kind of [
      'ageWarning',
      'cookieConsent',
      'confirmTerms',
      'realityCheck',
      'permanentAlert',
      'twoFactorCodes',
      'autoLogoff',
      'sessionLimit',
      'welcome',
    ] as const)
      expect(ok({ type: 'modals/closeAll', payload: {} }, opened(kind))).toEqual([]);
    for (const kind of ['window', 'sheet', 'captcha', 'login', 'registration'] as const)
      expect(ok({ type: 'modals/closeAll', payload: {} }, opened(kind, kind, { isHeld: true }))).toEqual([]);
    // A reopened consent dialog can be closed, so navigation closes it.
    expect(
      ok({ type: 'modals/closeAll', payload: {} }, opened('cookieConsent', 'again', { canClose: true })).map(
        ({ payload }) => payload.id,
      ),
    ).toEqual(['again']);
  });
});
