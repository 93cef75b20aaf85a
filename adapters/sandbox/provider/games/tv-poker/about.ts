/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { ROUNDED, SHARED_FAIR } from '../about.ts';
import { CLOCKED } from '../tv/about.ts';

export const about: CatalogueEntry = {
  id: 'tv-poker',
  number: 269,
  slug: 'tv-poker',
  title: ['Poker every minute', 'Покер каждую минуту', 'Poker jede Minute', 'بوكر كل دقيقة'],
  section: 'tvgames',
  releasedOn: '2026-11-26',
  volatility: 'medium',
  features: ['shared', 'cards'],
  rules: [
    CLOCKED,
    [
      'Red and blue get five cards each from one deck of 52. The stronger poker hand wins.',
      'Красные и синие получают по пять карт из одной колоды в 52 карты. Побеждает более сильная покерная комбинация.',
      'Rot und Blau bekommen je fünf Karten aus einem Deck mit 52. Die stärkere Pokerhand gewinnt.',
      'يحصل الأحمر والأزرق على خمس أوراق لكل منهما من مجموعة من 52 ورقة. تفوز يد البوكر الأقوى.',
    ],
    [
      'From strong to weak: straight flush, four of a kind, full house, flush, straight, three of a kind, two pairs, pair, high card. The ace is high, or low in a straight to the five.',
      'От сильной к слабой: стрит-флеш, каре, фулл-хаус, флеш, стрит, тройка, две пары, пара, старшая карта. Туз старший или младший в стрите до пятёрки.',
      'Von stark zu schwach: Straight Flush, Vierling, Full House, Flush, Straße, Drilling, zwei Paare, Paar, höchste Karte. Das Ass ist hoch oder niedrig in der Straße bis zur Fünf.',
      'من الأقوى إلى الأضعف: ستريت فلاش، أربع متشابهة، فول هاوس، فلاش، ستريت، ثلاث متشابهة، زوجان، زوج، ورقة عالية. الآس هو الأعلى، أو الأدنى في ستريت حتى الخمسة.',
    ],
    [
      'Red and blue pay 1.9 times the stake; equally strong hands give the stake back. Of the red hand, a high card alone pays 1.86 times, a pair 2.2 times, two pairs 19.6 times, three of a kind 44 times, a straight or better 123 times.',
      'Красные и синие платят 1,9 ставки; при равных комбинациях ставка возвращается. У красных старшая карта платит 1,86, пара 2,2, две пары 19,6, тройка 44, стрит или сильнее 123.',
      'Rot und Blau zahlen das 1,9-Fache; gleich starke Hände geben den Einsatz zurück. Bei der roten Hand zahlt nur eine höchste Karte das 1,86-Fache, ein Paar das 2,2-Fache, zwei Paare das 19,6-Fache, ein Drilling das 44-Fache, eine Straße oder besser das 123-Fache.',
      'يدفع الأحمر والأزرق 1.9 ضعف الرهان؛ واليدان المتساويتان تعيدان الرهان. في يد الأحمر تدفع الورقة العالية وحدها 1.86، والزوج 2.2، والزوجان 19.6، وثلاث متشابهة 44، وستريت أو أقوى 123.',
    ],
    ROUNDED,
    SHARED_FAIR,
  ],
};
