/**
 * The text at a page's end: the page's subject, how the site works, and how to stay in control of play. Facts only, no
 * advertising.
 */
import { ALL_ROUTES } from 'touchline/navigation/all-routes';
import type { PageContext } from '../content/page.ts';
import type { AskedPage } from './page-data.ts';
import { seoPageData } from './page-data.ts';
import { SITE_WORDS } from './page-words.ts';
import type { SeoLanguage } from './page-words.ts';

type Blocks = readonly (readonly [heading: string, text: string])[];

const BLOCKS: Readonly<Record<SeoLanguage, Blocks>> = {
  en: [
    [
      'How prices work',
      'A price says what a stake of 1 returns if the selection wins. It moves with the game and with what others back; the one that you saw is the one you are asked about before anything changes.',
    ],
    [
      'What happens to a bet',
      'Every bet has a number and a receipt from the moment it is accepted. It is settled by the official result, and the money is in the balance at once.',
    ],
    [
      'Playing safely',
      'Limits on deposits, stakes and time are a click away in the account. They can be lowered at once; raising them takes time to think.',
    ],
  ],
  ru: [
    [
      'Как устроены коэффициенты',
      'Коэффициент показывает, сколько вернётся на единицу ставки, если исход сыграет. Он меняется вместе с игрой и со ставками других; если он изменился, вас сначала спросят.',
    ],
    [
      'Что происходит со ставкой',
      'У каждой принятой ставки есть номер и квитанция. Она рассчитывается по официальному результату, и деньги сразу на балансе.',
    ],
    [
      'Безопасная игра',
      'Лимиты на пополнения, ставки и время задаются в личном кабинете. Снизить их можно сразу; на повышение даётся время подумать.',
    ],
  ],
  de: [
    [
      'So funktionieren Quoten',
      'Eine Quote sagt, was ein Einsatz von 1 zurückbringt, wenn der Tipp gewinnt. Sie bewegt sich mit dem Spiel und mit dem, was andere setzen; ändert sie sich, wirst du zuerst gefragt.',
    ],
    [
      'Was mit einer Wette geschieht',
      'Jede Wette hat ab der Annahme eine Nummer und einen Beleg. Sie wird nach dem amtlichen Ergebnis abgerechnet, und das Geld ist sofort im Guthaben.',
    ],
    [
      'Sicher spielen',
      'Limits für Einzahlungen, Einsätze und Zeit stehen im Konto. Senken wirkt sofort; Erhöhen braucht Bedenkzeit.',
    ],
  ],
  ar: [
    [
      'كيف تعمل الأسعار',
      'يبيّن السعر ما يعود به رهان قيمته 1 إذا فاز الاختيار. يتحرك مع المباراة ومع ما يراهن عليه الآخرون؛ وإذا تغيّر فستُسأل أولًا.',
    ],
    ['ماذا يحدث للرهان', 'لكل رهان رقم وإيصال منذ لحظة قبوله. يُسوّى وفق النتيجة الرسمية، ويصل المال إلى الرصيد فورًا.'],
    ['اللعب الآمن', 'حدود الإيداع والرهان والوقت على بُعد نقرة في الحساب. خفضها فوري، أما رفعها فيحتاج وقتًا للتفكير.'],
  ],
};

/** In place of the first two blocks on pages of games, where nothing has a price. */
const GAME_BLOCKS: Readonly<Record<SeoLanguage, Blocks>> = {
  en: [
    [
      'How a result is drawn',
      'In our own games each result comes from a seed whose fingerprint is published before the stake. Once the seed is revealed, your browser can compute the round again.',
    ],
    [
      'What a game returns',
      'The page of each game states its exact return, its highest win and the chance of that win before the stake. Play for fun has the same rules and the same chances.',
    ],
  ],
  ru: [
    [
      'Как получается результат',
      'В наших играх результат выводится из сида, отпечаток которого опубликован до ставки. Когда сид раскрыт, браузер может пересчитать раунд.',
    ],
    [
      'Сколько возвращает игра',
      'На странице каждой игры до ставки указаны точная отдача, наибольший выигрыш и его вероятность. В игре на интерес те же правила и те же шансы.',
    ],
  ],
  de: [
    [
      'So entsteht ein Ergebnis',
      'In unseren eigenen Spielen kommt jedes Ergebnis aus einem Seed, dessen Fingerabdruck vor dem Einsatz veröffentlicht ist. Ist der Seed aufgedeckt, kann dein Browser die Runde nachrechnen.',
    ],
    [
      'Was ein Spiel auszahlt',
      'Die Seite jedes Spiels nennt vor dem Einsatz die genaue Auszahlungsquote, den höchsten Gewinn und dessen Chance. Spielgeld hat dieselben Regeln und dieselben Chancen.',
    ],
  ],
  ar: [
    [
      'كيف تُستخرج النتيجة',
      'في ألعابنا تأتي كل نتيجة من بذرة تُنشر بصمتها قبل الرهان. وبعد كشف البذرة يستطيع متصفحك إعادة حساب الجولة.',
    ],
    [
      'ما الذي تعيده اللعبة',
      'تبيّن صفحة كل لعبة قبل الرهان نسبة العائد الدقيقة وأعلى ربح واحتماله. وللعب التجريبي القواعد والاحتمالات نفسها.',
    ],
  ],
};
/** Pages of games whose games have prices, as sports have. */
const PRICED = new Set(['virtualsports']);

function blocksOf({ language, section }: AskedPage): Blocks {
  const screen = ALL_ROUTES.find(({ name }) => name === section)?.screen;
  const isOfGames = screen === 'casino' && !PRICED.has(section);
  return isOfGames ? [...GAME_BLOCKS[language], ...BLOCKS[language].slice(2)] : BLOCKS[language];
}

export interface PageContent {
  readonly title: string;
  readonly blocks: readonly { readonly heading: string; readonly text: string }[];
  readonly style: string;
}

/** A little more room between lines, and headings that stand out. */
const STYLE = 'p { line-height: 1.6; text-wrap: pretty } h2, h3 { letter-spacing: -0.01em }';

export function pageContent(asked: AskedPage, context: PageContext): PageContent {
  const { title, description } = seoPageData(asked, context);
  return {
    title: (title === '' ? SITE_WORDS[asked.language][0] : title).replace(/ · Touchline$/, ''),
    blocks: [{ heading: '', text: description }, ...blocksOf(asked).map(([heading, text]) => ({ heading, text }))],
    style: STYLE,
  };
}
