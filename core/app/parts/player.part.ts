/** What only a player needs: her bets, her accounts, placing. */
import type { AnyModule, Module } from '../../kernel/decider.ts';
import { derive } from '../../kernel/readable.ts';
import type { HistoryFacts } from '../../modules/history/decider.ts';
import { historyDecider } from '../../modules/history/decider.ts';
import type { HistoryCommand, HistoryEvent, HistoryRejection } from '../../modules/history/messages.ts';
import type { HistoryState } from '../../modules/history/state.ts';
import { viewHistory } from '../../modules/history/views.ts';
import type { HistoryView } from '../../modules/history/views.ts';
import { createPlayerProcesses } from '../player-processes.ts';
import type { Part } from './part.ts';

export function createHistoryModule(signedIn: () => boolean): AnyModule {
  const history: Module<'history', HistoryState, HistoryCommand, HistoryEvent, HistoryFacts, HistoryRejection> = {
    name: 'history',
    decider: historyDecider,
    facts: () => ({ signedIn: signedIn() }),
  };
  return history;
}

export const playerPart: Part<HistoryView> = (parts) => {
  parts.runtime.join(createHistoryModule(() => parts.state('session').status === 'player'));
  return { view: derive(parts.readable('history'), viewHistory), processes: createPlayerProcesses(parts) };
};
