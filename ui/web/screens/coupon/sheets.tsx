/** What the bottom navigation opens: the coupon, the player's bets, the menu. */
import type { ReactNode } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { Go } from '../../components/go.tsx';
import { Icon } from '../../components/icon.tsx';
import { useCore } from '../../core-context.ts';
import type { Sheet } from '../../shell/bottom-nav.tsx';
import { LanguagePick, OddsPick, ThemeSwitch } from '../../shell/picks.tsx';
import { Search } from '../../shell/search.tsx';
import { statusOf } from '../../shell/selectors.ts';
import { SportsTree } from '../../shell/sports-tree.tsx';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { Coupon } from './coupon.tsx';
import { MyBets } from './my-bets.tsx';

function Menu({ onClose }: { readonly onClose: () => void }): ReactNode {
  const core = useCore();
  const t = useText();
  const status = useProjection(core.session, statusOf);
  return (
    <div className="menu">
      <Search onGone={onClose} />
      {status === 'player' && (
        <ul className="menu-ways">
          <li><Go to="/office/account" className="tree-link" onGone={onClose}><Icon name="user" />{t('office.account')}</Go></li>
          <li><Go to="/office/history" className="tree-link" onGone={onClose}><Icon name="receipt" />{t('office.history')}</Go></li>
        </ul>
      )}
      <div className="menu-picks"><OddsPick /><LanguagePick /><ThemeSwitch /></div>
      <SportsTree onGone={onClose} />
      {status === 'player' && <button type="button" className="button" onClick={() => core.dispatch({ type: 'session/logOut', payload: {} })}>{t('auth.logOut')}</button>}
    </div>
  );
}

export function Sheets({ sheet, onClose }: { readonly sheet: Sheet; readonly onClose: () => void }): ReactNode {
  const t = useText();
  switch (sheet) {
    case 'coupon':
      return <Dialog key={sheet} title={t('nav.coupon')} as="sheet" onClose={onClose}><Coupon /></Dialog>;
    case 'bets':
      return <Dialog key={sheet} title={t('nav.bets')} as="sheet" onClose={onClose}><MyBets /></Dialog>;
    case 'menu':
      return <Dialog key={sheet} title={t('nav.menu')} as="sheet" onClose={onClose}><Menu onClose={onClose} /></Dialog>;
  }
}
