/** What a person does about signing in, and what she finds in the operator's inbox. */
import type { Locator, Page } from 'playwright-core';
import type { Host } from '../browser/host.ts';

export const CLICK = 'Register in one click';

interface Letter {
  readonly to: string;
  readonly code: string | null;
  readonly links: readonly string[];
}

/** The newest letter to somebody. */
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

export async function setSwitches(host: Host, set: Readonly<Record<string, unknown>>): Promise<void> {
  const answer = await fetch(`${host.address}/sandbox-api/v1/switches`, { method: 'POST', headers: { 'content-type': 'application/json', 'x-requested-with': 'test' }, body: JSON.stringify({ set }) });
  if (!answer.ok) throw new Error(`switches: ${answer.status} ${await answer.text()}`);
}

export const openDialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** The player's own zone of the header is there. */
export async function isIn(page: Page): Promise<void> {
  await page.locator('.player-balance b').waitFor({ state: 'attached' });
}

export async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /Account menu|Your account|menu/i });
  await page.locator('.player-button').click();
  void menu;
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
}

export async function chooseWay(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('radio', { name, exact: true }).check({ force: true });
}

export async function fillPhone(form: Locator, national: string): Promise<void> {
  await form.getByLabel('Country code').selectOption({ label: 'Germany +49' });
  await form.getByLabel('Phone number').fill(national);
}
