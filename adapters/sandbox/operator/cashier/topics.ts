/** Topics of payment questions and the operator's answers, in the site's languages. */
import type { Topic } from 'touchline/core/cashier/types';

type Words = readonly [en: string, ru: string, de: string, ar: string];
const LANGUAGES = ['en', 'ru', 'de', 'ar'];

function inLanguage(words: Words, language: string): string {
  return words[LANGUAGES.indexOf(language)] ?? words[0];
}

interface TopicWords {
  readonly id: number;
  readonly title: Words;
  readonly about: Topic['about'];
  readonly subTopics: readonly { readonly id: number; readonly title: Words }[];
}

const TOPICS: readonly TopicWords[] = [
  {
    id: 1,
    about: 'deposit',
    title: [
      'A deposit has not arrived',
      'Пополнение не пришло',
      'Eine Einzahlung ist nicht angekommen',
      'لم يصل الإيداع',
    ],
    subTopics: [
      {
        id: 11,
        title: [
          'It was taken from my account',
          'Деньги списаны с моего счёта',
          'Sie wurde von meinem Konto abgebucht',
          'تم خصمه من حسابي',
        ],
      },
      { id: 12, title: ['The amount is another', 'Пришла другая сумма', 'Der Betrag ist ein anderer', 'المبلغ مختلف'] },
    ],
  },
  {
    id: 2,
    about: 'withdrawal',
    title: [
      'A withdrawal has not arrived',
      'Выплата не пришла',
      'Eine Auszahlung ist nicht angekommen',
      'لم يصل السحب',
    ],
    subTopics: [
      {
        id: 21,
        title: [
          'It takes longer than was said',
          'Дольше, чем было сказано',
          'Sie dauert länger als angegeben',
          'استغرق وقتًا أطول مما ذُكر',
        ],
      },
      { id: 22, title: ['It was refused', 'В выплате отказано', 'Sie wurde abgelehnt', 'تم رفضه'] },
    ],
  },
  { id: 3, about: 'any', title: ['A fee', 'Комиссия', 'Eine Gebühr', 'رسوم'], subTopics: [] },
  { id: 4, about: null, title: ['A way to pay', 'Способ оплаты', 'Eine Zahlungsart', 'طريقة دفع'], subTopics: [] },
  { id: 5, about: null, title: ['Something else', 'Другое', 'Etwas anderes', 'أمر آخر'], subTopics: [] },
];

const ANSWERS = {
  looking: [
    'Thank you for writing. We are looking at this with the payment provider and will answer here.',
    'Спасибо за сообщение. Мы проверяем это вместе с платёжной системой и ответим здесь.',
    'Danke für deine Nachricht. Wir prüfen das mit dem Zahlungsanbieter und antworten hier.',
    'شكرًا لمراسلتك. نتحقق من الأمر مع مزود الدفع وسنرد هنا.',
  ],
  succeeded: [
    'This payment is complete. If it is not in your statement by tomorrow, please write again.',
    'Этот платёж завершён. Если до завтра его не будет в выписке, напишите ещё раз.',
    'Diese Zahlung ist abgeschlossen. Steht sie bis morgen nicht auf deinem Kontoauszug, schreib uns bitte noch einmal.',
    'اكتملت هذه الدفعة. إذا لم تظهر في كشفك حتى الغد فاكتب لنا مجددًا.',
  ],
  failed: [
    'This payment did not go through, and nothing was taken from your balance.',
    'Этот платёж не прошёл, с баланса ничего не списано.',
    'Diese Zahlung kam nicht zustande, und von deinem Guthaben wurde nichts abgezogen.',
    'لم تتم هذه الدفعة ولم يُخصم شيء من رصيدك.',
  ],
} as const satisfies Readonly<Record<string, Words>>;

export function topicsIn(language: string): readonly Topic[] {
  return TOPICS.map(({ id, title, about, subTopics }) => ({
    id,
    title: inLanguage(title, language),
    about,
    subTopics: subTopics.map((sub) => ({ id: sub.id, title: inLanguage(sub.title, language) })),
  }));
}

export function answerTo(state: 'succeeded' | 'failed' | null, language: string): string {
  return inLanguage(ANSWERS[state ?? 'looking'], language);
}
