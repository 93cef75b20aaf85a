/**
 * The choice of alerts, and whether they are also shown outside the page [ALR-1, ALR-6]. Texts are in
 * `shell`, styles in `office`.
 */
import type { ReactNode } from 'react';
import type { AlertsView } from 'touchline/core/alerts/public';
import { ALERT_KINDS, OPTION_OF } from 'touchline/core/alerts/public';
import type { Display } from 'touchline/core/display/public';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { useFeature } from '../../components/use-feature.ts';

function Outside({ view, isOn }: { readonly view: AlertsView; readonly isOn: boolean }): ReactNode {
  const core = useCore();
  const t = useText();
  const { permission } = view;
  const isUsed = permission === 'granted' && isOn;
  const state =
    permission === 'denied' || permission === 'unsupported' ? `alert.outside.${permission}` : 'alert.outside.text';
  const press = (): void =>
    void core.dispatch(
      isUsed
        ? { type: 'display/choose', payload: { areAlertsOutside: false } }
        : { type: 'alerts/allowOutside', payload: {} },
    );
  return (
    <>
      <h3 id="alerts-outside">{t('alert.outside')}</h3>
      <p className="office-note" role="status">
        {t(isUsed ? 'alert.outside.on' : state)}
      </p>
      {(permission === 'ask' || permission === 'granted') && (
        <button type="button" className="button is-outline" aria-describedby="alerts-outside" onClick={press}>
          {t(isUsed ? 'alert.outside.turnOff' : 'alert.outside.turnOn')}
        </button>
      )}
    </>
  );
}

function Kinds({ view, isPlayer }: { readonly view: Display; readonly isPlayer: boolean }): ReactNode {
  const core = useCore();
  const t = useText();
  return (
    <div className="setting-list is-short">
      {ALERT_KINDS.map((kind) => {
        // A guest has no bets.
        if (kind === 'settlement' && !isPlayer) return null;
        const option = OPTION_OF[kind];
        return (
          <label key={kind} className="check">
            <input
              type="checkbox"
              checked={view[option]}
              onChange={({ target }) =>
                core.dispatch({ type: 'display/choose', payload: { [option]: target.checked } })
              }
            />
            <span>{t(`alert.kind.${kind}`)}</span>
          </label>
        );
      })}
    </div>
  );
}

/** Nothing until both features have loaded. */
export function AlertSettings(): ReactNode {
  const core = useCore();
  const t = useText();
  const { view: alerts } = useFeature('alerts');
  const { view: display } = useFeature('display');
  const { status } = useProjection(core.session, identity);
  if (alerts === null || display === null) return null;
  const isPlayer = status === 'player';
  return (
    <section className="card office-part" aria-labelledby="alert-settings">
      <h2 id="alert-settings">{t('alert.settings')}</h2>
      <p className="office-note">{t(isPlayer ? 'alert.settings.text' : 'alert.settings.guest')}</p>
      <Kinds view={display} isPlayer={isPlayer} />
      <Outside view={alerts} isOn={display.areAlertsOutside} />
    </section>
  );
}
