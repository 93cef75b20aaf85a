/** The screens of the terminal around each other: the head, the open screen, the foot, and the key of each screen. */
import { coreText } from '../web/format/core-text.ts';
import { betLines, openBets, pressOnRegister, registerLines } from './account.ts';
import type { Line, Span } from './ansi.ts';
import { boardLines, pressOnBoard } from './board.ts';
import { couponLines, pressOnCoupon } from './coupon.ts';
import type { Shell } from './state.ts';

function head({ core, wording, screen, board }: Shell): Line {
  const { t, money } = wording;
  const { active } = core.accounts.get();
  const { legs } = core.coupon.slip.get();
  const way = (key: string, name: string, isHere: boolean): Span => [` ${key} ${name} `, isHere ? 'cursor' : 'plain'];
  return [
    ['Touchline ', 'strong'],
    way('l', t('nav.live'), screen === 'board' && board === 'live'),
    way('o', t('home.featured'), screen === 'board' && board === 'top'),
    way('c', `${t('nav.coupon')} ${legs.length}`, screen === 'coupon'),
    way('h', t('nav.bets'), screen === 'bets'),
    active === null
      ? way('r', t('auth.register'), screen === 'register')
      : [` ${money(active.money, active.iso)} `, 'strong'],
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
  const body = {
    board: () => boardLines(shell, columns, height),
    coupon: () => couponLines(shell, columns),
    bets: () => betLines(shell),
    register: () => registerLines(shell),
  }[shell.screen]();
  const lines = [head(shell), [], ...body.slice(0, height)];
  return [...lines, ...Array.from({ length: rows - 1 - lines.length }, (): Line => []), foot(shell)];
}

/** What a key does. Returns false when the player leaves. */
export function press(shell: Shell, key: string): boolean {
  switch (key) {
    case 'q':
      return false;
    case 'l':
    case 'o':
      shell.screen = 'board';
      shell.board = key === 'l' ? 'live' : 'top';
      break;
    case 'escape':
      shell.screen = 'board';
      break;
    case 'c':
      shell.screen = 'coupon';
      break;
    case 'h':
      shell.screen = 'bets';
      openBets(shell);
      break;
    case 'r':
      shell.screen = 'register';
      break;
    default:
      if (shell.screen === 'board') pressOnBoard(shell, key);
      else if (shell.screen === 'coupon') pressOnCoupon(shell, key);
      else if (shell.screen === 'register') pressOnRegister(shell, key);
  }
  return true;
}
