/**
 * The report of the API by API Extractor: every declaration that an entry exports, in one file, and the types that
 * declarations mention and no entry exports.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel, ExtractorMessageCategory } from '@microsoft/api-extractor';
import type { IConfigFile } from '@microsoft/api-extractor';

export interface ApiReport {
  readonly text: string;
  /** Names that no entry exports although the API mentions them. */
  readonly forgotten: readonly string[];
}

export const REPORT = 'touchline.api.md';
const SILENT = { logLevel: ExtractorLogLevel.None } as const;
const IN_REPORT = { logLevel: ExtractorLogLevel.Warning, addToApiReportFile: true } as const;
const FORGOTTEN = 'ae-forgotten-export';

/** `core/bet-edit` as an identifier. */
const identifierOf = (entry: string): string =>
  entry.replace(/[^a-z]+([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** API Extractor reads one entry: a file that exports each entry as a namespace. */
function writeStart(folder: string, entries: readonly string[]): string {
  const path = join(folder, 'all-entries.d.ts');
  const imports = entries.map((entry) => `import * as ${identifierOf(entry)} from './entries/${entry}.js';\n`);
  writeFileSync(path, `${imports.join('')}export { ${entries.map(identifierOf).join(', ')} };\n`);
  return path;
}

const configOf = (folder: string, start: string): IConfigFile => ({
  projectFolder: folder,
  mainEntryPointFilePath: start,
  newlineKind: 'lf',
  compiler: {
    overrideTsconfig: {
      compilerOptions: {
        target: 'ES2023',
        lib: ['ES2023', 'DOM'],
        module: 'NodeNext',
        moduleResolution: 'NodeNext',
        strict: true,
        skipLibCheck: true,
        types: [],
      },
      files: [start],
    },
  },
  apiReport: {
    enabled: true,
    reportFileName: REPORT,
    reportFolder: join(folder, 'report'),
    reportTempFolder: join(folder, 'report-new'),
  },
  docModel: { enabled: false },
  dtsRollup: { enabled: false },
  tsdocMetadata: { enabled: false },
  messages: {
    compilerMessageReporting: { default: IN_REPORT },
    extractorMessageReporting: { default: SILENT, [FORGOTTEN]: IN_REPORT },
    tsdocMessageReporting: { default: SILENT },
  },
});

/**
 * The report of a folder with `entries/`, `files/`, `package.json` and `node_modules/`. Throws when a declaration does
 * not compile.
 */
export function readApiReport(folder: string, entries: readonly string[]): ApiReport {
  const start = writeStart(folder, entries);
  mkdirSync(join(folder, 'report'), { recursive: true });
  const faults: string[] = [];
  Extractor.invoke(
    ExtractorConfig.prepare({
      configObject: configOf(folder, start),
      configObjectFullPath: undefined,
      packageJsonFullPath: join(folder, 'package.json'),
    }),
    {
      localBuild: true,
      messageCallback: (message) => {
        if (message.category === ExtractorMessageCategory.Compiler)
          faults.push(message.formatMessageWithLocation(folder));
        message.handled = message.messageId.startsWith('console-');
      },
    },
  );
  if (faults.length > 0) throw new Error(`the declarations do not compile:\n${faults.join('\n')}`);
  const text = readFileSync(join(folder, 'report', REPORT), 'utf8');
  const forgotten = [...text.matchAll(/\(ae-forgotten-export\) The symbol "([^"]+)"/g)].map(([, name = '']) => name);
  return { text, forgotten };
}
