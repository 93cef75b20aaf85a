/** One event: its payload, its changes, and a module's state after it. */
import { useState, type ReactNode } from 'react';
import type { DebugActions } from 'touchline/core/debugger/public';
import type { Recorded } from 'touchline/kernel/message';
import { changesBetween, moduleOfType } from './log.ts';
import { WORDS } from './words.ts';

const timeOf = (at: number): string => new Date(at).toISOString().slice(11, 23);

export function EventDetail({
  recorded,
  debug,
}: {
  readonly recorded: Recorded;
  readonly debug: DebugActions;
}): ReactNode {
  const { seq, at, cause, foreign, event } = recorded;
  const own = moduleOfType(event.type);
  const [looked, setLooked] = useState<string | null>(null);
  const after = debug.stateAt(seq);
  const before = debug.stateAt(seq - 1);
  const name = looked ?? own;
  const changes = changesBetween(before[own], after[own]);
  return (
    <section className="card debug-detail" aria-label={WORDS.chosen}>
      <h2>
        <span className="number">{seq}</span> {event.type}
      </h2>
      <p className="debug-note">
        <time dateTime={new Date(at).toISOString()}>{timeOf(at)}</time>
        {cause !== undefined && ` · ${WORDS.cause} ${cause}`}
        {foreign === true && ` · ${WORDS.foreign}`}
      </p>
      <h3>{WORDS.payload}</h3>
      {/* A scroll container must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="debug-text" tabIndex={0} aria-label={WORDS.payload}>
        {debug.write(event.payload, 1)}
      </pre>
      <h3>{WORDS.changed}</h3>
      {changes.length === 0 ? (
        <p className="debug-note">{WORDS.unchanged}</p>
      ) : (
        <dl className="debug-changes">
          {changes.map((change) => (
            <div key={change.field}>
              <dt>{change.field === '' ? own : change.field}</dt>
              <dd>
                <del>{debug.write(change.before).slice(0, 200)}</del>{' '}
                <ins>{debug.write(change.after).slice(0, 200)}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <label className="debug-field">
        <span>{WORDS.stateOf}</span>
        <select value={name} onChange={({ target }) => setLooked(target.value)}>
          {Object.keys(after)
            .toSorted()
            .map((module) => (
              <option key={module} value={module}>
                {module}
              </option>
            ))}
        </select>
      </label>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="debug-text is-state" tabIndex={0} aria-label={WORDS.state}>
        {debug.write(after[name], 1)}
      </pre>
    </section>
  );
}
