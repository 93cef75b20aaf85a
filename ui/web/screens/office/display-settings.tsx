/** Display of times and odds. These settings never change an amount or a price. */
import type { ReactNode } from 'react';
import { useCore } from '../../core-context.ts';
import { Link } from '../../components/link.tsx';
import { ConsentAgain } from '../../shell/consent-again.tsx';
import { OddsPick, Pick } from '../../shell/preference-selects.tsx';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

const AUTO = 'auto';
const ZONES: readonly number[] = Array.from({ length: 27 }, (_, at) => at - 12);

function zoneName(hours: number): string {
  return `UTC${hours < 0 ? '−' : '+'}${String(Math.abs(hours)).padStart(2, '0')}:00`;
}

/** `isWhole`: the other options are on the same page. */
export function DisplaySettings({ isWhole = false }: { readonly isWhole?: boolean }): ReactNode {
  const core = useCore();
  const t = useText();
  const { is12h, timeZone, theme, appView } = useProjection(core.preferences, identity);
  return (
    <section className="card office-part" aria-labelledby="office-display">
      <h2 id="office-display">{t('office.display')}</h2>
      <div className="settings">
        <Pick
          className="is-row"
          label={t('office.clock')}
          value={is12h ? 12 : 24}
          options={[
            [24, t('office.clock24')],
            [12, t('office.clock12')],
          ]}
          onPick={(hours) => core.dispatch({ type: 'preferences/choose', payload: { is12h: hours === 12 } })}
        />
        <Pick
          className="is-row"
          label={t('office.zone')}
          value={timeZone}
          options={[
            [AUTO, t('office.zoneAuto')],
            ...ZONES.map((hours): readonly [number | typeof AUTO, string] => [hours, zoneName(hours)]),
          ]}
          onPick={(zone) => core.dispatch({ type: 'preferences/choose', payload: { timeZone: zone } })}
        />
        <Pick
          className="is-row"
          label={t('office.theme')}
          value={theme}
          options={[
            [AUTO, t('office.themeAuto')],
            ['light', t('office.themeLight')],
            ['dark', t('office.themeDark')],
          ]}
          onPick={(chosen) => core.dispatch({ type: 'preferences/choose', payload: { theme: chosen } })}
        />
        <Pick
          className="is-row"
          label={t('office.appView')}
          value={appView}
          options={[
            ['european', t('office.appView.european')],
            ['asian', t('office.appView.asian')],
          ]}
          onPick={(chosen) => core.dispatch({ type: 'preferences/choose', payload: { appView: chosen } })}
        />
        <OddsPick className="is-row" />
        {!isWhole && (
          <>
            <ConsentAgain className="button is-outline" />
            <Link to="/display" className="way">
              {t('office.moreDisplay')}
            </Link>
          </>
        )}
      </div>
    </section>
  );
}
