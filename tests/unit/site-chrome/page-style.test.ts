import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageStyle } from 'touchline/core/site-chrome/page-style';

const of = (text: string): string => pageStyle(text, '.words');

describe('styles of the operator for a page’s text', () => {
  it('[SCH-19] set the headings and paragraphs of this text alone', () => {
    expect(of('p { line-height: 1.6; text-wrap: pretty } H2, h3 { letter-spacing: -0.01em; font-size: 1.2rem }')).toBe(
      '.words p { line-height: 1.6; text-wrap: pretty }\n.words h2, .words h3 { letter-spacing: -0.01em; font-size: 1.2rem }',
    );
  });

  it.each([
    'body { line-height: 2 }',
    'p a { line-height: 2 }',
    'p, * { line-height: 2 }',
    'p:has(input) { line-height: 2 }',
    '@import "https://evil.example/a.css"; p { line-height: 2 }',
    '@media print { p { line-height: 2 } }',
    '@font-face { font-family: x; src: url(https://evil.example/x) }',
    'p { background: url(https://evil.example/x) }',
    'p { color: red }',
    'p { position: fixed }',
    'p { font-size: 200px }',
    'p { font-size: 0.1rem }',
    'p { font-size: 10% }',
    'p { line-height: calc(1em + 1px) }',
    'p { line-height: var(--x) }',
    'p { line-height: \\31 }',
    'p { line-height: 2 !important }',
    'p { --x: 1rem }',
    'p > h2 { line-height: 2 }',
    '</style><script>alert(1)</script>',
  ])('[SCH-19] %s is left out', (text) => expect(of(text)).toBe(''));

  it('[SCH-19] a bad rule or declaration takes no other with it, and a comment hides nothing', () => {
    expect(of('p { color: red; line-height: 2 } body { margin: 0 } h3 { font-weight: 700 /* } body { */ }')).toBe(
      '.words p { line-height: 2 }\n.words h3 { font-weight: 700 }',
    );
  });

  it('[SCH-19] any text gives rules of the scope alone, without functions, addresses or nesting', () => {
    const noise = fc.oneof(
      fc.constantFrom('{', '}', ';', ':', ',', '"', '\\', '/*', '*/', 'url(x)', '@media'),
      fc.string({ maxLength: 3 }),
    );
    const parts = fc.oneof(fc.constantFrom('p', 'H2', 'h2, h3', 'body', 'p > h2', 'p:has(input)'), noise);
    const declaration = fc.oneof(
      fc.constantFrom('line-height: 2', 'FONT-SIZE: 1.2rem', 'text-wrap: pretty', 'color: red'),
      fc.tuple(fc.constantFrom('line-height', 'margin-block', '--x'), noise).map((pair) => pair.join(': ')),
      fc.constantFrom(
        'line-height: url(//evil.example)',
        'line-height: calc(1em + 1px)',
        'margin-block: 1em !important',
      ),
      noise,
    );
    const rule = fc
      .tuple(parts, fc.array(declaration, { maxLength: 4 }))
      .map(([names, declarations]) => `${names} { ${declarations.join('; ')} }`);
    let met = 0;
    fc.assert(
      fc.property(fc.array(fc.oneof(rule, noise), { maxLength: 10 }), (pieces) => {
        const rules = of(pieces.join(' '));
        for (const each of rules === '' ? [] : rules.split('\n')) {
          met += 1;
          expect(each).toMatch(
            /^\.words (?:h2|h3|p)(?:, \.words (?:h2|h3|p))* \{ [a-z-]+: [\w.% -]+(?:; [a-z-]+: [\w.% -]+)* \}$/,
          );
        }
      }),
      { seed: 1, numRuns: 3_000 },
    );
    expect(met).toBeGreaterThan(200);
  });
});
