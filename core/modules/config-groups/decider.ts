import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { ConfigGroupsCommand, ConfigGroupsEvent, ConfigGroupsRejection } from './messages.ts';
import { isWanted } from './rules/freshness.ts';
import type { ConfigGroupsState } from './state.ts';
import { initial } from './state.ts';

export interface ConfigGroupsFacts {
  readonly language: string;
}

export type ConfigGroupsDecider = Decider<
  ConfigGroupsState,
  ConfigGroupsCommand,
  ConfigGroupsEvent,
  ConfigGroupsFacts,
  ConfigGroupsRejection
>;

const without = <T>(map: ReadonlyMap<string, T>, names: readonly string[]): ReadonlyMap<string, T> =>
  new Map([...map].filter(([name]) => !names.includes(name)));

export const configGroupsDecider: ConfigGroupsDecider = {
  initial,
  decide(command, state, { language }, { at }) {
    switch (command.type) {
      case 'config-groups/want': {
        const groups = [...new Set(command.payload.groups)].filter((name) => isWanted(state, name, language, at));
        return groups.length === 0
          ? err({ code: 'config-groups/fresh' })
          : ok([{ type: 'config-groups/asked', payload: { language, groups, at } }]);
      }
      case 'config-groups/receive':
        // The player's language has changed since the request.
        if (command.payload.language !== language) return err({ code: 'config-groups/outdated' });
        return ok([{ type: 'config-groups/received', payload: { ...command.payload, at } }]);
      case 'config-groups/reportFailure':
        return ok([{ type: 'config-groups/failed', payload: command.payload }]);
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'config-groups/asked': {
        const { language, groups, at } = event.payload;
        const asked = language === state.language ? state.asked : new Map<string, number>();
        return { ...state, language, asked: new Map([...asked, ...groups.map((name) => [name, at] as const)]) };
      }
      case 'config-groups/received': {
        const { language, groups, at } = event.payload;
        const news = Object.entries(groups).map(([name, value]) => [name, { language, at, value }] as const);
        return {
          ...state,
          known: new Map([...state.known, ...news]),
          asked: without(state.asked, Object.keys(groups)),
        };
      }
      case 'config-groups/failed':
        return { ...state, asked: without(state.asked, event.payload.groups) };
    }
    return state;
  },
};
