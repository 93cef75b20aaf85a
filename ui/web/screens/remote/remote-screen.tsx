/** A page that is delivered: waiting, its document, its own code, or why it is not there. Whatever happens to it, the page around it stays as it is. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { RemoteViewsView, ViewDocument, ViewEntry } from '../../../../core/modules/remote-views/public.ts';
import { Empty } from '../../components/empty.tsx';
import { Go } from '../../components/go.tsx';
import { CardSkeleton } from '../../components/skeleton.tsx';
import { useGo, useShown } from '../../place.ts';
import { directionOf } from '../../format/locale.ts';
import { isLanguage, useSpoken, useText } from '../../text.ts';
import { onTryAgain } from '../../try-again.tsx';
import { useDocumentTitle } from '../../use-title.ts';
import type { OwnScreenProps } from '../../views/own-view.tsx';
import { Blocks } from './blocks.tsx';
import { OwnPlace } from './own-place.tsx';
import { useRemote } from './use-remote.ts';

function Document({ document, reload }: { readonly document: ViewDocument; readonly reload: () => void }): ReactNode {
  const t = useText();
  const spoken = useSpoken();
  const { title, language, crumbs, blocks } = document;
  useDocumentTitle(t('title.named', { name: title }));
  const isForeign = language !== spoken;
  return (
    <article className="screen doc" lang={language} dir={isLanguage(language) ? directionOf(language) : 'ltr'}>
      {crumbs.length > 0 && (
        <nav className="crumbs" aria-label={t('nav.crumbs')}>
          {crumbs.map(({ text, to }) => (
            <Go key={to} to={to}>
              {text}
            </Go>
          ))}
        </nav>
      )}
      <div className="screen-head">
        <h1>{title}</h1>
      </div>
      {isForeign && (
        <p className="doc-note" lang={spoken} dir={directionOf(spoken)}>
          {t('remote.onlyIn', {
            language: new Intl.DisplayNames([spoken], { type: 'language' }).of(language) ?? language,
          })}
        </p>
      )}
      <Blocks blocks={blocks} reload={reload} />
    </article>
  );
}

/** A view with code of its own: one mount a load, which is its key. It gets an element and gives it back when it leaves; what else changes of the entry is not its matter. */
function Script({ entry, mount }: { readonly entry: ViewEntry; readonly mount: RemoteViewsView['mount'] }): ReactNode {
  const t = useText();
  const go = useGo();
  const room = useRef<HTMLDivElement>(null);
  const name = entry.meta.appName ?? entry.view;
  useDocumentTitle(t('title.named', { name }));
  const first = useRef({ entry, go });
  const [isEmpty, setEmpty] = useState(true);
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    return mount(first.current.entry, element, {
      navigate: first.current.go,
      resize: (heightPx) => {
        element.style.minBlockSize = `${heightPx}px`;
      },
    });
  }, [mount]);
  // It draws when it likes: until there is something to see, its place is kept.
  useEffect(() => {
    const element = room.current;
    if (element === null) return undefined;
    const seen = new ResizeObserver(() => setEmpty(element.offsetHeight === 0));
    seen.observe(element);
    return () => seen.disconnect();
  }, []);
  return (
    <div className="screen doc">
      <div className="screen-head">
        <h1>{name}</h1>
      </div>
      {isEmpty && <CardSkeleton isTitled />}
      <div ref={room} className="doc-room" />
    </div>
  );
}

function Failed({ entry, reload }: { readonly entry: ViewEntry; readonly reload: () => void }): ReactNode {
  const t = useText();
  const again = useRef(reload);
  useEffect(() => onTryAgain(() => again.current()), []);
  useDocumentTitle(t('title.named', { name: t('remote.failed.title') }));
  const {
    failure,
    meta: { retry },
  } = entry;
  const why =
    failure === null ||
    failure.code === 'manifest' ||
    failure.code === 'redirected' ||
    failure.code === 'wrongType' ||
    failure.code === 'malformed'
      ? 'origin'
      : failure.code;
  return (
    <div className="screen" role="alert">
      <h1 className="doc-status">{failure?.status ?? 500}</h1>
      <Empty
        icon="alert"
        title={t('remote.failed.title')}
        text={`${t(`remote.failed.${why}`)} ${retry === null || retry.nextInMs === null ? t('remote.failed.over') : t('remote.failed.again', { count: retry.most - retry.tries })}`}
      >
        <button type="button" className="button is-main" onClick={reload}>
          {t('remote.refresh')}
        </button>
        <Go to="/" className="button">
          {t('nav.home')}
        </Go>
      </Empty>
    </div>
  );
}

/** How the page failed; also while it is tried again by itself, so that what she reads does not come and go. */
function useFailed(entry: ViewEntry | null): ViewEntry | null {
  const [last, setLast] = useState<ViewEntry | null>(null);
  useEffect(() => {
    if (entry?.state === 'error') setLast(entry);
  }, [entry]);
  if (entry?.state === 'error') return entry;
  const isAgain = entry?.state === 'loading' && (entry.meta.retry?.tries ?? 0) > 0;
  return isAgain && last?.view === entry.view && last.path === entry.path ? last : null;
}

interface PageProps {
  readonly view: string;
  /** The route's, without language. */
  readonly path: string;
  /** Which of the site's own screens it is. */
  readonly own?: OwnScreenProps;
}

/** Whether a file of this release is no longer there: its site has been replaced by another. */
function isGone({ failure }: ViewEntry): boolean {
  return failure?.code === 'wrongType' || failure?.status === 404 || failure?.status === 410;
}

export function RemotePage({ view, path, own }: PageProps): ReactNode {
  const { entry, content, mount, reload } = useRemote(view, path, 'view');
  const failed = useFailed(entry);
  const isOutdated = own !== undefined && failed !== null && isGone(failed);
  // As for any other part of the page that its server has no more.
  useEffect(() => void (isOutdated && dispatchEvent(new Event('chunk-failed'))), [isOutdated]);
  if (failed !== null) return <Failed entry={failed} reload={reload} />;
  if (entry === null || content === null || mount === null) return <CardSkeleton />;
  switch (content.mode) {
    case 'json':
      return <Document document={content.document} reload={reload} />;
    case 'script':
      return <Script key={entry.load} entry={entry} mount={mount} />;
    case 'own':
      return own === undefined ? null : <OwnPlace key={content.files[0]?.url} {...own} entry={entry} mount={mount} />;
  }
}

/** A page that the operator alone has. */
export function RemoteScreen(): ReactNode {
  const { route, path } = useShown().target;
  return <RemotePage view={route?.area ?? 'others'} path={path} />;
}
