/** The design tokens of the page's own style sheets, in groups. */

export const TOKEN_GROUPS = ['type', 'space', 'shape', 'motion', 'colour', 'frame'] as const;
export type TokenGroup = (typeof TOKEN_GROUPS)[number];

export interface Token {
  /** Such as `--t4`. */
  readonly name: string;
  /** As the page has it now: theme, density and width are applied. */
  readonly value: string;
}

const PREFIXES: readonly (readonly [TokenGroup, RegExp])[] = [
  ['type', /^--(?:t\d|font)$/],
  ['space', /^--s\d$/],
  ['shape', /^--(?:r\d|r-full|shade|lift)$/],
  ['motion', /^--(?:quick|calm|ease)$/],
];
const COLOUR = /^(?:#|rgb|hsl|color|oklch)/;

/** The group of a token: by its name, colours by their value. */
export function groupOf({ name, value }: Token): TokenGroup {
  return PREFIXES.find(([, names]) => names.test(name))?.[0] ?? (COLOUR.test(value) ? 'colour' : 'frame');
}

function isGrouping(rule: CSSRule): rule is CSSGroupingRule {
  return 'cssRules' in rule && !('selectorText' in rule);
}

function* namesIn(rules: CSSRuleList): Generator<string> {
  for (const rule of rules) {
    if (isGrouping(rule)) yield* namesIn(rule.cssRules);
    if (!('selectorText' in rule) || !String(rule.selectorText).startsWith(':root')) continue;
    const { style } = rule as CSSStyleRule;
    for (let at = 0; at < style.length; at += 1) {
      const name = style.item(at);
      if (name.startsWith('--')) yield name;
    }
  }
}

/** Every custom property that a style sheet of the page sets on its root, each once, in the order of the sheets. */
export function tokensOf({ styleSheets, documentElement }: Document): readonly Token[] {
  const names = new Set([...styleSheets].flatMap((sheet) => [...namesIn(sheet.cssRules)]));
  const style = getComputedStyle(documentElement);
  return [...names].map((name) => ({ name, value: style.getPropertyValue(name).trim() }));
}
