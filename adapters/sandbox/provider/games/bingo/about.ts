/** Rules that all rooms of bingo share. */
import type { Localized } from '../../../operator/content/page.ts';

export const ROOM: Localized = [
  'All players share one draw every minute. In the first 40 seconds you see the tickets and buy one to six of them; the balls come after that.',
  'Тираж общий для всех и проходит каждую минуту. Первые 40 секунд вы видите билеты и покупаете от одного до шести, затем выпадают шары.',
  'Alle Spieler teilen eine Ziehung pro Minute. In den ersten 40 Sekunden siehst du die Scheine und kaufst einen bis sechs; danach kommen die Kugeln.',
  'يتشارك الجميع سحبًا واحدًا كل دقيقة. خلال أول 40 ثانية ترى التذاكر وتشتري من واحدة إلى ست، ثم تخرج الكرات.',
];
export const SPLIT: Localized = [
  'Tickets that win with the same ball split the prize. Every ticket has the same chances.',
  'Билеты, выигравшие на одном шаре, делят приз. Шансы всех билетов одинаковы.',
  'Scheine, die mit derselben Kugel gewinnen, teilen den Preis. Jeder Schein hat dieselben Chancen.',
  'تتقاسم التذاكر الرابحة بالكرة نفسها الجائزة. لجميع التذاكر الفرص نفسها.',
];
export const SIMULATED: Localized = [
  'Tickets that nobody buys are played by simulated players. At each prize you see which winning tickets are yours and which belong to simulated or other players. What your ticket gets does not depend on who plays the others.',
  'Билеты, которые никто не купил, играют за симулированных игроков. У каждого приза видно, какие билеты ваши, а какие у симулированных или других игроков. Ваш выигрыш не зависит от того, кто играет остальными.',
  'Scheine, die niemand kauft, spielen simulierte Spieler. Bei jedem Preis steht, welche Scheine deine sind und welche simulierte oder andere Spieler haben. Was dein Schein bekommt, hängt nicht davon ab, wer die anderen spielt.',
  'التذاكر التي لا يشتريها أحد يلعبها لاعبون محاكَون. عند كل جائزة ترى أيّ التذاكر الرابحة لك وأيّها للاعبين محاكَين أو آخرين. ما تربحه تذكرتك لا يعتمد على من يلعب بغيرها.',
];
