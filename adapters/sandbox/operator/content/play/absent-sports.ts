/** Pages of sports that the line does not have: they say so, and lead to what comes closest. */
import type { Block } from 'touchline/core/remote-views/public';
import { LONG_TERM_SPORT_ID } from '../../catalogue/long-term.ts';
import type { InLanguage, Localized, Page, PageAsked, PageLink } from '../page.ts';
import { gameCount, h2, lead, links } from '../page.ts';

const MAX_SPORTS = 12;

const allSports = (inLanguage: InLanguage): PageLink => ({
  text: inLanguage('All sports', 'Все виды спорта', 'Alle Sportarten', 'كل الرياضات'),
  to: '/line',
});
const inPlay = (inLanguage: InLanguage): PageLink => ({
  text: inLanguage('Games in play', 'Игры в лайве', 'Laufende Spiele', 'المباريات الجارية'),
  to: '/live',
});

interface Absent {
  readonly title: Localized;
  readonly text: Localized;
  readonly ways: (inLanguage: InLanguage) => readonly PageLink[];
}

/** What the line does not have, and what comes closest. */
export const ABSENT: Readonly<Record<string, Absent>> = {
  marble: {
    title: ['Marble races', 'Гонки шариков', 'Murmelrennen', 'سباقات الكرات'],
    text: [
      'There are no marble races here. Virtual races of horses and dogs start every few minutes.',
      'Гонок шариков у нас нет. Виртуальные скачки и собачьи бега начинаются каждые несколько минут.',
      'Murmelrennen gibt es hier nicht. Virtuelle Pferde- und Hunderennen starten alle paar Minuten.',
      'لا سباقات كرات هنا. سباقات الخيول والكلاب الافتراضية تبدأ كل بضع دقائق.',
    ],
    ways: (inLanguage) => [
      {
        text: inLanguage('Virtual races', 'Виртуальные гонки', 'Virtuelle Rennen', 'السباقات الافتراضية'),
        to: '/virtualsports',
      },
      allSports(inLanguage),
    ],
  },
  ufc: {
    title: ['UFC', 'UFC', 'UFC', 'UFC'],
    text: [
      'There are no fights in the line at the moment. These sports have games:',
      'Боёв в линии сейчас нет. Игры есть в других видах спорта:',
      'Gerade gibt es keine Kämpfe im Angebot. Diese Sportarten haben Spiele:',
      'لا نزالات متاحة الآن. وهذه الرياضات فيها مباريات:',
    ],
    ways: (inLanguage) => [allSports(inLanguage), inPlay(inLanguage)],
  },
  politics: {
    title: ['Politics', 'Политика', 'Politik', 'السياسة'],
    text: [
      'There are no bets on politics here. Long-term bets are on the winners of competitions.',
      'Ставок на политику у нас нет. Долгосрочные ставки есть на победителей турниров.',
      'Wetten auf Politik gibt es hier nicht. Langzeitwetten gelten den Siegern von Wettbewerben.',
      'لا رهانات على السياسة هنا. الرهانات طويلة الأجل على الفائزين بالبطولات.',
    ],
    ways: (inLanguage) => [
      {
        text: inLanguage('Long-term bets', 'Долгосрочные ставки', 'Langzeitwetten', 'رهانات طويلة الأجل'),
        to: `/line/${LONG_TERM_SPORT_ID}`,
      },
      allSports(inLanguage),
    ],
  },
};

/** The sports that have most games now. */
function sportCards({ inLanguage, language, world }: PageAsked): Block {
  const sports = world.line
    .tree(language)
    .sports.filter(({ live, line }) => live + line > 0)
    .toSorted((one, other) => other.live + other.line - one.live - one.line);
  return {
    t: 'cards',
    isSmall: true,
    items: sports.slice(0, MAX_SPORTS).map(({ id, name, live, line }) => ({
      title: name,
      text: gameCount(inLanguage, live + line),
      to: `/line/${id}`,
    })),
  };
}

export function absent(asked: PageAsked, { title, text, ways }: Absent): Page {
  const { inLanguage } = asked;
  return {
    title: inLanguage(...title),
    blocks: [
      lead(inLanguage(...text)),
      links(...ways(inLanguage)),
      h2(inLanguage('What can be bet on', 'На что можно ставить', 'Worauf man wetten kann', 'ما يمكن الرهان عليه')),
      sportCards(asked),
    ],
  };
}
