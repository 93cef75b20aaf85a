/** What stands at a page without a screen of its own: its title, what to say, and where one can go. Keys end in these words: `page.title.*`, `page.text.*`. */
import type { Area, Route } from '../../../../core/navigation/routes.ts';

export interface PageWords {
  readonly title: string;
  readonly text: string;
  readonly ways: 'site' | 'office' | 'again' | 'confirm' | 'none';
}

/** Titles by route name, the first that fits; otherwise the name is the title. */
const TITLES: readonly (readonly [RegExp, string])[] = [
  [/-thank-you$/, 'thanks'], [/^onpay-(?:withdraw-)?success$/, 'paid-success'], [/^onpay-(?:withdraw-)?fail$/, 'paid-fail'], [/^onpay-(?:withdraw-)?pending$/, 'paid-pending'], [/^onpay-/, 'paid-cancel'],
  [/^statistic/, 'statistic'], [/^results/, 'results'], [/^(toto|lotto|cyber)\b/, '$1'],
  [/^(?:fishinghunting|hunting-and-fishing)$/, 'fishing'], [/^(slots|live-casino|my-casino)\b/, '$1'], [/^casino-slot/, 'bonuses'], [/^casino/, 'casino'], [/^provider/, 'providers'],
  [/^(?:bonus-casino|promotion|promo$|landing)/, 'promotions'], [/^bonus/, 'bonuses'], [/^tournament/, 'tournaments'],
  [/^(?:simpleidentification|verification)$/, 'identification'], [/^amlkyc$/, 'amlpolicy'], [/^cash_terminals$/, 'terminals'], [/^betting-calculator$/, 'calculator'],
  [/cashback$/, 'cashback'], [/^share-idea$/, 'idea'], [/^(?:payment-requests|create-request)/, 'requests'], [/^office-menu$/, 'menu'],
  [/^(?:mobile|desktop|.*-app)$/, 'apps'], [/^ourpartners$/, 'partners'], [/^betting-alphabet$/, 'alphabet'], [/^football-champions-rules$/, 'rules'], [/^betting-awards$/, 'awards'],
  [/^(?:allgames.*|games-landing|othergames|fortuna|chest|memory|safe|lottery|dragon-bonus)$/, 'games'],
  [/^token$/, 'letter'], [/^accountverify$/, 'verify'], [/^activatefast$/, 'activate'], [/^(?:debugger|cricket-dev-page|internal-vpn)$/, 'tools'],
  [/^block-appeal-history$/, 'appeals'], [/^block/, 'block'], [/^oldBrowser$/, 'browser'], [/^authApp$/, 'sign-in'],
];

/** What is said of a page by its area; of technical pages and payments by their title, of some by their name. */
const TEXTS: Readonly<Record<Exclude<Area, 'payments' | 'technical'>, string>> = {
  sports: 'sports', toto: 'play', lotto: 'play', cyber: 'play', casino: 'play', games: 'play', promotions: 'promotions', information: 'information', office: 'office', others: 'others', user: 'user', tools: 'tools',
};
const OWN_TEXTS: ReadonlySet<string> = new Set(['block-ua', 'block-ie']);

function titleOf(name: string): string {
  for (const [pattern, title] of TITLES) {
    const found = pattern.exec(name);
    if (found !== null) return title === '$1' ? (found[1] ?? '') : title;
  }
  return name;
}

function waysOf({ area, layout, name }: Route): PageWords['ways'] {
  if (name === 'confirm') return 'confirm';
  if (name === 'authApp' || name === 'oldBrowser') return 'none';
  // Nothing else of the site is open: what can be done is to look again.
  if (layout === 'blocked' || layout === 'maintenance') return 'again';
  return area === 'office' || area === 'payments' ? 'office' : 'site';
}

export function wordsOf(route: Route): PageWords {
  const title = titleOf(route.name);
  const { area = 'others' } = route;
  const text = area === 'payments' || area === 'technical' ? (OWN_TEXTS.has(route.name) ? route.name : title) : TEXTS[area];
  return { title, text, ways: waysOf(route) };
}
