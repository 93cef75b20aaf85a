import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RUNS } from '../../arbitraries/runs.ts';
import type { CreateDesk } from './walk.ts';
import { anyHistory, brokenLaw, soundDesk } from './walk.ts';

/** Plausible bugs, each in an otherwise correct desk. */
const PLANTED: Readonly<Record<string, CreateDesk>> = {
  'a challenge never expires': () => soundDesk(() => 0),
  'the secret is not compared': (now) => {
    const desk = soundDesk(now);
    const secrets = new Map<string, string>();
    return {
      ...desk,
      ask: async (from) => {
        const asked = await desk.ask(from);
        secrets.set(asked.ticket, asked.secret);
        return asked;
      },
      collect: (ticket) => desk.collect(ticket, secrets.get(ticket) ?? ''),
    };
  },
  'anybody may abandon a challenge': (now) => {
    const desk = soundDesk(now);
    const secrets = new Map<string, string>();
    return {
      ...desk,
      ask: async (from) => {
        const asked = await desk.ask(from);
        secrets.set(asked.ticket, asked.secret);
        return asked;
      },
      cancel: (ticket) => desk.cancel(ticket, secrets.get(ticket) ?? ''),
    };
  },
  'an approval can be collected again': (now) => {
    const desk = soundDesk(now);
    const first = new Map<string, Awaited<ReturnType<typeof desk.collect>>>();
    return {
      ...desk,
      collect: async (ticket, secret) => {
        const answer = await desk.collect(ticket, secret);
        if (answer.state === 'approved') first.set(secret, answer);
        return first.get(secret) ?? answer;
      },
    };
  },
  'a refusal is forgotten': (now) => ({ ...soundDesk(now), refuse: () => true }),
  'an abandoned challenge can be approved': (now) => ({ ...soundDesk(now), cancel: () => Promise.resolve() }),
  'a second approval replaces the first': (now) => {
    const desk = soundDesk(now);
    const last = new Map<string, Parameters<typeof desk.approve>[1]>();
    return {
      ...desk,
      approve: (ticket, approval) => {
        const isTaken = desk.approve(ticket, approval);
        last.set(ticket, approval);
        return isTaken;
      },
      collect: async (ticket, secret) => {
        const answer = await desk.collect(ticket, secret);
        const approval = last.get(ticket);
        return answer.state === 'approved' && approval !== undefined ? { ...answer, approval } : answer;
      },
    };
  },
  'a decided request is still shown': (now) => {
    const desk = soundDesk(now);
    const seen = new Map<string, ReturnType<typeof desk.look>>();
    return {
      ...desk,
      look: (ticket) => {
        const request = desk.look(ticket) ?? seen.get(ticket) ?? null;
        seen.set(ticket, request);
        return request;
      },
    };
  },
};

it('[QRL-2, QRL-4, QRL-5] every challenge gives at most one session, to its own browser, in time, of the player who approved', async () => {
  await fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      expect(await brokenLaw(history, soundDesk)).toBeNull();
    }),
    { seed: 20261126, numRuns: RUNS },
  );
});

it.each(Object.entries(PLANTED))('[QRL-5] the laws find the planted bug: %s', async (_, createDesk) => {
  const broken: string[] = [];
  for (const history of fc.sample(anyHistory, { seed: 11, numRuns: 600 })) {
    const law = await brokenLaw(history, createDesk);
    if (law !== null) broken.push(law);
  }
  expect(broken.length).toBeGreaterThan(0);
});
