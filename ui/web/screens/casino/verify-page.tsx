/** Recomputes a round in the browser: one of this visit, one of the player's history, or a pasted record. */
import { useCallback, useEffect, useId, useState, type ReactNode } from 'react';
import { decodeProof } from 'touchline/core/casino/public';
import { isProof } from 'touchline/core/casino/types';
import type { RoundProof } from 'touchline/core/casino/types';
import { Link } from '../../components/link.tsx';
import { useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { useProjection } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import { ForeignRound } from './foreign-round.tsx';
import { VerdictText } from './verdict-text.tsx';
import { verifyRound, type Verdict } from './verify-round.ts';

const isPlayer = ({ status }: { readonly status: string }): boolean => status === 'player';

/** The record in a text; null for any other text. */
function readRecord(text: string): RoundProof | null {
  try {
    const read = decodeProof(JSON.parse(text));
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}

function writeRecord(round: RoundProof): string {
  return JSON.stringify(round, null, 2);
}

interface VerifyPageProps {
  readonly id: string | null;
  /** The address says that the round was played for fun. */
  readonly isDemo?: boolean;
}

export function VerifyPage({ id, isDemo = false }: VerifyPageProps): ReactNode {
  const core = useCore();
  const t = useText();
  const field = useId();
  const { view: casino } = useFeature('casino');
  const { view: session, hasFailed: hasNoVisit } = useFeature('gameSession');
  const [text, setText] = useState('');
  const [verdict, setVerdict] = useState<Verdict | 'unreadable' | null>(null);
  usePageName(t('casino.verify'));
  const ofVisit = session?.rounds.find((round) => round.id === id) ?? null;
  // The operator keeps no rounds played for fun, and would answer such a question with 404.
  const isForFun = isDemo || (ofVisit !== null && session?.mode === 'demo');
  const isReady =
    useProjection(core.session, isPlayer) && casino !== null && (session !== null || hasNoVisit) && !isForFun;
  const load = useCallback(() => {
    if (isReady && id !== null) core.dispatch({ type: 'casino/loadRound', payload: { id } });
  }, [core, isReady, id]);
  useEffect(load, [load]);
  const found = casino?.askedRound?.id === id ? casino?.askedRound?.found : null;
  // The operator's copy knows the revealed seed; a demo round exists in this visit alone.
  const known = (typeof found === 'object' && found !== null && isProof(found) ? found : null) ?? ofVisit;
  const record = known === null ? null : writeRecord(known);
  useEffect(() => {
    if (record === null) return;
    setText(record);
    setVerdict(null);
  }, [record]);
  const check = async (): Promise<void> => {
    const round = readRecord(text);
    setVerdict(round === null ? 'unreadable' : await verifyRound(round));
  };
  if (typeof found === 'object' && found !== null && !isProof(found))
    return (
      <div className="screen casino">
        <div className="screen-head">
          <h1>{t('casino.verify')}</h1>
        </div>
        <ForeignRound round={found} />
      </div>
    );
  return (
    <div className="screen casino">
      <div className="screen-head">
        <h1>{t('casino.verify')}</h1>
      </div>
      <section className="card casino-card">
        <p>{t('casino.verify.text')}</p>
        <p>{t('casino.verify.how')}</p>
        {known === null && isForFun && session !== null && (
          <p className="form-note" role="alert">
            {t('casino.verify.forFun')}
          </p>
        )}
        {known === null && found === 'unknown' && (
          <p className="form-note is-bad" role="alert">
            {t('casino.verify.absent')}
          </p>
        )}
        {known === null && found === 'failed' && (
          <div role="alert">
            <p className="form-note is-bad">{t('casino.verify.notLoaded')}</p>
            <button type="button" className="button is-small" onClick={load}>
              {t('action.retry')}
            </button>
          </div>
        )}
        <div className="field">
          <label className="field-label" htmlFor={field}>
            {t('casino.verify.record')}
          </label>
          <textarea
            id={field}
            className="field-input casino-record"
            rows={14}
            dir="ltr"
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setVerdict(null);
            }}
          />
        </div>
        <div className="casino-ways">
          <button type="button" className="button is-main" onClick={() => void check()}>
            {t('casino.verify.check')}
          </button>
          {known !== null && known === found && known.status === 'over' && (
            <Link to={`/office/casino/rounds/${known.id}`} className="button is-outline">
              {t('casino.replay')}
            </Link>
          )}
          <Link to="/casino-lobby" className="button is-outline">
            {t('casino.title')}
          </Link>
        </div>
        {verdict === 'unreadable' && (
          <p className="form-note is-bad" role="alert">
            {t('casino.verify.unreadable')}
          </p>
        )}
        {verdict !== null && verdict !== 'unreadable' && <VerdictText verdict={verdict} />}
      </section>
    </div>
  );
}
