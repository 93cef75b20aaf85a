/**
 * The core's log for developers: search, the state at any event, stepping and replay, guard decisions, and an export.
 * Excluded from production.
 */
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { DebugActions } from 'touchline/core/debugger/public';
import type { Recorded } from 'touchline/kernel/message';
import { useCore } from '../../core-context.ts';
import { usePageLocation } from '../../page-location.ts';
import { useDocumentTitle } from '../../use-title.ts';
import { saveFile } from '../office/save-file.ts';
import { AnalyticsLog } from './analytics-log.tsx';
import { EventDetail } from './event-detail.tsx';
import { findEvents, modulesIn, stepFrom } from './log.ts';
import { explain } from './sentences.ts';
import { StylePage } from './style-page.tsx';
import { useLog } from './use-log.ts';
import { WORDS } from './words.ts';

/** Maximum number of rows rendered at once. */
const PAGE = 200;
/** Pause between two events of a replay. */
const REPLAY_MS = 300;

interface ListProps {
  readonly events: readonly Recorded[];
  readonly chosen: number | null;
  readonly onChoose: (seq: number) => void;
}

function EventList({ events, chosen, onChoose }: ListProps): ReactNode {
  const [pages, setPages] = useState(1);
  const at = events.findIndex(({ seq }) => seq === chosen);
  const first = Math.max(0, Math.min(events.length - pages * PAGE, at < 0 ? events.length : at - PAGE / 2));
  return (
    <div className="card debug-list">
      {first > 0 && (
        <button type="button" className="button is-small" onClick={() => setPages(pages + 1)}>
          {WORDS.older}
        </button>
      )}
      {events.length === 0 && <p className="debug-note">{WORDS.noEvents}</p>}
      <ol>
        {events.slice(first, first + (pages + 1) * PAGE).map(({ seq, event, foreign }) => (
          <li key={seq}>
            <button
              type="button"
              className="debug-row"
              aria-current={seq === chosen ? 'true' : undefined}
              onClick={() => onChoose(seq)}
            >
              <span className="number">{seq}</span>
              <span>{event.type}</span>
              {foreign === true && <small>{WORDS.foreign}</small>}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Decisions(): ReactNode {
  const decisions = useCore().navigation.trail();
  return (
    <section className="card debug-decisions" aria-labelledby="debug-decisions">
      <h2 id="debug-decisions">{WORDS.decisions}</h2>
      {decisions.length === 0 && <p className="debug-note">{WORDS.noDecisions}</p>}
      <ol>
        {decisions.toReversed().map((decision) => {
          const { sentence, notes } = explain(decision);
          return (
            <li key={`${decision.at} ${decision.asked} ${decision.outcome}`}>
              <p>{sentence}</p>
              {notes.length > 0 && (
                <ul>
                  {notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Tool({ debug, events }: { readonly debug: DebugActions; readonly events: readonly Recorded[] }): ReactNode {
  const core = useCore();
  const [wanted, setWanted] = useState({ text: '', module: '' });
  const [chosen, setChosen] = useState<number | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const found = useMemo(() => findEvents(events, wanted, debug.write), [events, wanted, debug]);
  const recorded = events.find(({ seq }) => seq === chosen);
  const isLast = stepFrom(found, chosen, 1) === chosen;
  const step = (by: 1 | -1): void => {
    setPlaying(false);
    setChosen(stepFrom(found, chosen, by));
  };
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (isLast) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setChosen(stepFrom(found, chosen, 1)), REPLAY_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, isLast, found, chosen]);
  const play = (): void => {
    if (!isPlaying && isLast) setChosen(found[0]?.seq ?? null);
    setPlaying(!isPlaying);
  };
  const differing = debug.differing();
  return (
    <>
      <div className="card debug-tools">
        <label className="debug-field">
          <span>{WORDS.search}</span>
          <input
            type="search"
            value={wanted.text}
            placeholder={WORDS.searchHint}
            onChange={({ target }) => setWanted({ ...wanted, text: target.value })}
          />
        </label>
        <label className="debug-field">
          <span>{WORDS.module}</span>
          <select value={wanted.module} onChange={({ target }) => setWanted({ ...wanted, module: target.value })}>
            <option value="">{WORDS.all}</option>
            {modulesIn(events).map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <p className="debug-count" role="status">
          {WORDS.count(found.length, events.length)}
        </p>
        <div className="debug-steps">
          <button type="button" className="button is-small" onClick={() => step(-1)}>
            {WORDS.back}
          </button>
          <button type="button" className="button is-small" onClick={() => step(1)}>
            {WORDS.forward}
          </button>
          <button type="button" className="button is-small" aria-pressed={isPlaying} onClick={play}>
            {isPlaying ? WORDS.pause : WORDS.play}
          </button>
          <button type="button" className="button is-small" onClick={() => setChosen(found.at(-1)?.seq ?? null)}>
            {WORDS.newest}
          </button>
          <button
            type="button"
            className="button is-small is-main"
            title={WORDS.exportHint}
            onClick={() =>
              saveFile(
                WORDS.fileName(new Date().toISOString().slice(0, 19).replaceAll(':', '-')),
                debug.exportLog(core.navigation.trail()),
                'application/json',
              )
            }
          >
            {WORDS.exportLog}
          </button>
        </div>
      </div>
      {differing.length > 0 && (
        <p className="banner">
          {WORDS.differs} {differing.join(', ')}
        </p>
      )}
      <div className="debug">
        <section aria-label={WORDS.events}>
          <EventList
            events={found}
            chosen={chosen}
            onChoose={(seq) => {
              setPlaying(false);
              setChosen(seq);
            }}
          />
        </section>
        {recorded === undefined ? (
          <p className="card debug-detail debug-note">{WORDS.none}</p>
        ) : (
          <EventDetail recorded={recorded} debug={debug} />
        )}
      </div>
      <Decisions />
    </>
  );
}

const VIEWS = ['log', 'analytics', 'style'] as const;

export function DebuggerScreen(): ReactNode {
  const { debug, events, hasFailed } = useLog();
  const { path } = usePageLocation().outcome.target;
  const [view, setView] = useState<(typeof VIEWS)[number]>(path.endsWith('/style') ? 'style' : 'log');
  useDocumentTitle(WORDS.title);
  return (
    <div className="screen" lang="en" dir="ltr">
      <div className="screen-head">
        <h1>{WORDS.title}</h1>
      </div>
      {view !== 'style' && <p className="debug-note">{hasFailed ? WORDS.failed : WORDS.intro}</p>}
      <div className="chips" role="group" aria-label={WORDS.views}>
        {VIEWS.map((each) => (
          <button key={each} type="button" className="chip" aria-pressed={view === each} onClick={() => setView(each)}>
            {WORDS[each]}
          </button>
        ))}
      </div>
      {view === 'style' ? (
        <StylePage />
      ) : debug === null ? (
        <p role="status">{hasFailed ? '' : WORDS.loading}</p>
      ) : view === 'log' ? (
        <Tool debug={debug} events={events} />
      ) : (
        <AnalyticsLog debug={debug} />
      )}
    </div>
  );
}
