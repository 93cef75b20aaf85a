/** Sign-in actions of a person, and reading the operator's inbox. */
import type { Locator, Page } from 'playwright-core';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import type { Host } from '../browser/host.ts';

interface Letter {
  readonly to: string;
  readonly code: string | null;
  readonly links: readonly string[];
}

/** The newest letter to an address. */
export async function letterTo(host: Host, to: string): Promise<Letter> {
  const answer = await fetch(`${host.address}/sandbox-api/v1/inbox?to=${encodeURIComponent(to)}`);
  const { letters } = (await answer.json()) as { readonly letters: readonly Letter[] };
  const [letter] = letters;
  if (letter === undefined) throw new Error(`nothing was sent to ${to}`);
  return letter;
}

export async function codeTo(host: Host, to: string): Promise<string> {
  return (await letterTo(host, to)).code ?? '';
}

export const openDialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Waits for the player's zone in the header. */
export async function isIn(page: Page): Promise<void> {
  await page.locator('.player-balance b').waitFor({ state: 'attached' });
}

export async function logOut(page: Page): Promise<void> {
  await page.locator('.player-button').click();
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  // The operator has ended the session too; the next page would otherwise send the logout again.
  await page.waitForFunction((key) => localStorage[key] === undefined, DEVICE_STORAGE.loggedOut.name);
}

export async function chooseWay(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('radio', { name, exact: true }).check({ force: true });
}

export async function fillPhone(form: Locator, national: string): Promise<void> {
  await form.getByLabel('Country code').selectOption({ label: 'Germany +49' });
  await form.getByLabel('Phone number').fill(national);
}

/** Two players: one with a phone, one with an e-mail address. */
export async function playersOf(
  host: Host,
  { phone, email }: { readonly phone: string; readonly email: string },
): Promise<void> {
  const encode = (text: string): string => Buffer.from(text).toString('base64');
  const send = async (path: string, body: object): Promise<unknown> => {
    const answer = await fetch(host.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'test' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const account = { currency: 'EUR', countryId: 66, language: 'en', isAdult: true, bonus: 0 };
  const { ticket } = (await send('/web-api/registration/phone/request', { phone: encode(phone) })) as {
    readonly ticket: string;
  };
  await send('/web-api/registration/phone', { ...account, ticket, code: await codeTo(host, phone) });
  await send('/web-api/registration/full', {
    ...account,
    name: 'Ada',
    surname: 'Example',
    birthDate: '1990-02-28',
    email,
    password: encode('lantern-47'),
  });
}
