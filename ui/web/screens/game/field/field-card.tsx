/**
 * The leaderboard of a race or a round beside its markets: the start list before it, who stands where in it, and what
 * happened, as text. What happens while it is open is announced [FLD-8].
 */
import { useState, type ReactNode } from 'react';
import type { Game } from 'touchline/core/line/types';
import type { FieldBoard, FieldHappening } from 'touchline/core/match-view/field-types';
import { useWide } from '../../../shell/frame.tsx';
import { useText } from '../../../text.ts';
import { FieldTable } from './field-table.tsx';
import { happenedText, lapText } from './field-text.ts';
import { useField } from './use-field.ts';

/** Beside the markets, and above them. */
const MAX_SHOWN = 12;
const MAX_SHOWN_NARROW = 3;
/** Birdies are too many to be announced. */
const ANNOUNCED: ReadonlySet<FieldHappening['kind']> = new Set(['start', 'lead', 'out', 'safetyCar', 'end']);

export function FieldCard({ game }: { readonly game: Game }): ReactNode {
  const t = useText();
  const answer = useField(game.id);
  if (answer === 'none') return null;
  const board = typeof answer === 'object' ? answer : null;
  if (board === null)
    return (
      <section className="card field-card field-place" aria-label={t('field.title')} aria-busy={answer === null}>
        <p>{t(answer === 'failed' ? 'field.failed' : 'state.loading')}</p>
      </section>
    );
  const { kind, phase, lap, laps } = board;
  return (
    <section className="card field-card" aria-labelledby="field-title">
      <header className="field-head">
        <h2 id="field-title">{t(phase === 'ahead' ? 'field.start' : 'field.title')}</h2>
        {phase === 'inPlay' && <span>{t(`field.lap.${kind}`, { lap, laps })}</span>}
        {board.isSafetyCar && <b className="field-safety">{t('field.safetyCar')}</b>}
      </header>
      <FieldTable board={board} />
      {phase !== 'ahead' && <Happened board={board} />}
    </section>
  );
}

function Happened({ board }: { readonly board: FieldBoard }): ReactNode {
  const t = useText();
  const { happened } = board;
  const most = useWide() === false ? MAX_SHOWN_NARROW : MAX_SHOWN;
  /** What was there when the leaderboard opened is history. */
  const [openedAt] = useState(() => happened.at(-1)?.at ?? 0);
  const latest = happened.findLast(({ at, kind }) => at > openedAt && ANNOUNCED.has(kind));
  const entry = (each: FieldHappening): string => `${lapText(each, board, t)}. ${happenedText(each, board, t)}`;
  return (
    <>
      <p className="vh" role="status">
        {latest === undefined ? '' : entry(latest)}
      </p>
      <h3 className="field-feed-title">{t('field.feed')}</h3>
      <ol className="field-feed">
        {happened
          .slice(-most)
          .toReversed()
          .map((each) => (
            <li key={`${each.at}-${each.kind}-${each.number}`} className={`is-${each.kind}`}>
              <span className="field-lap">{lapText(each, board, t)}</span>
              <span>{happenedText(each, board, t)}</span>
            </li>
          ))}
      </ol>
    </>
  );
}
