import { describe, expect, it } from 'vitest';
import { createIdentity } from '../../../adapters/sandbox/operator/office/identity.ts';
import type { OfficeRecord } from '../../../adapters/sandbox/operator/office/records.ts';
import { demandsOf } from '../../../adapters/sandbox/operator/cashier/check.ts';
import { createSwitches } from '../../../adapters/sandbox/operator/switches/switches.ts';
import { EMPTY_DATA } from 'touchline/core/verification/rules/personal-data';

const PLAYER = 7;
const IMAGE = '/9j/4AAQSkZJRg==';
const DAY_MS = 86_400_000;
const ADA = { ...EMPTY_DATA, surname: 'Lovelace', name: 'Ada', birthDate: '1985-12-10' };

function given(set: Readonly<Record<string, unknown>> = {}) {
  const switches = createSwitches({ identificationSeconds: 10, ...set });
  const clock = { at: Date.UTC(2026, 5, 15) };
  const records: OfficeRecord[] = [];
  const start = () => {
    const identity = createIdentity({
      now: () => clock.at,
      commit: (record) => {
        records.push(record);
        identity.apply(record);
      },
      switches,
      personOf: () => null,
      registeredAt: () => 0,
    });
    return identity;
  };
  const identity = start();
  const codes = (): readonly string[] =>
    demandsOf(PLAYER, { ...identity.parts, standing: { stops: () => [] } }).map(
      ({ code, kinds }) => `${code} ${kinds.join(' ')}`,
    );
  return { ...identity.parts, start, records, clock, codes };
}

describe('a requested document', () => {
  it.each([
    ['accepted', 'accepted', []],
    ['denied', 'declined', ['documentsNeeded withdrawal']],
  ])('[CSH-4] stops withdrawals until a copy is accepted: the decision %s', (outcome, status, left) => {
    const { verification, clock, codes } = given({ requestedDocument: 'address', identificationOutcome: outcome });
    expect(codes()).toEqual(['documentsNeeded withdrawal']);
    expect(verification.take(PLAYER, 'address', IMAGE)).toBe('taken');
    expect(verification.take(PLAYER, 'address', IMAGE)).toBe('notPossible');
    expect(codes()).toEqual(['verificationPending withdrawal']);
    expect(verification.requested(PLAYER)).toBe('review');
    clock.at += 10_000;
    expect(codes()).toEqual(left);
    expect(verification.requested(PLAYER)).toBe(status);
    expect(verification.take(PLAYER, 'address', IMAGE)).toBe(status === 'accepted' ? 'notPossible' : 'taken');
  });

  it('is the same after a restart, and the record holds no copy', () => {
    const { verification, start, records, clock } = given({ requestedDocument: 'funds' });
    verification.take(PLAYER, 'funds', IMAGE);
    verification.save(PLAYER, ADA);
    clock.at += DAY_MS;
    const again = start();
    for (const record of records) again.apply(record);
    expect(again.parts.verification.requested(PLAYER)).toBe('accepted');
    expect(again.parts.verification.data(PLAYER)).toEqual(ADA);
    expect(JSON.stringify(records)).not.toContain(IMAGE);
  });

  it('[VRF-5] has ten attempts a day', () => {
    const { verification, clock } = given();
    for (let left = 10; left > 0; left -= 1)
      expect(verification.take(PLAYER, 'identity', 'iVBORw0KGgo=')).toBe('incorrect');
    expect(verification.take(PLAYER, 'identity', IMAGE)).toBe('noAttempts');
    clock.at += DAY_MS;
    expect(verification.take(PLAYER, 'identity', IMAGE)).toBe('taken');
  });
});

describe('personal data', () => {
  it('[VRF-2] with a fault are refused with it', () => {
    const { verification, records } = given({ minAge: 21 });
    expect(verification.save(PLAYER, { ...ADA, birthDate: '2006-06-01' })).toEqual({
      faults: [{ field: 'birthDate', fault: 'tooYoung' }],
    });
    expect(records).toEqual([]);
  });

  it('[VRF-3] are locked where they have a value once an identity has been shown, and free again after a denial', () => {
    const { verification, identification, clock } = given({ identificationOutcome: 'denied' });
    expect(verification.save(PLAYER, ADA)).toBe('saved');
    expect(verification.locked(PLAYER)).toEqual([]);
    identification.take(PLAYER, IMAGE);
    expect(verification.locked(PLAYER)).toEqual(['surname', 'name', 'birthDate']);
    expect(verification.save(PLAYER, { ...ADA, name: 'Grace' })).toBe('locked');
    const whole = { ...ADA, documentType: 'passport', passport: 'C01X00T47', passportDate: '2020-01-01' } as const;
    expect(verification.save(PLAYER, { ...whole, address: 'Hauptstraße 1, Berlin' })).toBe('saved');
    expect(verification.locked(PLAYER)).toContain('passport');
    clock.at += 10_000;
    expect(verification.locked(PLAYER)).toEqual([]);
    expect(verification.save(PLAYER, { ...ADA, name: 'Grace' })).toBe('saved');
  });
});
