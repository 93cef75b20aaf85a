/** Short messages of the core, newest last. Errors interrupt a screen reader, the rest waits its turn. */
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon, type IconName } from '../components/icon.tsx';
import { useSay } from '../components/use-say.ts';
import { useCore } from '../core-context.ts';
import type { Notice } from '../../../core/modules/notices/views.ts';
import { formatTime } from '../format/time.ts';
import { useText } from '../text.ts';
import { useProjection, whole } from '../use-projection.ts';
import { CaptchaHost } from './captcha-host.tsx';

const PREVIOUS_LOGIN_MS = 10_000;
const ICONS: Readonly<Record<Notice['tone'], IconName>> = { info: 'info', success: 'check', warning: 'alert', error: 'alert' };

/** At login a player is told when she was last here: somebody else's visit would show. */
function usePreviousLogin(): void {
  const core = useCore();
  const session = useProjection(core.session, whole);
  const before = useRef(session.status);
  useEffect(() => {
    const wasGuest = before.current === 'guest';
    before.current = session.status;
    if (!wasGuest || session.status !== 'player' || session.previousLoginAt === null) return;
    const time = formatTime(session.previousLoginAt, 'full', core.preferences.get());
    core.dispatch({ type: 'notices/show', payload: { tone: 'info', text: { key: 'notice.previousLogin', params: { time } }, lastsMs: PREVIOUS_LOGIN_MS } });
  }, [core, session]);
}

export function Notices(): ReactNode {
  const core = useCore();
  const t = useText();
  usePreviousLogin();
  const say = useSay();
  const notices = useProjection(core.notices, whole);
  return (
    <>
      <CaptchaHost />
      <section className="notices" aria-label={t('notice.area')} aria-live="polite">
        {notices.map((notice) => (
          <div key={notice.id} className={`notice is-${notice.tone}`} role={notice.tone === 'error' ? 'alert' : undefined}>
            <Icon name={ICONS[notice.tone]} />
            <p>{say(notice.text)}</p>
            <button type="button" className="icon-button" aria-label={t('action.dismiss')} onClick={() => core.dispatch({ type: 'notices/dismiss', payload: { id: notice.id } })}><Icon name="close" size={16} /></button>
          </div>
        ))}
      </section>
    </>
  );
}
