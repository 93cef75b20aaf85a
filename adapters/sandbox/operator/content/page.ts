/**
 * Builders for the operator's pages: blocks of the remote views' vocabulary, and texts side by side in the site's four
 * languages.
 */
import type { Block, Line, ViewDocument } from 'touchline/core/remote-views/public';
import type { LineClock, Line as BettingLine } from '../line/line.ts';
import type { Currency } from '../players/directory.ts';
import type { Switches } from '../switches/switches.ts';
import type { DrawView } from '../../provider/shared/draw-view.ts';

export const CONTENT_LANGUAGES = ['en', 'ru', 'de', 'ar'] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** Chooses the text in the reader's language. */
export type InLanguage = (en: string, ru: string, de: string, ar: string) => string;

export function languageOf(language: ContentLanguage): InLanguage {
  return (en, ru, de, ar) => ({ en, ru, de, ar })[language];
}

export const gameCount = (inLanguage: InLanguage, count: number): string =>
  inLanguage(
    count === 1 ? '1 game' : `${count} games`,
    `Игр: ${count}`,
    count === 1 ? '1 Spiel' : `${count} Spiele`,
    `المباريات: ${count}`,
  );

/** A text in the four languages, for lists that several pages share. */
export type Localized = readonly [en: string, ru: string, de: string, ar: string];

/** The operator's data that a page may read. */
export interface PageContext {
  readonly line: BettingLine;
  readonly currencies: readonly Currency[];
  readonly clock: Pick<LineClock, 'now'>;
  readonly switches: Pick<Switches, 'get'>;
  /** The draws of the provider's games by id; only pages that show draws have them. */
  readonly draws?: ReadonlyMap<string, DrawView>;
}

export interface PageAsked {
  /** The route's name and parameters. */
  readonly route: string;
  readonly params: Readonly<Record<string, string>>;
  readonly language: ContentLanguage;
  readonly inLanguage: InLanguage;
  readonly context: PageContext;
}

export type Page = Pick<ViewDocument, 'title' | 'blocks'> & Partial<Pick<ViewDocument, 'crumbs' | 'language'>>;
export type MakePage = (asked: PageAsked) => Page;
export type Pages = Readonly<Record<string, MakePage>>;

export const p = (...line: Line): Block => ({ t: 'text', line });
export const lead = (...line: Line): Block => ({ t: 'text', line, tone: 'lead' });
export const note = (...line: Line): Block => ({ t: 'text', line, tone: 'note' });
export const warning = (...line: Line): Block => ({ t: 'text', line, tone: 'warning' });
export const h2 = (text: string): Block => ({ t: 'heading', text, level: 2 });
export const ul = (...items: readonly (string | Line)[]): Block => ({
  t: 'list',
  items: items.map((item) => (typeof item === 'string' ? [item] : item)),
});
export const ol = (...items: readonly (string | Line)[]): Block => ({
  t: 'list',
  isOrdered: true,
  items: items.map((item) => (typeof item === 'string' ? [item] : item)),
});
export const a = (text: string, to: string): { readonly text: string; readonly to: string } => ({ text, to });
export const strong = (text: string): { readonly text: string; readonly mark: 'strong' } => ({ text, mark: 'strong' });
export const facts = (...items: readonly (readonly [name: string, ...line: Line])[]): Block => ({
  t: 'facts',
  items: items.map(([name, ...line]) => ({ name, line })),
});
export const table = (
  caption: string,
  head: readonly string[],
  rows: readonly (readonly (string | Line)[])[],
  numeric: readonly number[] = [],
): Block => ({
  t: 'table',
  caption,
  head,
  rows: rows.map((row) => row.map((cell) => (typeof cell === 'string' ? [cell] : cell))),
  numeric,
});

export interface PageLink {
  readonly text: string;
  readonly to: string;
  readonly isCurrent?: boolean;
}
export const links = (...items: readonly PageLink[]): Block => ({ t: 'links', items });
export const questions = (...items: readonly (readonly [title: string, ...texts: readonly string[]])[]): Block => ({
  t: 'accordion',
  items: items.map(([title, ...texts]) => ({ title, blocks: texts.map((text) => p(text)) })),
});

/** Adds a note in the reader's language that the following text is in English only; no note for readers of English. */
export function inEnglish({ language, inLanguage }: PageAsked, ...blocks: readonly Block[]): readonly Block[] {
  if (language === 'en') return blocks;
  const marked = blocks.map((block): Block =>
    block.t === 'text' || block.t === 'list' || block.t === 'accordion' ? { ...block, lang: 'en' } : block,
  );
  return [
    note(
      inLanguage(
        '',
        'Полный текст есть у нас только на английском языке.',
        'Den vollen Text haben wir nur auf Englisch.',
        'النص الكامل متوفر لدينا بالإنجليزية فقط.',
      ),
    ),
    ...marked,
  ];
}
