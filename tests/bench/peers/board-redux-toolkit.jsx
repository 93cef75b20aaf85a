/**
 * Redux Toolkit and react-redux as their guides recommend: a slice with an entity adapter, one action per feed frame, a
 * memoized cell that selects its own price. Price movements are highlighted as on the vanilla page. Plain JavaScript,
 * because the peers are not dependencies of the repository.
 */
import { configureStore, createEntityAdapter, createSlice } from '@reduxjs/toolkit';
import { memo, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useSelector } from 'react-redux';
import { loadInput, openFeeder } from '../pages/board-input.ts';
import { collectPageMetrics, markReadyOnceSettled } from '../pages/page-metrics.ts';

const HIGHLIGHT_MS = 4_000;
const adapter = createEntityAdapter();
const sliceOf = (rows) =>
  createSlice({
    name: 'line',
    initialState: { markets: adapter.setAll(adapter.getInitialState(), rows) },
    reducers: {
      moved(state, { payload }) {
        for (let at = 0; at < payload.length; at += 3) {
          const market = state.markets.entities[payload[at]];
          if (market) {
            market.price = payload[at + 1];
            market.state = payload[at + 2];
          }
        }
      },
    },
  });

const Cell = memo(function Cell({ id, name, short }) {
  const price = useSelector((state) => state.line.markets.entities[id]?.price ?? 0);
  const button = useRef(null);
  const last = useRef(0);
  useEffect(() => {
    const was = last.current;
    last.current = price;
    if (was === 0 || was === price) return undefined;
    const element = button.current;
    element.classList.remove('is-up', 'is-down');
    element.classList.add(price > was ? 'is-up' : 'is-down');
    const timer = setTimeout(() => element.classList.remove('is-up', 'is-down'), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [price]);
  return (
    <button type="button" ref={button} className="cell" data-market={id} aria-pressed={false}>
      <span className="vh">{name}</span>
      <span className="cell-name" aria-hidden="true">
        {short}
      </span>
      <b className="cell-price">{price === 0 ? '–' : (price / 1_000).toFixed(2)}</b>
      <span className="cell-lock">{'\u00a0'}</span>
    </button>
  );
});

function Board({ rows, onRendered }) {
  useEffect(onRendered, [onRendered]);
  return (
    <div className="board">
      <section className="group">
        {rows.map((row, at) => (
          <div className="row" key={at}>
            <span className="row-game">
              <span className="sides">
                <span className="side">
                  <span className="side-name">{row.home}</span>
                </span>
                <span className="side">
                  <span className="side-name">{row.away}</span>
                </span>
              </span>
            </span>
            <span className="cells is-result">
              {row.cells.map(({ id, name, short }) => (
                <Cell key={id} id={id} name={name} short={short} />
              ))}
            </span>
          </div>
        ))}
      </section>
    </div>
  );
}

async function run() {
  const metrics = collectPageMetrics();
  const { snapshot, rows } = await loadInput();
  const { markets } = JSON.parse(snapshot);
  let id = 0;
  const slice = sliceOf(
    markets.id.map((difference, at) => {
      id += difference;
      return { id, price: markets.price[at], state: markets.state[at] };
    }),
  );
  const store = configureStore({
    reducer: { line: slice.reducer },
    middleware: (all) => all({ immutableCheck: false, serializableCheck: false }),
    devTools: false,
  });
  const onRendered = () => {
    openFeeder((text) => {
      const { p } = JSON.parse(text);
      store.dispatch(slice.actions.moved(p));
      metrics.updates += p.length / 3;
    });
    markReadyOnceSettled(metrics);
  };
  createRoot(document.getElementById('root')).render(
    <Provider store={store}>
      <Board rows={rows} onRendered={onRendered} />
    </Provider>,
  );
}

void run();
