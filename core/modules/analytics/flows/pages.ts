/** Pages: the event page, results, cashback, bonuses, the office; and how the site is shown [ANL-8]. */
import { widthClass } from '../../site-chrome/public.ts';
import type { Item } from '../catalogue.ts';
import { BONUS_CATEGORIES } from '../catalogue.ts';
import type { PageViewed } from '../messages.ts';
import type { Flow } from './flow.ts';
import { NOTHING, track } from './flow.ts';

type BonusCategory = (typeof BONUS_CATEGORIES)[number];

/** Pages of bonuses without a category in their address. */
const BONUS_ROUTES: ReadonlyMap<string, BonusCategory> = new Map([
  ['bonuses', 'all_bonuses'],
  ['office-bonuses', 'bonuses'],
  ['bonuses-deposit', 'redeposit'],
  ['bonuses-wager', 'bukmaker'],
  ['bonus-casino', 'casino'],
  ['bonus-casino-promotion', 'casino'],
  ['bonus-casino-promo', 'casino'],
  ['casino-slot-first-deposit', 'first_deposit'],
  ['offers', 'shares'],
  ['promotion', 'shares'],
]);
const CASHBACK: ReadonlyMap<string, 'vip' | 'premium'> = new Map([
  ['vipcashback', 'vip'],
  ['premiumcashback', 'premium'],
]);
const RESULTS: ReadonlySet<string> = new Set(['results', 'results-frontend']);
/** The site has no page of a cricket World Cup of its own: its pages for cricket stand for one. */
const CRICKET: ReadonlySet<string> = new Set(['cricket-app', 'ipl-betting-app']);
const OFFICE = /^\/office(?:\/|$)/;

const categoryOf = (id: string | undefined): BonusCategory | null =>
  BONUS_CATEGORIES.find((each) => each === id) ?? null;
const sectionOf = (text: string | undefined): 'line' | 'live' | null =>
  text === 'line' || text === 'live' ? text : null;

function itemsOf({ route, path, details = {} }: PageViewed): readonly Item[] {
  const section = sectionOf(details.section);
  const [sport, champ, game] = [Number(details.sport), Number(details.champ), Number(details.game)];
  const category = BONUS_ROUTES.get(route) ?? categoryOf(details.bonus);
  const cashback = CASHBACK.get(route) ?? null;
  return [
    { name: 'page_view', payload: { route, path } },
    ...(section !== null && Number.isSafeInteger(game) && Number.isSafeInteger(sport) && Number.isSafeInteger(champ)
      ? [{ name: 'event_page', payload: { section, sport, champ, game } } as const]
      : []),
    ...(RESULTS.has(route) ? [{ name: 'results_open', payload: {} } as const] : []),
    ...(cashback === null ? [] : [{ name: 'cashback_open', payload: { page: cashback } } as const]),
    ...(category === null ? [] : [{ name: 'bonus_page', payload: { category } } as const]),
    ...(OFFICE.test(path) ? [{ name: 'office_open', payload: { section: route } } as const] : []),
    ...(CRICKET.has(route) ? [{ name: 'cricket_page', payload: { page: route } } as const] : []),
  ];
}

export const pagesFlow: Flow = {
  'analytics/pageViewed': (page) => track(...itemsOf(page)),
  'preferences/chosen': ({ appView }, memory) =>
    memory.appView === appView
      ? NOTHING
      : {
          // The first choice after consent records the view only when the player is in the Asian one.
          items:
            memory.appView === null && appView === 'european'
              ? []
              : [{ name: 'asian_view', payload: { is_on: appView === 'asian' } }],
          memory: { appView },
        },
  'site-chrome/widthReported': ({ width }, memory) => {
    const now = widthClass(width);
    return memory.width === now
      ? NOTHING
      : { items: [{ name: 'screen_width', payload: { width: now } }], memory: { width: now } };
  },
};
