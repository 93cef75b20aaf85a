/** Data about the player that pages get as answers alone: contact data and the notice about deposits. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeContact, decodeDepositNotice, decodeUser } from 'touchline/core/user/wire';
import type { Given } from '../gate/given.ts';
import { closeGates, openGate } from '../gate/given.ts';

const CONFIG = 'GET /web-api/user/config';
const NOTICE = 'GET /web-api/user/notifications/4';
const WORDS = { text: 'Banks are closed on Monday.', button: { title: 'Methods', href: '/payment' } };

let given: Given;
beforeEach(async () => {
  given = await openGate({ isPlayer: true });
});
afterEach(closeGates);
const load = async (result: Readonly<Record<string, unknown>>): Promise<void> => {
  given.answers.set(CONFIG, { result });
  void given.core.load('user');
  await given.clock.run(100);
  given.core.dispatch({ type: 'user/load', payload: { isAgain: true } });
  await given.clock.run(100);
};
async function answerOf<T>(ask: { subscribe: (take: (answer: T) => void) => unknown } | undefined): Promise<T[]> {
  const answers: T[] = [];
  ask?.subscribe((answer) => answers.push(answer));
  await given.clock.run(100);
  return answers;
}

describe('[USR-17] contact data', () => {
  it('[USR-17] are an answer to the page that asks, and in no event or view', async () => {
    await load({
      phone_code: '+49',
      phone_number: '1511234567',
      user_email: 'secret@example.org',
      user_name: 'Secret Name',
      user_country_code: 'DE',
    });
    expect(await answerOf(given.core.actions('user')?.contact())).toEqual([
      { phone: '+491511234567', email: 'secret@example.org', name: 'Secret Name', countryCode: 'DE' },
    ]);
    expect(JSON.stringify([given.core.recent(), given.core.feature('user').get()])).not.toMatch(/ecret|151123/);
  });

  it('[USR-17] that are broken or missing are empty, and without an answer there are none', async () => {
    const empty = { phone: '', email: '', name: '', countryCode: '' };
    expect(decodeContact({ result: { user_email: 7, phone_code: null } })).toEqual({ ok: true, value: empty });
    expect(decodeContact({ error: 'no' }).ok).toBe(false);
    await load({});
    given.answers.set(CONFIG, [404, '']);
    expect(await answerOf(given.core.actions('user')?.contact())).toEqual([null]);
  });
});

describe('[USR-16] the notice about deposits', () => {
  const notice = () => answerOf(given.core.actions('user')?.depositNotice());
  const ON = { recharge_notification: true, notification_text_id: 4, notification_button: true };

  it('[USR-16] has the words of its number, and its button where the config allows one', async () => {
    given.answers.set(NOTICE, WORDS);
    await load(ON);
    const button = { id: 'notice', title: 'Methods', to: { kind: 'site', path: '/payment' } };
    expect(await notice()).toEqual([{ text: WORDS.text, button }]);
    await load({ ...ON, notification_button: false });
    expect(await notice()).toEqual([{ text: WORDS.text, button: null }]);
  });

  it('[USR-16] is not asked for while the flag is off, and is absent without an answer', async () => {
    await load({ ...ON, recharge_notification: false });
    expect(await notice()).toEqual([null]);
    expect(given.calls.filter((call) => call === NOTICE)).toEqual([]);
    given.answers.set(NOTICE, [404, '']);
    await load(ON);
    expect(await notice()).toEqual([null]);
  });

  it('[USR-16] has no button that leads to an unknown address', () => {
    for (const href of ['https://evil.example/', 'javascript:alert(1)', '//evil.example'])
      expect(decodeDepositNotice({ ...WORDS, button: { title: 'x', href } })).toEqual({
        ok: true,
        value: { text: WORDS.text, button: null },
      });
    expect(decodeDepositNotice({ text: '', button: null }).ok).toBe(false);
  });
});

describe('[USR-18, USR-19] the flags of the config', () => {
  const facts = (result: Readonly<Record<string, unknown>>) => {
    const read = decodeUser({ result });
    if (!read.ok) throw new Error(read.error);
    return read.value;
  };

  it('[USR-18] are facts for embedders, off where the operator does not send them', () => {
    expect(facts({ isRequiredTransfer: 1, isCCLine: true, isCClive: 'x' })).toMatchObject({
      isTransferRequired: true,
      isCcLine: true,
      isCcLive: false,
    });
    expect(facts({})).toMatchObject({
      isTransferRequired: false,
      isIdentificationNeeded: false,
      isDataMissing: false,
      hasDeposited: false,
      isVerificationAskedAtDeposit: false,
      depositNotice: null,
    });
  });

  it('[USR-19] the kinds of verification are those that the site knows', () => {
    expect(facts({ verification_types: ['document', 'retina', 'photo', 'photo'] }).verificationKinds).toEqual([
      'photo',
      'document',
    ]);
    expect(facts({ verification_types: 'photo' }).verificationKinds).toEqual([]);
  });
});
