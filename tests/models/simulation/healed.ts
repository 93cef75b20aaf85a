/**
 * The law of recovery: a minute after everything works and the player is signed in, nothing is unknown, and the tabs
 * show the operator's data.
 */
import type { Tab } from './browser.ts';
import type { Laws } from './laws.ts';
import { idOf } from './press.ts';
import type { Player, RealOperator } from './real-operator.ts';

export async function checkHealed(laws: Laws, operator: RealOperator, tab: Tab, player: Player): Promise<void> {
  const breaks = (detail: string): void => laws.breaks('healed', detail);
  const session = tab.core.session.get();
  if (session.status !== 'player' || session.userId !== String(player.id))
    breaks(`the player could not sign in: ${JSON.stringify(session)}`);
  const { placing, blockers } = tab.core.coupon.get();
  if (
    placing.state === 'saving' ||
    placing.state === 'sending' ||
    placing.state === 'pending' ||
    placing.state === 'unknown' ||
    (placing.state === 'several' && !placing.isOver)
  )
    breaks(`placing is ${placing.state}`);
  if (blockers.some(({ code }) => code === 'placing')) breaks('the coupon is still being placed');

  const own = new Map(
    [...operator.decided()].flatMap(([id, how]) =>
      id.startsWith(`${player.id} `) ? [[id.slice(`${player.id} `.length), how] as const] : [],
    ),
  );
  // An order may wait as long as it is known to wait.
  for (const id of laws.open) {
    const [userId = '', key = ''] = id.split(' ');
    if (userId === String(player.id) && own.get(key) !== 'ordered') breaks(`nobody knows what became of ${key}`);
  }
  if ([...own.values()].includes('pending')) breaks('the operator has not decided');
  const bets = [...own]
    .flatMap(([key, how]) => (how === 'accepted' ? [key] : []))
    .sort()
    .join();
  const shown = tab.core.history
    .get()
    .bets.map(({ key }) => key)
    .sort()
    .join();
  if (bets !== shown) breaks(`bets ${bets} of the operator, ${shown} in the history`);
  const accounts = tab.core.accounts
    .get()
    .accounts.map(({ type, money }) => `${type}: ${money}`)
    .join(', ');
  const { main, bonus } = operator.balances(player.id);
  if (accounts !== `main: ${main}, bonus: ${bonus}`)
    breaks(`accounts ${accounts} are shown, they hold ${main} and ${bonus}`);

  const { receipts, due } = tab.core.receipts.get();
  if (due.length > 0) breaks(`${due.length} receipts are not sealed`);
  for (const { key, userId } of receipts)
    if (userId !== String(player.id) || own.get(key) !== 'accepted')
      breaks(`a receipt of ${key}, which is no bet of this player`);
  if (laws.isWhole()) {
    for (const key of own.keys())
      if (laws.accepted.has(idOf(String(player.id), key)) && !receipts.some((receipt) => receipt.key === key))
        breaks(`no receipt of ${key}`);
    const { isIntact } = await tab.core.verifyReceipts();
    if (!isIntact) breaks('the receipts are not intact');
  }
  laws.check();
}
