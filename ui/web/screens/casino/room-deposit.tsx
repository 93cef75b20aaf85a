/** Beside an open game whose player has too little money: a way to the cashier, over the page [GSN-35]. */
import { useEffect, type ReactNode } from 'react';
import { keepFocusIn } from '../../components/keep-focus.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';

export function RoomDeposit({ isShort }: { readonly isShort: boolean }): ReactNode {
  const core = useCore();
  const t = useText();
  const open = (): void =>
    void core.dispatch({
      type: 'modals/open',
      payload: { kind: 'recharge', id: 'recharge', params: { for: 'game' } },
    });
  // The button may go after its window has closed: the focus that it had stays with the game.
  useEffect(() => (isShort ? () => keepFocusIn('.casino-frame') : undefined), [isShort]);
  // The region stands before its text comes, so that screen readers announce the text.
  return (
    <div role="status" className="casino-room-deposit">
      {isShort && (
        <>
          <p>{t('casino.short')}</p>
          <button type="button" className="button is-small is-main" onClick={open}>
            {t('casino.short.deposit')}
          </button>
        </>
      )}
    </div>
  );
}
