/**
 * Search in the header: an input with its results below; recent searches and top competitions while it is empty. Arrow
 * keys move through the results, Escape closes them, Enter opens the page of all results.
 */
import { useId, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { queryOf } from 'touchline/core/search/rules/query';
import { Icon } from '../components/icon.tsx';
import { useCore } from '../core-context.ts';
import { useGo } from '../links.ts';
import { useText } from '../text.ts';
import { useProjection, identity } from '../use-projection.ts';
import { Deferred, deferred } from './deferred.tsx';
import { hasSuggestions } from './has-suggestions.ts';
import { searchAddress } from './search-address.ts';

const SearchResults = deferred(async () => (await import('./search-results.tsx')).SearchResults);

interface SearchProps {
  /** Called when the search is left, for one of its results or without. */
  readonly onGone?: () => void;
  /** Whether the search has the whole screen, which takes the focus and stays open until it is left [SRH-9]. */
  readonly isWhole?: boolean;
}

export function Search({ onGone, isWhole = false }: SearchProps): ReactNode {
  const t = useText();
  const core = useCore();
  const go = useGo();
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const view = useProjection(core.feature('search'), identity);

  const open = (): void => {
    setOpen(true);
    core.load('search').then(
      () => {
        setFailed(false);
        core.dispatch({ type: 'search/open', payload: {} });
        // The hits are those of this field, whatever was typed into another one.
        core.dispatch({ type: 'search/type', payload: { text } });
      },
      () => setFailed(true),
    );
  };
  const type = (next: string): void => {
    setText(next);
    setOpen(true);
    core.load('search').then(
      () => core.dispatch({ type: 'search/type', payload: { text: next } }),
      () => setFailed(true),
    );
  };
  const close = (): void => {
    setOpen(false);
    onGone?.();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const query = queryOf(text);
    if (query === '') return;
    core.load('search').then(
      () => core.dispatch({ type: 'search/send', payload: { text: query } }),
      () => setFailed(true),
    );
    go(searchAddress(query));
    close();
  };
  const walk = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isWhole) {
      event.preventDefault();
      close();
    } else if (event.key === 'Escape' && isOpen) {
      input.current?.focus();
      setOpen(false);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, .hit') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    stops[(at + (event.key === 'ArrowDown' ? 1 : stops.length - 1)) % stops.length]?.focus();
    event.preventDefault();
  };
  const isEmpty = text.trim() === '';
  const isShown = isWhole || (isOpen && (!isEmpty || (view !== null && hasSuggestions(view))));
  return (
    // Arrow keys move between the input and its results.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className={onGone === undefined ? 'search' : 'search sheet-search'}
      role="search"
      ref={box}
      onSubmit={submit}
      onKeyDown={walk}
      onBlur={(event) =>
        !isWhole &&
        event.relatedTarget instanceof Node &&
        !event.currentTarget.contains(event.relatedTarget) &&
        setOpen(false)
      }
    >
      <div className="search-box">
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          aria-label={t('search.label')}
          className="search-input"
          placeholder={t('search.placeholder')}
          value={text}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          data-autofocus={isWhole || undefined}
          aria-controls={id}
          onFocus={open}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      <div className="search-results" id={id} hidden={!isShown} aria-live="polite">
        {isShown &&
          (view === null ? (
            <p className="search-note">{t(hasFailed ? 'search.failed' : isEmpty ? 'state.loading' : 'search.busy')}</p>
          ) : (
            <Deferred
              waiting={<p className="search-note">{t(isEmpty ? 'state.loading' : 'search.busy')}</p>}
              broken={<p className="search-note">{t('search.failed')}</p>}
            >
              <SearchResults
                view={view}
                isEmpty={isEmpty}
                onGone={close}
                onPick={(name) => {
                  type(name);
                  input.current?.focus();
                }}
              />
            </Deferred>
          ))}
      </div>
    </form>
  );
}
