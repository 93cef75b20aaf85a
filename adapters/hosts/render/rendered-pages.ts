/**
 * Pages as HTML, each rendered at most once a second, however many ask [RND-2]. A page holds nothing of a player: it is
 * made from its address, and from the line or the operator's document alone.
 */
import type { LineSeed } from 'touchline/ports/line-feed';
import type { DocumentSeed } from 'touchline/ports/remote-views';
import type { BoardContent, DocumentContent, PageRenderer, StyleSheet } from './page-renderer.ts';

/** How long a rendered page is sent to others. */
const FRESH_MS = 1_000;
/** Pages in memory; the oldest leave first. */
const MAX_PAGES = 500;

export interface RenderedPagesOptions {
  readonly renderer: PageRenderer;
  /** The feed's snapshot of these topics; null where the line does not have them, or not yet. */
  readonly snapshot: (topics: readonly string[], language: string) => Promise<string | null>;
  /** A document of the operator, as a guest gets it; null where the operator sends none, or not yet. */
  readonly document: (asked: DocumentContent, language: string) => Promise<DocumentSeed | null>;
  /** The answer to the site's call `/line-api/v1/tree`. */
  readonly tree: (language: string) => SportsTree | Promise<SportsTree>;
  readonly now: () => number;
  readonly report: (fault: unknown) => void;
}

/** Sports with their competitions, as far as a page chooses among them. */
export interface SportsTree {
  readonly sports: readonly {
    readonly id: number;
    readonly championships: readonly { readonly top: boolean }[];
  }[];
}

export interface RenderedPage {
  readonly styles: readonly StyleSheet[];
  /** The addresses of scripts to load before the entry asks for them. */
  readonly scripts: readonly string[];
  /** The renderer's dates, separated by bars. */
  readonly dates: string;
  /** The script that runs before anything is painted. */
  readonly script: string;
  /** The question about cookies, for a site that asks it. */
  readonly consent: string;
  /** The root with its content. */
  readonly root: string;
  /** The data that the root was made from. */
  readonly seed: string;
}

const EMPTY_ROOT = '<div id="root"></div>';

/** The site's own page with the scripts of its first render, which load with the entry [RND-14]. */
export function preloading(html: string, scripts: readonly string[]): string {
  const links = scripts.map((href) => `<link rel="modulepreload" href="${escaped(href)}">`).join('');
  return html.replace('</head>', () => `${links}</head>`);
}

/**
 * Puts a rendered page into the site's own, with its styles inline: the first paint waits for no file [RND-9], and all
 * scripts load at once [RND-14]. With `isConsentAsked` it has the question about cookies, before the root: the largest
 * text of most pages arrives with the first part of the page [RND-16].
 */
export function fillPage(
  html: string,
  { styles, scripts, dates, script, consent, root, seed }: RenderedPage,
  isConsentAsked: boolean,
): string {
  const inline = styles.map(({ href, text }) => `<style data-href="${escaped(href)}">${text}</style>`).join('');
  return styles
    .reduce((page, { href }) => page.replace(`<link rel="stylesheet" href="${href}">`, ''), preloading(html, scripts))
    .replace('<html', () => `<html data-dates="${escaped(dates)}"`)
    .replace('</head>', () => `${inline}</head>`)
    .replace(EMPTY_ROOT, () => `${script}${isConsentAsked ? consent : ''}${root}${seed}`);
}

interface Entry {
  readonly madeAt: number;
  readonly page: Promise<RenderedPage | null>;
}

/** Null where the browser renders the page. Never rejects. */
export type RenderedPages = (address: string, language: string) => Promise<RenderedPage | null>;

export function createRenderedPages({
  renderer,
  snapshot,
  document,
  tree,
  now,
  report,
}: RenderedPagesOptions): RenderedPages {
  const pages = new Map<string, Entry>();

  async function boardSeed({ topics, sportId }: BoardContent, language: string): Promise<Required<LineSeed> | null> {
    const frame = await snapshot(topics, language);
    return frame === null
      ? null
      : { topics, language, frame, tree: JSON.stringify(listedTree(await tree(language), sportId)) };
  }

  async function make(address: string, language: string): Promise<RenderedPage | null> {
    try {
      const content = renderer.contentOf(address);
      if (content === null) return null;
      const seed = await ('topics' in content ? boardSeed(content, language) : document(content, language));
      if (seed === null) return null;
      const html = await renderer.render(address, seed);
      return {
        styles: renderer.stylesOf(address),
        scripts: renderer.scriptsOf(address),
        dates: renderer.datesOf(address, html).join('|'),
        script: `<script>${renderer.script}</script>`,
        root: `<div id="root" data-address="${escaped(address)}">${html}</div>`,
        consent: await renderer.consentOf(address),
        seed: scriptsOf(seed),
      };
    } catch (fault) {
      report(fault);
      return null;
    }
  }

  return (address, language) => {
    const known = pages.get(address);
    if (known !== undefined && now() - known.madeAt < FRESH_MS) return known.page;
    const page = make(address, language);
    pages.delete(address);
    pages.set(address, { madeAt: now(), page });
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
    return page;
  };
}

/** The competitions that a page lists: those at the top, and those of its sport or of the only one. */
function listedTree(tree: SportsTree, sportId: number | null): SportsTree {
  if (tree.sports.length === 1) return tree;
  return {
    ...tree,
    sports: tree.sports.map((sport) => ({
      ...sport,
      championships: sport.championships.filter(({ top }) => top || sport.id === sportId),
    })),
  };
}

/** Data for the page's script, not scripts: nothing in it can end the element. */
function scriptsOf(seed: Required<LineSeed> | DocumentSeed): string {
  const data = (id: string, json: string, about: Readonly<Record<string, string>> = {}): string => {
    const attributes = Object.entries(about).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
    return `<script type="application/json" id="${id}"${attributes.join('')}>${json.replaceAll('<', '\\u003c')}</script>`;
  };
  if ('view' in seed) {
    const { view, path, language, appName, text } = seed;
    return data('seed-document', text, { view, path, language, name: appName });
  }
  const { topics, language, frame, tree } = seed;
  return data('seed', frame, { topics: topics.join(','), language }) + data('seed-tree', tree);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
