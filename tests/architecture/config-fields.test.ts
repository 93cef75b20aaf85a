/**
 * Every field of the site config and of the user config has a reader or a reason for having none; every figure of the
 * shell is where the table says.
 */
import { describe, expect, it } from 'vitest';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceOf, textOf } from './sources.ts';

interface Row {
  /** The operator's name of the field. */
  readonly name: string;
  /** The core's name of the field, where the wire's decoder renames it. */
  readonly inside: string;
  readonly file: string;
  readonly note: string;
}

const SPEC = 'core/modules/site-config/SPEC.md';

/** The rows of a table under a heading. */
function rowsOf(text: string, heading: string): readonly Row[] {
  const [, part = ''] = text.split(`## ${heading}\n`);
  return (part.split(/^## /m)[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Field|Figure|Entity|Key) /.test(line))
    .map((line) => {
      const [, name = '', file = '', note = ''] = line.split('|').map((cell) => cell.trim());
      const field = name.replace(/[*\s].*$/, '');
      return { name: field, inside: /→ (\w+)/.exec(name)?.[1] ?? field, file, note };
    });
}

/** Rows whose file does not read the field, and rows without a file or a reason. */
function unread(
  rows: readonly Row[],
  read: (file: string) => string | null,
  reason = '*No visible effect:*',
): readonly string[] {
  return rows.flatMap(({ name, inside, file, note }) => {
    if (file === 'none') return note.startsWith(reason) ? [] : [`${name}: no reason`];
    const text = read(file);
    if (text === null) return [`${name}: there is no ${file}`];
    return usesOf(inside, text) ? [] : [`${name}: ${file} does not read it`];
  });
}

/**
 * Whether code reads a field: as a member, by destructuring, or by its name in brackets. A mention in a comment, an
 * import or a text does not count.
 */
function usesOf(name: string, text: string): boolean {
  const code = text.replaceAll(/^import [^;]*;$/gm, '');
  return new RegExp(`[.?]\\.?${name}\\b|[{,]\\s*${name}\\b|^\\s+${name}[,:]|\\['${name}'\\]`, 'm').test(code);
}

/** The code of a file without its comments; a style sheet or a page unchanged. */
const read = (file: string): string | null =>
  existsSync(join(root, file)) ? (/\.tsx?$/.test(file) ? sourceOf(file, textOf(file)).code : textOf(file)) : null;

const fieldsIn = (text: string, from: RegExp): readonly string[] =>
  [...(from.exec(text)?.[1] ?? '').matchAll(/^ {2}(?:readonly )?(\w+)\??:/gm)].map(([, name = '']) => name);
const fields = [
  ...fieldsIn(textOf('core/modules/site-config/setup-wire.ts'), /const answered = v\.object\(\{\n([\s\S]*?)\n\}\);/),
  ...fieldsIn(textOf('core/modules/site-config/views.ts'), /export interface SiteConfig \{\n([\s\S]*?)\n\}/).filter(
    (name) => name !== 'more',
  ),
];
/** The required list [S3.1]. */
const SPECIFIED = [
  'languages',
  'defaultLanguage',
  'countryCode',
  'group_id',
  'companyName',
  'analyticsCollectorApiKey',
  'licenceConfig',
  'customizeConfig',
  'langHiddenUnauthorized',
  'isMainVipDomainAuthNeed',
  'geoAuthReqVip',
  'isAvailableConfirmTerms',
  'isFatmanAnalyticsAvailable',
  'isRegistrationAllowed',
  'isVipDomain',
  'isAutoLogoffEnable',
  'autoLogoffInactiveMinutes',
  'isShowNotifyUpdate',
  'geoCountryId',
  'geoCurrency',
  'isOneTapAuthEnabled',
  'minAge',
  'homepageType',
  'hasBonus1st',
  'preselectedBonusIdByRouteName',
  'isShowPaymentPageOnlyAuth',
  'consultantParams',
  'isShowIdentification',
  'promoBonusToOffer',
  'availableRoutes',
];

/** The required keys of the user config [D3.11]. */
const USER_CONFIG =
  'disallow_line_sport disallow_live_sport phone_number phone_code user_email user_name user_country_code user_country_id activation_type user_ref_id user_msg_count isRequiredTransfer is_active_secure_question user_hide_balance changed_pass_day_count user_data protection_level protection_methods should_sync_protection_methods is_need_identification ban_level ban_version user_status_id internal_verification_status verification_status verification_types isCCLine isCClive isDataAfterRegistration verification_status_group_code requested_additional_document has_deposit is_identification_bonus show_verification_modal_on_deposit_page remaining_days_to_activate recharge_notification notification_text_id notification_button'.split(
    ' ',
  );

/** The required entities of S3 besides the site config. */
const ENTITIES = [
  'maintenanceConfig: started_at, ended_at, notify_started_at, notify_ended_at, isActive, web_state',
  'maintenanceDisplay: startAt, finishAt, notifyStartAt, notifyEndAt',
  'block: displayTypeId, templateTypeId',
  'redirect: redirect, code, url, reasons, breadcrumbs',
  'seoPageData: title, description, customCanonical, metaRobots, hierarchyMetaRobots, metas, hrefLang',
  'canonical: mode, targetUrl, domain',
  'alternates: lang, href',
  'sportsMap: sportId, nameEng',
  'cookieOption: name, checked, disabled, cookiesType',
  'remoteView: state, views, components, meta',
  'oneTap: credential, language, currency, countryId, redirectUrl',
  'accountConversion: accountConversion',
  'notificationResult: isConfirmed, isDismissed',
  'agreementRules: result, updatedAt',
  'captcha: success, type, time, error_message',
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
  it('reports a field without a reader', () => {
    const text =
      '## Fields\n\n| Field | Where | What |\n|---|---|---|\n| isNew* | core/a.ts | x |\n| isLost | core/b.ts | x |\n| isIdle | none | because |\n| isKnown (wire) | core/a.ts | x |\n| isOld → isKnown | core/a.ts | x |\n| isKept → isRenamed | core/a.ts | x |\n';
    expect(
      unread(
        rowsOf(text, 'Fields').filter(({ name }) => !name.startsWith('-')),
        (file) =>
          file === 'core/a.ts'
            ? "import { isNew } from './isNew.ts';\nconst text = 'isNew'; const { isKnown } = config;"
            : null,
      ),
    ).toEqual([
      'isNew: core/a.ts does not read it',
      'isLost: there is no core/b.ts',
      'isIdle: no reason',
      'isKept: core/a.ts does not read it',
    ]);
  });
});

describe('the other entities', () => {
  const rows = rowsOf(textOf(SPEC), 'Other entities').flatMap(({ name, file, note }) =>
    note.split(',').map((field) => ({ name: field.trim(), inside: field.trim(), file, note: name })),
  );
  it('are all in the table, with the required fields', () => {
    const listed = rowsOf(textOf(SPEC), 'Other entities').map(({ name, note }) => `${name}: ${note}`);
    expect(listed).toEqual(ENTITIES);
  });
  it('are read where the table says', () => expect(unread(rows, read)).toEqual([]));
});

describe('the user config', () => {
  const USER_SPEC = 'core/modules/user/SPEC.md';
  const rows = rowsOf(textOf(USER_SPEC), 'Fields');
  const wire = textOf('core/modules/user/wire.ts');
  const taken = [
    ...fieldsIn(wire, /const result = v\.object\(\{\n([\s\S]*?)\n\}\);/),
    ...fieldsIn(wire, /const contact = v\.object\(\{\n([\s\S]*?)\n\}\);/),
  ];

  it('[USR-2] has every required key in the table', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(USER_CONFIG.toSorted());
  });
  it('[USR-2] takes the keys that have a reader, and no others', () => {
    expect(rows.filter(({ file }) => file !== 'none').map(({ name }) => name)).toEqual(taken);
    const reads = rows.map((row) => (row.file === 'none' ? row : { ...row, name: row.note, inside: row.note }));
    expect(unread(reads, read, '*Not taken:*')).toEqual([]);
  });
});

describe("the shell's figures", () => {
  const figures = rowsOf(textOf(SPEC), 'Figures').filter(({ file }) => !file.startsWith('-'));
  it('are where the table says', () => {
    expect(figures.length).toBeGreaterThan(20);
    const wrong = figures.filter(({ file, note }) =>
      file === 'none'
        ? !note.startsWith('*No visible effect:*')
        : !(read(file) ?? '').includes(note.replace(/^`|`$/g, '')),
    );
    expect(wrong).toEqual([]);
  });
});
