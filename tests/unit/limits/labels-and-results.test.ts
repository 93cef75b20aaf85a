/** The operator's labels and measures of limits, and the results of single questions. */
import { describe, expect, it } from 'vitest';
import { DEFAULT_PACK } from 'touchline/core/limits/packs/packs';
import { answered } from 'touchline/core/limits/rules/answered';
import type { LimitsEvent } from 'touchline/core/limits/messages';
import { evolve, INITIAL } from 'touchline/core/limits/state';
import { viewLimits } from 'touchline/core/limits/views';
import { decodeAvailable, decodeBroadcast, decodeTested, encodeBroadcast } from 'touchline/core/limits/wire';

const availableOf = (value: unknown) => {
  const read = decodeAvailable(value);
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

describe('available limits', () => {
  const LIST = [
    { type: 20, options: [], measure: 'amount', label: 'Daily budget' },
    { type: 31, options: [1], measure: 'hours', label: '' },
    { type: 32, options: [5] },
  ];

  it('[LIM-24] have the measure of their kind and the operator’s label', () => {
    expect(availableOf(LIST)).toEqual([
      { type: 'depositDay', options: [], measure: 'amount', label: 'Daily budget' },
      { type: 'sessionTime', options: [1], measure: 'hours' },
      { type: 'realityCheck', options: [5] },
    ]);
  });

  it('[LIM-24] are left out when their numbers are counted in another unit', () => {
    const strange = [
      { type: 31, options: [60], measure: 'minutes' },
      { type: 20, options: [], measure: 7 },
    ];
    expect(availableOf([...strange, ...LIST.slice(2)])).toEqual([{ type: 'realityCheck', options: [5] }]);
  });

  it('[LIM-24] reach the view as names by kind, also through another tab', () => {
    const read = decodeBroadcast(
      encodeBroadcast({ serverTime: 1, limits: [], available: availableOf(LIST), reviewedAt: null }),
    );
    if (!read.ok) throw new Error(read.error);
    const received: LimitsEvent = {
      type: 'limits/received',
      payload: { ...read.value, receivedAt: 1, isToChange: false },
    };
    expect(viewLimits(evolve(INITIAL, received), DEFAULT_PACK, null).labels).toEqual({ depositDay: 'Daily budget' });
    expect(viewLimits(INITIAL, DEFAULT_PACK, null).labels).toEqual({});
  });
});

describe('names of options', () => {
  const MAP = { 15: ' Every quarter ', 60: 7, 999: 'Never', toString: 'x' };

  it('[LIM-28] belong to the options of the list; a name that is no text, or of no option, is ignored', () => {
    const [checks] = availableOf([{ type: 32, options: [5, 15, 60], optionsMap: MAP }]);
    expect(checks).toEqual({ type: 'realityCheck', options: [5, 15, 60], optionsMap: { 15: 'Every quarter' } });
    for (const optionsMap of [null, 'x', 3, {}, { 5: 'x'.repeat(101) }, { 5: ' ' }])
      expect(availableOf([{ type: 32, options: [5], optionsMap }])).toEqual([{ type: 'realityCheck', options: [5] }]);
  });

  it('[LIM-28] stand under the id of an option that came as an id', () => {
    expect(
      availableOf([{ type: 33, options: [{ id: 11 }, { value: 1 }], optionsMap: { 11: 'A week', 7: 'no' } }]),
    ).toEqual([{ type: 'timeOut', options: [7, 1], optionsMap: { 7: 'A week' } }]);
  });

  it('[LIM-28] reach the view by kind, also through another tab', () => {
    const available = availableOf([{ type: 32, options: [15], optionsMap: MAP }]);
    const read = decodeBroadcast(encodeBroadcast({ serverTime: 1, limits: [], available, reviewedAt: null }));
    if (!read.ok) throw new Error(read.error);
    const received: LimitsEvent = {
      type: 'limits/received',
      payload: { ...read.value, receivedAt: 1, isToChange: false },
    };
    expect(viewLimits(evolve(INITIAL, received), DEFAULT_PACK, null).optionsMap).toEqual({
      realityCheck: { 15: 'Every quarter' },
    });
    expect(viewLimits(INITIAL, DEFAULT_PACK, null).optionsMap).toEqual({});
  });
});

describe('the answer to a test', () => {
  const opened: LimitsEvent = { type: 'limits/testOpened', payload: { tokenGuid: 't', questions: [] } };
  const answer = (value: unknown) => {
    const read = decodeTested(value);
    if (!read.ok) throw new Error(read.error);
    const events = answered(
      { what: 'test', tokenGuid: 't', answers: [] },
      { type: 'limits/reportTested', payload: { ...read.value, receivedAt: 1 } },
    );
    return events.reduce(evolve, evolve(INITIAL, opened)).test;
  };
  const results = [
    { questionId: 1, isRight: true },
    { questionId: 2, isRight: false },
  ];

  it('[LIM-25] names the questions with a wrong answer', () => {
    expect(answer({ success: false, questionsResult: results })).toMatchObject({ hasFailed: true, wrong: [2] });
  });

  it('[LIM-25] without results, or with broken ones, says only that the test was not passed', () => {
    for (const questionsResult of [undefined, null, 'x', [{ questionId: 'a' }]])
      expect(answer({ success: false, questionsResult })).toMatchObject({ hasFailed: true, wrong: [] });
  });

  it('[LIM-25] closes a test that was passed', () => {
    expect(answer({ success: true, questionsResult: results })).toBeNull();
  });
});
