/** Says that a newer version of the site is there, and loads it when the player wants it. Nothing is reloaded behind her back. */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Core } from '../../../core/app/facade.ts';
import type { GateView } from '../../../core/app/parts/gate.part.ts';
import { Icon } from '../components/icon.tsx';
import { needWords, useText } from '../text.ts';
import { useProjection } from '../use-projection.ts';
import { takeOver } from './register.ts';

const isDue = (gate: GateView | null): boolean => gate?.version.isNoticeDue === true;

function UpdateNotice({ core }: { readonly core: Core }): ReactNode {
  const t = useText();
  if (!useProjection(core.part('gate'), isDue)) return null;
  return (
    <div className="notice is-warning">
      <Icon name="info" />
      <p>{t('update.ready')}</p>
      <button type="button" className="button is-small is-main" onClick={() => void takeOver()}>
        {t('action.reload')}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('action.dismiss')}
        onClick={() => core.dispatch({ type: 'app-version/close', payload: {} })}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

/** In the custom area, beside the page's own notices, which it counts against none of; in a place of its own where the page has no such area. */
export async function showUpdateNotice(core: Core): Promise<void> {
  await needWords('pages');
  const area = document.querySelector('.notices.is-custom');
  const place = document.createElement('div');
  if (area === null) place.className = 'notices';
  place.setAttribute('role', 'status');
  (area ?? document.body).append(place);
  createRoot(place).render(<UpdateNotice core={core} />);
}
