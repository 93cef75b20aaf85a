/** The page's part in messages of the system: words in the player's language, and a way to open a path [ALR-6]. */
import type { SystemAlert } from 'touchline/ports/system-alerts';
import { connected } from './connected-page.ts';
import { coreText } from './format/core-text.ts';
import { formatMoney } from './format/money.ts';
import { loadNamespaces, texts } from './text.ts';

export async function wordsOf({ title, body, path }: SystemAlert): Promise<{
  readonly title: string;
  readonly body: string;
  readonly icon: string;
  readonly address: string;
}> {
  const { core, base } = await connected;
  // Without the texts there is nothing to show; the fault is reported.
  await loadNamespaces('shell');
  const preferences = core.preferences.get();
  const wording = {
    t: texts.translate,
    money: (minor: number, currency: string) => formatMoney(minor, currency, preferences.language),
    preferences,
  };
  return {
    title: coreText(title, wording),
    body: coreText(body, wording),
    icon: `${base}icon-192.png`,
    address: base + core.navigation.href(path).slice(1),
  };
}

export function open(path: string): void {
  void connected.then(({ core, go }) => go(core.navigation.href(path)));
}
