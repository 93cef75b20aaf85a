/**
 * Random histories of two players who bind phone numbers and e-mail addresses at the stand-in operator, compared with a
 * simpler model: which codes and links are good, who owns what, and the activation that follows.
 */
import fc from 'fast-check';
import { withContact } from 'touchline/core/user/rules/activation';
import type { Activation } from 'touchline/core/user/rules/activation';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createNodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { Operator } from '../../../adapters/sandbox/operator/operator.ts';
import { base64, get, post, register, signed } from '../../contracts/operator-client.ts';
import type { FetchLike, Signed } from '../../contracts/operator-client.ts';
import { createFakeLine } from '../../unit/sandbox-book/fake-line.ts';

type Who = 0 | 1;
export type Step =
  | { readonly kind: 'askPhone' | 'addEmail'; readonly who: Who; readonly which: 0 | 1 }
  /** `back`: how many codes ago it was sent. */
  | { readonly kind: 'typeCode'; readonly who: Who; readonly back: number; readonly isRight: boolean }
  | { readonly kind: 'openLink'; readonly back: number }
  | { readonly kind: 'wait'; readonly ms: number };

const PHONES = ['+4915112345678', '+4915112345679'] as const;
const EMAILS = ['ada@example.com', 'bo@example.com'] as const;
const MINUTE = 60_000;
const DAY = 86_400_000;
const CODE_LIFE = 5 * MINUTE;
const LINK_LIFE = 3 * DAY;
const TRIES = 5;
const DEADLINE_DAYS = 30;
const NUMBERS: Readonly<Record<Activation, number>> = { none: 0, email: 1, both: 2, phone: 3 };

const who = fc.constantFrom<Who>(0, 1);
const which = fc.constantFrom<0 | 1>(0, 1);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('askPhone', 'addEmail'), who, which }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('typeCode'),
      who,
      back: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(2) }),
      isRight: fc.oneof({ weight: 1, arbitrary: fc.constant(true) }, { weight: 2, arbitrary: fc.constant(false) }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('openLink'), back: fc.nat(2) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait'),
      ms: fc.constantFrom(1_000, MINUTE, CODE_LIFE - 1, CODE_LIFE, LINK_LIFE, 11 * DAY),
    }),
  },
);
export const anyHistory: fc.Arbitrary<readonly Step[]> = fc.array(anyStep, { minLength: 4, maxLength: 24 });

interface Code {
  readonly who: Who;
  readonly phone: string;
  readonly ticket: string;
  readonly code: string;
  readonly expiresAt: number;
  tries: number;
  isOver: boolean;
}
interface Link {
  readonly who: Who;
  readonly email: string;
  readonly token: string;
  readonly expiresAt: number;
  isUsed: boolean;
}
interface Known {
  activation: Activation;
  phone: string | null;
  email: string | null;
}

/** The broken law, or null. `plant` changes the operator before the history begins. */
export async function brokenLaw(history: readonly Step[], plant: (operator: Operator) => void): Promise<string | null> {
  const clock = createManualClock(Date.UTC(2026, 5, 1, 12));
  const startedAt = clock.now();
  // Days pass at once: their ticks are of no interest here.
  let ahead = 0;
  const line = createFakeLine(clock);
  const host = await createNodeOperator({
    clock: { now: () => clock.now() + ahead, schedule: (at, run) => clock.schedule(at - ahead, run) },
    createLine: () => line,
  });
  try {
    plant(host.operator);
    const fetches: readonly FetchLike[] = [host.client(), host.client()];
    const players: readonly Signed[] = await Promise.all(fetches.map((fetch) => register(fetch)));
    const now = (): number => startedAt + ahead;
    const known: readonly Known[] = players.map(() => ({ activation: 'none', phone: null, email: null }));
    const codes: Code[] = [];
    const links: Link[] = [];
    const of = (at: Who): { readonly fetch: FetchLike; readonly player: Signed; readonly mine: Known } => {
      const [fetch, player, mine] = [fetches[at], players[at], known[at]];
      if (fetch === undefined || player === undefined || mine === undefined) throw new Error('there are two players');
      return { fetch, player, mine };
    };
    /** Tokens live ten minutes; the session lives on. */
    const heads = async (at: Who): Promise<Readonly<Record<string, string>>> => {
      const { fetch } = of(at);
      return signed((await get(fetch, '/web-api/user/gettoken')).body as Signed);
    };
    const secure = async (at: Who, path: string, body: unknown) =>
      post(of(at).fetch, `/web-api/user/security/${path}`, body, await heads(at));

    for (const step of history) {
      if (step.kind === 'wait') {
        ahead += step.ms;
        // A session ends after 30 days without use.
        await Promise.all(fetches.map((fetch) => get(fetch, '/web-api/session')));
        continue;
      }
      if (step.kind === 'askPhone') {
        const { mine } = of(step.who);
        const phone = PHONES[step.which];
        const answer = await secure(step.who, 'phone', { phone: base64(phone) });
        const isTaken = known.some((each) => each !== mine && each.phone === phone);
        if (isTaken && answer.status !== 422) return 'the number of another player is refused';
        if (!isTaken && mine.phone !== null && answer.status !== 409) return 'a confirmed number stays';
        if (isTaken || mine.phone !== null) continue;
        if (answer.status === 429) continue;
        if (answer.status !== 200) return `a code is sent: ${answer.status}`;
        for (const each of codes) if (each.phone === phone) each.isOver = true;
        const { ticket } = answer.body as { readonly ticket: string };
        const [letter] = host.operator.players.letters.inbox();
        codes.push({
          who: step.who,
          phone,
          ticket,
          code: letter?.code ?? '',
          expiresAt: now() + CODE_LIFE,
          tries: 0,
          isOver: false,
        });
      }
      if (step.kind === 'typeCode') {
        const sent = codes.at(-1 - step.back);
        if (sent === undefined) continue;
        const { mine } = of(step.who);
        const typed = step.isRight ? sent.code : sent.code === '000000' ? '111111' : '000000';
        const answer = await secure(step.who, 'phone/confirm', { ticket: sent.ticket, code: typed });
        const isOpen = !sent.isOver && now() < sent.expiresAt && sent.tries < TRIES;
        if (isOpen) sent.tries += 1;
        const isTaken = known.some((each) => each !== mine && each.phone === sent.phone);
        const isGood = isOpen && step.isRight && step.who === sent.who && !isTaken && mine.phone === null;
        if (isOpen && step.isRight) sent.isOver = true;
        if ((answer.status === 200) !== isGood) return `a code counts once, in time, for its player: ${answer.status}`;
        if (isGood) Object.assign(mine, { phone: sent.phone, activation: withContact(mine.activation, 'phone') });
      }
      if (step.kind === 'addEmail') {
        const { mine } = of(step.who);
        const email = EMAILS[step.which];
        const answer = await secure(step.who, 'email', { email: base64(email) });
        const isTaken = known.some((each) => each !== mine && each.email === email);
        if (isTaken && answer.status !== 422) return 'the address of another player is refused';
        if (isTaken || answer.status === 429) continue;
        if (answer.status !== 200) return `a letter is sent: ${answer.status}`;
        const [letter] = host.operator.players.letters.inbox();
        const token = new URL(letter?.links[0] ?? '', 'http://x').searchParams.get('token') ?? '';
        links.push({ who: step.who, email, token, expiresAt: now() + LINK_LIFE, isUsed: false });
      }
      if (step.kind === 'openLink') {
        const sent = links.at(-1 - step.back);
        if (sent === undefined) continue;
        const { mine } = of(sent.who);
        const answer = await post(host.fetch, '/web-api/user/letters/accountverify', { token: sent.token });
        const isTaken = known.some((each) => each !== mine && each.email === sent.email);
        const isGood = !sent.isUsed && now() < sent.expiresAt && !isTaken;
        if (now() < sent.expiresAt) sent.isUsed = true;
        if (answer.status < 300 !== isGood) return `a link counts once, in time: ${answer.status}`;
        if (isGood) Object.assign(mine, { email: sent.email, activation: withContact(mine.activation, 'email') });
      }
      const broken = await Promise.all(
        ([0, 1] as const).map(async (at) => {
          const { fetch, mine } = of(at);
          const { body } = await get(fetch, '/web-api/user/config', await heads(at));
          const { result } = body as {
            readonly result: {
              readonly activation_type: number;
              readonly remaining_days_to_activate: number | null;
              readonly protection_methods: Readonly<Record<string, boolean>>;
            };
          };
          if (result.activation_type !== NUMBERS[mine.activation])
            return `the activation follows the moves: ${result.activation_type}, not ${mine.activation}`;
          if (result.protection_methods['enable_phone_binding'] !== (mine.phone !== null)) return 'the phone is bound';
          if (result.protection_methods['enable_email_auth'] !== (mine.email !== null)) return 'the address is bound';
          const left = Math.max(0, DEADLINE_DAYS - Math.floor(ahead / DAY));
          if (result.remaining_days_to_activate !== (mine.activation === 'none' ? left : null))
            return `the days are counted until a contact is confirmed: ${result.remaining_days_to_activate}`;
          const payments = await get(fetch, '/payment-api/v1/methods', await heads(at));
          const { demands } = payments.body as { readonly demands: readonly { readonly code: string }[] };
          const isClosed = demands.some(({ code }) => code === 'activationNeeded');
          return isClosed === (mine.activation === 'none' && left === 0)
            ? null
            : 'deposits wait exactly while the time is up and no contact is confirmed';
        }),
      );
      const first = broken.find((each) => each !== null);
      if (first !== undefined) return first;
    }
    return null;
  } finally {
    await host.close();
  }
}
