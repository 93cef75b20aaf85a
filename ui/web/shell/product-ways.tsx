/** Products besides sports and live, and the rest of the site under "More". */
import { useCallback, useState, type ReactNode } from 'react';
import { Link } from '../components/link.tsx';
import { Icon } from '../components/icon.tsx';
import { useDismiss } from '../components/use-dismiss.ts';
import { usePageLocation } from '../page-location.ts';
import { useText } from '../text.ts';
import { MORE, PRODUCTS } from './products.ts';

export function ProductWays(): ReactNode {
  const t = useText();
  const { path } = usePageLocation().outcome.target;
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const zone = useDismiss(isOpen, close);
  return (
    <>
      {PRODUCTS.map(({ id, to, below }) => (
        <Link key={id} to={to} className="head-product" current={below.test(path)}>
          {t(`way.${id}`)}
        </Link>
      ))}
      <div className="head-more" ref={zone}>
        <button
          type="button"
          className="head-more-button"
          aria-expanded={isOpen}
          aria-controls="head-more"
          onClick={() => setOpen(!isOpen)}
        >
          {t('way.more')}
          <Icon name="down" size={14} />
        </button>
        <ul className="head-more-list player-menu" id="head-more" hidden={!isOpen}>
          {PRODUCTS.map(({ id, to, icon }) => (
            <li key={id} className="is-folded">
              <Link to={to} onGone={close}>
                <Icon name={icon} />
                {t(`way.${id}`)}
              </Link>
            </li>
          ))}
          {MORE.map(({ id, to, below, icon }) => (
            <li key={id}>
              <Link to={to} onGone={close} current={below.test(path)}>
                <Icon name={icon} />
                {t(`way.${id}`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
