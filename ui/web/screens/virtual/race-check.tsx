/** Checks the draw of a race that is over, in the browser [VRT-9]. */
import { useState, type ReactNode } from 'react';
import type { Race } from 'touchline/core/races/types';
import { useText } from '../../text.ts';
import { checkRace, type RaceCheck as Checked } from '../casino/verification/race.ts';

export function RaceCheck({ race }: { readonly race: Race }): ReactNode {
  const t = useText();
  const [checked, setChecked] = useState<Checked | null>(null);
  const { commitment, serverSeed, name } = race;
  return (
    <div className="race-check">
      <button
        type="button"
        className="button is-outline"
        aria-label={t('virtual.checkOf', { name })}
        onClick={() => void checkRace(race).then(setChecked)}
      >
        {t('virtual.check')}
      </button>
      <div role="status">
        {checked !== null && (
          <>
            <p className={checked.isCommitted ? 'casino-right' : 'casino-wrong'}>
              {t(checked.isCommitted ? 'virtual.committed' : 'virtual.notCommitted')}
            </p>
            <p className={checked.isDrawn ? 'casino-right' : 'casino-wrong'}>
              {t(checked.isDrawn ? 'virtual.drawn' : 'virtual.notDrawn')}
            </p>
            <dl className="race-proof">
              <dt>{t('virtual.commitment')}</dt>
              <dd dir="ltr">{commitment}</dd>
              <dt>{t('virtual.seed')}</dt>
              <dd dir="ltr">{serverSeed}</dd>
            </dl>
          </>
        )}
      </div>
    </div>
  );
}
