/** Renders a document's blocks. The vocabulary is closed and already decoded: no foreign markup is rendered. */
import { Suspense, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ActionCall, Block } from 'touchline/core/remote-views/public';
import { Drawing } from '../../components/drawing.tsx';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { Icon } from '../../components/icon.tsx';
import { Spans } from '../../components/spans.tsx';
import { useCore } from '../../core-context.ts';
import { useGo } from '../../links.ts';
import { directionOf } from '../../format/locale.ts';
import { isRegistrationOpen } from '../../shell/selectors.ts';
import { isLanguage, useText } from '../../text.ts';
import { lazyAgain } from '../../try-again.tsx';
import { useHydrated } from '../../use-hydrated.ts';
import { useProjection } from '../../use-projection.ts';

type Of<T extends Block['t']> = Extract<Block, { readonly t: T }>;

const NOTICE_MS = 8_000;

function Tabs({ items, does }: { readonly items: Of<'tabs'>['items']; readonly does: () => void }): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (open + (document.documentElement.dir === 'rtl' ? -step : step) + items.length) % items.length;
    setOpen(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className="doc-tabs">
      <div className="chips" role="tablist" tabIndex={-1} ref={list} onKeyDown={move}>
        {items.map(({ title }, at) => (
          <button
            type="button"
            key={title}
            role="tab"
            id={`${id}t${at}`}
            aria-controls={`${id}p`}
            aria-selected={at === open}
            tabIndex={at === open ? 0 : -1}
            className={at === open ? 'chip is-current' : 'chip'}
            onClick={() => setOpen(at)}
          >
            {title}
          </button>
        ))}
      </div>
      <div className="doc-panel" role="tabpanel" id={`${id}p`} aria-labelledby={`${id}t${open}`}>
        <Blocks blocks={items[open]?.blocks ?? []} reload={does} />
      </div>
    </div>
  );
}

/**
 * Never scrolls sideways: where the columns do not fit, each row becomes a card that begins with its header [RMV-27].
 */
function Table({ caption, head, rows, numeric = [] }: Of<'table'>): ReactNode {
  const look = (at: number): string | undefined => (numeric.includes(at) ? 'is-number' : undefined);
  return (
    <div className={numeric.length === 1 ? 'doc-table has-one-number' : 'doc-table'}>
      <table>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {head.map((name, at) => (
              <th key={at} scope="col" className={look(at)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((line, at) =>
                at === 0 ? (
                  <th key={at} scope="row">
                    <Spans line={line} />
                  </th>
                ) : (
                  <td key={at} className={look(at)} data-name={head[at]}>
                    <Spans line={line} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A row of links. When one of them is the current page, the row is a labelled navigation [RMV-26]. */
function Links({ items, label }: Of<'links'>): ReactNode {
  const t = useText();
  const ways = items.map(({ text, to, isCurrent = false }) => (
    <Link key={to + text} to={to} className={isCurrent ? 'chip is-current' : 'chip'} current={isCurrent}>
      {text}
    </Link>
  ));
  return items.some(({ isCurrent }) => isCurrent === true) ? (
    <nav className="chips doc-links" aria-label={label ?? t('remote.links')}>
      {ways}
    </nav>
  ) : (
    <div className="chips doc-links">{ways}</div>
  );
}

const GameArt = lazyAgain(async () => (await import('../casino/tile-art.tsx')).TileArt);

/** The picture of a game [RMV-33]. A server's page has its room. */
function Picture({ game }: { readonly game: string }): ReactNode {
  const isHydrated = useHydrated();
  return (
    <span className="doc-picture">
      {isHydrated && (
        <Suspense>
          <GameArt id={game} />
        </Suspense>
      )}
    </span>
  );
}

function Cards({ items, isSmall = false }: Of<'cards'>): ReactNode {
  return (
    <ul className={isSmall ? 'doc-cards is-small' : 'doc-cards'}>
      {items.map(({ title, text, badge, to, game, drawing }, at) => {
        const inside = (
          <>
            {game !== undefined && <Picture game={game} />}
            {drawing !== undefined && (
              <span className="doc-picture">
                <Drawing name={drawing} />
              </span>
            )}
            {badge !== undefined && <span className="doc-badge">{badge}</span>}
            <strong>{title}</strong>
            {text !== undefined && <span className="doc-card-text">{text}</span>}
          </>
        );
        return (
          <li key={at}>
            {to === undefined ? (
              <div className="doc-card">{inside}</div>
            ) : (
              <Link to={to} className="doc-card is-way">
                {inside}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Actions({
  items,
  reload,
}: {
  readonly items: Of<'actions'>['items'];
  readonly reload: () => void;
}): ReactNode {
  const core = useCore();
  const canRegister = useProjection(core.siteConfig, isRegistrationOpen);
  const go = useGo();
  const act = (does: ActionCall): void => {
    if ('to' in does) return go(does.to);
    if (does.call === 'refresh') return reload();
    if (does.call === 'open') return void core.dispatch({ type: 'modals/open', payload: { kind: does.window } });
    core.dispatch({
      type: 'notices/show',
      payload: { tone: 'info', text: { key: 'remote.message', params: { text: does.text } }, lastsMs: NOTICE_MS },
    });
  };
  return (
    <div className="doc-actions">
      {/* Pages do not offer registration where it is closed. */}
      {items
        .filter(({ does }) => canRegister || !('to' in does) || !does.to.startsWith('/registration'))
        .map(({ text, does, isMain = false }) => {
          const look = isMain ? 'button is-main' : 'button is-outline';
          return 'to' in does ? (
            <Link key={text} to={does.to} className={look}>
              {text}
            </Link>
          ) : (
            <button type="button" key={text} className={look} onClick={() => act(does)}>
              {text}
            </button>
          );
        })}
    </div>
  );
}

/** A piece in a language other than its document's has its own direction. */
function spokenIn(language: string | undefined): { readonly lang?: string; readonly dir?: string } {
  return language === undefined ? {} : { lang: language, dir: isLanguage(language) ? directionOf(language) : 'ltr' };
}

function One({ block, reload }: { readonly block: Block; readonly reload: () => void }): ReactNode {
  switch (block.t) {
    case 'heading':
      return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'text':
      return (
        <p className={block.tone === undefined ? undefined : `doc-${block.tone}`} {...spokenIn(block.lang)}>
          <Spans line={block.line} />
        </p>
      );
    case 'list': {
      const items = block.items.map((line, at) => (
        <li key={at}>
          <Spans line={line} />
        </li>
      ));
      return block.isOrdered === true ? (
        <ol {...spokenIn(block.lang)}>{items}</ol>
      ) : (
        <ul className="doc-list" {...spokenIn(block.lang)}>
          {items}
        </ul>
      );
    }
    case 'facts':
      return (
        <dl className="facts">
          {block.items.map(({ name, line }, at) => (
            <div key={at}>
              <dt>{name}</dt>
              <dd>
                <Spans line={line} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <Table {...block} />;
    case 'cards':
      return <Cards {...block} />;
    case 'links':
      return <Links {...block} />;
    case 'image':
      return <img src={block.src} alt={block.alt} width={block.width} height={block.height} loading="lazy" />;
    case 'drawing':
      return (
        <div className="doc-drawing">
          <Drawing name={block.drawing} />
        </div>
      );
    case 'actions':
      return <Actions items={block.items} reload={reload} />;
    case 'accordion':
      return (
        <div className="doc-accordion" {...spokenIn(block.lang)}>
          {block.items.map(({ title, blocks }, at) => (
            <details key={at}>
              <summary>
                {title}
                <Icon name="down" size={16} />
              </summary>
              <Blocks blocks={blocks} reload={reload} />
            </details>
          ))}
        </div>
      );
    case 'tabs':
      return <Tabs items={block.items} does={reload} />;
    case 'empty':
      return (
        <Empty icon="info" title={block.title} text={block.text}>
          {block.links?.map(({ text, to }, at) => (
            <Link key={to} to={to} className={at === 0 ? 'button is-main' : 'button'}>
              {text}
            </Link>
          ))}
        </Empty>
      );
  }
}

export function Blocks({
  blocks,
  reload,
}: {
  readonly blocks: readonly Block[];
  readonly reload: () => void;
}): ReactNode {
  return blocks.map((block, at) => <One key={at} block={block} reload={reload} />);
}
