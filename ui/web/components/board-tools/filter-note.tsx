/** Says what a filtered board leaves out, and offers the whole board. */
import type { ReactNode } from 'react';
import type { FilteredBoard } from 'touchline/core/display/public';
import { EVERY_COMPETITION } from 'touchline/core/display/rules/competitions';
import type { BoardGroup } from 'touchline/core/line/types';
import { useCore } from '../../core-context.ts';
import { countryName } from '../../format/country.ts';
import { useText, useTextLanguage } from '../../text.ts';
import { BoardList } from '../board.tsx';
import { Empty } from '../empty.tsx';
import type { Section } from './board-tools.tsx';
import type { Competitions } from './use-competitions.ts';

const WHOLE = {
  line: { lineTime: 'all', discipline: 'all' },
  live: { liveTime: 'all', isVideoOnly: false, discipline: 'all' },
} as const;

export function FilterNote({
  section,
  board: { choices, allCount, loaded, videos },
  competitions: { choice, gameCount, choose },
}: {
  readonly section: Section;
  readonly board: FilteredBoard;
  readonly competitions: Competitions;
}): ReactNode {
  const t = useText();
  const language = useTextLanguage();
  const { dispatch } = useCore();
  const all = (
    <button
      type="button"
      className="button is-small"
      onClick={() => {
        choose(EVERY_COMPETITION);
        dispatch({ type: 'display/choose', payload: WHOLE[section] });
      }}
    >
      {t('display.filter.all')}
    </button>
  );
  const nameOf = (option: string): string => t(`display.${option}`);
  const names = [
    ...(choices.time === 'all' ? [] : [nameOf(`liveTime.${choices.time}`)]),
    ...(choices.discipline === 'all' ? [] : [nameOf(`discipline.${choices.discipline}`)]),
    ...(choices.isVideoOnly ? [nameOf('isVideoOnly')] : []),
    ...(choice.country === null ? [] : [countryName(choice.country, language, t)]),
    ...(choice.champ === null ? [] : [choice.champ.name]),
  ].join(' · ');
  const isOther = choices.time === 'upcoming' && section === 'live';
  return (
    <>
      <div className="board-note" role="status">
        <p>
          <b>{names}</b>{' '}
          {loaded && videos === 'known' && !isOther && t('display.filter.shown', { shown: gameCount, all: allCount })}
        </p>
        {all}
      </div>
      {videos === 'failed' ? (
        <Empty icon="alert" title={t('display.filter.failed.title')} text={t('display.filter.failed.text')} />
      ) : (
        loaded &&
        videos === 'known' &&
        gameCount === 0 && (
          <Empty icon="filter" title={t('display.filter.none.title')} text={t('display.filter.none.text')} />
        )
      )}
    </>
  );
}

/** Games that begin soon, below those in play [DSP-12]. */
export function SoonBoard({ groups }: { readonly groups: readonly BoardGroup[] }): ReactNode {
  const t = useText();
  return (
    <section className="board-soon">
      <h2>{t('display.liveTime.upcoming')}</h2>
      <BoardList groups={groups} level={3} />
    </section>
  );
}
