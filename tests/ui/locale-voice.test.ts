// @vitest-environment node
/** The voice of the site's texts [PRF-7]. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from 'touchline/core/preferences/types';
import { decodeSentences } from '../../ui/web/format/sentences.ts';
import { root } from '../architecture/sources.ts';

const FOLDER = join(root, 'ui/web/locales');
const OPERATOR = /\boperator|betreiber|оператор|مشغّ?ل/i;
/** 'Sie' and 'Ihr' with a capital within a sentence; at its beginning they may mean "they" and "their". */
const FORMAL_GERMAN = /[\p{Ll},)] (?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u;

/** The keys of the texts that match. */
const found = (language: string, pattern: RegExp): readonly string[] =>
  readdirSync(join(FOLDER, language)).flatMap((name) =>
    Object.entries(decodeSentences(JSON.parse(readFileSync(join(FOLDER, language, name), 'utf8'))))
      .filter(([, text]) => pattern.test(text))
      .map(([key, text]) => `${key}: ${text}`),
  );

describe('[PRF-7] the texts of the site', () => {
  it.each(LANGUAGES)('say "we" and never name the operator in %s', (language) => {
    expect(found(language, OPERATOR)).toEqual([]);
  });

  it('address the player as "du" in German', () => {
    expect(found('de', FORMAL_GERMAN)).toEqual([]);
  });
});
