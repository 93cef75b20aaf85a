import type { BonusAct } from '../types.ts';

export function isSameAct(one: BonusAct, other: BonusAct): boolean {
  switch (one.kind) {
    case 'play':
      // A turn whose outcome is unknown is asked for again with the seeds of the first call.
      return other.kind === 'play' && one.seedId === other.seedId;
    case 'choose':
      return (
        other.kind === 'choose' && one.roundId === other.roundId && one.at === other.at && one.choice === other.choice
      );
    case 'reveal':
      return other.kind === 'reveal' && one.seedId === other.seedId;
  }
}
