/**
 * The operator's own page of switches, without script. A switch can close the site (block, maintenance, players only)
 * and thereby its page of switches; this page stays available. The form carries a secret of this operator, so that no
 * other site can send one.
 */
import type { Operator } from '../operator/operator.ts';
import { readSwitch, SWITCHES, SWITCH_NAMES } from '../operator/switches/switches.ts';
import type { SwitchName } from '../operator/switches/switches.ts';
import type { SwitchValue } from '../operator/switches/kinds.ts';
import { formPost, get } from './call.ts';
import type { Call, Route } from './call.ts';
import { page, seeOther } from './respond.ts';
import { escapeHtml, standInPage } from './stand-in-page.ts';

const PATH = '/sandbox-api/v1/switches/page';
const secrets = new WeakMap<Operator, string>();

export const switchesPageRoutes: readonly Route[] = [
  get(PATH, (call) => page(standInPage('Switches', bodyOf(call.operator, '')))),
  formPost(PATH, answer),
];

async function answer(call: Call): Promise<Response> {
  const { operator } = call;
  const fields = new URLSearchParams(await call.body());
  if (fields.get('secret') !== secretOf(operator))
    return page(
      standInPage(
        'Switches',
        bodyOf(operator, 'This form is from an earlier start of the operator. Nothing was set; try again.'),
      ),
      403,
    );
  if (fields.get('act') === 'reset') {
    operator.switches.reset();
    return seeOther(PATH);
  }
  const name = fields.get('name') ?? '';
  const [, value] = readSwitch(`${name}=${fields.get('value') ?? ''}`);
  const errors = operator.switches.set({ [name]: value });
  return errors.length > 0
    ? page(standInPage('Switches', bodyOf(operator, errors.join('; '))), 422)
    : seeOther(`${PATH}#${name}`);
}

function secretOf(operator: Operator): string {
  const secret = secrets.get(operator) ?? crypto.randomUUID();
  secrets.set(operator, secret);
  return secret;
}

function bodyOf(operator: Operator, error: string): string {
  const values = operator.switches.values();
  const hidden = `<input type="hidden" name="secret" value="${secretOf(operator)}">`;
  const rows = SWITCH_NAMES.map((name) => {
    const { group, description } = SWITCHES[name];
    const label = isInitial(name, values[name]) ? name : `${name} (changed)`;
    return [
      `<li id="${name}"><form method="post" action="${PATH}">${hidden}<input type="hidden" name="name" value="${name}">`,
      `<label for="value-${name}">${label}</label>`,
      `<p class="to">${escapeHtml(group)}: ${escapeHtml(description)}</p>`,
      `<div class="ways">${controlOf(name, values[name])}<button aria-label="Set ${name}">Set</button></div></form></li>`,
    ].join('');
  });
  return [
    error === '' ? '' : `<p role="alert"><strong>${escapeHtml(error)}</strong></p>`,
    '<p>Each switch changes the answers of this operator to everybody at once. <a href="/">To the site</a></p>',
    `<form method="post" action="${PATH}">${hidden}<button name="act" value="reset">Reset all</button></form>`,
    `<ol>${rows.join('')}</ol>`,
  ].join('');
}

function controlOf(name: SwitchName, value: SwitchValue): string {
  const { kind, options, wants } = SWITCHES[name];
  const choices: readonly (string | number | boolean)[] | null = kind === 'flag' ? [true, false] : options;
  if (choices !== null) {
    const optionOf = (choice: string | number | boolean): string =>
      `<option${choice === value ? ' selected' : ''}>${escapeHtml(String(choice))}</option>`;
    return `<select id="value-${name}" name="value">${choices.map(optionOf).join('')}</select>`;
  }
  const text = Array.isArray(value) ? value.join(', ') : String(value);
  return `<input id="value-${name}" name="value" value="${escapeHtml(text)}" title="${escapeHtml(wants)}" autocomplete="off">`;
}

function isInitial(name: SwitchName, value: SwitchValue): boolean {
  return JSON.stringify(value) === JSON.stringify(SWITCHES[name].initial);
}
