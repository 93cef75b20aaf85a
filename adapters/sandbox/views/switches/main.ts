/**
 * The page of switches: everything about the stand-in operator that can be set, by group, so that a person can see every state of the site. Plain DOM, built apart, delivered by the operator as a remote view.
 */
import type { Bridge } from '../contract.ts';
import { dress, make, register } from '../contract.ts';
import { CSS } from './css.ts';
import type { Switch } from './calls.ts';
import { readSwitches, setSwitch } from './calls.ts';
import { EN, WORDS } from './words.ts';

/** The operator's own page of the same. */
const OWN_PAGE = '/sandbox-api/v1/switches/page';

/** A control for one switch; it tells of what was chosen. */
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
  Object.assign(input, { type: kind === 'number' ? 'number' : 'text', id, value: Array.isArray(value) ? value.join(', ') : String(value), title: wants, autocomplete: 'off', spellcheck: false });
  const isNumbers = Array.isArray(value) && /whole numbers/.test(wants);
  input.addEventListener('change', () => {
    if (kind === 'number') return chosen(Number(input.value));
    if (kind !== 'list') return chosen(input.value);
    const parts = input.value.split(',').map((part) => part.trim()).filter((part) => part !== '');
    chosen(isNumbers ? parts.map(Number) : parts);
  });
  return input;
}

function rowOf(each: Switch, say: typeof EN, chosen: (value: unknown) => void): HTMLElement {
  const isChanged = JSON.stringify(each.value) !== JSON.stringify(each.initial);
  const row = make('div', isChanged ? 'row is-changed' : 'row');
  row.dataset['name'] = each.name;
  const label = make('label');
  label.htmlFor = `switch-${each.name}`;
  const says = make('span', 'says', each.says);
  says.lang = 'en';
  label.append(make('span', 'name', each.name), says);
  if (isChanged) label.append(make('span', 'mark', say.changed));
  row.append(label, controlOf(each, `switch-${each.name}`, chosen));
  return row;
}

register('switches', (element, bridge: Bridge) => {
  dress(element, CSS);
  const page = make('div', 'switches');
  element.append(page);
  let all: readonly Switch[] = [];
  let sought = '';
  let isOver = false;

  const take = (found: Awaited<ReturnType<typeof readSwitches>>, name = ''): void => {
    if (isOver) return;
    const say = WORDS[bridge.language.get()] ?? EN;
    if (found.ok) {
      all = found.value;
      if (name !== '') bridge.notify('success', `${name}: ${say.set}`);
    } else bridge.notify('error', found.error === '' ? say.failed : found.error);
    draw(name);
  };

  /** Draws all of it, and gives the focus back to the control that had it. */
  const draw = (focused = ''): void => {
    const say = WORDS[bridge.language.get()] ?? EN;
    const had = focused === '' ? '' : `switch-${focused}`;
    const head = make('div', 'head');
    const search = make('input', 'search');
    Object.assign(search, { type: 'search', placeholder: say.search, value: sought });
    search.setAttribute('aria-label', say.search);
    search.addEventListener('input', () => {
      sought = search.value;
      list();
    });
    const reset = make('button', '', say.reset);
    reset.type = 'button';
    reset.addEventListener('click', () => void setSwitch({}, true).then((found) => take(found)));
    const count = make('span', 'count');
    count.setAttribute('role', 'status');
    head.append(search, reset, count);
    const groups = make('div', 'groups');
    const always = make('a', '', OWN_PAGE);
    always.href = OWN_PAGE;
    const aside = make('p', 'intro', `${say.always} `);
    aside.append(always);
    page.replaceChildren(make('p', 'intro', say.intro), aside, head, groups);
    page.lang = bridge.language.get();

    const list = (): void => {
      const words = sought.toLowerCase();
      const shown = all.filter(({ name, says, group }) => `${name} ${says} ${group}`.toLowerCase().includes(words));
      count.textContent = `${say.count} ${shown.length} / ${all.length}`;
      groups.replaceChildren();
      for (const group of new Set(shown.map((each) => each.group))) {
        const section = make('section');
        section.append(make('h2', '', group));
        for (const each of shown.filter(({ group: of }) => of === group)) {
          section.append(rowOf(each, say, (value) => void setSwitch({ [each.name]: value }, false).then((found) => take(found, each.name))));
        }
        groups.append(section);
      }
    };
    list();
    if (had !== '') page.querySelector<HTMLElement>(`#${CSS_ESCAPE(had)}`)?.focus();
  };

  draw();
  void readSwitches().then((found) => take(found));
  const end = bridge.language.subscribe(() => draw());
  return () => {
    isOver = true;
    end();
    page.remove();
  };
});

const CSS_ESCAPE = (text: string): string => globalThis.CSS.escape(text);
