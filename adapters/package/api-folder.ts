/** `docs/api`: written by `npm run api`, compared by `npm run check`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiPages } from './api-pages.ts';

const HEADING = /^## .+$/gm;

/**
 * Pages that differ from the folder's, with the names that came, went or changed; empty when the folder is up to date.
 */
export function staleApi(folder: string, pages: ApiPages): readonly string[] {
  const found = existsSync(folder) ? readdirSync(folder) : [];
  const gone = found.filter((name) => !pages.has(name)).map((name) => `${name} has no entry`);
  const changed = [...pages].flatMap(([name, text]) => {
    const before = found.includes(name) ? readFileSync(join(folder, name), 'utf8') : '';
    return before === text ? [] : [`${name}${differences(before, text)}`];
  });
  return [...gone, ...changed];
}

/** The sections of a page by heading. */
function sectionsOf(text: string): ReadonlyMap<string, string> {
  const headings = text.match(HEADING) ?? [];
  const bodies = text.split(HEADING).slice(1);
  return new Map(headings.map((heading, at) => [heading.slice(3), bodies[at] ?? '']));
}

function differences(before: string, after: string): string {
  const [old, now] = [sectionsOf(before), sectionsOf(after)];
  const came = [...now.keys()].filter((name) => !old.has(name)).map((name) => `+ ${name}`);
  const went = [...old.keys()].filter((name) => !now.has(name)).map((name) => `- ${name}`);
  const other = [...now].filter(([name, body]) => old.has(name) && old.get(name)?.trim() !== body.trim());
  const all = [...went, ...came, ...other.map(([name]) => `~ ${name}`)];
  return all.length === 0 ? '' : `: ${all.join(', ')}`;
}

/** Replaces the folder by the pages. */
export function writeApi(folder: string, pages: ApiPages): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of pages) writeFileSync(join(folder, name), text);
}
