import type { Decider } from '../../kernel/decider.ts';
import { err, ok } from '../../kernel/result.ts';
import type { RightStop } from '../user/public.ts';
import type { BonusGamesCommand, BonusGamesEvent, BonusGamesRejection } from './messages.ts';
import { isSameAct } from './rules/acts.ts';
import { choicesOf } from './rules/choices.ts';
import type { BonusAct, BonusGamesState, BonusPlayer, KeyedBonusAct } from './types.ts';

export interface BonusGamesFacts {
  /** The reasons that stop bonuses now. */
  readonly stops: readonly RightStop[];
  readonly isExcluded: boolean;
  readonly newKey: () => string;
}

/** Visible ASCII, so that a seed is the same text everywhere. */
const CLIENT_SEED = /^[\x21-\x7e]{1,64}$/;
const refuse = (code: Exclude<BonusGamesRejection['code'], 'bonus-games/notAllowed'>) =>
  err<BonusGamesRejection>({ code });
const UNCHANGED = refuse('bonus-games/unchanged');

type Wanted = (player: BonusPlayer) => BonusAct | ReturnType<typeof refuse>;

export const bonusGamesDecider: Decider<
  BonusGamesState,
  BonusGamesCommand,
  BonusGamesEvent,
  BonusGamesFacts,
  BonusGamesRejection
> = {
  initial: { status: 'idle', game: null, answer: null, acting: null, last: null },
  decide(command, state, { stops, isExcluded, newKey }) {
    const act = (wanted: Wanted) => {
      const { answer, acting, last } = state;
      if (acting !== null) return refuse('bonus-games/busy');
      if (answer === null || answer.player === null) return refuse('bonus-games/notLoaded');
      if (stops.length > 0 || isExcluded) return err<BonusGamesRejection>({ code: 'bonus-games/notAllowed', stops });
      const found = wanted(answer.player);
      if ('ok' in found) return found;
      const again: KeyedBonusAct | null =
        last?.outcome === 'unknown' && isSameAct(last.keyed.act, found) ? last.keyed : null;
      return ok<readonly BonusGamesEvent[]>([
        { type: 'bonus-games/acting', payload: again ?? { game: answer.game, act: found, key: newKey() } },
      ]);
    };
    switch (command.type) {
      case 'bonus-games/load':
        // The answer to a load could be from before the act.
        return state.acting !== null || (state.status === 'loading' && state.game === command.payload.game)
          ? refuse('bonus-games/busy')
          : ok([{ type: 'bonus-games/loading', payload: command.payload }]);
      case 'bonus-games/play':
        return act(({ open, turns, fair }) => {
          if (open !== null) return refuse('bonus-games/openRound');
          if (turns.length === 0) return refuse('bonus-games/noTurn');
          const typed = command.payload.clientSeed.trim();
          const clientSeed = fair.clientSeed ?? (typed === '' ? newKey() : typed);
          if (!CLIENT_SEED.test(clientSeed)) return refuse('bonus-games/badSeed');
          return { kind: 'play', seedId: fair.seedId, clientSeed };
        });
      case 'bonus-games/choose':
        return act(({ open }) => {
          const { choice } = command.payload;
          if (open === null || state.game === null || !choicesOf(state.game, open).includes(choice))
            return refuse('bonus-games/impossible');
          return { kind: 'choose', roundId: open.id, at: open.moves.length, choice };
        });
      case 'bonus-games/reveal':
        return act(({ open, fair }) => {
          if (open !== null) return refuse('bonus-games/openRound');
          return fair.nonce === 0 ? refuse('bonus-games/impossible') : { kind: 'reveal', seedId: fair.seedId };
        });
      case 'bonus-games/receive':
        return state.status === 'loading' && command.payload.game === state.game
          ? ok([{ type: 'bonus-games/received', payload: command.payload }])
          : UNCHANGED;
      case 'bonus-games/reportFailure':
        return state.status === 'loading' ? ok([{ type: 'bonus-games/failed', payload: {} }]) : UNCHANGED;
      case 'bonus-games/reportDone':
        return state.acting === null ? UNCHANGED : ok([{ type: 'bonus-games/done', payload: command.payload }]);
      case 'bonus-games/reportRefused':
        return state.acting === null ? UNCHANGED : ok([{ type: 'bonus-games/refused', payload: command.payload }]);
      case 'bonus-games/reportUnknown':
        return state.acting === null ? UNCHANGED : ok([{ type: 'bonus-games/unknown', payload: {} }]);
      case 'bonus-games/forget':
        // The page that is open shows the terms to whoever is there next [BGM-7].
        return state.game === null
          ? UNCHANGED
          : ok([
              { type: 'bonus-games/forgotten', payload: {} },
              { type: 'bonus-games/loading', payload: { game: state.game } },
            ]);
    }
  },
  evolve(state, event) {
    const { acting } = state;
    switch (event.type) {
      case 'bonus-games/loading': {
        const { game } = event.payload;
        return game === state.game
          ? { ...state, status: 'loading' }
          : { ...bonusGamesDecider.initial, status: 'loading', game };
      }
      case 'bonus-games/received':
        return { ...state, status: 'ready', answer: event.payload };
      case 'bonus-games/failed':
        return { ...state, status: state.answer === null ? 'failed' : 'ready' };
      case 'bonus-games/acting':
        // A load under way is given up [BGM-1].
        return { ...state, status: 'ready', acting: event.payload, last: null };
      case 'bonus-games/done':
        return {
          ...state,
          answer: event.payload,
          acting: null,
          last: acting === null ? null : { outcome: 'done', keyed: acting },
        };
      case 'bonus-games/refused': {
        const { refusal, answer } = event.payload;
        return {
          ...state,
          answer: answer ?? state.answer,
          acting: null,
          last: acting === null ? null : { outcome: 'refused', keyed: acting, refusal },
        };
      }
      case 'bonus-games/unknown':
        return { ...state, acting: null, last: acting === null ? null : { outcome: 'unknown', keyed: acting } };
      case 'bonus-games/forgotten':
        return bonusGamesDecider.initial;
    }
    return state;
  },
};
