/** The operator's styles for the text at a page's end, reduced to what cannot harm a page [SCH-19]. */

const MAX_LENGTH = 4_000;
const MAX_RULES = 40;

/** The parts of the text that a rule may name. */
const PARTS = new Set(['h2', 'h3', 'p']);
/**
 * How text is set. Colours are the site's, whose contrast holds in every theme; nothing moves, covers or loads
 * anything.
 */
const PROPERTIES = new Set([
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'margin-block',
  'margin-block-end',
  'margin-block-start',
  'max-inline-size',
  'text-align',
  'text-indent',
  'text-transform',
  'text-wrap',
  'word-spacing',
]);
/** A few words and lengths that grow with the text; no functions, no addresses, no escapes. */
const VALUE =
  /^(?:-?\d{0,3}(?:\.\d{1,4})?(?:rem|em|ch|%)?|[a-z-]{1,20})(?: (?:\d{0,3}(?:\.\d{1,4})?(?:rem|em|ch|%)?|[a-z-]{1,20})){0,3}$/;
/** Smaller text could not be read. */
const MIN_FONT = 0.75;

/** Rules that apply within `scope` alone. Everything else of the operator's text is left out, rule by rule. */
export function pageStyle(text: string, scope: string): string {
  if (text.length > MAX_LENGTH) return '';
  const rules: string[] = [];
  // Comments may hide braces; an at-rule and everything nested have braces inside, which no part has.
  for (const rule of text
    .replace(/\/\*[^]*?\*\//g, ' ')
    .split('}')
    .slice(0, MAX_RULES)) {
    const [names = '', body, ...nested] = rule.split('{');
    const selectors = names.split(',').map((name) => name.trim().toLowerCase());
    if (body === undefined || nested.length > 0 || !selectors.every((name) => PARTS.has(name))) continue;
    const declarations = body.split(';').flatMap(declaration);
    if (declarations.length > 0)
      rules.push(`${selectors.map((name) => `${scope} ${name}`).join(', ')} { ${declarations.join('; ')} }`);
  }
  return rules.join('\n');
}

function declaration(text: string): readonly string[] {
  const [name = '', value, ...rest] = text.split(':').map((part) => part.trim().toLowerCase().replace(/\s+/g, ' '));
  if (value === undefined || value === '' || rest.length > 0 || !PROPERTIES.has(name) || !VALUE.test(value)) return [];
  return name === 'font-size' && isTooSmall(value) ? [] : [`${name}: ${value}`];
}

function isTooSmall(size: string): boolean {
  const [, number = '', unit = ''] = /^(-?[\d.]+)(rem|em|%)$/.exec(size) ?? [];
  return unit === '' || Number(number) < (unit === '%' ? MIN_FONT * 100 : MIN_FONT);
}
