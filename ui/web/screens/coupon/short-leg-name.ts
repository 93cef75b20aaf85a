import { KIND } from 'touchline/core/line/rules/market-kinds';
import { kindName, outcomeName, type NamedGame, type NamedMarket } from 'touchline/core/line/rules/market-names';
import type { Translate } from '../../text.ts';

/**
 * The name of a leg where the kind of its market has no room: its outcome; of a same-game combo its kind, because its
 * selections are a list below [SGC-10].
 */
export function shortLegName(leg: NamedMarket & NamedGame, t: Translate): string {
  return leg.kind === KIND.sameGame ? kindName(leg, leg, t) : outcomeName(leg, leg, t);
}
