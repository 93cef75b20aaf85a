/**
 * A program on a pseudo-terminal, by `script` of util-linux: keys go in, and the screen that its output draws can be
 * read.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

const ESC = '\u001B';

export interface Terminal {
  /** Sends keys as a keyboard does. */
  readonly type: (keys: string) => void;
  /** The lines on the screen, without styles. */
  readonly screen: () => string;
  /** All that was written, with its sequences. */
  readonly written: () => string;
  /** The exit status, once the program has ended. */
  readonly ended: Promise<number | null>;
  readonly kill: () => void;
}

/** Whether this machine has util-linux's `script`; that of BSD and macOS takes other options. */
export const hasPseudoTerminals = (): boolean =>
  /util-linux/.test(spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout ?? '');

/** The screen after this output: cursor addresses, erasures, and text at the cursor. */
function screenOf(output: string): string {
  const lines: string[] = [];
  let row = 0;
  const sequences = output.matchAll(/\u001B\[(\??)([\d;]*)([A-Za-z])|(\r\n|\n)|([^\u001B\r\n]+)/g);
  for (const [, isPrivate, parameters = '', letter, newLine, text] of sequences) {
    if (text !== undefined) lines[row] = (lines[row] ?? '') + text;
    else if (newLine !== undefined) row += 1;
    else if (isPrivate === '?' || letter === 'J') lines.length = 0;
    else if (letter === 'H') {
      row = Number(parameters.split(';')[0]) - 1;
      lines[row] = '';
    }
  }
  return Array.from(lines, (line) => line ?? '').join('\n');
}

export function openTerminal(command: readonly string[], { columns = 100, rows = 40 } = {}): Terminal {
  const quoted = command.map((part) => `'${part}'`).join(' ');
  const child = spawn('script', ['-qfec', `stty cols ${columns} rows ${rows}; exec ${quoted}`, '/dev/null'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, TERM: 'xterm-256color', SHELL: '/bin/sh' },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  return {
    type: (keys) => void child.stdin.write(keys),
    screen: () => screenOf(output),
    written: () => output,
    ended,
    kill: () => void child.kill('SIGKILL'),
  };
}

export const KEY = { up: `${ESC}[A`, down: `${ESC}[B`, right: `${ESC}[C`, left: `${ESC}[D`, enter: '\r' } as const;
