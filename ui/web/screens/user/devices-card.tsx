/** Where the player is signed in, and the last logins. */
import type { ReactNode } from 'react';
import type { Device, DevicesState } from 'touchline/core/devices/public';
import { useLoadedFeature } from '../../components/use-loaded-feature.ts';
import { useCore } from '../../core-context.ts';
import { formatTime } from '../../format/time.ts';
import { useText } from '../../text.ts';
import { useProjection, identity } from '../../use-projection.ts';

const LOAD = { type: 'devices/load', payload: {} } as const;

const SHOWN_LOGINS = 5;

function DeviceRow({ device, view }: { readonly device: Device; readonly view: DevicesState }): ReactNode {
  const core = useCore();
  const t = useText();
  const preferences = useProjection(core.preferences, identity);
  const { id, name, usedAt, isCurrent } = device;
  const shown = name === '' ? t('security.device.unknown') : name;
  return (
    <li>
      <span className="accounts-name">
        <bdi>{shown}</bdi>
        <small>{t('security.device.used', { time: formatTime(usedAt, 'full', preferences) })}</small>
      </span>
      {isCurrent ? (
        <span className="tag">{t('security.device.this')}</span>
      ) : (
        <button
          type="button"
          className="button is-small is-outline"
          aria-disabled={view.ending !== null}
          aria-label={`${t('security.device.end')}: ${shown}`}
          onClick={() => core.dispatch({ type: 'devices/end', payload: { id } })}
        >
          {t('security.device.end')}
        </button>
      )}
    </li>
  );
}

export function DevicesCard(): ReactNode {
  const core = useCore();
  const t = useText();
  const preferences = useProjection(core.preferences, identity);
  const { view, hasFailed, again: retryAll } = useLoadedFeature('devices', LOAD);
  const others = view?.devices.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <section className="card security-card" aria-labelledby="security-devices">
      <h2 id="security-devices">{t('security.devices')}</h2>
      {view !== null && view.devices.length > 0 && (
        <ul className="accounts">
          {view.devices.map((device) => (
            <DeviceRow key={device.id} device={device} view={view} />
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <button
          type="button"
          className="button"
          aria-disabled={view?.ending !== null}
          onClick={() => core.dispatch({ type: 'devices/endOthers', payload: {} })}
        >
          {t('security.device.endOthers')}
        </button>
      )}
      <div role="status">
        {(view?.ending ?? null) !== null && <p className="form-lead">{t('security.device.ending')}</p>}
        {view?.hasEndFailed === true && <p className="field-error">{t('security.device.endFailed')}</p>}
        {(hasFailed || view?.status === 'failed') && (
          <p className="field-error">
            {t('security.device.failed')}{' '}
            <button type="button" className="button is-small" onClick={retryAll}>
              {t('action.retry')}
            </button>
          </p>
        )}
      </div>
      {view !== null && view.logins.length > 0 && (
        <>
          <h3>{t('security.logins')}</h3>
          <ul className="logins">
            {view.logins.slice(0, SHOWN_LOGINS).map((at, index) => (
              <li key={`${index} ${at}`}>{formatTime(at, 'full', preferences)}</li>
            ))}
          </ul>
          <p className="field-hint">{t('security.loginsNotYou')}</p>
        </>
      )}
    </section>
  );
}
