/** Bottom navigation on pages of the casino. */
import type { ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { useText } from '../text.ts';
import { CASINO_BOTTOM } from './products.ts';
import type { SheetProps } from './sheet.ts';

export function CasinoBottom({ path, sheet, onSheet }: SheetProps & { readonly path: string }): ReactNode {
  const t = useText();
  return (
    <nav className="bottom" data-menu="bottom" aria-label={t('nav.main')}>
      {CASINO_BOTTOM.map(({ id, to, below, icon }) => (
        <Link key={id} to={to} className="bottom-way" current={below.test(path)}>
          <Icon name={icon} size={24} />
          {t(`way.${id}`)}
        </Link>
      ))}
      <button
        type="button"
        className="bottom-way"
        aria-haspopup="dialog"
        aria-expanded={sheet === 'menu'}
        onClick={() => onSheet('menu')}
      >
        <Icon name="menu" size={24} />
        {t('nav.menu')}
      </button>
    </nav>
  );
}
