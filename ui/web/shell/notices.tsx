/** Short messages of the core in their areas, newest last. Errors interrupt a screen reader; other messages wait. */
import { useEffect, useRef, useState, type ReactNode, type RefCallback } from 'react';
import type { Command } from 'touchline/app/features';
import type { Notice, NoticeAction } from 'touchline/core/notices/public';
import { Icon, type IconName } from '../components/icon.tsx';
import { useTextOf } from '../components/use-text-of.ts';
import { useCore } from '../core-context.ts';
import { formatTime } from '../format/time.ts';
import { useGo } from '../links.ts';
import { loadNamespaces, useText } from '../text.ts';
import { useProjection, identity } from '../use-projection.ts';
import { useDock } from './use-dock.ts';
import { useRest } from './use-rest.ts';

const PREVIOUS_LOGIN_MS = 10_000;
const ICONS: Readonly<Record<Notice['tone'], IconName>> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  error: 'alert',
};

/** After login, shows the time of the previous login, so that a stranger's visit is noticed. */
function usePreviousLogin(): void {
  const core = useCore();
  const session = useProjection(core.session, identity);
  const before = useRef(session.status);
  useEffect(() => {
    const wasGuest = before.current === 'guest';
    before.current = session.status;
    if (!wasGuest || session.status !== 'player' || session.previousLoginAt === null) return;
    const time = formatTime(session.previousLoginAt, 'full', core.preferences.get());
    core.dispatch({
      type: 'notices/show',
      payload: { tone: 'info', text: { key: 'notice.previousLogin', params: { time } }, lastsMs: PREVIOUS_LOGIN_MS },
    });
  }, [core, session]);
}

/** Loads the texts of most notices. If loading fails, the texts of every page must do. */
function useShellWords(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const ready = (): void => setThere(true);
    loadNamespaces('shell').then(ready, ready);
  }, []);
  return isThere;
}

function NoticeLine({ notice }: { readonly notice: Notice }): ReactNode {
  const core = useCore();
  const go = useGo();
  const t = useText();
  const textOf = useTextOf();
  const dismiss = (): void => void core.dispatch({ type: 'notices/dismiss', payload: { id: notice.id } });
  const act = ({ command, path }: NoticeAction): void => {
    dismiss();
    // The notice's module supplies the command; the core refuses a command it does not know.
    if (command !== undefined) core.dispatch(command as Command);
    if (path !== undefined) go(path);
  };
  const rest = useRest('notices/rest', notice);
  return (
    <div className={`notice is-${notice.tone}`} role={notice.tone === 'error' ? 'alert' : undefined} {...rest}>
      <Icon name={ICONS[notice.tone]} />
      <div className="notice-text">
        <p>{textOf(notice.text)}</p>
        {notice.actions !== undefined && (
          <div className="notice-ways">
            {notice.actions.map((action) => (
              <button key={action.text.key} type="button" className="button is-small" onClick={() => act(action)}>
                {textOf(action.text)}
              </button>
            ))}
          </div>
        )}
      </div>
      {notice.canClose !== false && (
        <button type="button" className="icon-button" aria-label={t('action.dismiss')} onClick={dismiss}>
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}

/** Always mounted, because a live region must exist before its content. */
function Area({
  name,
  label,
  notices,
  room,
}: {
  readonly name: Notice['area'];
  readonly label: string;
  readonly notices: readonly Notice[];
  readonly room: RefCallback<HTMLElement>;
}): ReactNode {
  return (
    <section
      ref={room}
      className={name === undefined ? 'notices' : `notices is-${name}`}
      aria-label={label}
      aria-live="polite"
    >
      {notices
        .filter(({ area }) => area === name)
        .map((notice) => (
          <NoticeLine key={notice.id} notice={notice} />
        ))}
    </section>
  );
}

function Areas(): ReactNode {
  const t = useText();
  const notices = useProjection(useCore().notices, identity);
  return (
    <>
      <Area name={undefined} label={t('notice.area')} notices={notices} room={useDock('--notices-h')} />
      <Area name="maintenance" label={t('notice.maintenanceArea')} notices={notices} room={useDock('--dock')} />
      <Area name="custom" label={t('notice.customArea')} notices={notices} room={useDock('--custom-h')} />
    </>
  );
}

export function Notices(): ReactNode {
  usePreviousLogin();
  return useShellWords() && <Areas />;
}
