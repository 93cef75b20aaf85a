/** The terminal's shell on a pseudo-terminal, as a player sees it; and `--once`, as a script does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { HEADERS } from '../browser/sign-in.ts';
import { hostOfFile } from './host-of-file.ts';
import { hasPseudoTerminals, KEY, openTerminal, type Terminal } from './terminal.ts';

const host = hostOfFile();
const SHELL = [process.execPath, '--import', 'tsx', 'ui/terminal/main.ts'] as const;
/** Longer than the prices of any game on the screen stand. */
const PULSE_MS = 130_000;
const HAS_TERMINALS = hasPseudoTerminals();
if (!HAS_TERMINALS)
  console.log('No pseudo-terminal: `script` of util-linux is not on the path; only --once is tested.');

let opened: Terminal | null = null;
afterEach(() => opened?.kill());

/** A new player's account. */
async function account(address: string): Promise<{ readonly login: string; readonly password: string }> {
  const answer = await fetch(`${address}/web-api/registration/fast`, {
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify({ currency: 'EUR', countryId: 1, language: 'en', isAdult: true, bonus: 0 }),
  });
  return (await answer.json()) as { readonly login: string; readonly password: string };
}

interface Ended {
  /** Null after a signal. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const run = async (...args: readonly string[]): Promise<Ended> => {
  const child = spawn(SHELL[0], [...SHELL.slice(1), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [, out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { code: child.exitCode, out, err };
};

if (HAS_TERMINALS)
  it(
    '[TTY-1, TTY-2, TTY-3, TTY-4, TTY-5, TTY-7] a player sees prices move, registers, places a bet, finds it in the history and gets the terminal back',
    async () => {
      const terminal = openTerminal([...SHELL, host.address]);
      opened = terminal;
      const shows = (pattern: RegExp): Promise<void> => expect.poll(terminal.screen).toMatch(pattern);
      // Prices stand from one pulse of a game to the next.
      await expect.poll(terminal.screen, { timeout: PULSE_MS }).toMatch(/\d\.\d\d[↑↓]/);
      await host.turn({ isLineHeld: true });
      terminal.type('o');
      await shows(/ [\u2013-] .*\d\.\d\d/);
      terminal.type(KEY.down);
      terminal.type(`${KEY.enter}c`);
      await shows(/Coupon 1/);
      terminal.type('12.5');
      await shows(/Stake, EUR +12\.5/);
      await shows(/To place this bet, register or log in/);
      terminal.type(`r${KEY.enter}`);
      await shows(/Please confirm your age/);
      terminal.type(` ${KEY.enter}`);
      await shows(/Password: \S+/);
      terminal.type(KEY.enter);
      await shows(/⏎ Place bet/);
      await shows(/€100\.00/);
      terminal.type(KEY.enter);
      await shows(/Bet accepted/);
      const number = /Number (\S+),/.exec(terminal.screen())?.[1] ?? 'none';
      await shows(/€87\.50/);
      terminal.type('h');
      await shows(new RegExp(`Single ${number}[^]*Stake €12\\.50`));
      terminal.type('q');
      expect(await terminal.ended).toBe(0);
      expect(terminal.written()).toMatch(/\u001B\[\?25h\u001B\[\?1049l\s*$/);
    },
    2 * PULSE_MS,
  );

if (HAS_TERMINALS)
  it('[TTY-7, TTY-9] a player logs in with their account after a wrong password, and neither password reaches the screen', async () => {
    const { login, password } = await account(host.address);
    const terminal = openTerminal([...SHELL, host.address]);
    opened = terminal;
    const shows = (pattern: RegExp): Promise<void> => expect.poll(terminal.screen).toMatch(pattern);
    await shows(/ i Log in /);
    terminal.type('i');
    await shows(/Login: ▏/);
    terminal.type(`${login}${KEY.enter}`);
    await shows(new RegExp(`Login: ${login}\\nPassword: ▏`));
    terminal.type(`quite-wrong${KEY.enter}`);
    await shows(/Login or password is wrong/);
    terminal.type(KEY.enter);
    await shows(/Password: ▏/);
    terminal.type(`${password}${KEY.enter}`);
    await shows(/€100\.00/);
    for (const secret of [password, 'quite', 'wrong-']) expect(terminal.written()).not.toContain(secret);
    // Ctrl+C leaves from any screen, a form too.
    terminal.type('\u0003');
    expect(await terminal.ended).toBe(0);
  });

it('[TTY-6] --once prints the live board without a terminal, in the chosen language', async () => {
  const { code, out, err } = await run(host.address, '--once', '--language', 'de');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Touchline .*Wettschein/);
  expect(out).toMatch(/ – .+ \d+\.\d\d/);
  expect(out).not.toContain('\u001B');
});

it('[TTY-6] without a terminal the program says so; an unknown language prints the usage', async () => {
  const [without, language] = await Promise.all([run(host.address), run('--once', '--language', 'xx')]);
  expect(without).toEqual({ code: 2, out: '', err: expect.stringContaining('needs a terminal') });
  expect(language).toEqual({ code: 2, out: '', err: expect.stringContaining('en | ru | de | ar') });
});
