/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { ROUNDED, SHARED_FAIR } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'crash',
  number: 240,
  slug: 'crash',
  title: ['Crash', 'Краш', 'Crash', 'كراش'],
  section: 'crash-games',
  releasedOn: '2026-11-26',
  volatility: 'high',
  features: ['shared', 'cash-out'],
  rules: [
    [
      'All players share one flight. Bet within 8 seconds before it starts, and cash out before it ends: you get the stake times the multiplier of that moment.',
      'Полёт общий для всех игроков. Сделайте ставку за 8 секунд до старта и заберите выигрыш до конца полёта: ставка умножается на множитель этого момента.',
      'Alle Spieler teilen einen Flug. Setze in den 8 Sekunden vor dem Start und steige vor dem Ende aus: Du bekommst den Einsatz mal den Multiplikator dieses Moments.',
      'يتشارك جميع اللاعبين رحلة واحدة. راهن خلال 8 ثوانٍ قبل الانطلاق واسحب قبل النهاية: تحصل على الرهان مضروبًا في مضاعف تلك اللحظة.',
    ],
    [
      'An automatic cash-out from 1.01× to 1,000× counts exactly, even without a connection. A cash-out by hand counts when it arrives at the operator; the receipt tells both times.',
      'Автовыплата от 1,01× до 1 000× срабатывает точно, даже без связи. Ручная выплата считается по моменту получения оператором; в квитанции указаны оба времени.',
      'Ein automatischer Ausstieg von 1,01× bis 1.000× zählt genau, auch ohne Verbindung. Ein Ausstieg von Hand zählt, wenn er beim Anbieter ankommt; die Quittung nennt beide Zeiten.',
      'يُحتسب السحب التلقائي من 1.01× إلى 1,000× بدقة حتى من دون اتصال. ويُحتسب السحب اليدوي عند وصوله إلى المشغّل، ويذكر الإيصال الوقتين.',
    ],
    [
      'Your chance in percent to reach a multiplier is 99 divided by it. About 2 % of flights end at 1× at once. At 1,000× every flight ends and pays.',
      'Шанс дойти до множителя в процентах: 99, делённое на него. Около 2 % полётов сразу заканчиваются на 1×. На 1 000× любой полёт завершается с выплатой.',
      'Deine Chance in Prozent, einen Multiplikator zu erreichen, ist 99, geteilt durch ihn. Etwa 2 % der Flüge enden sofort bei 1×. Bei 1.000× endet jeder Flug und zahlt aus.',
      'فرصتك بالمئة لبلوغ مضاعف هي 99 مقسومة عليه. تنتهي نحو 2 % من الرحلات فورًا عند 1×. وعند 1,000× تنتهي كل رحلة وتدفع.',
    ],
    [
      'If the operator stops during a flight, stakes without an automatic cash-out come back; the others are decided as drawn.',
      'Если оператор остановится во время полёта, ставки без автовыплаты возвращаются, остальные решаются по результату.',
      'Fällt der Anbieter während eines Flugs aus, kommen Einsätze ohne automatischen Ausstieg zurück; die anderen zählen wie gezogen.',
      'إذا توقف المشغّل أثناء الرحلة تعود الرهانات التي بلا سحب تلقائي، وتُحسم البقية وفق النتيجة.',
    ],
    ROUNDED,
    SHARED_FAIR,
  ],
};
