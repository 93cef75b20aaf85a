/**
 * A shell in a terminal, over the same core as the site: boards with moving prices, the coupon, registration, login,
 * bets.
 *
 *   npm run terminal [-- ORIGIN] [--once] [--language en]
 *
 * `ORIGIN` is the operator's address (http://localhost:4400). `--once` prints the live board and exits; it needs no
 * terminal. The player's session ends with the program.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LANGUAGES } from 'touchline/core/preferences/types';
import type { Language } from 'touchline/core/preferences/types';
import { createNodeCore } from '../../adapters/node/create-node-core.ts';
import { formatMoney } from '../web/format/money.ts';
import { createTranslate, decodeSentences } from '../web/format/sentences.ts';
import { keysIn, openScreen, paint } from './ansi.ts';
import { draw, press } from './shell.ts';
import type { Shell } from './state.ts';
import { AT_START } from './state.ts';

const ORIGIN = 'http://localhost:4400';
const REDRAW_MS = 250;
/** How long `--once` waits for the first board. */
const BOARD_TIMEOUT_MS = 15_000;
const PRINTED = { columns: 100, rows: 34 };

const USAGE = `npm run terminal [-- ORIGIN] [--once] [--language ${LANGUAGES.join(' | ')}]`;

function sentencesOf(language: Language): Readonly<Record<string, string>> {
  const folder = new URL(`../web/locales/${language}/`, import.meta.url);
  const files = readdirSync(folder).map((name) =>
    decodeSentences(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
  );
  return Object.fromEntries(files.flatMap((sentences) => Object.entries(sentences)));
}

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { once: { type: 'boolean', default: false }, language: { type: 'string', default: 'en' } },
    allowPositionals: true,
  });
  const language = LANGUAGES.find((known) => known === values.language);
  const isScreen = process.stdin.isTTY && process.stdout.isTTY;
  if (language === undefined || (!values.once && !isScreen)) {
    console.error(language === undefined ? USAGE : `This needs a terminal; --once prints one board.\n${USAGE}`);
    return 2;
  }
  const faults: string[] = [];
  const core = createNodeCore({
    origin: positionals[0] ?? ORIGIN,
    report: (where, fault) => void faults.push(`${where}: ${fault instanceof Error ? fault.message : String(fault)}`),
  });
  core.dispatch({ type: 'preferences/choose', payload: { language } });
  const unwatch = core.line.watch(values.once ? ['live'] : ['live', 'top']);
  const end = (status: number): number => {
    unwatch();
    core.stop();
    return status;
  };
  await core.start();
  const shell: Shell = {
    ...AT_START,
    core,
    wording: {
      t: createTranslate(sentencesOf(language), language),
      money: (minor, currency) => formatMoney(minor, currency, language),
      get preferences() {
        return core.preferences.get();
      },
    },
  };
  if (values.once) {
    const isLoaded = await new Promise<boolean>((resolve) => {
      const timeout = setTimeout(() => resolve(false), BOARD_TIMEOUT_MS);
      core.line.board({ kind: 'live' }).value$.subscribe(({ loaded }) => {
        if (!loaded) return;
        clearTimeout(timeout);
        resolve(true);
      });
    });
    if (!isLoaded) {
      console.error(['The operator sent no board.', ...new Set(faults)].join('\n'));
      return end(1);
    }
    const lines = draw(shell, PRINTED.columns, PRINTED.rows).map((line) =>
      paint(line, PRINTED.columns, true).trimEnd(),
    );
    console.log(lines.join('\n').trimEnd());
    return end(0);
  }
  const screen = openScreen((text) => void process.stdout.write(text));
  // The terminal is given back whatever ends the program, a defect included.
  process.once('exit', () => {
    screen.close();
    for (const fault of new Set(faults)) console.error(fault);
  });
  process.stdin.setRawMode(true);
  process.stdin.setEncoding('utf8');
  const show = (): void => {
    const { columns, rows } = process.stdout;
    screen.show(draw(shell, columns, rows), columns, rows);
  };
  const timer = setInterval(show, REDRAW_MS);
  process.stdout.on('resize', show);
  show();
  await new Promise<void>((leave) => {
    process.once('SIGTERM', leave);
    process.stdin.once('end', leave);
    process.stdin.on('data', (chunk: string) => {
      for (const key of keysIn(chunk)) if (!press(shell, key)) return leave();
      show();
    });
  });
  clearInterval(timer);
  return end(0);
}

process.exit(await main(process.argv.slice(2)));
