/** Sheets that the bottom navigation opens: the coupon, the player's bets, the menu. */
import type { ReactNode } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { deferred, Deferred } from '../../shell/deferred.tsx';
import type { Sheet } from '../../shell/sheet.ts';
import { useText } from '../../text.ts';
import { Coupon } from './coupon.tsx';
import { Menu } from './deferred-menu.tsx';
import { MyBets } from './deferred-my-bets.tsx';

const OwnEntry = deferred(async () => (await import('../../shell/own-entry.tsx')).OwnEntry);

interface SheetsProps {
  readonly sheet: Sheet;
  /** Whether the keyboard opened the coupon; opening by touch must not bring up the on-screen keyboard. */
  readonly isCalled: boolean;
  readonly onClose: () => void;
}

export function Sheets({ sheet, isCalled, onClose }: SheetsProps): ReactNode {
  const t = useText();
  const entry = (
    <Deferred>
      <OwnEntry onClose={onClose} />
    </Deferred>
  );
  switch (sheet) {
    case 'coupon':
      return (
        <Dialog key={sheet} title={t('nav.coupon')} as="sheet" onClose={onClose}>
          {entry}
          <Coupon isCalled={isCalled} />
        </Dialog>
      );
    case 'bets':
      return (
        <Dialog key={sheet} title={t('nav.bets')} as="sheet" onClose={onClose}>
          {entry}
          <MyBets />
        </Dialog>
      );
    case 'menu':
      return (
        <Dialog key={sheet} title={t('nav.menu')} as="sheet" onClose={onClose}>
          <Menu onClose={onClose} />
        </Dialog>
      );
  }
}
