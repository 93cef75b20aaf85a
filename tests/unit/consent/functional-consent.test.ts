import { expect, it } from 'vitest';
import { functionalConsent } from 'touchline/core/consent/functional-consent';
import type { ConsentView } from 'touchline/core/consent/views';
import { createCell } from 'touchline/kernel/readable';

const chosen = (type: ConsentView['type'], functionality: boolean): ConsentView => ({
  type,
  allows: { functionality, marketing: false },
  options: [],
});

it('[CNS-7] says nothing of functional consent before it is known, and follows each choice', () => {
  const consent = createCell<ConsentView | null>(null);
  const said: boolean[] = [];
  const subscription = functionalConsent(consent).subscribe((may) => said.push(may));
  consent.set(chosen(null, false));
  expect(said).toEqual([]);
  consent.set(chosen('functional', true));
  consent.set(chosen('none', false));
  expect(said).toEqual([true, false]);
  subscription.unsubscribe();
});
