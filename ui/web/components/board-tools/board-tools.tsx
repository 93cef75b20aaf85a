/** The filter of a board: a button beside the page's title, and a panel with the choices [DSP-10, DSP-11, DSP-12]. */
import { useId, useRef, useState, type ReactNode } from 'react';
import type { Display, DisplayView, SwitchName } from 'touchline/core/display/public';
import { CHOICES } from 'touchline/core/display/public';
import { COLUMNS, columnsOf, withColumn } from 'touchline/core/display/rules/board-columns';
import { ESPORTS } from 'touchline/core/line/rules/sport-ids';
import { useCore } from '../../core-context.ts';
import { useDisplay } from '../../shell/use-display.ts';
import { useText } from '../../text.ts';
import { identity } from '../../use-projection.ts';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import { CompetitionSelects } from './competition-selects.tsx';
import type { Competitions } from './use-competitions.ts';

export type Section = 'line' | 'live';

interface SectionProps {
  readonly section: Section;
  /** Null for all sports. */
  readonly sportId: number | null;
  readonly competitions: Competitions;
}

const TIME = { line: 'lineTime', live: 'liveTime' } as const;
const LIVE_SWITCHES = [
  'isVideoOnly',
  'isUpcomingShown',
  'isGroupedByCategory',
] as const satisfies readonly SwitchName[];

/** The values of one choice as buttons beside each other. */
function Values({
  name,
  view,
}: {
  readonly name: 'lineTime' | 'liveTime' | 'discipline' | 'boardOrder';
  readonly view: Display;
}): ReactNode {
  const t = useText();
  const { dispatch } = useCore();
  const nameOf = (option: string): string => t(`display.${option}`);
  return (
    <div className="board-times" role="group" aria-label={nameOf(name)}>
      {CHOICES[name].map((value) => (
        <button
          key={value}
          type="button"
          className="chip"
          aria-pressed={view[name] === value}
          onClick={() => dispatch({ type: 'display/choose', payload: { [name]: value } })}
        >
          {nameOf(`${name}.${value}`)}
        </button>
      ))}
    </div>
  );
}

/** The kinds of markets in rows; the last one stays. */
function Columns({ view: { boardMarkets } }: { readonly view: Display }): ReactNode {
  const t = useText();
  const { dispatch } = useCore();
  const shown = columnsOf(boardMarkets);
  return (
    <fieldset className="board-columns">
      <legend>{t('display.boardMarkets')}</legend>
      {COLUMNS.map((column) => {
        const isShown = shown.includes(column);
        const next = withColumn(boardMarkets, column, !isShown);
        return (
          <label key={column} className="check">
            <input
              type="checkbox"
              checked={isShown}
              disabled={next === null}
              onChange={() => next !== null && dispatch({ type: 'display/choose', payload: { boardMarkets: next } })}
            />
            <span>{t(`display.boardMarkets.${column}`)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

function Panel({ section, sportId, competitions, view }: SectionProps & { readonly view: DisplayView }): ReactNode {
  const t = useText();
  const { dispatch } = useCore();
  return (
    <>
      <Values name={TIME[section]} view={view} />
      {sportId === ESPORTS && <Values name="discipline" view={view} />}
      <CompetitionSelects competitions={competitions} isOneSport={sportId !== null} />
      {section === 'live' &&
        LIVE_SWITCHES.filter((name) => sportId === null || name !== 'isGroupedByCategory').map((name) => (
          <label key={name} className="check">
            <input
              type="checkbox"
              role="switch"
              checked={view[name]}
              aria-checked={view[name]}
              onChange={({ target }) => dispatch({ type: 'display/choose', payload: { [name]: target.checked } })}
            />
            <span>{t(`display.${name}`)}</span>
          </label>
        ))}
      <Values name="boardOrder" view={view} />
      <Columns view={view} />
      <Link to="/display" className="way">
        {t('display.title')}
        <Icon name="forward" size={16} />
      </Link>
    </>
  );
}

/** How many filters of the section are chosen. */
function countOf({ section, sportId, competitions }: SectionProps, view: Display): number {
  const isChosen = [
    view[TIME[section]] !== 'all',
    section === 'live' && view.isVideoOnly && view.liveTime !== 'upcoming',
    sportId === ESPORTS && view.discipline !== 'all',
    competitions.isChosen,
  ];
  return isChosen.filter(Boolean).length;
}

export function BoardTools(props: SectionProps): ReactNode {
  const t = useText();
  const id = useId();
  const view = useDisplay(identity);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (view === null) return null;
  const count = countOf(props, view);
  return (
    <div
      role="presentation"
      className="board-tools"
      // A click on the panel keeps the focus within.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className="chip"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" size={16} />
        {t('display.filter')}
        {count > 0 && <span className="count is-strong">{count}</span>}
      </button>
      <div className="board-panel" id={id} role="group" tabIndex={-1} aria-label={t('display.filter')} hidden={!isOpen}>
        {isOpen && <Panel {...props} view={view} />}
      </div>
    </div>
  );
}
