/** The "never" list of the architecture, each rule a function from sources to violations. */
import { lineAt, type Import, type Source, type Violation } from './sources.ts';

export type Rule = Readonly<{ name: string; check: (sources: readonly Source[]) => readonly Violation[] }>;

const inside = (folder: string, path: string | null): boolean => path !== null && path.startsWith(`${folder}/`);
const isPackage = (found: Import, name: string): boolean =>
  found.specifier === name || found.specifier.startsWith(`${name}/`);

/** Only these may bind adapters to the core: each shell's `main`, and the entry of the demo. */
const isMain = (path: string): boolean => /^ui\/(?:[^/]+\/main|web\/entry-(?:client|server))\.tsx?$/.test(path);
const isDemoEntry = (path: string): boolean => /^ui\/web\/demo\.tsx?$/.test(path);
const isProduction = (path: string): boolean =>
  /^(core|adapters|ui)\//.test(path) && !inside('adapters/sandbox', path) && !isDemoEntry(path);

/** A rule about single imports: returns the reason against an import in a file, or null. */
const importRule = (name: string, why: (path: string, found: Import) => string | null): Rule => ({
  name,
  check: (sources) =>
    sources.flatMap(({ path, imports }) =>
      imports.flatMap((found) => {
        const what = why(path, found);
        return what === null ? [] : [{ rule: name, path, line: found.line, what: `${what} (${found.specifier})` }];
      }),
    ),
});

/** A rule about text: reports each match of the pattern in the chosen files. */
const textRule = (name: string, applies: (path: string) => boolean, pattern: RegExp, what: string): Rule => ({
  name,
  check: (sources) =>
    sources.flatMap(({ path, bare }) =>
      applies(path)
        ? [...bare.matchAll(pattern)].map((match) => ({
            rule: name,
            path,
            line: lineAt(bare, match.index),
            what: `${what} (${match[0].trim()})`,
          }))
        : [],
    ),
});

const moduleOf = (path: string | null): string | undefined => /^core\/modules\/([^/]+)\//.exec(path ?? '')?.[1];

const TIMED_RULE = "core gives RxJS time operators the clock's scheduler";
const TIMED = [
  'timer',
  'interval',
  'delay',
  'debounceTime',
  'throttleTime',
  'auditTime',
  'sampleTime',
  'bufferTime',
  'windowTime',
  'timeout',
  'timeInterval',
  'timestamp',
];
const SCHEDULERS = /(?<![\w$.])(?:async|asap|animationFrame)Scheduler\b/;

/** The text between the parenthesis at `open` and its closing one. */
const argumentsAt = (text: string, open: number): string => {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    else if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(open + 1, at);
  }
  return text.slice(open + 1);
};

const timedOperators: Rule = {
  name: TIMED_RULE,
  check: (sources) =>
    sources.flatMap(({ path, bare, code }) => {
      if (!inside('core', path)) return [];
      return [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]rxjs(?:\/operators)?['"]/g)].flatMap((statement) => {
        const names = (statement[1] ?? '').split(',').map((name) => name.trim());
        const calls = names
          .filter((name) => TIMED.includes(name))
          .flatMap((name) => [...bare.matchAll(new RegExp(`(?<![\\w$.])${name}\\s*\\(`, 'g'))])
          .filter((call) => !/scheduler/i.test(argumentsAt(bare, call.index + call[0].length - 1)));
        const foreign = SCHEDULERS.exec(statement[1] ?? '');
        return [
          ...calls.map((call) => ({
            rule: TIMED_RULE,
            path,
            line: lineAt(bare, call.index),
            what: `a time of its own (${call[0]})`,
          })),
          ...(foreign === null
            ? []
            : [{ rule: TIMED_RULE, path, line: lineAt(code, statement.index), what: foreign[0] }]),
        ];
      });
    }),
};

/** The packages that the core may import, and the globals that it must replace by ports. */
const CORE_PACKAGES = ['rxjs', 'valibot'];
const AMBIENT = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'requestAnimationFrame',
  'requestIdleCallback',
  'performance',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'BroadcastChannel',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'document',
  'window',
  'navigator',
  'crypto',
  'process',
  'Buffer',
].join('|');
/** A name used as a value: not a member, not a key. */
const USE = new RegExp(`(?<![\\w$.?])(${AMBIENT})(?=\\s*(?:\\(|\\.|\\?\\.|\\[))|globalThis\\s*(?:\\.|\\?\\.|\\[)`, 'g');
/** Whether the file itself declares the name, as a variable or a parameter; then it is not the global. */
const declares = (bare: string, name: string): boolean =>
  new RegExp(`\\b(?:const|let|function)\\s+${name}\\b|[({,]\\s*${name}\\s*[,:)=}]`).test(bare);

const globals: Rule = {
  name: 'core reaches for no globals',
  check: (sources) =>
    sources.flatMap(({ path, bare }) =>
      inside('core', path)
        ? [...bare.matchAll(USE)]
            .filter(([, name]) => name === undefined || !declares(bare, name))
            .map((match) => ({
              rule: 'core reaches for no globals',
              path,
              line: lineAt(bare, match.index),
              what: `effects go through ports (${match[0].trim()})`,
            }))
        : [],
    ),
};

const JSON_RULE = 'nothing is cast from JSON';

/** `JSON.parse(text) as T` and `(await answer.json()) as T`: what comes from outside is decoded. */
const jsonCasts: Rule = {
  name: JSON_RULE,
  check: (sources) =>
    sources.flatMap(({ path, bare }) => {
      if (!/^(core|adapters|ui)\//.test(path)) return [];
      return [...bare.matchAll(/(?:\bJSON\s*\.\s*parse|\.json)\s*\(/g)]
        .filter((call) => {
          const open = call.index + call[0].length - 1;
          const after = bare.slice(open + argumentsAt(bare, open).length + 2);
          const awaited = /\(\s*await\s+[\w$.]*$/.test(bare.slice(0, call.index));
          return (awaited ? /^\s*\)?\s*as\s+(?!unknown\b)/ : /^\s*as\s+(?!unknown\b)/).test(after);
        })
        .map((call) => ({ rule: JSON_RULE, path, line: lineAt(bare, call.index), what: 'decode it' }));
    }),
};

const cycles: Rule = {
  name: 'no import cycle',
  check: (sources) => {
    const byPath = new Map(sources.map((source) => [source.path, source]));
    const done = new Set<string>();
    const found: Violation[] = [];
    const visit = (path: string, trail: readonly string[]): void => {
      const at = trail.indexOf(path);
      if (at !== -1) {
        found.push({ rule: 'no import cycle', path, line: 1, what: [...trail.slice(at), path].join(' -> ') });
        return;
      }
      if (done.has(path)) return;
      for (const { target, kind } of byPath.get(path)?.imports ?? []) {
        if (kind !== 'dynamic' && target !== null && byPath.has(target)) visit(target, [...trail, path]);
      }
      done.add(path);
    };
    for (const path of byPath.keys()) visit(path, []);
    return found;
  },
};

const isConfig = (path: string): boolean => /(^|\/)[\w.-]+\.config\.ts$/.test(path);

export const RULES: readonly Rule[] = [
  importRule('core imports only rxjs, valibot and core', (path, found) => {
    if (!inside('core', path)) return null;
    if (found.target !== null) return inside('core', found.target) ? null : 'leaves the core';
    return CORE_PACKAGES.some((name) => isPackage(found, name)) ? null : 'a package the core does not know';
  }),
  importRule('the core is imported by its subpaths', (path, found) =>
    !inside('core', path) && inside('core', found.target) && found.specifier.startsWith('.') && found.kind !== 'dynamic'
      ? 'name it, as `touchline/core/coupon/views`'
      : null,
  ),
  importRule('the core knows itself by relative paths', (path, found) =>
    inside('core', path) && isPackage(found, 'touchline') ? 'a relative path' : null,
  ),
  importRule('kernel imports only kernel and ports', (path, { target }) =>
    inside('core/kernel', path) && target !== null && !inside('core/kernel', target) && !inside('core/ports', target)
      ? 'leaves the kernel'
      : null,
  ),
  importRule('a module imports of a sibling only public.ts and messages.ts', (path, { target }) => {
    const [own, other] = [moduleOf(path), moduleOf(target)];
    if (own === undefined || other === undefined || own === other) return null;
    return /^core\/modules\/[^/]+\/(public|messages)\.ts$/.test(target ?? '') ? null : `a private file of ${other}`;
  }),
  importRule('a module never imports the application', (path, { target }) =>
    moduleOf(path) !== undefined && inside('core/app', target) && target !== 'core/app/define-feature.ts'
      ? 'modules do not know who puts them together'
      : null,
  ),
  importRule('ui imports adapters in main only', (path, { target }) =>
    inside('ui', path) && inside('adapters', target) && !isMain(path) && !isDemoEntry(path) ? 'an adapter' : null,
  ),
  importRule('ui never imports deciders or processes', (path, { target }) =>
    inside('ui', path) && /^core\/.*(?:decider|\.process)\.ts$/.test(target ?? '')
      ? 'how the core decides is its own'
      : null,
  ),
  importRule('rxjs in ui only in use-projection.ts', (path, found) =>
    inside('ui', path) && path !== 'ui/web/use-projection.ts' && isPackage(found, 'rxjs')
      ? 'components read projections'
      : null,
  ),
  importRule('adapters never import ui', (path, { target }) =>
    inside('adapters', path) && inside('ui', target) ? 'the user interface' : null,
  ),
  importRule('inversify only in adapters/di', (path, found) =>
    /^(core|adapters|ui)\//.test(path) && !inside('adapters/di', path) && isPackage(found, 'inversify')
      ? 'the container'
      : null,
  ),
  importRule('production code never imports the sandbox', (path, { target }) =>
    isProduction(path) && inside('adapters/sandbox', target) ? 'the stand-in operator' : null,
  ),
  importRule('production code never imports tests', (path, { target }) =>
    /^(core|adapters|ui)\//.test(path) && inside('tests', target) ? 'a test' : null,
  ),
  // The route table is data, which an operator that delivers pages needs.
  importRule('the sandbox never imports deciders, states or processes of the core', (path, { target }) =>
    inside('adapters/sandbox', path) &&
    /^core\/(modules\/.*(?:decider|state|\.process)\.ts$|app\/|http\/|navigation\/(?!all-routes\.ts$))/.test(
      target ?? '',
    )
      ? 'the operator shares rules, not decisions'
      : null,
  ),
  textRule(
    'ui reads the coupon by its slices',
    (path) => inside('ui', path),
    /\.\s*coupon\b(?!\s*\.\s*(?:slip|stake|offers|placing)\b)\s*[,.)]|\bCouponView\b/g,
    'the whole coupon changes with every price of a leg',
  ),
  textRule(
    'core takes time from the clock',
    (path) => inside('core', path),
    /(?<![\w$])Date\s*\.\s*now\b|new\s+Date\s*(?:\(\s*\)|(?=[;,)\n]))|(?<![\w$.]|new\s+)Date\s*\(/g,
    'the time comes from the clock port',
  ),
  textRule(
    'core takes randomness from ids',
    (path) => inside('core', path),
    /(?<![\w$])Math\s*\.\s*random\b/g,
    'the ids port and seeds',
  ),
  globals,
  timedOperators,
  jsonCasts,
  textRule(
    'no cast through unknown',
    (path) => /^(core|adapters|ui)\//.test(path),
    /\bas\s+unknown\s+as\b/g,
    'types say what is',
  ),
  cycles,
  textRule('no export *', (path) => !isConfig(path), /(?<![\w$.])export\s*\*/g, 'a file says what it exports'),
  textRule(
    'no default export',
    (path) => !isConfig(path),
    /(?<![\w$.])export\s+default\b|(?<![\w$.])export\s*\{[^}]*\bas\s+default\b/g,
    'named exports only',
  ),
];
