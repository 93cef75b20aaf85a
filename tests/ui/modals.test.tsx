/** Rendering of the modal queue: one at a time, with a name, and queued modals lose nothing. */
import { act, useState, type ReactNode } from 'react';
import { fireEvent, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
import { loadNamespaces } from '../../ui/web/text.ts';
import type { FakeCore } from './fake-core.ts';
import { createFakeCore } from './fake-core.ts';
import { render, type Rendered } from './render.tsx';

const isOfModals = (command: Command): command is ModalsCommand => command.type.startsWith('modals/');

/** A core with the real modal queue, which `load` adds. */
function coreWithModals(isLoaded = true): {
  readonly core: FakeCore;
  readonly load: () => void;
  readonly open: () => readonly string[];
} {
  const core = createFakeCore();
  let state = modalsDecider.initial;
  let there = isLoaded;
  let ids = 0;
  const put = (): void => void (there && core.fake.set.feature('modals', viewModals(state)));
  put();
  core.fake.set.feature('consent', viewConsent(consentDecider.initial));
  return {
    open: () => state.map(({ id }) => id),
    load: () => {
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

/** The names of the windows that are open; one that waits for its turn is closed. */
const openDialogs = (page: Rendered): readonly string[] =>
  page
    .queryAllByRole('dialog')
    .filter((each) => each.hasAttribute('open'))
    .map((each) => within(each).getByRole('heading', { level: 2 }).textContent);
const press = (page: Rendered, name: string): Promise<void> => page.user.click(page.getByRole('button', { name }));

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

async function renderHost(core: FakeCore, more: ReactNode = null): Promise<Rendered> {
  await loadNamespaces('shell');
  return render(
    core,
    <>
      <ModalsHost />
      {more}
    </>,
  );
}
const settle = (page: Rendered): Promise<void> =>
  act(async () => {
    await import('../../ui/web/shell/modals/drawn-modal.tsx');
    await page.after(() => undefined);
  });

describe('a dialog of a screen', () => {
  it('[MDL-1] is shown at once while the queue has not loaded, and keeps its place once it has', async () => {
    const { core, load } = coreWithModals(false);
    const page = await renderHost(core, <Form />);
    expect(openDialogs(page)).toEqual(['Form']);
    await page.after(load);
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
    const page = await renderHost(core, <Form />);
    const input = page.getByRole('textbox');
    expect(document.activeElement?.textContent).toBe('first');
    await page.user.fill(input, 'their name');
    await page.after(() => void core.dispatch({ type: 'modals/open', payload: { kind: 'sessionLimit', id: 'limit' } }));
    await settle(page);
    expect(openDialogs(page)).toEqual(['Your session limit has ended']);
    await press(page, 'Understood');
    expect(openDialogs(page)).toEqual(['Form']);
    expect(input).toHaveProperty('value', 'their name');
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
    const page = await renderHost(core, <Page />);
    expect(openDialogs(page)).toEqual(['Window']);
    await press(page, 'Close');
    expect(page.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(open()).toEqual([]);
    expect(document.activeElement).toBe(before);
    before.remove();
  });

  it('[CNS-1] a form that the visitor arrived on has the cookie question at its end and can answer it there', async () => {
    const { core } = coreWithModals();
    const page = await renderHost(core, <Form />);
    await page.after(
      () =>
        void core.dispatch({
          type: 'modals/open',
          payload: { kind: 'cookieConsent', id: 'cookie-consent', buttons: [] },
        }),
    );
    await settle(page);
    expect(openDialogs(page)).toEqual(['Form']);
    const form = page.getByRole('dialog', { name: 'Form' });
    expect(page.getAllByRole('dialog', { hidden: true })).toEqual([form]);
    const asked = within(form).getByRole('region', { name: 'Cookies' });
    expect(asked.nextElementSibling).toBeNull();
    expect(
      within(asked)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Customize', 'Only necessary', 'Accept all']);
    await press(page, 'Only necessary');
    expect(core.fake.commands.filter(({ type }) => type.startsWith('consent/'))).toEqual([
      { type: 'consent/acceptSelected', payload: { checked: [] } },
    ]);
    expect(page.queryByRole('region', { name: 'Cookies' })).toBeNull();
    expect(openDialogs(page)).toEqual(['Form']);
    expect(document.activeElement).toBe(form);
  });

  it('[MDL-2] two dialogs opened by the player are shown one after the other', async () => {
    const { core } = coreWithModals();
    const page = await renderHost(
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
    const page = await renderHost(core);
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
    await press(page, 'Register');
    expect(core.fake.commands.at(-1)).toEqual({ type: 'modals/press', payload: { id: 'r', button: 0 } });
    expect(page.go).toHaveBeenCalledOnce();
  });

  it('[MDL-7] has no close button and ignores Escape when the modal must be answered', async () => {
    const { core, open } = coreWithModals();
    const page = await renderHost(core);
    await page.after(
      () =>
        void core.dispatch({ type: 'modals/open', payload: { kind: 'ageWarning', id: 'age', params: { age: 21 } } }),
    );
    await settle(page);
    const dialog = within(page.container).getByRole<HTMLDialogElement>('dialog', { name: 'Proof of age' });
    expect(dialog.textContent).toContain('21');
    expect(page.queryByRole('button', { name: 'Close' })).toBeNull();
    await page.after(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    await page.user.click(dialog);
    expect(open()).toEqual(['age']);
    expect(dialog.getAttribute('closedby')).toBe('none');
    // Some browsers close the dialog even though `cancel` was prevented.
    await page.after(() => dialog.close());
    expect(openDialogs(page)).toEqual(['Proof of age']);
  });

  it('[AGE-2] informs a visitor who is too young, and lets the visitor go back', async () => {
    const { core, open } = coreWithModals();
    const page = await renderHost(core);
    await page.after(
      () =>
        void core.dispatch({ type: 'modals/open', payload: { kind: 'ageWarning', id: 'age', params: { age: 18 } } }),
    );
    await settle(page);
    await press(page, 'I am younger');
    expect(page.getByRole('status').textContent).toContain('not for you yet');
    await press(page, 'I made a mistake');
    await press(page, 'I am 18 or older');
    expect(open()).toEqual([]);
    expect(core.fake.commands.at(-1)).toEqual({ type: 'modals/answer', payload: { id: 'age', isConfirmed: true } });
  });

  it('[CNS-1, CNS-3] asks about cookies beside the page with nothing ticked, and takes the answer', async () => {
    const { core } = coreWithModals();
    const page = await renderHost(core);
    await page.after(
      () => void core.dispatch({ type: 'modals/open', payload: { kind: 'cookieConsent', id: 'c', buttons: [] } }),
    );
    await settle(page);
    expect(openDialogs(page)).toEqual([]);
    const question = within(page.getByRole('dialog', { name: 'Cookies' }));
    expect(question.getAllByRole('button').map((each) => each.textContent)).toEqual([
      'Customize',
      'Only necessary',
      'Accept all',
    ]);
    await press(page, 'Customize');
    const options = question.getAllByRole<HTMLInputElement>('switch');
    expect(options.map(({ checked, disabled }) => ({ checked, disabled }))).toEqual([
      { checked: true, disabled: true },
      { checked: false, disabled: false },
      { checked: false, disabled: false },
    ]);
    await page.user.click(page.getByRole('switch', { name: /^Marketing/ }));
    await press(page, 'Accept selected');
    expect(core.fake.commands.slice(-2)).toEqual([
      { type: 'consent/acceptSelected', payload: { checked: ['marketing'] } },
      { type: 'modals/answer', payload: { id: 'c', isConfirmed: true } },
    ]);
  });

  it('[MDL-1] hides the cookie question while a window is shown, and keeps its ticks', async () => {
    const { core } = coreWithModals();
    const page = await renderHost(core);
    await page.after(
      () => void core.dispatch({ type: 'modals/open', payload: { kind: 'cookieConsent', id: 'c', buttons: [] } }),
    );
    await settle(page);
    const question = page.getByRole('dialog', { name: 'Cookies' });
    await press(page, 'Customize');
    const option = page.getByRole('switch', { name: /^Functionality/ });
    await page.user.click(option);
    await page.after(() => void core.dispatch({ type: 'modals/open', payload: { kind: 'alert', id: 'a' } }));
    await settle(page);
    expect(question.hidden).toBe(true);
    expect(openDialogs(page)).toEqual(['Attention']);
    await press(page, 'Understood');
    expect(question.hidden).toBe(false);
    expect(page.getByRole('switch', { name: /^Functionality/ })).toBe(option);
    expect(option).toHaveProperty('checked', true);
  });
});

describe('notices', () => {
  it('[NTC-1, NTC-6] appear in their areas with their actions', async () => {
    const core = createFakeCore();
    const page = await render(core, <Notices />);
    await act(async () => loadNamespaces('shell'));
    await page.after(() =>
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
    const areas = ['Messages', 'Maintenance news', 'More messages'].map((name) =>
      within(page.getByRole('region', { name })),
    );
    expect(areas.map((area) => area.queryAllByRole('paragraph').length)).toEqual([1, 1, 0]);
    expect(areas[1]?.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    await press(page, 'Understood');
    expect(core.fake.commands).toEqual([
      { type: 'notices/dismiss', payload: { id: 'm' } },
      { type: 'session/logOut', payload: {} },
    ]);
    expect(page.go).toHaveBeenCalledOnce();
  });
  it('[NTC-7] with a timer pause it while the pointer or focus is on them; those without need no pause', async () => {
    const core = createFakeCore();
    const page = await render(core, <Notices />);
    await act(async () => loadNamespaces('shell'));
    await page.after(() =>
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
      const dismiss = page.getAllByRole('button', { name: 'Dismiss' })[at];
      if (dismiss === undefined) throw new Error('no such notice');
      const commandOf = (isResting: boolean): readonly unknown[] =>
        id === null ? [] : [{ type: 'notices/rest', payload: { id, isResting } }];
      await page.after(() => void fireEvent.pointerEnter(dismiss));
      expect(rests()).toEqual(commandOf(true));
      await page.after(() => dismiss.focus());
      expect(rests()).toEqual([]);
      await page.after(() => void fireEvent.pointerLeave(dismiss, { relatedTarget: document.body }));
      expect(rests()).toEqual([]);
      await page.after(() => dismiss.blur());
      expect(rests()).toEqual(commandOf(false));
    }
  });
});
