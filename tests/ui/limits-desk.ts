/**
 * The fake core with real limits: the module's own decider, and the operator's own book behind it, which answers at
 * once.
 */
import { answerLimits } from '../../adapters/sandbox/operator/limits/calls.ts';
import { createLimitsBook } from '../../adapters/sandbox/operator/limits/limits-book.ts';
import type { LimitsBook } from '../../adapters/sandbox/operator/limits/limits-book.ts';
import { limitsDecider } from 'touchline/core/limits/decider';
import type { Asked, LimitsCommand } from 'touchline/core/limits/messages';
import type { RulePack } from 'touchline/core/limits/packs/pack';
import { DEFAULT_PACK } from 'touchline/core/limits/packs/packs';
import { numberOfKind, onWire } from 'touchline/core/limits/kinds-wire';
import { limitsPaths } from 'touchline/core/limits/paths';
import type { LimitsState } from 'touchline/core/limits/state';
import { INITIAL } from 'touchline/core/limits/state';
import { viewLimits } from 'touchline/core/limits/views';
import {
  decodeBlocked,
  decodeControl,
  decodePreview,
  decodeReasons,
  decodeSaved,
  decodeStory,
  decodeTested,
} from 'touchline/core/limits/wire';
import { inForce } from 'touchline/core/limits/rules/effective';
import type { FakeCore } from './fake-core.ts';
import { createFakeCore } from './fake-core.ts';
import { PLAYER } from './fake-views.ts';

export const ME = 1;

function isOfLimits(command: { readonly type: string }): command is LimitsCommand {
  return command.type.startsWith('limits/');
}

export interface LimitsDesk {
  readonly core: FakeCore;
  readonly book: LimitsBook;
  state(): LimitsState;
  /** The calls to the limits, by type. */
  asked(): readonly string[];
  /** The operator's clock goes on, and the list is read again. */
  pass(ms: number): void;
  /** The next call has no answer. */
  lose(): void;
  run(command: LimitsCommand): boolean;
}

/** `at` is the time of both clocks, ms. */
export function createLimitsDesk({
  pack = DEFAULT_PACK,
  at = Date.now(),
  currency = 'EUR',
}: {
  readonly pack?: RulePack;
  readonly at?: number;
  readonly currency?: string;
} = {}): LimitsDesk {
  const fake = createFakeCore();
  fake.fake.set.session(PLAYER);
  let ahead = 0;
  let isLost = false;
  let state = INITIAL;
  const now = (): number => at + ahead;
  const book = createLimitsBook({
    pack: () => pack,
    commit: (record) => book.apply(record),
    now,
    currencyOf: () => currency,
    newToken: () => 'token',
  });
  const publish = (): void => fake.fake.set.feature('limits', viewLimits(state, pack, null));
  const call = (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body: unknown = null,
    query: Readonly<Record<string, string>> = {},
  ): unknown =>
    JSON.parse(
      JSON.stringify(
        answerLimits(book, { playerId: ME, method, path, query: new URLSearchParams(query), body })?.body ?? null,
      ),
    );
  const decodedOf = <T>(decoded: { readonly ok: boolean; readonly value?: T }): T => {
    if (!decoded.ok || decoded.value === undefined) throw new Error('the answer was not understood');
    return decoded.value;
  };

  function answer(asked: Asked): LimitsCommand {
    if (isLost) {
      isLost = false;
      return { type: 'limits/reportRefused', payload: { isSure: false, title: '' } };
    }
    const saved = (body: unknown): LimitsCommand => ({
      type: 'limits/reportSaved',
      payload: { ...decodedOf(decodeSaved(body)), receivedAt: at },
    });
    switch (asked.what) {
      case 'save':
        return saved(
          call('POST', limitsPaths.limits, {
            limits: asked.changes.map((change) => ({
              ...onWire(change),
              seenValue: inForce(state.limits, change.limitType)?.limitValue ?? null,
            })),
            reasonId: asked.reasonId,
          }),
        );
      case 'remove':
        return saved(call('DELETE', limitsPaths.remove, null, { limitType: String(numberOfKind(asked.limitType)) }));
      case 'confirm':
      case 'reject':
        return saved(
          call('POST', limitsPaths.action, { action: asked.what, limitType: numberOfKind(asked.limitType) }),
        );
      case 'stop':
        return {
          type: 'limits/reportSaved',
          payload: { ...decodedOf(decodeBlocked(call('POST', limitsPaths.blockUser))), receivedAt: at },
        };
      case 'test':
        return {
          type: 'limits/reportTested',
          payload: {
            ...decodedOf(
              decodeTested(
                call('POST', limitsPaths.testAnswers, { tokenGuid: asked.tokenGuid, answers: asked.answers }),
              ),
            ),
            receivedAt: at,
          },
        };
    }
  }

  function read(): LimitsCommand {
    return {
      type: 'limits/receive',
      payload: {
        serverTime: now(),
        currency: book.currency(ME),
        limits: book.list(ME),
        available: book.available(),
        reviewedAt: book.reviewedAt(ME),
        receivedAt: at,
      },
    };
  }

  function run(command: LimitsCommand): ReturnType<typeof limitsDecider.decide> {
    const decided = limitsDecider.decide(command, state, { signedIn: true, pack }, { at, id: 'desk' });
    if (!decided.ok) return decided;
    for (const event of decided.value) {
      state = limitsDecider.evolve(state, event);
      if (event.type === 'limits/asked') run(read());
      if (event.type === 'limits/changeAsked') run(answer(event.payload));
      if (event.type === 'limits/reasonsAsked')
        run({
          type: 'limits/reportReasons',
          payload: { reasons: decodedOf(decodeReasons(call('GET', limitsPaths.reasons))) },
        });
      if (event.type === 'limits/storyAsked')
        run({
          type: 'limits/reportStory',
          payload: { story: isLost ? null : decodedOf(decodeStory(call('GET', limitsPaths.story))) },
        });
      if (event.type === 'limits/controlAsked') {
        const { period, offsetMinutes } = event.payload;
        run({
          type: 'limits/reportControl',
          payload: {
            period,
            steps: isLost
              ? null
              : decodedOf(
                  decodeControl(call('GET', limitsPaths.control, null, { period, offset: String(offsetMinutes) })),
                ),
          },
        });
      }
      if (event.type === 'limits/previewAsked') {
        const { limitType, limitValue } = event.payload;
        run({
          type: 'limits/reportPreview',
          payload: {
            preview: decodedOf(
              decodePreview(
                call('GET', limitsPaths.preview, null, {
                  limitType: String(numberOfKind(limitType)),
                  limitValue: String(limitValue),
                }),
              ),
            ),
          },
        });
      }
      if (event.type === 'limits/reviewed') book.review(ME);
    }
    publish();
    return decided;
  }

  const core: FakeCore = {
    ...fake,
    dispatch(command) {
      if (!isOfLimits(command)) return fake.dispatch(command);
      fake.fake.commands.push(command);
      return run(command);
    },
  };
  run(read());
  return {
    core,
    book,
    state: () => state,
    asked: () =>
      fake.fake.commands.flatMap(({ type }) => (type.startsWith('limits/') ? [type.slice('limits/'.length)] : [])),
    pass(ms) {
      ahead += ms;
      run(read());
    },
    lose: () => {
      isLost = true;
    },
    run: (command) => run(command).ok,
  };
}
