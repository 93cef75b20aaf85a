/** The items that analytics sent in this visit, and those that consent kept back [ANL-12]. */
import { useState, type ReactNode } from 'react';
import type { AnalyticsFate, AnalyticsRow, DebugActions } from 'touchline/core/debugger/public';
import { useCore } from '../../core-context.ts';
import { useParts } from '../../use-projection.ts';
import { WORDS } from './words.ts';

/** Maximum number of rows rendered at once, newest first. */
const MAX_ROWS = 300;
const FATES: readonly AnalyticsFate[] = ['sent', 'waiting', 'dropped', 'keptBack'];

interface Standing {
  readonly isOn: boolean;
  readonly sinks: readonly string[] | null;
  readonly lost: number;
}
const standingOf = (view: Standing | null): Standing =>
  view === null ? { isOn: false, sinks: null, lost: 0 } : { isOn: view.isOn, sinks: view.sinks, lost: view.lost };

function Row({ row: { at, name, payload, fate, sinks } }: { readonly row: AnalyticsRow }): ReactNode {
  return (
    <tr>
      <td className="number">{new Date(at).toISOString().slice(11, 19)}</td>
      <th scope="row">{name}</th>
      <td>
        <code>{JSON.stringify(payload)}</code>
      </td>
      <td>
        {WORDS.fates[fate]}
        {sinks.length > 0 && <small> {sinks.join(', ')}</small>}
      </td>
    </tr>
  );
}

export function AnalyticsLog({ debug }: { readonly debug: DebugActions }): ReactNode {
  const core = useCore();
  const [fate, setFate] = useState<AnalyticsFate | null>(null);
  const standing = useParts(core.feature('analytics'), standingOf);
  const all = debug.analytics(core.navigation.trail());
  const rows = all.filter((row) => fate === null || row.fate === fate);
  const count = (each: AnalyticsFate): number => all.filter((row) => row.fate === each).length;
  return (
    <section className="card debug-analytics" aria-labelledby="debug-analytics">
      <h2 id="debug-analytics">{WORDS.analytics}</h2>
      <p className="debug-note" role="status">
        {standing.isOn ? WORDS.analyticsOn(standing.sinks ?? [], standing.lost) : WORDS.analyticsOff}
      </p>
      <div className="debug-steps" role="group" aria-label={WORDS.fate}>
        {FATES.map((each) => (
          <button
            key={each}
            type="button"
            className="button is-small"
            aria-pressed={fate === each}
            onClick={() => setFate(fate === each ? null : each)}
          >
            {WORDS.fates[each]} <span className="number">{count(each)}</span>
          </button>
        ))}
      </div>
      {rows.length === 0 ? (
        <p className="debug-note">{WORDS.noItems}</p>
      ) : (
        <div className="debug-scroll">
          <table aria-label={WORDS.items}>
            <thead>
              <tr>
                <th scope="col">{WORDS.time}</th>
                <th scope="col">{WORDS.item}</th>
                <th scope="col">{WORDS.payload}</th>
                <th scope="col">{WORDS.fate}</th>
              </tr>
            </thead>
            <tbody>
              {rows
                .slice(-MAX_ROWS)
                .toReversed()
                .map((row, index) => (
                  <Row key={`${row.at} ${row.name} ${index}`} row={row} />
                ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
