/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'craps',
  number: 252,
  slug: 'craps',
  title: ['Craps', 'Крэпс', 'Craps', 'كرابس'],
  section: 'othergames',
  releasedOn: '2026-11-25',
  volatility: 'low',
  features: ['table', 'dice'],
  rules: [
    [
      'Choose one bet. Two dice are thrown until the bet is decided; you see every throw.',
      'Выберите одну ставку. Две кости бросаются, пока она не разыграна; вы видите каждый бросок.',
      'Wähle eine Wette. Zwei Würfel fallen, bis die Wette entschieden ist; du siehst jeden Wurf.',
      'اختر رهانًا واحدًا. يُرمى نردان حتى يُحسم الرهان، وترى كل رمية.',
    ],
    [
      'Pass line: a first throw of 7 or 11 wins, 2, 3 or 12 loses. Any other sum is the point: it wins if it comes again before a 7. A win pays 2 times the stake.',
      'Линия Pass: первый бросок 7 или 11 выигрывает, 2, 3 или 12 проигрывает. Любая другая сумма становится пойнтом: он выигрывает, если выпадет снова раньше семёрки. Выигрыш: 2 ставки.',
      'Pass Line: Ein erster Wurf von 7 oder 11 gewinnt, 2, 3 oder 12 verliert. Jede andere Summe ist der Point: Er gewinnt, wenn er vor einer 7 wieder fällt. Ein Gewinn zahlt das 2-Fache.',
      'خط Pass: تفوز الرمية الأولى بمجموع 7 أو 11، وتخسر عند 2 أو 3 أو 12. أي مجموع آخر هو النقطة: تفوز إن تكررت قبل 7. يدفع الفوز ضعفي الرهان.',
    ],
    [
      'Don’t pass: the opposite of the pass line, except that a first throw of 12 returns the stake.',
      'Don’t pass: наоборот, но при первом броске 12 ставка возвращается.',
      'Don’t Pass: das Gegenteil der Pass Line; nur bei 12 im ersten Wurf kommt der Einsatz zurück.',
      'Don’t pass: عكس خط Pass، إلا أن الرمية الأولى بمجموع 12 تعيد الرهان.',
    ],
    [
      'Field: one throw. 3, 4, 9, 10 and 11 pay 2 times the stake, 2 pays 3 times, 12 pays 4 times.',
      'Field: один бросок. 3, 4, 9, 10 и 11 приносят 2 ставки, 2 приносит 3 ставки, 12 приносит 4 ставки.',
      'Field: ein Wurf. 3, 4, 9, 10 und 11 zahlen das 2-Fache, 2 zahlt das 3-Fache, 12 das 4-Fache.',
      'Field: رمية واحدة. تدفع 3 و4 و9 و10 و11 ضعفي الرهان، و2 ثلاثة أضعاف، و12 أربعة أضعاف.',
    ],
    [
      'Place bets win when the number comes before a 7: 6 and 8 pay 7 to 6, 5 and 9 pay 7 to 5, 4 and 10 pay 9 to 5, and the stake comes back.',
      'Ставка на число выигрывает, если оно выпадет раньше семёрки: 6 и 8 платят 7 к 6, 5 и 9 платят 7 к 5, 4 и 10 платят 9 к 5, и ставка возвращается.',
      'Place-Wetten gewinnen, wenn die Zahl vor einer 7 fällt: 6 und 8 zahlen 7 zu 6, 5 und 9 zahlen 7 zu 5, 4 und 10 zahlen 9 zu 5, dazu den Einsatz.',
      'يفوز رهان الرقم إن ظهر قبل 7: يدفع 6 و8 بنسبة 7 إلى 6، و5 و9 بنسبة 7 إلى 5، و4 و10 بنسبة 9 إلى 5، ويعود الرهان.',
    ],
    ROUNDED,
    FAIR,
  ],
};
