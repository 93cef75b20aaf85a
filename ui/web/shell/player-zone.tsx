/** Who is here: balance, and the way to the office. */
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import type { AccountsView } from '../../../core/modules/accounts/views.ts';
import { Go } from '../components/go.tsx';
import { Icon } from '../components/icon.tsx';
import { useMoney } from '../components/use-money.ts';
import { useCore } from '../core-context.ts';
import { useText } from '../text.ts';
import { useProjection, whole } from '../use-projection.ts';
import { PlayStrip } from './play-strip.tsx';

/** Closes what is open on Escape, on a click elsewhere and when focus leaves. */
function useDismiss(isOpen: boolean, close: () => void): React.RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointer = (event: PointerEvent): void => {
      if (event.target instanceof Node && element.current?.contains(event.target) !== true) close();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      element.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      close();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, close]);
  return element;
}

export function PlayerZone(): ReactNode {
  const core = useCore();
  const t = useText();
  const money = useMoney();
  const { active }: AccountsView = useProjection(core.accounts, whole);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const zone = useDismiss(isOpen, close);
  return (
    <div className="player" ref={zone} onBlur={(event) => event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget) && close()}>
      <PlayStrip className="player-strip" />
      <button type="button" className="player-button" aria-expanded={isOpen} aria-controls="player-menu" onClick={() => setOpen(!isOpen)}>
        <span className="vh">{t('player.menu')}</span>
        <span className="player-balance"><span>{t('player.balance')}</span><b className="number">{active === null ? '–' : money(active.money, active.iso)}</b></span>
        <span className="player-face"><Icon name="user" /></span>
      </button>
      <ul className="player-menu" id="player-menu" hidden={!isOpen}>
        <li><Go to="/office/account" onGone={close}><Icon name="user" />{t('office.account')}</Go></li>
        <li><Go to="/office/history" onGone={close}><Icon name="receipt" />{t('office.history')}</Go></li>
        <li><button type="button" onClick={() => { close(); core.dispatch({ type: 'session/logOut', payload: {} }); }}><Icon name="forward" />{t('auth.logOut')}</button></li>
      </ul>
    </div>
  );
}
