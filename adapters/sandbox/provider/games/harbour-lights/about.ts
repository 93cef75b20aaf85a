/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'harbour-lights',
  number: 231,
  slug: 'harbour-lights',
  title: ['Harbour Lights', 'Огни гавани', 'Hafenlichter', 'أضواء المرفأ'],
  section: 'slots',
  releasedOn: '2026-11-25',
  volatility: 'medium',
  features: ['reels', 'ways', 'wilds'],
  rules: [
    [
      'Equal symbols on three or more neighbouring reels from the left pay, in any row: 243 ways. Several equal symbols on a reel multiply the ways.',
      'Одинаковые символы на трёх и более соседних барабанах слева оплачиваются в любых рядах: 243 способа. Несколько таких символов на барабане умножают число способов.',
      'Gleiche Symbole auf drei oder mehr benachbarten Walzen von links zahlen in jeder Reihe: 243 Wege. Mehrere gleiche Symbole auf einer Walze vervielfachen die Wege.',
      'تدفع الرموز المتطابقة على ثلاث بكرات متجاورة أو أكثر من اليسار في أي صف: 243 طريقة. تضاعف الرموز المتكررة على البكرة عدد الطرق.',
    ],
    [
      'The wild on the second, third and fourth reel stands for every symbol.',
      'Джокер на втором, третьем и четвёртом барабанах заменяет любой символ.',
      'Der Joker auf der zweiten, dritten und vierten Walze steht für jedes Symbol.',
      'يحلّ الجوكر على البكرات الثانية والثالثة والرابعة محل أي رمز.',
    ],
    [
      '52.1 % of rounds pay something, often less than the stake. The largest win is 184.8 times the stake; its chance is about 1 in 2 million, exactly 2/4084101.',
      'Что-то платят 52,1 % раундов, часто меньше ставки. Наибольший выигрыш: 184,8 ставки, шанс примерно 1 к 2 млн, точно 2/4084101.',
      '52,1 % der Runden zahlen etwas, oft weniger als den Einsatz. Der höchste Gewinn ist das 184,8-Fache, mit einer Chance von etwa 1 zu 2 Millionen, genau 2/4084101.',
      'تدفع 52.1 % من الجولات شيئًا، وغالبًا أقل من الرهان. أكبر ربح 184.8 ضعف الرهان، وفرصته نحو 1 من مليونين، وبالضبط 2/4084101.',
    ],
    ROUNDED,
    FAIR,
  ],
};
