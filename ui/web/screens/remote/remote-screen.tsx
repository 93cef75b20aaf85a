/** A remote page: loading, its document, its own code, or the failure. The page around it is unaffected. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { RemoteViewsActions, ViewDocument, ViewEntry } from 'touchline/core/remote-views/public';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { CardSkeleton } from '../../components/skeleton.tsx';
import { useGo } from '../../links.ts';
import { useShown } from '../../page-location.ts';
import { directionOf } from '../../format/locale.ts';
import { isLanguage, useTextLanguage, useText } from '../../text.ts';
import { OfficeNav } from '../office/office-nav.tsx';
import { onTryAgain } from '../../try-again.tsx';
import { useDocumentTitle } from '../../use-title.ts';
import type { BundledScreenProps } from '../../views/bundled-view.tsx';
import { Blocks } from './blocks.tsx';
import { BundledPlace } from './bundled-place.tsx';
import { PageTool } from './page-tool.tsx';
import { useRemote } from './use-remote.ts';

/** Remote pages of the account show the account's tabs, too [RMV-30]. */
function Tabs({ path }: { readonly path: string }): ReactNode {
  return path.startsWith('/office/') ? <OfficeNav /> : null;
}

function Document({
  document,
  path,
  reload,
}: {
  readonly document: ViewDocument;
  readonly path: string;
  readonly reload: () => void;
}): ReactNode {
  const t = useText();
  const spoken = useTextLanguage();
  const { title, language, crumbs, blocks } = document;
  useDocumentTitle(t('title.named', { name: title }));
  const isForeign = language !== spoken;
  return (
    <article className="screen doc" lang={language} dir={isLanguage(language) ? directionOf(language) : 'ltr'}>
      {crumbs.length > 0 && (
        <nav className="crumbs" aria-label={t('nav.crumbs')}>
          {crumbs.map(({ text, to }) => (
            <Link key={to} to={to}>
              {text}
            </Link>
          ))}
        </nav>
      )}
      <div className="screen-head">
        <h1>{title}</h1>
      </div>
      <Tabs path={path} />
      {isForeign && (
        <p className="doc-note" lang={spoken} dir={directionOf(spoken)}>
          {t('remote.onlyIn', {
            language: new Intl.DisplayNames([spoken], { type: 'language' }).of(language) ?? language,
          })}
        </p>
      )}
      <PageTool path={path}>
        <Blocks blocks={blocks} reload={reload} />
      </PageTool>
    </article>
  );
}

/**
 * A view with code of its own: one mount per load, which is its React key. The view gets an element and releases it on
 * leaving; other changes of the entry do not remount it.
 */
function Script({
  entry,
  mount,
}: {
  readonly entry: ViewEntry;
  readonly mount: RemoteViewsActions['mount'];
}): ReactNode {
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
  // The view renders when it is ready; a skeleton reserves its space until the element has a height.
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

function Failed({
  entry,
  path,
  reload,
}: {
  readonly entry: ViewEntry;
  readonly path: string;
  readonly reload: () => void;
}): ReactNode {
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
  const next =
    retry === null || retry.nextInMs === null
      ? t('remote.failed.over')
      : t('remote.failed.again', { count: retry.most - retry.tries });
  return (
    <div className="screen" role="alert">
      <h1 className="doc-status">{failure?.status ?? 500}</h1>
      <Tabs path={path} />
      <Empty icon="alert" title={t('remote.failed.title')} text={`${t(`remote.failed.${why}`)} ${next}`}>
        <button type="button" className="button is-main" onClick={reload}>
          {t('remote.refresh')}
        </button>
        <Link to="/" className="button">
          {t('nav.home')}
        </Link>
      </Empty>
    </div>
  );
}

/** The page's failure, kept during automatic retries so that the error message does not flicker. */
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
  /** The route's path, without language. */
  readonly path: string;
  /** The screen, for a page of the site's own. */
  readonly own?: BundledScreenProps;
}

/** Whether a file of this release no longer exists because a newer release has replaced it. */
function isGone({ failure }: ViewEntry): boolean {
  return failure?.code === 'wrongType' || failure?.status === 404 || failure?.status === 410;
}

export function RemotePage({ view, path, own }: PageProps): ReactNode {
  const { entry, content, mount, reload } = useRemote(view, path, 'view');
  const failed = useFailed(entry);
  const isOutdated = own !== undefined && failed !== null && isGone(failed);
  // Handled like any other chunk that the server no longer has.
  useEffect(() => void (isOutdated && dispatchEvent(new Event('chunk-failed'))), [isOutdated]);
  if (failed !== null) return <Failed entry={failed} path={path} reload={reload} />;
  if (entry === null || content === null || mount === null) return <CardSkeleton />;
  switch (content.mode) {
    case 'json':
      // Each page has an element of its own, so that nothing of the last page stays open.
      return <Document key={path} document={content.document} path={path} reload={reload} />;
    case 'script':
      return <Script key={entry.load} entry={entry} mount={mount} />;
    case 'bundled':
      return own === undefined ? null : (
        <BundledPlace key={content.files[0]?.url} {...own} entry={entry} mount={mount} />
      );
  }
}

/** A page that only the operator has. */
export function RemoteScreen(): ReactNode {
  const { route, path } = useShown().target;
  return <RemotePage view={route?.area ?? 'others'} path={path} />;
}
