/** Says that a newer version of the site is there, and loads it when the player wants it. Nothing is reloaded behind her back. */
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Icon } from '../components/icon.tsx';
import { needWords, useText } from '../text.ts';
import { takeOver } from './register.ts';

function UpdateNotice(): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <div className="notice is-info">
      <Icon name="info" />
      <p>{t('update.ready')}</p>
      <button type="button" className="button is-small is-main" onClick={() => void takeOver()}>{t('action.reload')}</button>
      <button type="button" className="icon-button" aria-label={t('action.dismiss')} onClick={() => setOpen(false)}><Icon name="close" size={16} /></button>
    </div>
  );
}

/** Among the page's own notices, below them; in a place of its own where the page has none. */
export async function showUpdateNotice(): Promise<void> {
  await needWords('pages');
  const others = document.querySelector('.notices');
  const place = document.createElement('div');
  if (others === null) place.className = 'notices';
  place.setAttribute('role', 'status');
  (others ?? document.body).append(place);
  createRoot(place).render(<UpdateNotice />);
}
