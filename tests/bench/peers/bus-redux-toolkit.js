/**
 * Redux Toolkit with two state shapes. Nested entities, as in its guide: a slice in the store, an entity adapter in the
 * slice, a market in the entities, the price in the market. A tree: sports, championships, games, markets. Plain
 * JavaScript, because the peers are not dependencies of the repository.
 */
import { configureStore, createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import { cpuNs } from '../harness/child.ts';
import { createLine, priceOf } from '../workload/line.ts';
import { createSeeded } from '../workload/seeded.ts';

const withoutChecks = (getDefaultMiddleware) =>
  getDefaultMiddleware({ immutableCheck: false, serializableCheck: false });

function entityStore(line) {
  const adapter = createEntityAdapter();
  const rows = line.games.flatMap((game) =>
    game.markets.map((market) => ({ id: market.id, gameId: game.id, quote: { price: market.price, state: 0 } })),
  );
  const slice = createSlice({
    name: 'line',
    initialState: { markets: adapter.setAll(adapter.getInitialState(), rows) },
    reducers: {
      update(state, { payload: { id, price } }) {
        const market = state.markets.entities[id];
        if (market) market.quote.price = price;
      },
      updateMany(state, { payload: { ids, prices } }) {
        ids.forEach((id, at) => {
          const market = state.markets.entities[id];
          if (market) market.quote.price = prices[at];
        });
      },
    },
  });
  return {
    store: configureStore({ reducer: { line: slice.reducer }, middleware: withoutChecks, devTools: false }),
    actions: slice.actions,
  };
}

function treeStore(line) {
  const sports = {};
  const pathOf = new Map();
  for (const game of line.games) {
    const champ = line.champs[game.champ];
    const games = ((sports[champ.sport] ??= { champs: {} }).champs[champ.id] ??= { games: {} }).games;
    games[game.id] = {
      markets: Object.fromEntries(game.markets.map((market) => [market.id, { price: market.price, state: 0 }])),
    };
    for (const market of game.markets) pathOf.set(market.id, { sport: champ.sport, champ: champ.id, game: game.id });
  }
  const slice = createSlice({
    name: 'line',
    initialState: { sports },
    reducers: {
      update(state, { payload: { sport, champ, game, id, price } }) {
        state.sports[sport].champs[champ].games[game].markets[id].price = price;
      },
    },
  });
  return {
    store: configureStore({ reducer: { line: slice.reducer }, middleware: withoutChecks, devTools: false }),
    actions: slice.actions,
    pathOf,
  };
}

function measure(line, warmUp, count, dispatch) {
  const next = createSeeded(3);
  const randomId = () => line.marketIds[next(line.marketIds.length)];
  for (let at = 0; at < warmUp; at += 1) dispatch(randomId(), priceOf(next));
  return (
    cpuNs(() => {
      for (let at = 0; at < count; at += 1) dispatch(randomId(), priceOf(next));
    }) / count
  );
}

function entities(markets, warmUp, count) {
  return () => {
    const line = createLine(markets / 10);
    const { store, actions } = entityStore(line);
    return { update: measure(line, warmUp, count, (id, price) => store.dispatch(actions.update({ id, price }))) };
  };
}

function tree(markets, warmUp, count) {
  return () => {
    const line = createLine(markets / 10);
    const { store, actions, pathOf } = treeStore(line);
    return {
      update: measure(line, warmUp, count, (id, price) =>
        store.dispatch(actions.update({ ...pathOf.get(id), id, price })),
      ),
    };
  };
}

export const implementations = {
  'redux 2000': entities(2_000, 300, 1_000),
  'redux 50000': entities(50_000, 10, 40),
  'redux tree 2000': tree(2_000, 2_000, 10_000),
  'redux tree 50000': tree(50_000, 2_000, 10_000),
};
