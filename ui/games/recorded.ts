/** A finished round as it was recorded, to be shown again [GSN-23]. */
import type { Json, Round } from './round.ts';
import { isRecord, numberOf, roundOf, textOf } from './round.ts';

/** The shared draw of a round. */
export interface ReplayDraw {
  readonly nonce: number;
  readonly preview: Json;
  readonly result: Json;
}

export interface Replay {
  readonly currency: string;
  readonly bet: Json;
  /** The stake as the player entered it: of one ticket where there are several. */
  readonly stake: number;
  /** The round after each of its moves, from none on. */
  readonly steps: readonly Round[];
  /** The round after its last move. */
  readonly end: Round;
  readonly draw: ReplayDraw | null;
}

export const betOf = ({ bet }: Round): Json => (isRecord(bet) ? bet : {});

function drawOf(value: unknown): ReplayDraw | null {
  if (!isRecord(value)) return null;
  const [preview, result] = [value['preview'], value['result']];
  return {
    nonce: numberOf(value['nonce']),
    preview: isRecord(preview) ? preview : {},
    result: isRecord(result) ? result : {},
  };
}

/** The replay in the shell's first message; null for anything else. */
export function replayOf(value: unknown): Replay | null {
  if (!isRecord(value) || !Array.isArray(value['steps'])) return null;
  const [id, bet] = [value['id'], value['bet']];
  const steps = value['steps'].flatMap((step: unknown) => {
    if (!isRecord(step)) return [];
    return roundOf({ ...step, id, bet, status: step['pays'] === null ? 'staked' : 'over' }) ?? [];
  });
  const [first, end] = [steps[0], steps.at(-1)];
  if (first === undefined || end === undefined) return null;
  const entered = numberOf(betOf(first)['stake']);
  return {
    currency: textOf(value['currency']),
    bet: betOf(first),
    stake: entered > 0 ? entered : first.stake,
    steps,
    end,
    draw: drawOf(value['draw']),
  };
}
