/** Pages of a type that is no single board [NAV-43, NAV-44]. */
import type { ReactNode } from 'react';
import { isPageKind } from 'touchline/core/line/rules/page-kinds';
import { useShown } from '../../page-location.ts';
import type { ScreenProps } from '../screens.tsx';
import { Championships } from './championships.tsx';
import { CyberDashboard } from './cyber-dashboard.tsx';
import { CyberChamps, CyberDisciplines } from './cyber-lists.tsx';
import { KindGames } from './kind-games.tsx';
import { OwnGames } from './own-games.tsx';
import { Teams } from './teams.tsx';

function Cyber({ params: { section, sport } }: ScreenProps): ReactNode {
  const sportId = Number(sport);
  const page = useShown().target.route?.name;
  if (page === 'cyber-disciplines') return <CyberDisciplines sportId={sportId} />;
  if (page === 'cyber-champs') return <CyberChamps sportId={sportId} />;
  return <CyberDashboard sportId={sportId} section={section === 'live' || section === 'line' ? section : null} />;
}

export function PageTypeScreen({ params }: ScreenProps): ReactNode {
  const type = params['pageType'] ?? '';
  if (type === 'cyber') return <Cyber params={params} />;
  if (type === 'team') return <Teams />;
  if (type === 'betsonyour') return <OwnGames />;
  return isPageKind(type) ? <KindGames key={type} kind={type} /> : <Championships />;
}
