/**
 * A bet slip as the zustand guide recommends: one store with immutable updates, which also keeps past and future. The
 * draft is normalised by the same pure function as on the site. A second variant also logs every edit and keeps as many
 * entries as the site. Plain JavaScript, because the peers are not dependencies of the repository.
 */
import { createStore } from 'zustand/vanilla';
import { cpuNs } from '../harness/child.ts';
import { arranged, draftOf, editsPerSecond, EMPTY_DRAFT, moved, UNDO_STEPS, withLegInBlock } from '../workload/slip.ts';

const MAX_LOG_ENTRIES = 2_000;

const edited = (state, change) =>
  arranged({ ...state, ...change, past: [...state.past, draftOf(state)].slice(-UNDO_STEPS), future: [] });

const restored = (state, from, to) => {
  const draft = state[from].at(-1);
  return draft === undefined
    ? state
    : { ...state, ...draft, [from]: state[from].slice(0, -1), [to]: [...state[to], draftOf(state)] };
};

const EDITS = {
  addLeg: (state, { leg }) =>
    state.legs.some(({ marketId }) => marketId === leg.marketId)
      ? state
      : edited(state, { legs: [...state.legs, leg] }),
  removeLeg: (state, { marketId }) => edited(state, { legs: state.legs.filter((leg) => leg.marketId !== marketId) }),
  typeStake: (_, { text }) => ({ stakeText: text }),
  chooseType: (state, { betType }) => edited(state, { betType, bankers: [] }),
  chooseSystem: (state, { value }) => edited(state, { systemValue: value }),
  setBanker: (state, { marketId, isBanker }) => {
    const others = state.bankers.filter((id) => id !== marketId);
    return edited(state, { bankers: isBanker ? [...others, marketId] : others });
  },
  moveLeg: (state, { marketId, to }) =>
    edited(state, {
      legs: moved(
        state.legs,
        state.legs.findIndex((leg) => leg.marketId === marketId),
        to,
      ),
    }),
  moveToBlock: (state, { marketId, blockId }) =>
    edited(state, { blocks: withLegInBlock(state.blocks, marketId, blockId) }),
  clear: (state) =>
    edited(state, {
      legs: [],
      betType: 'single',
      promoCode: '',
      exactCoefText: '',
      isBonusBetDeleted: false,
      systemValue: 2,
    }),
  undo: (state) => restored(state, 'past', 'future'),
  redo: (state) => restored(state, 'future', 'past'),
};

function slip(keepsLog) {
  const store = createStore(() => ({ ...EMPTY_DRAFT, past: [], future: [] }));
  const log = [];
  let seq = 0;
  let notifications = 0;
  store.subscribe(() => void (notifications += 1));
  const edits = editsPerSecond(
    {
      edit: (edit) => {
        store.setState((state) => EDITS[edit.type](state, edit));
        if (!keepsLog) return;
        seq += 1;
        log.push({ seq, at: Date.now(), id: crypto.randomUUID(), edit });
        if (log.length > 2 * MAX_LOG_ENTRIES) log.splice(0, log.length - MAX_LOG_ENTRIES);
      },
      draft: store.getState,
      undoSteps: () => store.getState().past.length,
    },
    cpuNs,
  );
  if (notifications === 0) throw new Error('no subscriber was notified');
  return { edits };
}

export const implementations = { 'slip zustand': () => slip(false), 'slip zustand with a log': () => slip(true) };
