/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { ROUNDED, SHARED_FAIR } from '../about.ts';
import { CLOCKED } from '../tv/about.ts';

export const about: CatalogueEntry = {
  id: 'tv-battle',
  number: 273,
  slug: 'battle',
  title: ['Battle', 'Битва', 'Schlacht', 'المعركة'],
  section: 'tvgames',
  releasedOn: '2026-11-26',
  volatility: 'low',
  features: ['shared', 'table'],
  rules: [
    CLOCKED,
    [
      'Red and blue have an army of three each. In each round both throw a die: the lower die loses one, equal dice cost one of each. The army that has somebody left wins; if neither has, the battle is a draw.',
      'У красных и синих по армии из трёх бойцов. В каждом раунде обе стороны бросают кость: меньшая теряет бойца, при равных теряют обе. Побеждает армия, в которой кто-то остался; если не осталось никого, это ничья.',
      'Rot und Blau haben je eine Armee von drei. In jeder Runde werfen beide einen Würfel: Der niedrigere verliert einen, gleiche Würfel kosten beide einen. Die Armee, von der jemand übrig ist, gewinnt; bleibt niemand, ist die Schlacht unentschieden.',
      'لكل من الأحمر والأزرق جيش من ثلاثة. في كل جولة يرمي كل طرف نردًا: الأدنى يخسر واحدًا، والتساوي يكلف كلا الطرفين واحدًا. يفوز الجيش الذي يبقى منه أحد؛ وإن لم يبق أحد فهو تعادل.',
    ],
    [
      'Red and blue pay 2 times the stake, a draw 14.7 times, three rounds 2.4 times, four rounds 2.2 times, five rounds 5.2 times, a winner that has lost nobody 6.5 times. A draw loses bets on red and blue.',
      'Красные и синие платят 2 ставки, ничья 14,7, три раунда 2,4, четыре раунда 2,2, пять раундов 5,2, победа без потерь 6,5. При ничьей ставки на стороны проигрывают.',
      'Rot und Blau zahlen das 2-Fache, ein Unentschieden das 14,7-Fache, drei Runden das 2,4-Fache, vier Runden das 2,2-Fache, fünf Runden das 5,2-Fache, ein Sieg ohne Verluste das 6,5-Fache. Ein Unentschieden schlägt Wetten auf Rot und Blau.',
      'يدفع الأحمر والأزرق ضعفي الرهان، والتعادل 14.7، وثلاث جولات 2.4، وأربع جولات 2.2، وخمس جولات 5.2، والفوز دون خسائر 6.5. تخسر رهانات الأحمر والأزرق عند التعادل.',
    ],
    ROUNDED,
    SHARED_FAIR,
  ],
};
