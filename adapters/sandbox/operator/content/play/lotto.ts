/** The lotteries: games of the provider with a draw every minute. Tickets are bought on the game's page [RMV-32]. */
import type { Block } from 'touchline/core/remote-views/public';
import type { MakePage, PageAsked } from '../page.ts';
import { facts, h2, lead, links, note, table } from '../page.ts';

const MINUTE_MS = 60_000;

interface Lottery {
  readonly id: number;
  readonly gameId: string;
  /** The number and the name in the address of the game. */
  readonly address: string;
  readonly pick: number;
  readonly of: number;
}

const LOTTERIES: readonly Lottery[] = [
  { id: 1, gameId: 'lotto-6-of-49', address: '274/lotto-6-of-49', pick: 6, of: 49 },
  { id: 2, gameId: 'five-of-36', address: '260/five-of-36', pick: 5, of: 36 },
  { id: 3, gameId: 'seven-of-42', address: '261/seven-of-42', pick: 7, of: 42 },
  { id: 7, gameId: 'mega-6', address: '263/mega-6', pick: 6, of: 45 },
];

/** The provider's games whose draws the pages of lotteries show. */
export const LOTTERY_GAMES: readonly string[] = LOTTERIES.map(({ gameId }) => gameId);

const nameOf = ({ inLanguage }: PageAsked, { pick, of }: Lottery): string =>
  inLanguage(`${pick} of ${of}`, `${pick} из ${of}`, `${pick} aus ${of}`, `${pick} من ${of}`);

/** The number of possible tickets: combinations of `pick` out of `of`. */
function chances({ pick, of }: Lottery): string {
  let ways = 1n;
  for (let at = 0n; at < BigInt(pick); at += 1n) ways = (ways * (BigInt(of) - at)) / (at + 1n);
  return ways.toLocaleString('en-GB');
}

/** The latest draws, as the provider publishes them: number, time, numbers. */
function results(asked: PageAsked, lottery: Lottery): Block {
  const { inLanguage, context } = asked;
  const draws = context.draws?.get(lottery.gameId);
  const rows = (draws?.last ?? []).flatMap(({ nonce, result }) => {
    const { drawn } = result;
    if (draws === undefined || typeof drawn !== 'object') return [];
    const closedAt = draws.closesAt - (draws.nonce - nonce) * MINUTE_MS;
    return [[String(nonce + 1), [{ time: closedAt, as: 'full' as const }], drawn.join(' · ')]];
  });
  return rows.length === 0
    ? note(
        inLanguage(
          'No draw has been made yet.',
          'Тиражей ещё не было.',
          'Es gab noch keine Ziehung.',
          'لم تُجرَ أي سحبة بعد.',
        ),
      )
    : table(
        `${nameOf(asked, lottery)}: ${inLanguage('results', 'результаты', 'Ergebnisse', 'النتائج')}`,
        ['№', inLanguage('Drawn', 'Разыгран', 'Gezogen', 'سُحبت'), inLanguage('Numbers', 'Числа', 'Zahlen', 'الأرقام')],
        rows,
      );
}

/** The numbers of the latest draw; nothing before the first one. */
function latest({ context }: PageAsked, { gameId }: Lottery): string | undefined {
  const draws = context.draws?.get(gameId)?.last ?? [];
  const [first] = draws.toSorted((one, other) => other.nonce - one.nonce);
  const drawn = first?.result.drawn;
  return typeof drawn === 'object' ? drawn.join(' · ') : undefined;
}

export const lotto: MakePage = (asked) => {
  const { inLanguage, params } = asked;
  const title = inLanguage('Lotto', 'Лото', 'Lotto', 'لوتو');
  const part = params['sectionName'] ?? 'catalog';
  const ways = links(
    {
      text: inLanguage('Catalogue', 'Каталог', 'Katalog', 'القائمة'),
      to: '/lotto/catalog',
      isCurrent: part === 'catalog',
    },
    {
      text: inLanguage('Results', 'Результаты', 'Ergebnisse', 'النتائج'),
      to: '/lotto/results',
      isCurrent: part === 'results',
    },
    {
      text: inLanguage('My tickets', 'Мои билеты', 'Meine Scheine', 'تذاكري'),
      to: '/office/casino/rounds',
      isCurrent: false,
    },
  );
  const one = LOTTERIES.find(({ id }) => String(id) === params['lottoId']);
  if (one !== undefined)
    return {
      title: nameOf(asked, one),
      crumbs: [{ text: title, to: '/lotto/catalog' }],
      blocks: [
        facts(
          [
            inLanguage('Draws', 'Тиражи', 'Ziehungen', 'السحوبات'),
            inLanguage('every minute', 'каждую минуту', 'jede Minute', 'كل دقيقة'),
          ],
          [inLanguage('Chance of all', 'Шанс на все', 'Chance auf alle', 'فرصة الكل'), `1 : ${chances(one)}`],
        ),
        links({
          text: inLanguage('Buy a ticket', 'Купить билет', 'Schein kaufen', 'اشترِ تذكرة'),
          to: `/slots/game/${one.address}`,
        }),
        h2(inLanguage('Last draws', 'Последние тиражи', 'Letzte Ziehungen', 'آخر السحوبات')),
        results(asked, one),
      ],
    };
  if (part === 'results')
    return {
      title: `${title}: ${inLanguage('results', 'результаты', 'Ergebnisse', 'النتائج')}`,
      blocks: [
        ways,
        {
          t: 'tabs',
          items: LOTTERIES.map((each) => ({ title: nameOf(asked, each), blocks: [results(asked, each)] })),
        },
      ],
    };
  return {
    title,
    blocks: [
      ways,
      lead(
        inLanguage(
          'A draw every minute, the same for everybody. Prizes and the exact return are on the page of each lottery, and every draw can be verified.',
          'Тираж каждую минуту, общий для всех. Призы и точный возврат указаны на странице лотереи, и любой тираж можно проверить.',
          'Jede Minute eine Ziehung, dieselbe für alle. Gewinne und genaue Rückzahlung stehen auf der Seite jeder Lotterie, und jede Ziehung lässt sich prüfen.',
          'سحبة كل دقيقة، واحدة للجميع. الجوائز ونسبة العائد الدقيقة في صفحة كل لوتو، ويمكن التحقق من كل سحبة.',
        ),
      ),
      {
        t: 'cards',
        isSmall: true,
        items: LOTTERIES.map((each) => {
          const numbers = latest(asked, each);
          return {
            title: nameOf(asked, each),
            text: `${inLanguage('Chance of all', 'Шанс на все', 'Chance auf alle', 'فرصة الكل')} 1 : ${chances(each)}`,
            ...(numbers === undefined ? {} : { badge: numbers }),
            game: each.gameId,
            to: `/lotto/view/${each.id}`,
          };
        }),
      },
    ],
  };
};
