/**
 * A bet slip as the Redux Toolkit guides recommend: a slice for the draft, wrapped in a reducer that keeps past and
 * future. The draft is normalised (each leg in exactly one block, a bet type that fits) by the same pure function as
 * on the site. Plain JavaScript, because the peers are not dependencies of the repository.
 */
import { configureStore, createSlice } from '@reduxjs/toolkit';
import { cpuNs } from '../harness/child.ts';
import { arranged, editsPerSecond, EMPTY_DRAFT, UNDO_STEPS, withLegInBlock } from '../workload/slip.ts';

const slice = createSlice({
  name: 'slip',
  initialState: EMPTY_DRAFT,
  reducers: {
    addLeg(state, { payload: { leg } }) {
      if (state.legs.some(({ marketId }) => marketId === leg.marketId)) return;
      state.legs.push(leg);
    },
    removeLeg(state, { payload: { marketId } }) {
      state.legs.splice(
        state.legs.findIndex((leg) => leg.marketId === marketId),
        1,
      );
    },
    typeStake(state, { payload: { text } }) {
      state.stakeText = text;
    },
    chooseType(state, { payload: { betType } }) {
      state.betType = betType;
      state.bankers = [];
    },
    chooseSystem(state, { payload: { value } }) {
      state.systemValue = value;
    },
    setBanker(state, { payload: { marketId, isBanker } }) {
      const at = state.bankers.indexOf(marketId);
      if (at >= 0) state.bankers.splice(at, 1);
      if (isBanker) state.bankers.push(marketId);
    },
    moveLeg(state, { payload: { marketId, to } }) {
      const [leg] = state.legs.splice(
        state.legs.findIndex((each) => each.marketId === marketId),
        1,
      );
      state.legs.splice(to, 0, leg);
    },
    moveToBlock(state, { payload: { marketId, blockId } }) {
      state.blocks = withLegInBlock(state.blocks, marketId, blockId);
    },
    clear(state) {
      Object.assign(state, {
        legs: [],
        betType: 'single',
        promoCode: '',
        exactCoefText: '',
        isBonusBetDeleted: false,
        systemValue: 2,
      });
    },
  },
});

/** Adds undo and redo. Typing a stake is not an undo step. */
const undoable =
  (reducer) =>
  (state = { past: [], present: reducer(undefined, { type: '' }), future: [] }, action) => {
    const { past, present, future } = state;
    if (action.type === 'slip/undo')
      return past.length === 0
        ? state
        : { past: past.slice(0, -1), present: past.at(-1), future: [...future, present] };
    if (action.type === 'slip/redo')
      return future.length === 0
        ? state
        : { past: [...past, present], present: future.at(-1), future: future.slice(0, -1) };
    const next = reducer(present, action);
    if (next === present) return state;
    if (action.type === 'slip/typeStake') return { ...state, present: next };
    return { past: [...past, present].slice(-UNDO_STEPS), present: arranged(next), future: [] };
  };

function slip() {
  const store = configureStore({
    reducer: { slip: undoable(slice.reducer) },
    middleware: (getDefault) => getDefault({ immutableCheck: false, serializableCheck: false }),
    devTools: false,
  });
  let notifications = 0;
  store.subscribe(() => void (notifications += 1));
  const edits = editsPerSecond(
    {
      edit: ({ type, ...payload }) => store.dispatch({ type: `slip/${type}`, payload }),
      draft: () => store.getState().slip.present,
      undoSteps: () => store.getState().slip.past.length,
    },
    cpuNs,
  );
  if (notifications === 0) throw new Error('no subscriber was notified');
  return { edits };
}

export const implementations = { 'slip redux': slip };
