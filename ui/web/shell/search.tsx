/**
 * Search over games: an input with its results below. Arrow keys move through the results, Escape closes, Enter opens.
 */
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { SearchHit } from 'touchline/core/line/types';
import { Link } from '../components/link.tsx';
import { Icon, sportIcon } from '../components/icon.tsx';
import { useCore } from '../core-context.ts';
import { gameTitle } from 'touchline/core/line/rules/game-text';
import { formatTime } from '../format/time.ts';
import { useText } from '../text.ts';
import { useAnswer, useProjection, identity } from '../use-projection.ts';

const PAUSE_MS = 200;
const MIN_QUERY_LENGTH = 2;

/** The text after a pause in typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function Hit({ hit, onGone }: { readonly hit: SearchHit; readonly onGone: () => void }): ReactNode {
  const t = useText();
  const chosen = useProjection(useCore().preferences, identity);
  return (
    <li>
      <Link
        to={`/${hit.live ? 'live' : 'line'}/${hit.sportId}/${hit.champId}/${hit.gameId}`}
        className="hit"
        onGone={onGone}
      >
        <Icon name={sportIcon(hit.sportId)} />
        <span className="hit-names">
          {gameTitle(hit, t)}
          <small>
            <bdi>{hit.champ}</bdi>
          </small>
        </span>
        <span className={hit.live ? 'hit-when is-live' : 'hit-when'}>
          {hit.live ? t('line.live') : formatTime(hit.startsAt, 'dayTime', chosen)}
        </span>
      </Link>
    </li>
  );
}

function Results({
  answer,
  query,
  onGone,
}: {
  readonly answer: readonly SearchHit[] | 'failed' | null;
  readonly query: string;
  readonly onGone: () => void;
}): ReactNode {
  const t = useText();
  if (answer === null) return <p className="search-note">{t('search.busy')}</p>;
  if (answer === 'failed') return <p className="search-note">{t('search.failed')}</p>;
  if (answer.length === 0) return <p className="search-note">{t('search.none', { query })}</p>;
  return (
    <ul className="hits">
      {answer.map((hit) => (
        <Hit key={hit.gameId} hit={hit} onGone={onGone} />
      ))}
    </ul>
  );
}

export function Search({ onGone }: { readonly onGone?: () => void }): ReactNode {
  const t = useText();
  const { line } = useCore();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const query = useSettled(text.trim());
  const ask = useMemo(() => (query.length < MIN_QUERY_LENGTH ? null : () => line.search(query)), [line, query]);
  const answer = useAnswer(ask);
  const close = (): void => {
    setOpen(false);
    setText('');
    onGone?.();
  };
  const walk = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, .hit') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops[(at + (event.key === 'ArrowDown' ? 1 : stops.length - 1)) % stops.length]?.focus();
    event.preventDefault();
  };
  const isShown = isOpen && text.trim().length >= MIN_QUERY_LENGTH;
  return (
    // Arrow keys move between the input and its results.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="search"
      role="search"
      ref={box}
      onKeyDown={walk}
      onBlur={(event) =>
        event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget) && setOpen(false)
      }
    >
      <div className="search-box">
        <Icon name="search" />
        <input
          type="search"
          aria-label={t('search.label')}
          className="search-input"
          placeholder={t('search.placeholder')}
          value={text}
          autoComplete="off"
          spellCheck={false}
          aria-controls={id}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
        />
      </div>
      <div className="search-results" id={id} hidden={!isShown} aria-live="polite">
        {isShown && <Results answer={query === text.trim() ? answer : null} query={query} onGone={close} />}
      </div>
    </div>
  );
}
