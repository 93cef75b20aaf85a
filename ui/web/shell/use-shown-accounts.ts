import type { AccountsView } from 'touchline/core/accounts/views';
import type { GameSessionView, PlayedAccount } from 'touchline/core/game-session/types';
import { useCore } from '../core-context.ts';
import { identity, useProjection } from '../use-projection.ts';

const heldOf = (view: GameSessionView | null): PlayedAccount | null => view?.heldAccount ?? null;

/** The accounts as the site's header shows them: a win follows once a game's frame has drawn its round [GSN-41]. */
export function useShownAccounts(): AccountsView {
  const core = useCore();
  const view: AccountsView = useProjection(core.accounts, identity);
  const held = useProjection(core.feature('gameSession'), heldOf);
  if (held === null || held.id !== view.active?.id) return view;
  return { ...view, active: { ...view.active, money: held.balance }, netPosition: held.netPosition };
}
