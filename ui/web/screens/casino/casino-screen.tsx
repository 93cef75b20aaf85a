/** The casino's pages, by route. */
import type { ReactNode } from 'react';
import { useShown } from '../../page-location.ts';
import { needStyles } from '../../styles/deferred.ts';
import { loadNamespaces } from '../../text.ts';
import { lazyAgain } from '../../try-again.tsx';
import { GamePage } from './game-page.tsx';
import { LobbyPage } from './lobby-page.tsx';
import { MyCasinoPage } from './my-casino-page.tsx';
import { isDemoIn } from './verify-address.ts';

/**
 * Sections by route, where their names differ. The site has no machines of the brand Vulkan: its page has all slots.
 */
const SECTION_OF: Readonly<Record<string, string>> = { 'slots-vulkan': 'slots' };
const BonusGame = lazyAgain(async () => {
  const [{ BonusGameScreen }] = await Promise.all([
    import('../bonus-games/bonus-game-screen.tsx'),
    loadNamespaces('bonus'),
  ]);
  return BonusGameScreen;
});

const Virtual = lazyAgain(async () => {
  const [{ VirtualScreen }] = await Promise.all([
    import('../virtual/virtual-screen.tsx'),
    loadNamespaces('virtual', 'game'),
    needStyles('game', 'virtual'),
  ]);
  return VirtualScreen;
});

const Toto = lazyAgain(async () => {
  const [{ TotoScreen }] = await Promise.all([import('../toto/toto-screen.tsx'), loadNamespaces('bonus')]);
  return TotoScreen;
});

const Tournaments = lazyAgain(async () => {
  const [{ TournamentsScreen }] = await Promise.all([
    import('../tournaments/tournaments-screen.tsx'),
    loadNamespaces('bonus'),
  ]);
  return TournamentsScreen;
});

const Providers = lazyAgain(async () => (await import('./providers-page.tsx')).ProvidersPage);

const Verify = lazyAgain(async () => (await import('./verify-page.tsx')).VerifyPage);

const Rounds = lazyAgain(async () => (await import('./rounds-page.tsx')).RoundsPage);

const Replay = lazyAgain(async () => (await import('./replay-page.tsx')).ReplayPage);

const EVERYTHING = new Set(['casino-lobby', 'casino-search', 'casino-brand', 'provider']);

export function CasinoScreen(): ReactNode {
  const { route, params, query } = useShown().target;
  const name = route?.name ?? '';
  if (name === 'casino-verify') return <Verify id={params['round'] ?? null} isDemo={isDemoIn(query)} />;
  if (route?.area === 'games') return <BonusGame />;
  if (route?.area === 'toto') return <Toto />;
  if (name === 'tournaments' || name === 'tournament') return <Tournaments />;
  if (name === 'virtualsports') return <Virtual />;
  if (name === 'providers') return <Providers />;
  if (name === 'casino-rounds') {
    const { round } = params;
    return round === undefined ? <Rounds /> : <Replay key={round} id={round} />;
  }
  if (name.startsWith('my-casino')) return <MyCasinoPage isFavouritesOnly={name === 'my-casino-favorites'} />;
  if (name.endsWith('-game')) return <GamePage number={Number(params['gameId'])} />;
  const section = EVERYTHING.has(name) ? null : (SECTION_OF[name] ?? name);
  const provider = params['provider'] ?? null;
  const part = params['subcategory'] ?? params['game'] ?? null;
  return (
    <LobbyPage
      key={`${name} ${provider} ${part}`}
      {...{ section, provider, part }}
      is={name === 'casino-search' ? 'categories' : name === 'casino-brand' ? 'brand' : 'lobby'}
    />
  );
}
