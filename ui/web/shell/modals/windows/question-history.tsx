/** The player's questions to support and the answers, newest first [SCH-17]. Reloads each time it opens. */
import { useCallback, useEffect, type ReactNode } from 'react';
import type { Question } from 'touchline/core/site-chrome/public';
import { Failed } from '../../../components/empty.tsx';
import { LoadingLine } from '../../../components/loading.tsx';
import { useFeature } from '../../../components/use-feature.ts';
import { useCore } from '../../../core-context.ts';
import { formatTime } from '../../../format/time.ts';
import { useText } from '../../../text.ts';
import { useProjection, identity } from '../../../use-projection.ts';
import type { BodyProps } from '../body-props.ts';
import { ForPlayers } from './for-players.tsx';

function One({ question: { number, at, text, answer } }: { readonly question: Question }): ReactNode {
  const t = useText();
  const chosen = useProjection(useCore().preferences, identity);
  return (
    <li className="asked">
      <p className="asked-head">
        <b>{number}</b> <time dateTime={new Date(at).toISOString()}>{formatTime(at, 'full', chosen)}</time>
      </p>
      <p className="talk-message is-visitor" dir="auto">
        <bdi className="vh">{t('windows.history.you')} </bdi>
        {text}
      </p>
      {answer === null ? (
        <p className="talk-note">{t('windows.history.waits')}</p>
      ) : (
        <>
          <p className="talk-message is-consultant" dir="auto">
            <bdi className="vh">{t('windows.history.desk')} </bdi>
            {answer.text}
          </p>
          <p className="talk-note">
            {t('windows.history.answered', { time: formatTime(answer.at, 'dayTime', chosen) })}
          </p>
        </>
      )}
    </li>
  );
}

function Player({ answer }: Pick<BodyProps, 'answer'>): ReactNode {
  const core = useCore();
  const t = useText();
  const { view, hasFailed, retry } = useFeature('questions');
  const isThere = view !== null;
  const load = useCallback(() => void core.dispatch({ type: 'questions/load', payload: {} }), [core]);
  useEffect(() => (isThere ? load() : undefined), [isThere, load]);
  const ask = (): void => {
    answer(true);
    core.dispatch({ type: 'modals/open', payload: { kind: 'userQuestion' } });
  };
  if (hasFailed || (view?.loading === 'failed' && view.list === null)) {
    return <Failed title={t('windows.failed')} text={t('windows.failedText')} onRetry={isThere ? load : retry} />;
  }
  if (view === null || view.list === null) return <LoadingLine />;
  return (
    <div className="form">
      {view.list.length === 0 ? (
        <p>{t('modal.supportHistory.text')}</p>
      ) : (
        <ol className="asked-list" aria-label={t('modal.supportHistory.title')}>
          {view.list.map((question) => (
            <One key={question.number} question={question} />
          ))}
        </ol>
      )}
      <div className="modal-ways">
        <button type="button" className="button is-large is-outline" onClick={ask}>
          {t('windows.history.ask')}
        </button>
        <button type="button" className="button is-large is-outline" onClick={() => answer(true)}>
          {t('action.close')}
        </button>
      </div>
    </div>
  );
}

export function QuestionHistory({ answer }: BodyProps): ReactNode {
  return (
    <ForPlayers>
      <Player answer={answer} />
    </ForPlayers>
  );
}
