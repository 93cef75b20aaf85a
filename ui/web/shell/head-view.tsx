/** The remote part of the header: one line from the operator. When loading fails, its place offers a reload. */
import type { ReactNode } from 'react';
import type { Block } from 'touchline/core/remote-views/public';
import { Icon } from '../components/icon.tsx';
import { Spans } from '../components/spans.tsx';
import { useRemote } from '../screens/remote/use-remote.ts';
import { useText } from '../text.ts';

const VIEW = 'header';
const COMPONENT = 'announcement';

const lines = (blocks: readonly Block[]): readonly Extract<Block, { readonly t: 'text' }>[] =>
  blocks.flatMap((block) => (block.t === 'text' ? [block] : []));

export function HeadView(): ReactNode {
  const t = useText();
  const { entry, content } = useRemote(VIEW, '/', 'component');
  if (entry?.state === 'error' && entry.meta.retry?.nextInMs === null) {
    return (
      <aside className="head-view is-failed" aria-label={t('nav.announcements')}>
        <Icon name="alert" size={14} />
        <span>{t('error.part')}</span>
        <button type="button" className="head-view-again" onClick={() => location.reload()}>
          {t('action.reload')}
        </button>
      </aside>
    );
  }
  if (content?.mode !== 'json') return <div className="head-view" aria-hidden="true" />;
  const { language, components } = content.document;
  return (
    <aside className="head-view" aria-label={t('nav.announcements')} lang={language}>
      {lines(components[COMPONENT] ?? []).map(({ line }, at) => (
        <p key={at}>
          <Spans line={line} />
        </p>
      ))}
    </aside>
  );
}
