/** How to bet, bets by message, and the calculator's formulas. */
import type { MakePage, Pages } from '../page.ts';
import { a, h2, lead, links, p, strong, table } from '../page.ts';

const howbet: MakePage = ({ inLanguage }) => ({
  title: inLanguage('How to bet', 'Как сделать ставку', 'So wettest du', 'كيف تراهن'),
  blocks: [
    lead(
      inLanguage(
        'From finding a game to seeing how your bet was settled.',
        'От выбора игры до судьбы ставки.',
        'Vom Spiel bis zum Ausgang deiner Wette.',
        'من اختيار المباراة إلى معرفة مصير رهانك.',
      ),
    ),
    {
      t: 'list',
      isOrdered: true,
      items: [
        [
          strong(inLanguage('Find a game.', 'Найдите игру.', 'Finde ein Spiel.', 'اختر مباراة.')),
          ' ',
          a(inLanguage('Sports', 'Спорт', 'Sport', 'الرياضة'), '/line'),
          inLanguage(' for what is ahead, ', ' — предстоящие, ', ' für Kommendes, ', ' لما هو قادم، '),
          a(inLanguage('Live', 'Лайв', 'Live', 'مباشر'), '/live'),
          inLanguage(
            ' for what is in play. Search finds teams and competitions.',
            ' — те, что идут. Поиск знает команды и турниры.',
            ' für Laufendes. Die Suche kennt Teams und Wettbewerbe.',
            ' لما يجري الآن. والبحث يعرف الفرق والبطولات.',
          ),
        ],
        [
          strong(inLanguage('Tap a price.', 'Нажмите на коэффициент.', 'Tippe auf eine Quote.', 'اضغط على سعر.')),
          ' ',
          inLanguage(
            'It goes into the coupon; tap it again to remove it. A price with a lock is suspended.',
            'Он попадёт в купон. Нажмите ещё раз — уйдёт. Остановленный помечен замком.',
            'Sie kommt auf den Wettschein. Noch einmal, und sie ist weg. Gesperrte Quoten tragen ein Schloss.',
            'يدخل في القسيمة، واضغط ثانية ليخرج. السعر الموقوف عليه قفل وينتظر.',
          ),
        ],
        [
          strong(inLanguage('Choose the type.', 'Выберите тип.', 'Wähle die Art.', 'اختر النوع.')),
          ' ',
          inLanguage(
            'One selection is a single; several can be an express, a system, a chain and more. The coupon offers the types that are possible and explains why the others are not.',
            'Одно событие — ординар; несколько — экспресс, система, цепочка и другие. Купон предлагает возможное и объясняет, почему нельзя остальное.',
            'Eine Auswahl ist eine Einzelwette; mehrere werden Kombi-, System-, Kettenwette und mehr. Der Schein bietet, was geht, und sagt, warum anderes nicht geht.',
            'اختيار واحد رهان فردي؛ وعدة اختيارات قد تكون تراكميًا أو نظامًا أو سلسلة وغيرها. تعرض القسيمة الممكن وتشرح سبب غيره.',
          ),
        ],
        [
          strong(inLanguage('Enter your stake.', 'Введите сумму.', 'Gib den Einsatz ein.', 'اكتب مبلغ الرهان.')),
          ' ',
          inLanguage(
            'You see the lines, the total odds, and the highest and lowest possible returns.',
            'Вы видите число линий, общий коэффициент, наибольший и наименьший выигрыш.',
            'Du siehst Reihen, Gesamtquote, höchsten und kleinsten Gewinn.',
            'ترى عدد الخطوط والسعر الكلي وأكبر ربح وأصغره.',
          ),
        ],
        [
          strong(inLanguage('Place it.', 'Поставьте.', 'Gib sie ab.', 'أكّد.')),
          ' ',
          inLanguage(
            'Live bets wait a moment for acceptance. If we receive no answer, we keep asking until we know: a bet is never placed twice.',
            'Лайв-ставки недолго ждут приёма. Если ответа нет, мы спрашиваем, пока не узнаем: дважды ставка не делается.',
            'Livewetten warten einen Moment auf Annahme. Kommt keine Antwort, fragen wir, bis wir es wissen: nie zweimal dieselbe Wette.',
            'تنتظر الرهانات المباشرة لحظات للقبول. وإن لم يصل جواب نسأل حتى نعرف: لا يُسجَّل الرهان مرتين.',
          ),
        ],
        [
          strong(inLanguage('See it settled.', 'Дождитесь расчёта.', 'Sieh die Abrechnung.', 'تابع التسوية.')),
          ' ',
          a(inLanguage('Your history', 'История', 'Dein Verlauf', 'سجلك'), '/office/history'),
          inLanguage(
            ' shows each leg and how the payout was made.',
            ' показывает каждое событие и расчёт.',
            ' zeigt jede Auswahl und die Rechnung.',
            ' يبيّن كل اختيار وكيف حُسب الدفع.',
          ),
        ],
      ],
    },
    h2(inLanguage('Bet types', 'Типы ставок', 'Wettarten', 'أنواع الرهان')),
    table(
      inLanguage('Bet types', 'Типы ставок', 'Wettarten', 'أنواع الرهان'),
      [
        inLanguage('Type', 'Тип', 'Art', 'النوع'),
        inLanguage('Selections', 'Событий', 'Auswahlen', 'الاختيارات'),
        inLanguage('Pays', 'Выплата', 'Zahlt', 'الدفع'),
      ],
      [
        [
          inLanguage('Single', 'Ординар', 'Einzelwette', 'فردي'),
          '1',
          inLanguage('stake × odds', 'сумма × коэффициент', 'Einsatz × Quote', 'الرهان × السعر'),
        ],
        [
          inLanguage('Express', 'Экспресс', 'Kombiwette', 'تراكمي'),
          '2+',
          inLanguage(
            'stake × product of the odds; all must win',
            'сумма × произведение; выиграть должны все',
            'Einsatz × Produkt der Quoten; alle müssen gewinnen',
            'الرهان × جداء الأسعار؛ يجب أن تربح كلها',
          ),
        ],
        [
          inLanguage('System', 'Система', 'Systemwette', 'نظام'),
          '3+',
          inLanguage(
            'an express of every group of k; some may lose',
            'экспрессы из всех групп по k; часть может проиграть',
            'eine Kombi aus jeder Gruppe von k; einige dürfen verlieren',
            'تراكمي من كل مجموعة k؛ يجوز أن يخسر بعضها',
          ),
        ],
        [
          inLanguage('Chain', 'Цепочка', 'Kettenwette', 'سلسلة'),
          '2+',
          inLanguage(
            'singles one after the other from one stake',
            'ординары друг за другом с одной суммы',
            'Einzelwetten nacheinander aus einem Einsatz',
            'رهانات فردية متتالية من مبلغ واحد',
          ),
        ],
        [
          inLanguage('Anti-express', 'Антиэкспресс', 'Anti-Kombi', 'عكس التراكمي'),
          '2+',
          inLanguage(
            'wins when at least one loses',
            'выигрывает, если хотя бы одно проиграет',
            'gewinnt, wenn mindestens eine verliert',
            'يربح إذا خسر واحد على الأقل',
          ),
        ],
        [
          inLanguage('Lucky, patent', 'Лаки, патент', 'Lucky, Patent', 'لاكي وباتنت'),
          '2–8',
          inLanguage(
            'every possible express, with or without singles',
            'все возможные экспрессы, с ординарами или без',
            'alle möglichen Kombis, mit oder ohne Einzelwetten',
            'كل التراكمية الممكنة، مع الفردية أو دونها',
          ),
        ],
      ],
    ),
    links(
      { text: inLanguage('Calculator', 'Калькулятор', 'Rechner', 'الحاسبة'), to: '/betting-calculator' },
      {
        text: inLanguage('Betting glossary', 'Словарь ставок', 'Wörterbuch', 'مفردات الرهان'),
        to: '/betting-alphabet',
      },
      { text: inLanguage('Rules', 'Правила', 'Regeln', 'القواعد'), to: '/rules/bets' },
    ),
  ],
});

const calculator: MakePage = ({ inLanguage }) => ({
  title: inLanguage('Betting calculator', 'Калькулятор ставок', 'Wettrechner', 'حاسبة الرهان'),
  blocks: [
    lead(
      inLanguage(
        'The calculator and the coupon count the same way: exactly, to the last cent. These are worked examples.',
        'Калькулятор и купон считают одинаково и точно, до последней копейки. Вот несколько примеров.',
        'Rechner und Wettschein rechnen gleich, auf den Cent genau. Hier sind einige Beispiele.',
        'تحسب الحاسبة والقسيمة بالطريقة نفسها وبدقة تامة. وهذه أمثلة محسوبة.',
      ),
    ),
    table(
      inLanguage('Worked examples', 'Примеры', 'Rechenbeispiele', 'أمثلة محسوبة'),
      [
        inLanguage('Bet', 'Ставка', 'Wette', 'الرهان'),
        inLanguage('Odds', 'Коэффициенты', 'Quoten', 'الأسعار'),
        inLanguage('Stake', 'Сумма', 'Einsatz', 'المبلغ'),
        inLanguage('Result', 'Итог', 'Ausgang', 'النتيجة'),
        inLanguage('Pays', 'Выплата', 'Zahlt', 'يدفع'),
      ],
      [
        [
          inLanguage('Express', 'Экспресс', 'Kombi', 'تراكمي'),
          '2 · 1.5 · 3',
          '10',
          inLanguage('all won', 'все выиграли', 'alle gewonnen', 'ربحت كلها'),
          '90',
        ],
        [
          inLanguage('System 2/3', 'Система 2/3', 'System 2/3', 'نظام 2/3'),
          '2 · 3.5 · 2.4',
          '300',
          inLanguage('all won', 'все выиграли', 'alle gewonnen', 'ربحت كلها'),
          '2 020',
        ],
        [
          inLanguage('System 2/3', 'Система 2/3', 'System 2/3', 'نظام 2/3'),
          '1.9 · 2 · 2.5',
          '600',
          inLanguage('third lost', 'третье проиграло', 'dritte verloren', 'خسر الثالث'),
          '760',
        ],
        [
          inLanguage('Lucky 15', 'Лаки 15', 'Lucky 15', 'لاكي 15'),
          '3 · 4 · 5 · 6',
          '15',
          inLanguage('all won', 'все выиграли', 'alle gewonnen', 'ربحت كلها'),
          '839',
        ],
        [
          inLanguage('Patent of 4', 'Патент из 4', 'Patent aus 4', 'باتنت 4'),
          '2 · 3.5 · 4 · 1.5',
          '110',
          inLanguage('all won', 'все выиграли', 'alle gewonnen', 'ربحت كلها'),
          '1 567.50',
        ],
      ],
      [2, 4],
    ),
    p(
      inLanguage(
        'A returned leg counts as odds of 1. A half-won one pays half at its odds and half back; a half-lost one gives half back. Everything is calculated in exact fractions and rounded once, at the end.',
        'Возвращённое событие считается с коэффициентом 1. Наполовину выигранное платит половину по коэффициенту, половину возвращает; наполовину проигранное возвращает половину. Счёт точный, округление одно, в конце.',
        'Eine erstattete Auswahl zählt mit Quote 1. Halb gewonnen zahlt die Hälfte zur Quote und die Hälfte zurück; halb verloren gibt die Hälfte zurück. Gerechnet wird in exakten Brüchen, gerundet einmal am Ende.',
        'الاختيار المُعاد يُحسب بسعر 1. ونصف الربح يدفع النصف بسعره ويعيد النصف؛ ونصف الخسارة يعيد النصف. الحساب بكسور دقيقة والتقريب مرة واحدة في النهاية.',
      ),
    ),
    links(
      { text: inLanguage('To the line', 'К линии', 'Zum Angebot', 'إلى المباريات'), to: '/line' },
      { text: inLanguage('How to bet', 'Как ставить', 'So wettest du', 'كيف تراهن'), to: '/howbet' },
    ),
  ],
});

const smsbets: MakePage = ({ inLanguage }) => ({
  title: inLanguage('Bets by text message', 'Ставки по SMS', 'Wetten per SMS', 'الرهان بالرسائل'),
  blocks: [
    {
      t: 'empty',
      title: inLanguage('Not offered here', 'Здесь не предлагается', 'Gibt es hier nicht', 'غير متاح هنا'),
      text: inLanguage(
        'A text message can’t show you that a price has moved before you agree. The site works on every phone with a browser.',
        'SMS не может показать, что коэффициент изменился, до вашего согласия. Сайт работает на любом телефоне с браузером.',
        'Eine SMS kann nicht zeigen, dass sich eine Quote bewegt hat, bevor du zustimmst. Die Seite läuft auf jedem Telefon mit Browser.',
        'لا تستطيع الرسالة أن تريك تغيّر السعر قبل موافقتك. الموقع يعمل على أي هاتف بمتصفح.',
      ),
      links: [{ text: inLanguage('How to bet', 'Как ставить', 'So wettest du', 'كيف تراهن'), to: '/howbet' }],
    },
  ],
});

export const bettingPages: Pages = {
  howbet,
  'betting-calculator': calculator,
  smsbets,
};
