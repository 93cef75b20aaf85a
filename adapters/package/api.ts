/** Reads the emitted declarations: what each entry exports, with the types that its declarations mention. */
import { relative } from 'node:path';
import { Node, Project, ts } from 'ts-morph';
import type { ExportedDeclarations, SourceFile } from 'ts-morph';
import type { Entry } from './entries.ts';
import { isInternal, staleNames } from './internal-names.ts';

/** One exported name of an entry. */
export interface Exported {
  readonly name: string;
  readonly isType: boolean;
  /** The declaring file below the package's folder of files, and its name there. */
  readonly file: string;
  readonly original: string;
  readonly nodes: readonly ExportedDeclarations[];
}

export interface EntryApi {
  readonly entry: Entry;
  readonly exports: ReadonlyMap<string, Exported>;
}

export interface Api {
  readonly entries: readonly EntryApi[];
}

const isTypeNode = (node: Node): boolean => Node.isInterfaceDeclaration(node) || Node.isTypeAliasDeclaration(node);

const nameOf = (node: Node, fallback: string): string =>
  Node.hasName(node) ? node.getName() : (node.getSymbol()?.getName() ?? fallback);

/** The symbol that an identifier of a type means, through imports and re-exports. */
function meantBy(identifier: Node): readonly Node[] {
  const symbol = identifier.getSymbol();
  const meant = symbol?.isAlias() === true ? symbol.getAliasedSymbol() : symbol;
  return meant?.getDeclarations() ?? [];
}

const isTopLevel = (node: Node): boolean =>
  Node.isVariableDeclaration(node)
    ? Node.isSourceFile(node.getVariableStatement()?.getParent())
    : Node.isSourceFile(node.getParent());

/** `files` is the folder of the emitted files, laid out like the repository. */
export function readApi(files: string, entries: readonly Entry[]): Api {
  const project = new Project({
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      strict: true,
      skipLibCheck: true,
      types: [],
    },
    skipAddingFilesFromTsConfig: true,
  });
  const sourceOf = (path: string): SourceFile =>
    project.addSourceFileAtPath(`${files}/${path.replace(/\.tsx?$/, '.d.ts')}`);
  const below = (file: SourceFile): string => relative(files, file.getFilePath());
  const sources = entries.map(({ files: own }) => own.map(sourceOf));
  project.resolveSourceFileDependencies();

  const open = entries.map((entry) => ({ entry, exports: new Map<string, Exported>() }));
  const done = new Set<Node>();
  const waiting: ExportedDeclarations[] = [];
  const hidden = new Set<string>();

  const add = (to: Map<string, Exported>, exported: Exported, entry: Entry): void => {
    const taken = to.get(exported.name);
    if (taken === undefined) to.set(exported.name, exported);
    else if (taken.file !== exported.file || taken.original !== exported.original)
      throw new Error(
        `touchline/${entry.name} has two exports named ${exported.name}: of ${taken.file} and of ${exported.file}`,
      );
    waiting.push(...exported.nodes);
  };
  const exportedOf = (name: string, nodes: readonly ExportedDeclarations[]): Exported => {
    const [first] = nodes;
    if (first === undefined) throw new Error(`nothing declares ${name}`);
    return {
      name,
      isType: nodes.every(isTypeNode),
      file: below(first.getSourceFile()),
      original: nameOf(first, name),
      nodes,
    };
  };

  for (const [at, own] of sources.entries())
    for (const source of own)
      for (const [name, nodes] of source.getExportedDeclarations()) {
        const target = open[at];
        const inPackage = nodes.filter((node) => !below(node.getSourceFile()).startsWith('..'));
        if (target === undefined || inPackage.length === 0) continue;
        const exported = exportedOf(name, inPackage);
        if (!exported.isType && isInternal(target.entry.name, name, exported.file))
          hidden.add(`${target.entry.name} ${name}`);
        else add(target.exports, exported, target.entry);
      }
  const stale = entries.flatMap(({ name: entry }) =>
    staleNames(
      entry,
      new Set([...hidden].flatMap((each) => (each.startsWith(`${entry} `) ? [each.slice(entry.length + 1)] : []))),
    ),
  );
  if (stale.length > 0) throw new Error(`internal-names.ts names what is not exported: ${stale.join(', ')}`);

  const isExported = new Set<string>(open.flatMap(({ exports }) => [...exports.values()].map(keyOf)));
  const require = (node: Node): void => {
    const file = below(node.getSourceFile());
    if (file.startsWith('..') || file.includes('node_modules') || !isTopLevel(node)) return;
    const name = nameOf(node, '');
    const key = keyOf({ file, original: name });
    if (isExported.has(key)) return;
    isExported.add(key);
    const owner = open.find(({ entry }) => entry.folders.some((folder) => file.startsWith(`${folder}/`)));
    const found = node.getSourceFile().getExportedDeclarations().get(name);
    // API Extractor's report names what is mentioned and cannot be exported.
    if (owner === undefined || found === undefined) return;
    // A value that a type mentions is exported for `typeof` alone.
    add(owner.exports, { ...exportedOf(name, found), isType: true }, owner.entry);
  };
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (done.has(node)) continue;
    done.add(node);
    for (const identifier of node.getDescendantsOfKind(ts.SyntaxKind.Identifier)) {
      const parent = identifier.getParent();
      const isNamed =
        Node.isTypeReference(parent) ||
        Node.isExpressionWithTypeArguments(parent) ||
        Node.isTypeQuery(parent) ||
        Node.isImportTypeNode(parent) ||
        Node.isQualifiedName(parent);
      if (isNamed) for (const meant of meantBy(identifier)) require(meant);
    }
  }
  return { entries: open };
}

const keyOf = ({ file, original }: { readonly file: string; readonly original: string }): string =>
  `${file}#${original}`;
