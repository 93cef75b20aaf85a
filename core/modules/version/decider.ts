import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { VersionCommand, VersionEvent, VersionRejection } from './messages.ts';
import type { VersionState, VersionView } from './types.ts';

export interface VersionFacts {
  /** The operator wants updates announced. */
  readonly isShown: boolean;
}

export type VersionDecider = Decider<VersionState, VersionCommand, VersionEvent, VersionFacts, VersionRejection>;

const UNCHANGED = err<VersionRejection>({ code: 'app-version/unchanged' });

/** Whether the newest version differs from the loaded one [VER-1]. */
export function isOutdated({ first, newest }: VersionState): boolean {
  return first !== null && newest !== null && first !== newest;
}

export const versionDecider: VersionDecider = {
  initial: { first: null, newest: null, isAnnounced: false, isClosed: false },
  decide(command, state, { isShown }) {
    switch (command.type) {
      case 'app-version/start':
        return state.first === null ? ok([{ type: 'app-version/started', payload: command.payload }]) : UNCHANGED;
      case 'app-version/report':
        return command.payload.version === state.newest
          ? UNCHANGED
          : ok([{ type: 'app-version/reported', payload: command.payload }]);
      case 'app-version/announce':
        if (!isShown) return err({ code: 'app-version/notShown' });
        return state.isAnnounced || !isOutdated(state)
          ? UNCHANGED
          : ok([{ type: 'app-version/announced', payload: command.payload }]);
      case 'app-version/close':
        return state.isAnnounced && !state.isClosed ? ok([{ type: 'app-version/closed', payload: {} }]) : UNCHANGED;
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'app-version/started':
        return { ...state, first: event.payload.version, newest: state.newest ?? event.payload.version };
      case 'app-version/reported':
        // A different version is announced again.
        return { ...state, newest: event.payload.version, isAnnounced: false, isClosed: false };
      case 'app-version/announced':
        return { ...state, isAnnounced: true };
      case 'app-version/closed':
        return { ...state, isClosed: true };
    }
    return state;
  },
};

export function viewVersion(state: VersionState): VersionView {
  return { isNoticeDue: state.isAnnounced && !state.isClosed && isOutdated(state) };
}
