/** Random histories of logins by QR code, compared with a simpler model of what each challenge may give. */
import fc from 'fast-check';
import { seededRandom } from '../../../adapters/sandbox/hosts/memory/seeded-random.ts';
import {
  createQrLogins,
  QR_COLLECT_MS,
  QR_LIFE_MS,
} from '../../../adapters/sandbox/operator/players/auth/qr-logins.ts';
import type { QrAsked, QrDesk } from '../../../adapters/sandbox/operator/players/auth/qr-logins.ts';

type Step =
  | { readonly kind: 'ask' }
  | { readonly kind: 'look' | 'refuse'; readonly challenge: number }
  | { readonly kind: 'approve'; readonly challenge: number; readonly player: number }
  /** `secret`: of which challenge the browser has the secret. */
  | { readonly kind: 'collect' | 'cancel'; readonly challenge: number; readonly secret: number }
  | { readonly kind: 'wait'; readonly ms: number };

/** A challenge, counted back from the last one; mostly the last one. */
const challenge = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(2) });
/** Mostly the right secret. */
const secrets = fc
  .record({ challenge, other: fc.option(challenge, { freq: 3, nil: null }) })
  .map(({ challenge: own, other }) => ({ challenge: own, secret: other ?? own }));

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Step>({ kind: 'ask' }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('look', 'refuse'), challenge }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('approve'), challenge, player: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 6, arbitrary: secrets.map((of): Step => ({ kind: 'collect', ...of })) },
  { weight: 1, arbitrary: secrets.map((of): Step => ({ kind: 'cancel', ...of })) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      ms: fc.constantFrom(1, 1_000, 1_000, 1_000, QR_COLLECT_MS - 1, QR_COLLECT_MS, QR_LIFE_MS - 1, QR_LIFE_MS),
    }),
  },
);

export const anyHistory: fc.Arbitrary<readonly Step[]> = fc
  .array(anyStep, { minLength: 1, maxLength: 40 })
  .map((steps) => [{ kind: 'ask' }, ...steps]);

/** The model's state of a challenge. */
interface Known {
  readonly asked: QrAsked;
  readonly askedAt: number;
  approvedBy: number | null;
  approvedAt: number;
  isRefused: boolean;
  isCancelled: boolean;
  sessions: number;
}

export type CreateDesk = (now: () => number) => QrDesk;
export const soundDesk: CreateDesk = (now) => createQrLogins(seededRandom(3), now);

/** The broken law, or null. */
export async function brokenLaw(history: readonly Step[], createDesk: CreateDesk): Promise<string | null> {
  let now = 1_000_000;
  const desk = createDesk(() => now);
  const known: Known[] = [];
  const isOpen = (each: Known): boolean =>
    !each.isCancelled && !each.isRefused && each.approvedBy === null && now < each.askedAt + QR_LIFE_MS;

  for (const step of history) {
    if (step.kind === 'wait') {
      now += step.ms;
      continue;
    }
    if (step.kind === 'ask') {
      const asked = await desk.ask({ device: '', countryId: 0, remember: false });
      if (known.some((each) => each.asked.ticket === asked.ticket || each.asked.secret === asked.secret))
        return 'a challenge has the name or the secret of another';
      if (asked.ticket === asked.secret) return 'the ticket gives the secret away';
      known.push({
        asked,
        askedAt: now,
        approvedBy: null,
        approvedAt: 0,
        isRefused: false,
        isCancelled: false,
        sessions: 0,
      });
      continue;
    }
    const each = known.at(-1 - step.challenge);
    if (each === undefined) continue;
    const { ticket } = each.asked;
    if (step.kind === 'look') {
      const seen = desk.look(ticket);
      if ((seen !== null) !== isOpen(each)) return 'a request is shown exactly while it waits for a decision';
      if (seen !== null && seen.comparison !== each.asked.comparison) return 'both devices show the same digits';
    }
    if (step.kind === 'approve') {
      const isTaken = desk.approve(ticket, { playerId: step.player, shown: '', isSecondStepDone: false });
      if (isTaken && now >= each.askedAt + QR_LIFE_MS) return 'no approval after expiry';
      if (isTaken && each.isRefused) return 'no approval after a refusal';
      if (isTaken !== isOpen(each)) return 'an approval counts exactly while the request waits';
      if (isTaken) Object.assign(each, { approvedBy: step.player, approvedAt: now });
    }
    if (step.kind === 'refuse') {
      if (desk.refuse(ticket) !== isOpen(each)) return 'a refusal counts exactly while the request waits';
      if (isOpen(each)) each.isRefused = true;
    }
    if (step.kind === 'cancel') {
      const by = known.at(-1 - step.secret);
      if (by === undefined) continue;
      await desk.cancel(ticket, by.asked.secret);
      if (by === each) each.isCancelled = true;
    }
    if (step.kind === 'collect') {
      const by = known.at(-1 - step.secret);
      if (by === undefined) continue;
      const answer = await desk.collect(ticket, by.asked.secret);
      if (answer.state === 'approved') {
        each.sessions += 1;
        if (by !== each) return 'another browser collects nothing';
        if (each.sessions > 1) return 'no challenge gives two sessions';
        if (each.isRefused) return 'a refused challenge gives no session';
        if (each.isCancelled) return 'an abandoned challenge gives no session';
        if (answer.approval.playerId !== each.approvedBy) return 'the session is of the player who approved';
        if (now >= each.approvedAt + QR_COLLECT_MS) return 'an approval is collected within 30 seconds';
      } else if (by === each && answer.state !== expected(each, now))
        return `the browser receives the state: ${answer.state}`;
    }
  }
  return null;
}

/** The answer for the asking browser where it gets no session. */
function expected(each: Known, now: number): string {
  if (each.isCancelled) return 'expired';
  if (each.approvedBy !== null)
    return each.sessions > 0 || now >= each.approvedAt + QR_COLLECT_MS ? 'expired' : 'a session';
  if (now >= each.askedAt + QR_LIFE_MS) return 'expired';
  return each.isRefused ? 'refused' : 'waiting';
}
