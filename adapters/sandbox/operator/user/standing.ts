/**
 * The actions open to a player now, given bans, rights, maintenance and blocks. Checked on every action, from any page.
 */
import { banOf } from 'touchline/core/user/ban-wire';
import { isLeftByBan, RIGHTS, rightStops } from 'touchline/core/user/rules/rights';
import type { Right, RightStop } from 'touchline/core/user/rules/rights';
import type { Gate } from '../gate/gate.ts';
import type { Switches } from '../switches/switches.ts';

export interface PlayerStanding {
  /** Every reason against an action that needs the right; empty when allowed. */
  stops(right: Right): readonly RightStop[];
  /** The player's rights. */
  rights(): readonly Right[];
}

export function createStanding(
  switches: Pick<Switches, 'get'>,
  gate: () => Pick<Gate, 'block' | 'upkeep'>,
): PlayerStanding {
  const ban = (): ReturnType<typeof banOf> => banOf(switches.get('banLevel'), switches.get('banVersion'));
  return {
    stops: (right) => {
      const { isActive, web_state: isDown } = gate().upkeep();
      return rightStops(right, {
        ban: ban(),
        rights: switches.get('playerRights'),
        isMaintenance: isActive || isDown,
        isBlocked: switches.get('blockReason') > 0,
      });
    },
    rights: () => RIGHTS.filter((right) => isLeftByBan(right, ban()) && switches.get('playerRights').includes(right)),
  };
}
