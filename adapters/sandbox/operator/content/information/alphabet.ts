/** The betting alphabet: a glossary of betting terms. */
import type { MakePage, Pages, Localized } from '../page.ts';
import { lead, links, p } from '../page.ts';

interface Term {
  readonly slug: string;
  readonly category: 'coupon' | 'odds' | 'markets' | 'money';
  readonly name: Localized;
  readonly meaning: Localized;
}

const term = (slug: string, category: Term['category'], name: Localized, meaning: Localized): Term => ({
  slug,
  category,
  name,
  meaning,
});

const TERMS: readonly Term[] = [
  term(
    'accumulator',
    'coupon',
    ['Accumulator (express)', 'Экспресс', 'Kombiwette', 'رهان تراكمي'],
    [
      'Several selections in one bet; their odds are multiplied and all must win.',
      'Несколько событий в одной ставке; коэффициенты перемножаются, выиграть должны все.',
      'Mehrere Auswahlen in einer Wette; die Quoten werden multipliziert, alle müssen gewinnen.',
      'عدة اختيارات في رهان واحد؛ تُضرب أسعارها ويجب أن تربح كلها.',
    ],
  ),
  term(
    'anti-express',
    'coupon',
    ['Anti-express', 'Антиэкспресс', 'Anti-Kombi', 'عكس التراكمي'],
    [
      'Wins when at least one of the selections loses.',
      'Выигрывает, если проиграет хотя бы одно событие.',
      'Gewinnt, wenn mindestens eine Auswahl verliert.',
      'يربح إذا خسر اختيار واحد على الأقل.',
    ],
  ),
  term(
    'banker',
    'coupon',
    ['Banker', 'Банкир', 'Bankier', 'ثابت'],
    [
      'A selection that stands in every line of a system: if it loses, all is lost.',
      'Событие, входящее в каждую линию системы: проиграет оно — проиграно всё.',
      'Eine Auswahl in jeder Reihe eines Systems: verliert sie, ist alles verloren.',
      'اختيار موجود في كل خطوط النظام: إن خسر خسر كل شيء.',
    ],
  ),
  term(
    'chain',
    'coupon',
    ['Chain', 'Цепочка', 'Kettenwette', 'سلسلة'],
    [
      'Singles one after another from one stake; each takes at most that stake from what is there.',
      'Ординары друг за другом с одной суммы; каждый берёт не больше неё.',
      'Einzelwetten nacheinander aus einem Einsatz; jede nimmt höchstens diesen.',
      'رهانات فردية متتالية من مبلغ واحد، لا يتجاوزه أي منها.',
    ],
  ),
  term(
    'leg',
    'coupon',
    ['Leg', 'Событие в купоне', 'Auswahl', 'اختيار'],
    [
      'One selection of a bet with several.',
      'Одно из событий составной ставки.',
      'Eine von mehreren Auswahlen einer Wette.',
      'أحد اختيارات رهان متعدد.',
    ],
  ),
  term(
    'system',
    'coupon',
    ['System', 'Система', 'System', 'نظام'],
    [
      'An express of every group of k selections out of n; some may lose.',
      'Экспрессы из всех групп по k событий из n; часть может проиграть.',
      'Eine Kombi aus jeder Gruppe von k aus n; einige dürfen verlieren.',
      'تراكمي من كل مجموعة k من n؛ يجوز أن يخسر بعضها.',
    ],
  ),
  term(
    'lucky',
    'coupon',
    ['Lucky', 'Лаки', 'Lucky', 'لاكي'],
    [
      'Every single and every express of a few selections: 2ⁿ − 1 lines.',
      'Все ординары и экспрессы из нескольких событий: 2ⁿ − 1 линий.',
      'Alle Einzel- und Kombiwetten aus wenigen Auswahlen: 2ⁿ − 1 Reihen.',
      'كل الفردية والتراكمية من عدة اختيارات: 2ⁿ − 1 خطًا.',
    ],
  ),
  term(
    'decimal-odds',
    'odds',
    ['Decimal odds', 'Десятичный коэффициент', 'Dezimalquote', 'سعر عشري'],
    [
      'What one unit pays back in all: 2.50 returns 2.50, stake included.',
      'Сколько вернёт единица: 2,50 — это 2,50 вместе со ставкой.',
      'Was eine Einheit insgesamt zurückzahlt: 2,50 samt Einsatz.',
      'ما تعيده الوحدة كاملًا: 2.50 شاملة الرهان.',
    ],
  ),
  term(
    'american-odds',
    'odds',
    ['American odds', 'Американский коэффициент', 'Amerikanische Quote', 'سعر أمريكي'],
    [
      '+150: what 100 wins. −200: what must be staked to win 100.',
      '+150: сколько выиграют 100. −200: сколько поставить, чтобы выиграть 100.',
      '+150: was 100 gewinnen. −200: was für 100 Gewinn nötig ist.',
      '+150: ربح 100. ‏−200: ما يُراهن لربح 100.',
    ],
  ),
  term(
    'fractional-odds',
    'odds',
    ['Fractional odds', 'Дробный коэффициент', 'Bruchquote', 'سعر كسري'],
    [
      'Profit to stake: 6/4 wins 6 for 4 staked.',
      'Прибыль к ставке: 6/4 — 6 на каждые 4.',
      'Gewinn zu Einsatz: 6/4 gewinnt 6 für 4.',
      'الربح إلى الرهان: 6/4 تربح 6 مقابل 4.',
    ],
  ),
  term(
    'margin',
    'odds',
    ['Margin', 'Маржа', 'Marge', 'هامش'],
    [
      'What the odds keep for the operator: the sum of 1/odds over all outcomes, less 1.',
      'Доля оператора в коэффициентах: сумма 1/коэф. по всем исходам минус 1.',
      'Was die Quoten dem Betreiber lassen: Summe der 1/Quote minus 1.',
      'نصيب المشغّل: مجموع 1/السعر لكل النتائج ناقص 1.',
    ],
  ),
  term(
    'value',
    'odds',
    ['Value', 'Вэлью', 'Value', 'قيمة'],
    [
      'Odds that are higher than the chance of the outcome deserves.',
      'Коэффициент выше, чем заслуживает шанс исхода.',
      'Eine Quote, die höher ist, als die Chance des Ausgangs verdient.',
      'سعر أعلى مما يستحقه احتمال النتيجة.',
    ],
  ),
  term(
    'handicap',
    'markets',
    ['Handicap', 'Фора', 'Handicap', 'هانديكاب'],
    [
      'Goals or points added to a side before the bet is judged.',
      'Голы или очки, добавляемые стороне перед расчётом.',
      'Tore oder Punkte, die einer Seite vor der Wertung gegeben werden.',
      'أهداف أو نقاط تُضاف لطرف قبل الحكم.',
    ],
  ),
  term(
    'asian-handicap',
    'markets',
    ['Asian handicap', 'Азиатская фора', 'Asiatisches Handicap', 'هانديكاب آسيوي'],
    [
      'A handicap with quarters: the stake is split between two neighbouring lines.',
      'Фора с четвертями: сумма делится между двумя соседними линиями.',
      'Handicap mit Vierteln: Der Einsatz teilt sich auf zwei Linien.',
      'هانديكاب بأرباع: يُقسم الرهان بين خطين متجاورين.',
    ],
  ),
  term(
    'total',
    'markets',
    ['Total', 'Тотал', 'Über/Unter', 'مجموع'],
    [
      'Whether there is more or less of something than a number.',
      'Больше или меньше числа.',
      'Ob es mehr oder weniger als eine Zahl wird.',
      'أكثر أو أقل من رقم.',
    ],
  ),
  term(
    'double-chance',
    'markets',
    ['Double chance', 'Двойной шанс', 'Doppelte Chance', 'فرصة مزدوجة'],
    [
      'Two of three outcomes in one selection.',
      'Два исхода из трёх в одном.',
      'Zwei von drei Ausgängen in einer Auswahl.',
      'نتيجتان من ثلاث في اختيار واحد.',
    ],
  ),
  term(
    'outright',
    'markets',
    ['Outright', 'Долгосрочная ставка', 'Langzeitwette', 'رهان طويل الأمد'],
    [
      'A bet on who wins a whole competition.',
      'Ставка на победителя турнира.',
      'Eine Wette auf den Sieger eines Wettbewerbs.',
      'رهان على بطل المسابقة.',
    ],
  ),
  term(
    'suspended',
    'markets',
    ['Suspended', 'Приостановлен', 'Gesperrt', 'موقوف'],
    [
      'A market that takes no bets for a moment: something is happening.',
      'Рынок временно закрыт: что-то происходит.',
      'Ein Markt, der kurz nichts annimmt: Es passiert etwas.',
      'سوق لا يقبل رهانات للحظة: شيء ما يحدث.',
    ],
  ),
  term(
    'advance',
    'money',
    ['Advance', 'Аванс', 'Vorschuss', 'سلفة'],
    [
      'A stake on credit of open bets; repaid first.',
      'Ставка в кредит под открытые ставки; возвращается первой.',
      'Ein Einsatz auf Kredit offener Wetten; zuerst zurückgezahlt.',
      'رهان بائتمان الرهانات المفتوحة ويُسدَّد أولًا.',
    ],
  ),
  term(
    'bankroll',
    'money',
    ['Bankroll', 'Банк', 'Spielkapital', 'رأس مال اللعب'],
    [
      'Money set aside for betting, which one can lose.',
      'Деньги для ставок, которые можно проиграть.',
      'Geld zum Wetten, das man verlieren kann.',
      'مال مخصص للرهان يمكن تحمّل خسارته.',
    ],
  ),
  term(
    'free-bet',
    'money',
    ['Free bet', 'Фрибет', 'Gratiswette', 'رهان مجاني'],
    [
      'A stake that the operator pays; what is above it is yours.',
      'Ставка за счёт оператора; всё сверх неё — ваше.',
      'Ein Einsatz vom Betreiber; was darüber liegt, gehört dir.',
      'رهان يدفعه المشغّل؛ وما زاد عنه لك.',
    ],
  ),
  term(
    'stake',
    'money',
    ['Stake', 'Сумма ставки', 'Einsatz', 'مبلغ الرهان'],
    ['What you bet.', 'То, что вы ставите.', 'Was du setzt.', 'ما تراهن به.'],
  ),
];

const CATEGORIES: readonly (readonly [Term['category'], Localized])[] = [
  ['coupon', ['The coupon', 'Купон', 'Der Wettschein', 'القسيمة']],
  ['odds', ['Odds', 'Коэффициенты', 'Quoten', 'الأسعار']],
  ['markets', ['Markets', 'Рынки', 'Märkte', 'الأسواق']],
  ['money', ['Money', 'Деньги', 'Geld', 'المال']],
];

/** `/betting-alphabet/terms/{category}/{slug}`; any other path shows all terms. */
const alphabet: MakePage = ({ inLanguage, params, language }) => {
  const title = inLanguage('Betting alphabet', 'Словарь ставок', 'Wettwörterbuch', 'مفردات الرهان');
  const one = TERMS.find(({ slug }) => slug === params['slug']);
  const category = CATEGORIES.find(([id]) => id === params['category']);
  const ways = links(
    ...CATEGORIES.map(([id, name]) => ({
      text: inLanguage(...name),
      to: `/betting-alphabet/terms/${id}`,
      isCurrent: id === (one?.category ?? category?.[0]),
    })),
  );
  if (one !== undefined) {
    const kin = TERMS.filter(({ category: of, slug }) => of === one.category && slug !== one.slug);
    return {
      title: inLanguage(...one.name),
      crumbs: [{ text: title, to: '/betting-alphabet' }],
      blocks: [
        lead(inLanguage(...one.meaning)),
        p(inLanguage('See also', 'См. также', 'Siehe auch', 'انظر أيضًا'), ': '),
        links(
          ...kin.map(({ slug, name }) => ({
            text: inLanguage(...name),
            to: `/betting-alphabet/terms/${one.category}/${slug}`,
          })),
        ),
      ],
    };
  }
  const shown = TERMS.filter((each) => category === undefined || each.category === category[0]).toSorted((x, y) =>
    inLanguage(...x.name).localeCompare(inLanguage(...y.name), language),
  );
  return {
    title: category === undefined ? title : inLanguage(...category[1]),
    crumbs: category === undefined ? [] : [{ text: title, to: '/betting-alphabet' }],
    blocks: [
      ways,
      {
        t: 'cards',
        items: shown.map(({ slug, category: of, name, meaning }) => ({
          title: inLanguage(...name),
          text: inLanguage(...meaning),
          to: `/betting-alphabet/terms/${of}/${slug}`,
        })),
      },
    ],
  };
};

export const alphabetPages: Pages = { 'betting-alphabet': alphabet };
