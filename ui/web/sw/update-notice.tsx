/**
 * Announces a newer version of the site and loads it on request. The page never reloads without the player's action.
 */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Core } from 'touchline/app/facade';
import type { GateView } from 'touchline/core/gate/public';
import { Icon } from '../components/icon.tsx';
import { TextProvider } from '../text-provider.tsx';
import { loadNamespaces, texts, useText } from '../text.ts';
import { useProjection } from '../use-projection.ts';
import { takeOver } from './register.ts';

const isDue = (gate: GateView | null): boolean => gate?.version.isNoticeDue === true;

function UpdateNotice({ core }: { readonly core: Core }): ReactNode {
  const t = useText();
  if (!useProjection(core.feature('gate'), isDue)) return null;
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

/**
 * Shows the notice in the custom area beside the page's notices, without counting towards their limit; in a container
 * of its own where the page lacks that area.
 */
export async function showUpdateNotice(core: Core): Promise<void> {
  await loadNamespaces('pages');
  const area = document.querySelector('.notices.is-custom');
  const place = document.createElement('div');
  if (area === null) place.className = 'notices';
  place.setAttribute('role', 'status');
  (area ?? document.body).append(place);
  createRoot(place).render(
    <TextProvider texts={texts}>
      <UpdateNotice core={core} />
    </TextProvider>,
  );
}
