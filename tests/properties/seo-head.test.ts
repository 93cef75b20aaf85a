/**
 * For any address and any operator data: a well-formed head with its own address, escaped text, and no redirect that
 * leaves the site.
 */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerPage } from 'touchline/core/seo/answer-page';
import { headOf } from 'touchline/core/seo/head';
import { pageWithHead } from 'touchline/core/seo/head-html';
import { decodeSeoPageData } from 'touchline/core/seo/page-data';
import { ALL_ROUTES } from 'touchline/navigation/all-routes';
import { addressOf, canonical, links, SITE, targetOf } from '../unit/seo/given.ts';

const RUNS = process.env['TOUCHLINE_DEEP'] === '1' ? 20_000 : 2_000;
const PAGE =
  '<!doctype html>\n<html lang="en" dir="ltr">\n<head>\n<title>Old</title>\n<meta name="description" content="Old">\n</head>\n<body><div id="root"></div></body>\n</html>\n';

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '"><script>alert(1)</script>',
    "'onload=x",
    '</title><base href=//evil.example>',
    '$&$1$`',
    '<!--',
    '\\',
    '//evil.example',
    '/../..//evil.example',
    '\ud800',
    '%2e%2e',
    'javascript:1',
    'https://evil.example',
  ),
);
const address = fc.oneof(
  fc
    .tuple(fc.constantFrom(...ALL_ROUTES), fc.constantFrom('en', 'ar', 'xx'), nasty, nasty)
    .map(([route, language, query, hash]) => `${addressOf(route, language)}?${query}#${hash}`),
  fc.array(nasty).map((parts) => `/${parts.join('/')}`),
  fc
    .tuple(fc.constantFrom('statisticpopup', 'landings', 'bonus', 'xx/promotions'), nasty, nasty)
    .map((parts) => `/en/${parts.join('/')}`),
);
const text = fc.oneof(nasty, fc.lorem());
const headData = fc.record({
  title: text,
  description: text,
  customCanonical: fc.option(fc.record({ mode: fc.constantFrom('url', 'mirror', 'x'), targetUrl: text, domain: text })),
  metaRobots: fc.option(text),
  hierarchyMetaRobots: fc.option(text),
  metas: fc.array(fc.record({ name: fc.oneof(text, fc.constantFrom('og:title', 'keywords')), content: text }), {
    maxLength: 4,
  }),
  hrefLang: fc.array(fc.record({ lang: fc.oneof(text, fc.constant('fr')), href: text }), { maxLength: 4 }),
});

/** Tags, and text that cannot open a tag. */
const WELL_FORMED =
  /^(?:[^<>]|<!doctype html>|<\/?(?:html|head|body|title|div)(?: [a-z]+="[^"<>]*")*>|<(?:meta|link)(?: (?:name|property|content|rel|hreflang|href)="[^"<>]*")+(?: data-seo)?>)*$/;

describe('heads', () => {
  it('[SEO-2, SEO-7] are well-formed, escaped, and have a canonical address of the site', () => {
    fc.assert(
      fc.property(address, headData, fc.constantFrom(...SITE.languages), (at, wire, language) => {
        const decoded = decodeSeoPageData(wire);
        const data = decoded.ok ? decoded.value : null;
        const target = targetOf(at);
        const head = headOf(target, language, SITE, data);
        for (const { href } of [...links(head, 'canonical'), ...links(head, 'alternate')]) {
          const url = new URL(href);
          expect(href.startsWith(url.origin)).toBe(true);
          expect(url.pathname).toMatch(/^\/(?!\/)/);
          expect(href).not.toMatch(/\/\.\.?(?:\/|$)/);
          expect(url.username).toBe('');
          expect(url.password).toBe('');
          expect(url.hash).toBe('');
          expect(url.protocol).toBe('https:');
        }
        expect(links(head, 'canonical')).toHaveLength(1);
        expect(new URL(canonical(headOf(target, language, SITE, null)) ?? '').origin).toBe(SITE.origin);
        const html = pageWithHead(PAGE, head);
        expect(html).toMatch(WELL_FORMED);
        expect(html.match(/<title>/g)).toHaveLength(1);
        expect(html.match(/<meta name="robots"/g)).toHaveLength(1);
        expect(html).toContain('<body><div id="root"></div></body>');
      }),
      { seed: 1, numRuns: RUNS },
    );
  });

  it('[SEO-6] redirects stay on the site, fit into a header, and end', () => {
    const world = {
      signedIn: null,
      language: 'de',
      detectedLanguages: ['de'],
      languages: SITE.languages,
      origin: SITE.origin,
      isRegistrationAllowed: true,
      isSlotFirstDeposit: true,
      isBot: true,
    };
    fc.assert(
      fc.property(address, fc.boolean(), (at, promoBonusToOffer) => {
        let asked = at;
        for (let hops = 0; ; hops += 1) {
          const answer = answerPage(
            asked,
            { ...world, promoBonusToOffer, allowedOrigins: ['https://evil.example'] },
            (_, error) => {
              throw error;
            },
          );
          if (answer.kind === 'page') return;
          expect(hops).toBeLessThan(8);
          expect(answer.to).toMatch(/^\/(?!\/)[\u0021-\u007e]*$/);
          expect(new URL(answer.to, SITE.origin).origin).toBe(SITE.origin);
          asked = answer.to;
        }
      }),
      { seed: 1, numRuns: RUNS },
    );
  });
});
