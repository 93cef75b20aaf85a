/** Texts of all rooms of bingo. */
import type { Words } from './words.ts';

export const BINGO_WORDS = {
  tickets: ['Tickets of this draw', 'Билеты этого тиража', 'Scheine dieser Ziehung', 'تذاكر هذا السحب'],
  ticket: ['Ticket {value}', 'Билет {value}', 'Schein {value}', 'التذكرة {value}'],
  yours: ['Ticket {value}, yours', 'Билет {value}, ваш', 'Schein {value}, deiner', 'التذكرة {value}، لك'],
  simulated: [
    'The other tickets belong to simulated or other players.',
    'Остальные билеты: симулированные или другие игроки.',
    'Die übrigen Scheine spielen simulierte oder andere Spieler.',
    'التذاكر الأخرى للاعبين محاكَين أو آخرين.',
  ],
  chosen: ['Chosen: {value} of 6', 'Выбрано: {value} из 6', 'Gewählt: {value} von 6', 'المختار: {value} من 6'],
  random: ['Choose for me', 'Выбрать за меня', 'Für mich wählen', 'اختر لي'],
  perTicket: [
    'The stake is that of one ticket.',
    'Ставка указана за один билет.',
    'Der Einsatz gilt je Schein.',
    'الرهان لكل تذكرة.',
  ],
  ball: ['Ball {value}', 'Шар {value}', 'Kugel {value}', 'الكرة {value}'],
  balls: ['Balls', 'Шары', 'Kugeln', 'الكرات'],
  free: ['free', 'свободно', 'frei', 'مجانية'],
  marked: ['{value}, called', '{value}, выпал', '{value}, gezogen', '{value}، خرج'],
  house: ['Full card', 'Полная карточка', 'Voller Schein', 'بطاقة كاملة'],
  line: ['First line', 'Первая линия', 'Erste Linie', 'أول خط'],
  lines: ['Two lines', 'Две линии', 'Zwei Linien', 'خطان'],
  prize: [
    '{prize}: ball {balls}, tickets {tickets}.',
    '{prize}: шар {balls}, билеты {tickets}.',
    '{prize}: Kugel {balls}, Scheine {tickets}.',
    '{prize}: الكرة {balls}، التذاكر {tickets}.',
  ],
  winsYours: ['{tickets} (yours)', '{tickets} (у вас)', '{tickets} (du)', '{tickets} (لك)'],
  winsOthers: [
    '{tickets} (simulated or other players)',
    '{tickets} (симулированные или другие игроки)',
    '{tickets} (simulierte oder andere Spieler)',
    '{tickets} (لاعبون محاكَون أو آخرون)',
  ],
  NO_TICKETS: ['Choose a ticket first.', 'Сначала выберите билет.', 'Wähle zuerst einen Schein.', 'اختر تذكرة أولًا.'],
} as const satisfies Words;
