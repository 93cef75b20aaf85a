/** The shortest way from nothing to a placed bet, for any shell. */
import { filter, firstValueFrom } from 'rxjs';
import type { Core } from 'touchline/core';
import type { Readable } from 'touchline/kernel';

const when = <T>(view: Readable<T>, isReady: (value: T) => boolean): Promise<T> =>
  firstValueFrom(view.value$.pipe(filter(isReady)));

/** Registers a player, stakes 10.00 on the first upcoming football game and resolves with the outcome. */
export async function placeABet(core: Core): Promise<'accepted' | 'rejected'> {
  await when(core.siteConfig, (config) => config !== null);
  core.line.watch(['line:1']);
  const board = await when(core.line.board({ kind: 'line', sportId: 1 }), ({ gameCount }) => gameCount > 0);
  core.dispatch({
    type: 'session/register',
    payload: { currency: 'EUR', countryId: core.siteConfig.get()?.geoCountryId ?? 0, isAdult: true },
  });
  await when(core.accounts, ({ active }) => active !== null);

  const [market] = core.line.markets(board.groups[0]?.gameIds[0] ?? 0).get();
  if (market === undefined) throw new Error('the first game offers nothing');
  core.dispatch({ type: 'coupon/addLeg', payload: { marketId: market.id } });
  core.dispatch({ type: 'coupon/typeStake', payload: { text: '10' } });
  core.dispatch({ type: 'coupon/chooseChangeAction', payload: { action: 'acceptAny' } });
  await when(core.coupon.placing, ({ canPlace }) => canPlace);

  const decided = core.dispatch({ type: 'coupon/place', payload: {} });
  if (!decided.ok) throw new Error(`refused before it was sent: ${decided.error.code}`);
  const { placing } = await when(
    core.coupon.placing,
    ({ placing: { state } }) => state === 'accepted' || state === 'rejected',
  );
  return placing.state === 'accepted' ? 'accepted' : 'rejected';
}
