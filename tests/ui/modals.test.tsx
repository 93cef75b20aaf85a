/** Rendering of the modal queue: one at a time, with a name, and queued modals lose nothing. */
import { act, useState, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Command } from 'touchline/app/features';
import { consentDecider } from 'touchline/core/consent/decider';
import { viewConsent } from 'touchline/core/consent/views';
import { modalsDecider } from 'touchline/core/modals/decider';
import type { ModalsCommand } from 'touchline/core/modals/messages';
import { viewModals } from 'touchline/core/modals/views';
import { ok } from 'touchline/kernel/result';
import { Dialog } from '../../ui/web/components/dialog.tsx';
import { ModalsHost } from '../../ui/web/shell/modals-host.tsx';
import { Notices } from '../../ui/web/shell/notices.tsx';
import { needWords } from '../../ui/web/text.ts';
import type { FakeCore } from './fake-core.ts';
import { createFakeCore } from './fake-core.ts';
import { draw, type Drawn } from './render.tsx';

let drawn: Drawn | null = null;
afterEach(async () => {
  await drawn?.remove();
  drawn = null;
});

const isOfModals = (command: Command): command is ModalsCommand => command.type.startsWith('modals/');

/** A core with the real modal queue, which `join` adds. */
function coreWithModals(isJoined = true): {
  readonly core: FakeCore;
  readonly join: () => void;
  readonly open: () => readonly string[];
} {
  const core = createFakeCore();
  let state = modalsDecider.initial;
  let there = isJoined;
  let ids = 0;
  const put = (): void => void (there && core.fake.set.feature('modals', viewModals(state)));
  put();
  core.fake.set.feature('consent', viewConsent(consentDecider.initial));
  return {
    open: () => state.map(({ id }) => id),
    join: () => {
      there = true;
      put();
    },
    core: {
      ...core,
      dispatch(command) {
        if (!isOfModals(command)) return core.dispatch(command);
        core.fake.commands.push(command);
        if (!there) return { ok: false, error: { code: 'kernel/unknownModule', type: command.type } };
        const outcome = modalsDecider.decide(command, state, null, { at: 0, id: `id-${(ids += 1)}` });
        if (!outcome.ok) return outcome;
        state = outcome.value.reduce((now, event) => modalsDecider.evolve(now, event), state);
        put();
        return ok([]);
      },
    },
  };
}

const openDialogs = (page: Drawn): readonly string[] =>
  page
    .all('dialog')
    .filter((each) => each.hasAttribute('open'))
    .map((each) => each.querySelector('h2')?.textContent ?? '');

function Form(): ReactNode {
  const [text, setText] = useState('');
  return (
    <Dialog kind="login" title="Form" onClose={() => undefined}>
      <button type="button" data-autofocus>
        first
      </button>
      <input value={text} onChange={(event) => setText(event.target.value)} />
    </Dialog>
  );
}

async function drawHost(core: FakeCore, more: ReactNode = null): Promise<Drawn> {
  await needWords('shell');
  drawn = await draw(
    core,
    <>
      <ModalsHost />
      {more}
    </>,
  );
  return drawn;
}
const settle = (page: Drawn): Promise<void> =>
  act(async () => {
    await import('../../ui/web/shell/modals/drawn-modal.tsx');
    await page.after(() => undefined);
  });

describe('a dialog of a screen', () => {
  it('[MDL-1] is shown at once while the queue has not loaded, and keeps its place once it has', async () => {
    const { core, join } = coreWithModals(false);
    const page = await drawHost(core, <Form />);
    expect(openDialogs(page)).toEqual(['Form']);
    await page.after(join);
    expect(openDialogs(page)).toEqual(['Form']);
    expect(
      core
        .feature('modals')
        .get()
        ?.open.map(({ kind }) => kind),
    ).toEqual(['login']);
  });

  it('[MDL-1] stays hidden while a more urgent one is shown, keeps typed text, and returns', async () => {
    const { core } = coreWithModals();
    const page = await drawHost(core, <Form />);
    const input = page.one('input') as HTMLInputElement;
    expect(document.activeElement?.textContent).toBe('first');
    await page.after(() => {
      input.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'their name');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.after(() => void core.dispatch({ type: 'modals/open', payload: { kind: 'sessionLimit', id: 'limit' } }));
    await settle(page);
    expect(openDialogs(page)).toEqual(['Your session limit has ended']);
    await page.click(page.all('dialog[open] .modal-ways button')[0] as HTMLElement);
    expect(openDialogs(page)).toEqual(['Form']);
    expect(input.value).toBe('their name');
    expect(document.activeElement).toBe(input);
  });

  it('[MDL-1] leaves the queue when its screen unmounts, and restores the focus', async () => {
    const { core, open } = coreWithModals();
    const before = document.createElement('button');
    document.body.append(before);
    before.focus();
    function Page(): ReactNode {
      const [isOpen, setOpen] = useState(true);
      return isOpen ? (
        <Dialog title="Window" onClose={() => setOpen(false)}>
          text
        </Dialog>
      ) : null;
    }
    const page = await drawHost(core, <Page />);
    expect(openDialogs(page)).toEqual(['Window']);
    await page.click(page.one('dialog .icon-button'));
    expect(page.all('dialog')).toEqual([]);
    expect(open()).toEqual([]);
    expect(document.activeElement).toBe(before);
    before.remove();
  });

  it('[CNS-1] a form that the visitor arrived on has the cookie question at its end and can answer it there', async () => {
    const { core } = coreWithModals();
    const page = await drawHost(core, <Form />);
    await page.after(
      () =>
        void core.dispatch({
          type: 'modals/open',
          payload: { kind: 'cookieConsent', id: 'cookie-consent', buttons: [] },
        }),
    );
    await settle(page);
    expect([openDialogs(page), page.all('.consent').length]).toEqual([['Form'], 0]);
    const asked = page.one('dialog[open] .dialog-body > .consent-part');
    expect([...asked.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'Customize',
      'Only necessary',
      'Accept all',
    ]);
    await page.click(asked.querySelectorAll('button')[1] ?? asked);
    expect(core.fake.commands.filter(({ type }) => type.startsWith('consent/'))).toEqual([
      { type: 'consent/acceptSelected', payload: { checked: [] } },
    ]);
    expect([page.all('.consent-part').length, openDialogs(page), document.activeElement]).toEqual([
      0,
      ['Form'],
      page.one('dialog'),
    ]);
  });

  it('[MDL-2] two dialogs opened by the player are shown one after the other', async () => {
    const { core } = coreWithModals();
    const page = await drawHost(
      core,
      <>
        <Dialog title="First" onClose={() => undefined}>
          a
        </Dialog>
        <Dialog title="Second" onClose={() => undefined}>
          b
        </Dialog>
      </>,
    );
    expect(openDialogs(page)).toEqual(['Second']);
  });
});

describe('the modals host', () => {
  it('[MDL-7, MDL-9] shows the texts of a kind, and each button runs its command', async () => {
    const { core } = coreWithModals();
    const page = await drawHost(core);
    await page.after(
      () =>
        void core.dispatch({
          type: 'modals/open',
          payload: {
            kind: 'registrationReminder',
            id: 'r',
            buttons: [
              {
                text: { key: 'modal.registrationReminder.register', params: {} },
                does: 'confirm',
                path: '/registration',
              },
            ],
          },
        }),
    );
    await settle(page);
    expect(openDialogs(page)).toEqual(['Would you like an account?']);
    await page.click(page.all('dialog .modal-ways button')[0] as HTMLElement);
    expect(core.fake.commands.at(-1)).toEqual({ type: 'modals/press', payload: { id: 'r', button: 0 } });
    expect(page.places.get().moving).toBe(true);
  });

  it('[MDL-7] has no close button and ignores Escape when the modal must be answered', async () => {
    const { core, open } = coreWithModals();
    const page = await drawHost(core);
    await page.after(
      () =>
        void core.dispatch({ type: 'modals/open', payload: { kind: 'ageWarning', id: 'age', params: { age: 21 } } }),
    );
    await settle(page);
    expect(page.one('dialog').textContent).toContain('21');
    expect(page.all('dialog .icon-button')).toEqual([]);
    await page.after(() => void page.one('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
    await page.click(page.one('dialog'));
    expect(open()).toEqual(['age']);
    expect(page.one('dialog').getAttribute('closedby')).toBe('none');
    // Some browsers close the dialog even though `cancel` was prevented.
    await page.after(() => (page.one('dialog') as HTMLDialogElement).close());
    expect(openDialogs(page)).toEqual(['Proof of age']);
  });

  it('[AGE-2] informs a visitor who is too young, and lets the visitor go back', async () => {
    const { core, open } = coreWithModals();
    const page = await drawHost(core);
    await page.after(
      () =>
        void core.dispatch({ type: 'modals/open', payload: { kind: 'ageWarning', id: 'age', params: { age: 18 } } }),
    );
    await settle(page);
    const [, young] = page.all('dialog .modal-ways button');
    await page.click(young as HTMLElement);
    expect(page.one('dialog [role=status]').textContent).toContain('not for you yet');
    await page.click(page.all('dialog .button')[0] as HTMLElement);
    await page.click(page.all('dialog .modal-ways button')[0] as HTMLElement);
    expect(open()).toEqual([]);
    expect(core.fake.commands.at(-1)).toEqual({ type: 'modals/answer', payload: { id: 'age', isConfirmed: true } });
  });

  it('[CNS-1, CNS-3] asks about cookies beside the page with nothing ticked, and takes the answer', async () => {
    const { core } = coreWithModals();
    const page = await drawHost(core);
    await page.after(
      () => void core.dispatch({ type: 'modals/open', payload: { kind: 'cookieConsent', id: 'c', buttons: [] } }),
    );
    await settle(page);
    expect(openDialogs(page)).toEqual([]);
    expect(page.all('.consent-ways button').map((each) => each.textContent)).toEqual([
      'Customize',
      'Only necessary',
      'Accept all',
    ]);
    await page.click(page.all('.consent-ways button')[0] as HTMLElement);
    expect(
      page
        .all('.consent input')
        .map((each) => [(each as HTMLInputElement).checked, (each as HTMLInputElement).disabled]),
    ).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    await page.click(page.all('.consent input')[2] as HTMLElement);
    await page.click(page.all('.consent-ways button')[0] as HTMLElement);
    expect(core.fake.commands.slice(-2)).toEqual([
      { type: 'consent/acceptSelected', payload: { checked: ['marketing'] } },
      { type: 'modals/answer', payload: { id: 'c', isConfirmed: true } },
    ]);
  });

  it('[MDL-1] hides the cookie question while a window is shown, and keeps its ticks', async () => {
    const { core } = coreWithModals();
    const page = await drawHost(core);
    await page.after(
      () => void core.dispatch({ type: 'modals/open', payload: { kind: 'cookieConsent', id: 'c', buttons: [] } }),
    );
    await settle(page);
    await page.click(page.all('.consent-ways button')[0] as HTMLElement);
    await page.click(page.all('.consent input')[1] as HTMLElement);
    await page.after(() => void core.dispatch({ type: 'modals/open', payload: { kind: 'alert', id: 'a' } }));
    await settle(page);
    expect([page.one('.consent').hidden, openDialogs(page)]).toEqual([true, ['Attention']]);
    await page.click(page.all('dialog .modal-ways button')[0] as HTMLElement);
    expect([page.one('.consent').hidden, (page.all('.consent input')[1] as HTMLInputElement).checked]).toEqual([
      false,
      true,
    ]);
  });
});

describe('notices', () => {
  it('[NTC-1, NTC-6] appear in their areas with their actions', async () => {
    const core = createFakeCore();
    drawn = await draw(core, <Notices />);
    await act(async () => needWords('shell'));
    await drawn.after(() =>
      core.fake.set.notices([
        { id: 'a', tone: 'info', text: { key: 'notice.betLost', params: { id: '1' } }, lastsMs: null },
        {
          id: 'm',
          tone: 'warning',
          text: { key: 'modal.maintenance.text', params: {} },
          lastsMs: null,
          area: 'maintenance',
          canClose: false,
          actions: [
            { text: { key: 'modal.ok', params: {} }, command: { type: 'session/logOut', payload: {} }, path: '/live' },
          ],
        },
      ]),
    );
    expect(drawn.all('.notices').map((area) => area.querySelectorAll('.notice').length)).toEqual([1, 1, 0]);
    expect(drawn.all('.is-maintenance .icon-button')).toEqual([]);
    await drawn.click(drawn.one('.is-maintenance .notice-ways button'));
    expect(core.fake.commands).toEqual([
      { type: 'notices/dismiss', payload: { id: 'm' } },
      { type: 'session/logOut', payload: {} },
    ]);
    expect(drawn.places.get().moving).toBe(true);
  });
  it('[NTC-7] with a timer pause it while the pointer or focus is on them; those without need no pause', async () => {
    const core = createFakeCore();
    drawn = await draw(core, <Notices />);
    await act(async () => needWords('shell'));
    await drawn.after(() =>
      core.fake.set.notices([
        { id: 'timed', tone: 'info', text: { key: 'notice.betLost', params: { id: '1' } }, lastsMs: 10_000 },
        { id: 'stays', tone: 'info', text: { key: 'notice.betLost', params: { id: '2' } }, lastsMs: null },
      ]),
    );
    const rests = (): readonly unknown[] => core.fake.commands.splice(0);
    for (const [at, id] of [
      [0, 'timed'],
      [1, null],
    ] as const) {
      const line = drawn.all('.notice')[at] as HTMLElement;
      const commandOf = (isResting: boolean): readonly unknown[] =>
        id === null ? [] : [{ type: 'notices/rest', payload: { id, isResting } }];
      await drawn.after(() => void line.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
      expect(rests()).toEqual(commandOf(true));
      await drawn.after(() => line.querySelector('button')?.focus());
      expect(rests()).toEqual([]);
      await drawn.after(
        () => void line.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body })),
      );
      expect(rests()).toEqual([]);
      await drawn.after(() => line.querySelector('button')?.blur());
      expect(rests()).toEqual(commandOf(false));
    }
  });
});
