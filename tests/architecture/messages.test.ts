/** Every command has a sender and a handler, and every event a reader. */
import { expect, it } from 'vitest';
import type { Command } from 'touchline/app/features';
import type { NavigationCommand } from 'touchline/navigation/commands';
import type { Source } from './sources.ts';
import { filesBelow, repository, sourceOf, sourcesOf, textOf } from './sources.ts';

/**
 * Commands of guards to features that do not exist yet, with the rule that names the feature. Until then no fact
 * triggers them.
 */
const LATER: Readonly<Record<Exclude<NavigationCommand['type'], Command['type']>, string>> = {
  'server-render/discard': 'NAV-21',
};

const UNION = /export type \w*(Command|Event)s?\b[^=\n]*=([\s\S]*?);\n(?=\n|export|type|interface|declare|\/|$)/g;
const MESSAGE = /Message<\s*'([\w-]+\/\w+)'/g;
/** An attribute of JSX has double quotes. */
const LITERAL = /['"]([\w-]+\/\w+)['"]/g;
/** The text before a message's name: which forms read the message, and which only describe it. */
const READS = /(?:case|[!=]==) $/;
const DESCRIBES = /Message<\s*$|\| $/;
/** The code after a `case`, without further labels. */
const AFTER_LABELS = /^:(?:\s*case '[^']+':)*\s*/;
/** A fold that returns the state unchanged reads nothing. */
const KEEPS = /^(?:return state;|\})/;

type Use = Readonly<{ path: string; isRead: boolean; isSent: boolean }>;

const usesOf = (sources: readonly Source[]): ReadonlyMap<string, readonly Use[]> => {
  const uses = new Map<string, Use[]>();
  for (const { path, code } of sources) {
    for (const { index, 0: literal, 1: name = '' } of code.matchAll(LITERAL)) {
      const before = code.slice(Math.max(0, index - 30), index);
      const after = code.slice(index + literal.length).replace(AFTER_LABELS, '');
      const isRead = READS.test(before) && !(before.endsWith('case ') && KEEPS.test(after));
      const isSent = !READS.test(before) && !DESCRIBES.test(before);
      uses.set(name, [...(uses.get(name) ?? []), { path, isRead, isSent }]);
    }
  }
  return uses;
};

/** Messages without a sender, and messages without a reader. A union of one event needs no `case`. */
const idle = (sources: readonly Source[]): readonly string[] => {
  const uses = usesOf(sources);
  return sources.flatMap(({ path, code }) =>
    [...code.matchAll(UNION)].flatMap(([, kind = '', body = '']) => {
      const names = [...body.matchAll(MESSAGE)].map(([, name = '']) => name);
      return names.flatMap((name) => {
        const all = uses.get(name) ?? [];
        const isSent = all.some((use) => use.isSent);
        const isRead = names.length === 1 || all.some((use) => use.isRead);
        return [
          ...(isSent ? [] : [`${path}: nobody sends the ${kind.toLowerCase()} ${name}`]),
          ...(isRead || (kind === 'Command' && name in LATER)
            ? []
            : [`${path}: nobody reads the ${kind.toLowerCase()} ${name}`]),
        ];
      });
    }),
  );
};

it('every command is sent and handled, and every event is published and read', () => {
  const product = repository().filter(
    ({ path }) =>
      /^(?:core|ui|adapters)\//.test(path) &&
      !path.startsWith('adapters/sandbox/') &&
      !path.endsWith('exported-fields.ts'),
  );
  // The documented examples are shells, too.
  const shells = filesBelow('docs/examples').map((path) => sourceOf(path, textOf(path)));
  expect(idle([...product, ...shells])).toEqual([]);
});

it('a guard whose feature does not exist yet names that feature', () => {
  const rules = textOf('core/navigation/SPEC.md').split('\n- **');
  for (const [command, rule] of Object.entries(LATER)) {
    const text = rules.find((each) => each.startsWith(`${rule}**`)) ?? '';
    expect(text).toContain(`\`${command}\``);
    expect(text).toMatch(/comes?\s+with/);
  }
});

it('a message without a sender or a reader is reported', () => {
  const messages =
    "export type ShopCommand =\n  | Message<'shop/open', {}>\n  | Message<'shop/close', {}>;\n\nexport type ShopEvent =\n  | Message<'shop/opened', {}>\n  | Message<'shop/closed', {}>;\n";
  const decider = [
    "switch (command.type) { case 'shop/open': return ok([{ type: 'shop/opened', payload: {} }]);",
    "case 'shop/close': return ok([{ type: 'shop/closed', payload: {} }]); }",
    "switch (event.type) { case 'shop/opened': return { isOpen: true }; case 'shop/closed': return state; }",
  ].join('\n');
  const shell = "dispatch({ type: 'shop/open', payload: {} });";
  expect(idle(sourcesOf({ 'core/messages.ts': messages, 'core/decider.ts': decider, 'ui/shop.tsx': shell }))).toEqual([
    'core/messages.ts: nobody sends the command shop/close',
    'core/messages.ts: nobody reads the event shop/closed',
  ]);
});
