/** The question about cookies: its text, and the ways to answer it [CNS-1]. Its texts are in `shell`. */
import type { ReactNode } from 'react';
import { Link } from '../../components/link.tsx';
import { useText } from '../../text.ts';

const WAYS = ['customize', 'onlyNecessary', 'acceptAll'] as const;

export type ConsentWay = (typeof WAYS)[number];

export function isConsentWay(name: string | undefined): name is ConsentWay {
  return WAYS.some((way) => way === name);
}

export function ConsentQuestion({ onChoose }: { readonly onChoose?: (way: ConsentWay) => void }): ReactNode {
  const t = useText();
  return (
    <>
      <p>
        {t('modal.cookieConsent.text')}{' '}
        <Link to="/cookies" className="way">
          {t('consent.more')}
        </Link>
      </p>
      <div className="consent-ways">
        {WAYS.map((way) => (
          <button
            key={way}
            type="button"
            className="button is-outline"
            data-way={way}
            onClick={onChoose && (() => onChoose(way))}
          >
            {t(`consent.${way}`)}
          </button>
        ))}
      </div>
    </>
  );
}
