/** Disciplines and competitions of cyber sport, with the number of their games [NAV-43]. */
import { useMemo, type ReactNode } from 'react';
import { cyberCompetitionOf, cyberDisciplinesOf, type CyberDiscipline } from 'touchline/core/line/rules/cyber-titles';
import { CountCard, WaitingCards } from '../../components/count-card.tsx';
import { Empty } from '../../components/empty.tsx';
import { Link } from '../../components/link.tsx';
import { SportPicture } from '../../components/picture.tsx';
import { useCore } from '../../core-context.ts';
import { useText } from '../../text.ts';
import { identity, useProjection } from '../../use-projection.ts';
import { usePageName } from '../../use-title.ts';
import { CyberNav, type CyberPage } from '../champ/cyber-nav.tsx';

interface ListProps {
  readonly sportId: number;
}

/** Null until the list of sports has loaded. */
function useDisciplines(sportId: number): readonly CyberDiscipline[] | null {
  const tree = useProjection(useCore().line.tree, identity);
  return useMemo(
    () => tree && cyberDisciplinesOf(tree.find(({ id }) => id === sportId)?.championships ?? []),
    [tree, sportId],
  );
}

interface FrameProps extends ListProps {
  readonly page: Exclude<CyberPage, 'main' | 'dashboard'>;
  readonly disciplines: readonly CyberDiscipline[] | null;
  readonly children: (disciplines: readonly CyberDiscipline[]) => ReactNode;
}

function Frame({ sportId, page, disciplines, children }: FrameProps): ReactNode {
  const t = useText();
  const name = t(`cyber.${page}.title`);
  usePageName(name);
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>
          <SportPicture sportId={sportId} />
          {name}
        </h1>
      </div>
      <CyberNav current={page} />
      {disciplines === null ? (
        <ul className="sports">
          <WaitingCards count={6} />
        </ul>
      ) : disciplines.length === 0 ? (
        <Empty icon="pad" title={t('line.noGames.title')} text={t('line.noGames.text')}>
          <Link to="/line" className="button is-main">
            {t('home.allSports')}
          </Link>
        </Empty>
      ) : (
        children(disciplines)
      )}
    </div>
  );
}

/** A discipline with the number of its games and its competitions. */
function DisciplineCard({ sportId, discipline }: ListProps & { readonly discipline: CyberDiscipline }): ReactNode {
  const { slug, name, line, live, championships } = discipline;
  const names = championships.map((champ) => cyberCompetitionOf(champ.name)).filter((each) => each !== name);
  return (
    <CountCard
      to={`/cyber/${slug}`}
      sportId={sportId}
      name={
        <>
          {name}
          {names.length > 0 && <span className="sport-counts">{names.join(', ')}</span>}
        </>
      }
      line={line}
      live={live}
    />
  );
}

export function CyberDisciplines({ sportId }: ListProps): ReactNode {
  return (
    <Frame sportId={sportId} page="disciplines" disciplines={useDisciplines(sportId)}>
      {(disciplines) => (
        <ul className="sports">
          {disciplines.map((discipline) => (
            <li key={discipline.slug}>
              <DisciplineCard sportId={sportId} discipline={discipline} />
            </li>
          ))}
        </ul>
      )}
    </Frame>
  );
}

export function CyberChamps({ sportId }: ListProps): ReactNode {
  const t = useText();
  return (
    <Frame sportId={sportId} page="champs" disciplines={useDisciplines(sportId)}>
      {(disciplines) =>
        disciplines.map(({ slug, name, line, live, championships }) => (
          <section key={slug} aria-labelledby={`cyber-${slug}`}>
            <div className="screen-head">
              <h2 id={`cyber-${slug}`}>{name}</h2>
              <Link to={`/cyber/${slug}`} className="way">
                {t('line.games', { count: line + live })}
              </Link>
            </div>
            <ul className="sports">
              {championships.map((champ) => (
                <li key={champ.id}>
                  <CountCard
                    to={`/cyber/${slug}/${champ.id}`}
                    sportId={sportId}
                    name={cyberCompetitionOf(champ.name)}
                    line={champ.line}
                    live={champ.live}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))
      }
    </Frame>
  );
}
