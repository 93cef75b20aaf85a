/** Every field of the site config takes effect somewhere, or says why not; every figure of the shell stands where the table says. */
import { describe, expect, it } from 'vitest';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, textOf } from './sources.ts';

interface Row {
  readonly name: string;
  readonly file: string;
  readonly note: string;
}

const SPEC = 'core/modules/site-config/SPEC.md';

/** The rows of a table under a heading. */
function rowsOf(text: string, heading: string): readonly Row[] {
  const [, part = ''] = text.split(`## ${heading}\n`);
  return (part.split(/^## /m)[0] ?? '').split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:Field|Figure) /.test(line)).map((line) => {
    const [, name = '', file = '', note = ''] = line.split('|').map((cell) => cell.trim());
    return { name: name.replace(/[*\s].*$/, ''), file, note };
  });
}

/** Rows whose file does not read the field, and rows without a file or a reason. */
function unread(rows: readonly Row[], read: (file: string) => string | null): readonly string[] {
  return rows.flatMap(({ name, file, note }) => {
    if (file === 'none') return note.startsWith('*No visible effect:*') ? [] : [`${name}: no reason`];
    const text = read(file);
    if (text === null) return [`${name}: there is no ${file}`];
    return new RegExp(`\\b${name}\\b`).test(text) ? [] : [`${name}: ${file} does not read it`];
  });
}

const read = (file: string): string | null => (existsSync(join(root, file)) ? textOf(file) : null);

const fieldsIn = (text: string, from: RegExp): readonly string[] => [...(from.exec(text)?.[1] ?? '').matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)].map(([, name = '']) => name);
const fields = [
  ...fieldsIn(textOf('core/modules/site-config/setup.ts'), /const schema = v\.object\(\{\n([\s\S]*?)\n\}\);/),
  ...fieldsIn(textOf('core/modules/site-config/views.ts'), /export interface SiteConfig \{\n([\s\S]*?)\n\}/).filter((name) => name !== 'more'),
];
/** The specification's list. */
const SPECIFIED = [
  'languages', 'defaultLanguage', 'countryCode', 'group_id', 'companyName', 'analyticsCollectorApiKey', 'licenceConfig', 'customizeConfig', 'langHiddenUnauthorized', 'isMainVipDomainAuthNeed', 'geoAuthReqVip',
  'isAvailableConfirmTerms', 'isFatmanAnalyticsAvailable', 'isRegistrationAllowed', 'isVipDomain', 'isAutoLogoffEnable', 'autoLogoffInactiveMinutes', 'isShowNotifyUpdate', 'geoCountryId', 'geoCurrency', 'isOneTapAuthEnabled',
  'minAge', 'homepageType', 'hasBonus1st', 'preselectedBonusIdByRouteName', 'isShowPaymentPageOnlyAuth', 'consultantParams', 'isShowIdentification', 'promoBonusToOffer', 'availableRoutes',
];

describe('the site config', () => {
  const rows = rowsOf(textOf(SPEC), 'Fields');
  const named = rows.map(({ name }) => name);

  it('has every field in the table, and no other', () => {
    expect(fields.length).toBeGreaterThan(40);
    expect(fields.filter((field) => !named.includes(field))).toEqual([]);
    expect(named.filter((field) => !fields.includes(field))).toEqual([]);
    expect(SPECIFIED.filter((field) => !named.includes(field))).toEqual([]);
  });
  it('is read where the table says', () => expect(unread(rows, read)).toEqual([]));
  it('would tell of a field that nobody reads', () => {
    const text = '## Fields\n\n| Field | Where | What |\n|---|---|---|\n| isNew* | core/a.ts | x |\n| isLost | core/b.ts | x |\n| isIdle | none | because |\n| isKnown (wire) | core/a.ts | x |\n';
    expect(unread(rowsOf(text, 'Fields').filter(({ name }) => !name.startsWith('-')), (file) => (file === 'core/a.ts' ? 'isKnown' : null))).toEqual(['isNew: core/a.ts does not read it', 'isLost: there is no core/b.ts', 'isIdle: no reason']);
  });
});

describe("the shell's figures", () => {
  const figures = rowsOf(textOf(SPEC), 'Figures').filter(({ file }) => !file.startsWith('-'));
  it('stand where the table says', () => {
    expect(figures.length).toBeGreaterThan(20);
    const wrong = figures.filter(({ file, note }) => (file === 'none' ? !note.startsWith('*No visible effect:*') : !(read(file) ?? '').includes(note.replace(/^`|`$/g, ''))));
    expect(wrong).toEqual([]);
  });
});
