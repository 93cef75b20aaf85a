import { describe, expect, it } from 'vitest';
import { createIdentification } from '../../../adapters/sandbox/operator/office/identification.ts';
import type { Identification } from '../../../adapters/sandbox/operator/office/identification.ts';
import type { OfficeRecord } from '../../../adapters/sandbox/operator/office/records.ts';
import { createSwitches } from '../../../adapters/sandbox/operator/switches/switches.ts';

const PLAYER = 7;
const OTHER = 8;
const IMAGE = '/9j/4AAQSkZJRg==';
const DAY_MS = 86_400_000;

function given(set: Readonly<Record<string, unknown>> = {}) {
  const switches = createSwitches({ verification: 'unverified', isNeedIdentification: true, ...set });
  const clock = { at: 1_000 };
  const records: OfficeRecord[] = [];
  const start = (): Identification => {
    const identification = createIdentification({
      now: () => clock.at,
      commit: (record) => {
        records.push(record);
        identification.apply(record);
      },
      switches,
    });
    return identification;
  };
  return { identification: start(), start, records, clock };
}

describe('the identification of a player', () => {
  it.each([
    ['accepted', 'successful', false],
    ['denied', 'denied', true],
  ] as const)('is %s some seconds after the photograph, for that player alone', (outcome, verification, isNeeded) => {
    const { identification, clock } = given({ identificationOutcome: outcome, identificationSeconds: 10 });
    expect(identification.verification(PLAYER)).toBe('unverified');
    expect(identification.take(PLAYER, IMAGE)).toBe('taken');
    clock.at += 9_999;
    expect(identification.verification(PLAYER)).toBe('pending');
    expect(identification.isUnderReview(PLAYER)).toBe(true);
    clock.at += 1;
    expect(identification.verification(PLAYER)).toBe(verification);
    expect(identification.isUnderReview(PLAYER)).toBe(false);
    expect(identification.isNeeded(PLAYER)).toBe(isNeeded);
    expect(identification.verification(OTHER)).toBe('unverified');
    expect(identification.isNeeded(OTHER)).toBe(true);
  });

  it('is the same after a restart, and the record holds no photograph', () => {
    const { identification, start, records, clock } = given();
    identification.take(PLAYER, IMAGE);
    clock.at += DAY_MS;
    const again = start();
    for (const record of records) again.apply(record);
    expect(again.verification(PLAYER)).toBe('successful');
    expect(JSON.stringify(records)).not.toContain(IMAGE);
  });

  it('has five attempts a day, and what is no photograph counts as one', () => {
    const { identification, records, clock } = given();
    for (let left = 5; left > 0; left -= 1) {
      expect(identification.attemptsLeft(PLAYER)).toBe(left);
      expect(identification.take(PLAYER, 'iVBORw0KGgo=')).toBe('incorrect');
    }
    expect(identification.take(PLAYER, IMAGE)).toBe('noAttempts');
    expect(records).toEqual([]);
    expect(identification.attemptsLeft(OTHER)).toBe(5);
    clock.at += DAY_MS;
    expect(identification.take(PLAYER, IMAGE)).toBe('taken');
  });

  it('ends the wait for a bonus', () => {
    const { identification, clock } = given({ isIdentificationBonus: true });
    expect(identification.isBonusWaiting(PLAYER)).toBe(true);
    identification.take(PLAYER, IMAGE);
    expect(identification.isBonusWaiting(PLAYER)).toBe(true);
    clock.at += DAY_MS;
    expect(identification.isBonusWaiting(PLAYER)).toBe(false);
  });
});
