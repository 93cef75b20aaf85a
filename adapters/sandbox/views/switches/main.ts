/**
 * The page of switches: every setting of the stand-in operator, by group, so that a person can see every state of the
 * site. Plain DOM, built separately, sent by the operator as a remote view.
 */
import type { Bridge } from '../contract.ts';
import { addStyles, make, register } from '../contract.ts';
import { CSS as STYLES } from './css.ts';
import type { Switch } from './calls.ts';
import { readSwitches, setSwitch } from './calls.ts';
import { EN, WORDS } from './words.ts';

/** The operator's own page of the same switches. */
const OWN_PAGE = '/sandbox-api/v1/switches/page';

/** The control of one switch; `chosen` receives the new value. */
function controlOf({ kind, options, value, wants }: Switch, id: string, chosen: (value: unknown) => void): HTMLElement {
  if (kind === 'flag') {
    const box = make('input');
    Object.assign(box, { type: 'checkbox', id, checked: value === true });
    box.addEventListener('change', () => chosen(box.checked));
    return box;
  }
  if (options !== null) {
    const select = make('select');
    select.id = id;
    for (const option of options) {
      const item = make('option', '', String(option));
      item.value = String(option);
      item.selected = option === value;
      select.append(item);
    }
    select.addEventListener('change', () => chosen(options.find((option) => String(option) === select.value)));
    return select;
  }
  const input = make('input');
  Object.assign(input, {
    type: kind === 'number' ? 'number' : 'text',
    id,
    value: Array.isArray(value) ? value.join(', ') : String(value),
    title: wants,
    autocomplete: 'off',
    spellcheck: false,
  });
  const isNumbers = Array.isArray(value) && /whole numbers/.test(wants);
  input.addEventListener('change', () => {
    if (kind === 'number') return chosen(Number(input.value));
    if (kind !== 'list') return chosen(input.value);
    const parts = input.value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
    chosen(isNumbers ? parts.map(Number) : parts);
  });
  return input;
}

function rowOf(each: Switch, text: typeof EN, chosen: (value: unknown) => void): HTMLElement {
  const isChanged = JSON.stringify(each.value) !== JSON.stringify(each.initial);
  const row = make('div', isChanged ? 'row is-changed' : 'row');
  row.dataset['name'] = each.name;
  const label = make('label');
  label.htmlFor = `switch-${each.name}`;
  const description = make('span', 'description', each.description);
  description.lang = 'en';
  label.append(make('span', 'name', each.name), description);
  if (isChanged) label.append(make('span', 'mark', text.changed));
  const control = controlOf(each, `switch-${each.name}`, chosen);
  // Screen readers reach a checkbox before its label; the styles still place it at the end of the row.
  row.append(...(each.kind === 'flag' ? [control, label] : [label, control]));
  return row;
}

register('switches', (element, bridge: Bridge) => {
  addStyles(element, STYLES);
  const page = make('div', 'switches');
  element.append(page);
  let all: readonly Switch[] = [];
  let isOver = false;

  const words = (): typeof EN => WORDS[bridge.language.get()] ?? EN;
  const search = make('input', 'search');
  search.type = 'search';
  const reset = make('button');
  reset.type = 'button';
  const count = make('span', 'count');
  count.setAttribute('role', 'status');
  const intro = make('p', 'intro');
  const always = make('a', '', OWN_PAGE);
  always.href = OWN_PAGE;
  const aside = make('p', 'intro');
  const head = make('div', 'head');
  head.append(search, reset, count);
  const groups = make('div', 'groups');
  page.append(intro, aside, head, groups);

  /** Renders the switches that match the search, by group. The focused control keeps the focus. */
  const list = (): void => {
    const text = words();
    const root = page.getRootNode();
    const focused = root instanceof ShadowRoot ? root.activeElement?.id : undefined;
    const sought = search.value.toLowerCase();
    const shown = all.filter(({ name, description, group }) =>
      `${name} ${description} ${group}`.toLowerCase().includes(sought),
    );
    count.textContent = `${text.count} ${shown.length} / ${all.length}`;
    groups.replaceChildren();
    for (const group of new Set(shown.map((each) => each.group))) {
      const section = make('section');
      section.append(make('h2', '', group));
      for (const each of shown.filter(({ group: of }) => of === group)) {
        section.append(
          rowOf(
            each,
            text,
            (value) => void setSwitch({ [each.name]: value }, false).then((found) => take(found, each.name)),
          ),
        );
      }
      groups.append(section);
    }
    if (focused) page.querySelector<HTMLElement>(`#${CSS.escape(focused)}`)?.focus();
  };
  const take = (found: Awaited<ReturnType<typeof readSwitches>>, name = ''): void => {
    if (isOver) return;
    const text = words();
    if (found.ok) {
      all = found.value;
      if (name !== '') bridge.notify('success', `${name}: ${text.set}`);
    } else bridge.notify('error', found.error === '' ? text.failed : found.error);
    list();
  };
  /** Renders all texts in the player's language. */
  const speak = (): void => {
    const text = words();
    page.lang = bridge.language.get();
    search.placeholder = text.search;
    search.setAttribute('aria-label', text.search);
    reset.textContent = text.reset;
    intro.textContent = text.intro;
    aside.replaceChildren(`${text.always} `, always);
    list();
  };
  search.addEventListener('input', () => list());
  reset.addEventListener('click', () => void setSwitch({}, true).then((found) => take(found)));

  speak();
  void readSwitches().then((found) => take(found));
  const end = bridge.language.subscribe(speak);
  return () => {
    isOver = true;
    end();
    page.remove();
  };
});
