/** Planted bugs in analytics that the walks must find. */
import fc from 'fast-check';
import { EMPTY } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { HttpRequest } from 'touchline/ports/http';
import { TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';
import { isPlanted, plant } from '../simulation/mutant.ts';
import { steps, walk } from './walk.ts';

vi.mock(import('touchline/core/analytics/gate'), async (original) => {
  const real = await original();
  return {
    ...real,
    permissionOf: (given) =>
      isPlanted('asks for no consent')
        ? 'allowed'
        : isPlanted('takes consent to functionality for marketing') && given.allows.functionality
          ? 'allowed'
          : real.permissionOf(given),
  };
});

vi.mock(import('touchline/core/analytics/decider'), async (original) => {
  const { analyticsDecider } = await original();
  return {
    analyticsDecider: {
      ...analyticsDecider,
      evolve(state, event) {
        const next = analyticsDecider.evolve(state, event);
        if (isPlanted('sends the queue without emptying it') && event.type === 'analytics/sent')
          return { ...next, waiting: state.waiting };
        return isPlanted('keeps the queue after consent is withdrawn') && event.type === 'analytics/stopped'
          ? { ...next, waiting: state.waiting }
          : next;
      },
    },
  };
});

vi.mock(import('touchline/core/analytics/catalogue'), async (original) => {
  const real = await original();
  return { ...real, isListed: (item) => isPlanted('records typed text') || real.isListed(item) };
});

vi.mock(import('touchline/core/analytics/flows/flows'), async (original) => {
  const real = await original();
  return {
    ...real,
    step(memory, recorded) {
      const next = real.step(memory, recorded);
      const { event } = recorded;
      if (!isPlanted('records typed text') || event.type !== 'coupon/loadAsked') return next;
      const { from } = event.payload as { readonly from: { readonly code: 'code' } };
      return { ...next, items: [{ name: 'coupon_load', payload: { from: from.code } }] };
    },
  };
});

vi.mock(import('touchline/core/analytics/follow-flows.process'), async (original) => {
  const real = await original();
  return {
    ...real,
    followFlows: (io) =>
      real.followFlows(
        isPlanted('leaves the counters on the device')
          ? { ...io, storage: { ...io.storage, remove: () => undefined } }
          : io,
      ),
  };
});

vi.mock(import('../../../adapters/analytics/collector.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    createCollector: (key, io) =>
      real.createCollector(
        key,
        isPlanted('repeats a batch without an answer')
          ? {
              ...io,
              http: {
                send(request: HttpRequest) {
                  io.http.send(request).subscribe((answer) => void (answer.ok || io.http.send(request).subscribe()));
                  return EMPTY;
                },
              },
            }
          : io,
      ),
  };
});

const BUGS = [
  'asks for no consent',
  'takes consent to functionality for marketing',
  'sends the queue without emptying it',
  'keeps the queue after consent is withdrawn',
  'records typed text',
  'leaves the counters on the device',
  'repeats a batch without an answer',
] as const;

describe('planted bugs in analytics are found', () => {
  it.each(BUGS)(
    '%s',
    async (name) => {
      plant(name);
      const found = await fc
        .check(
          fc.asyncProperty(steps, async (plan) => (await walk(plan)).violations.length === 0),
          { seed: 14, numRuns: 80, endOnFailure: true },
        )
        .finally(() => plant(''));
      expect(found.failed).toBe(true);
    },
    TEST_TIMEOUT_MS,
  );
});
