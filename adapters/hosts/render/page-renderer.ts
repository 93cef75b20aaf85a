/** The renderer of a host that sends pages as HTML. The build provides the renderer as a file of its own. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import type { LineSeed } from 'touchline/ports/line-feed';
import type { DocumentSeed } from 'touchline/ports/remote-views';

/**
 * The part of the site's `assets.json` that names the built files: the path that the site is served from, with a slash
 * at both ends, the files by source, relative to that path, and what a screen's file imports.
 */
const siteFilesSchema = v.object({
  base: v.string(),
  chunks: v.record(v.string(), v.string()),
  needs: v.record(v.string(), v.array(v.string())),
});

export interface StyleSheet {
  /** The address of its file. */
  readonly href: string;
  readonly text: string;
}

/** The files of the built site that pages need. */
export interface SiteFiles {
  /** The style sheets by source. */
  readonly sheets: Readonly<Record<string, StyleSheet>>;
  /** The addresses of the scripts by source, each with those that it imports. */
  readonly scripts: Readonly<Record<string, readonly string[]>>;
}

export interface PageRenderer {
  /** A script for the beginning of each page, inline, so that it runs before anything else has loaded [RND-7]. */
  readonly script: string;
  /** All style sheets that pages have inline. */
  readonly styles: readonly StyleSheet[];
  /** The content of an address; null for an address whose page is rendered in the browser alone. */
  readonly contentOf: (address: string) => PageContent | null;
  /** The style sheets of an address's first paint, in their order. */
  readonly stylesOf: (address: string) => readonly StyleSheet[];
  /**
   * The addresses of the scripts that the browser needs beside the entry for the first render of an address [RND-14].
   */
  readonly scriptsOf: (address: string) => readonly string[];
  /**
   * For the inline script [RND-5], in the address's language: the 22nd of each month, empty for a month that the page's
   * HTML does not need, and what follows a time of a 12-hour clock in the morning and in the evening.
   */
  readonly datesOf: (address: string, html: string) => readonly string[];
  /** The question about cookies as HTML, in the address's language [RND-16]. */
  readonly consentOf: (address: string) => Promise<string>;
  /** The page's content as HTML, for a guest in the language of the address. The same seed gives the same content. */
  readonly render: (address: string, seed: PageSeed) => Promise<string>;
}

/** The data that a page is made from, and that is part of the page. */
export type PageSeed = LineSeed | DocumentSeed;

export type PageContent = BoardContent | DocumentContent;

/** A page of the line. */
export interface BoardContent {
  readonly topics: readonly string[];
  /** The sport whose competitions the page lists; null for a page of several sports. */
  readonly sportId: number | null;
}

/** A document of the operator: a remote view, and the route's path without language. */
export interface DocumentContent {
  readonly view: string;
  readonly path: string;
}

/** Path of the renderer that was built for the site in `dist`. */
export const rendererPath = (dist: string): string => join(`${resolve(dist)}-server`, 'renderer.js');

/** The renderer of a loaded module for the site in `dist`; null where the module is no renderer. */
export async function readRendererModule(module: unknown, dist: string): Promise<PageRenderer | null> {
  if (!isRendererModule(module)) return null;
  const files: unknown = JSON.parse(await readFile(join(dist, 'assets.json'), 'utf8'));
  return module.createPageRenderer(await readSiteFiles(dist, v.parse(siteFilesSchema, files)));
}

async function readSiteFiles(
  dist: string,
  { base, chunks, needs }: v.InferOutput<typeof siteFilesSchema>,
): Promise<SiteFiles> {
  const sources = Object.entries(chunks);
  const isSheet = ([source]: readonly [string, string]): boolean => source.endsWith('.css');
  const sheets = sources.filter(isSheet).map(async ([source, file]) => {
    const text = (await readFile(join(dist, file), 'utf8')).trim();
    if (/<\/style/i.test(text)) throw new Error(`${file} would end its element in a page`);
    return [source, { href: base + file, text }] as const;
  });
  const scripts = sources
    .filter((entry) => !isSheet(entry))
    .map(([source, file]) => [source, [file, ...(needs[source] ?? [])].map((each) => base + each)] as const);
  return { sheets: Object.fromEntries(await Promise.all(sheets)), scripts: Object.fromEntries(scripts) };
}

interface RendererModule {
  readonly createPageRenderer: (files: SiteFiles) => PageRenderer;
}

function isRendererModule(file: unknown): file is RendererModule {
  return (
    typeof file === 'object' &&
    file !== null &&
    'createPageRenderer' in file &&
    typeof file.createPageRenderer === 'function'
  );
}
