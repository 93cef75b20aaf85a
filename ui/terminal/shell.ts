/** The screens of the terminal around each other: the head, the open screen, the foot, and the keys. */
import { coreText } from '../web/format/core-text.ts';
import { betLines, openBets, pressOnRegister, registerLines } from './account.ts';
import { isCharacter } from './ansi.ts';
import type { Line, Span } from './ansi.ts';
import { boardLines, pressOnBoard } from './board.ts';
import { couponLines, pressOnCoupon } from './coupon.ts';
import { loginLines, pressOnLogin } from './login.ts';
import type { Shell } from './state.ts';

interface Screen {
  readonly lines: (shell: Shell, columns: number, height: number) => readonly Line[];
  readonly press: (shell: Shell, key: string) => void;
}

const SCREENS: Readonly<Record<Shell['screen'], Screen>> = {
  board: { lines: boardLines, press: pressOnBoard },
  coupon: { lines: couponLines, press: pressOnCoupon },
  bets: { lines: betLines, press: () => undefined },
  register: { lines: registerLines, press: pressOnRegister },
  login: { lines: loginLines, press: pressOnLogin },
};

/** Where a key leads from every screen; a form takes letters as text. */
const WAYS: Readonly<Record<string, Partial<Shell>>> = {
  escape: { screen: 'board' },
  l: { screen: 'board', board: 'live' },
  o: { screen: 'board', board: 'top' },
  c: { screen: 'coupon' },
  h: { screen: 'bets' },
  r: { screen: 'register' },
  i: { screen: 'login' },
};

function head({ core, wording, screen, board }: Shell): Line {
  const { t, money } = wording;
  const { active } = core.accounts.get();
  const way = (key: string, name: string): Span => {
    const to = WAYS[key];
    const isHere = to?.screen === screen && (to.board ?? board) === board;
    return [` ${key} ${name} `, isHere ? 'cursor' : 'plain'];
  };
  return [
    ['Touchline ', 'strong'],
    way('l', t('nav.live')),
    way('o', t('home.featured')),
    way('c', `${t('nav.coupon')} ${core.coupon.slip.get().legs.length}`),
    way('h', t('nav.bets')),
    ...(active === null
      ? [way('r', t('auth.register')), way('i', t('auth.logIn'))]
      : [[` ${money(active.money, active.iso)} `, 'strong'] as const]),
    [` q ${t('action.close')}`, 'dim'],
  ];
}

function foot({ core, wording, screen }: Shell): Line {
  const { t } = wording;
  const status = core.line.status.get();
  if (status === 'stale' || status === 'connecting') return [[t(`feed.${status}`), 'bad']];
  const notice = core.notices.get().slice(-1)[0];
  if (notice !== undefined) return [coreText(notice.text, wording)];
  if (screen === 'board') return [['↑ ↓ ← →  ⏎', 'dim']];
  if (screen !== 'coupon') return [];
  return [
    [`0–9 ${t('coupon.stake')} · ↑ ↓ · x ${t('coupon.remove', { name: '' }).trim()} · t ${t('coupon.type')}`, 'dim'],
  ];
}

/** The whole screen as lines. */
export function draw(shell: Shell, columns: number, rows: number): readonly Line[] {
  const height = rows - 4;
  if (shell.screen === 'login' && shell.core.session.get().status === 'player') shell.screen = 'coupon';
  const lines = [head(shell), [], ...SCREENS[shell.screen].lines(shell, columns, height).slice(0, height)];
  return [...lines, ...Array.from({ length: rows - 1 - lines.length }, (): Line => []), foot(shell)];
}

/** Handles a key. Returns false when the player leaves. */
export function press(shell: Shell, key: string): boolean {
  const isText = shell.screen === 'login' && isCharacter(key);
  if (key === 'quit' || (key === 'q' && !isText)) return false;
  const way = isText ? undefined : WAYS[key];
  if (way === undefined) SCREENS[shell.screen].press(shell, key);
  else Object.assign(shell, way, { login: { ...shell.login, password: null } });
  if (way?.screen === 'bets') openBets(shell);
  return true;
}
