/** Rules that all live tables share. */
import type { Localized } from '../../../operator/content/page.ts';

export const LIVE_RULES: readonly Localized[] = [
  [
    'All players of the table share one round every 45 seconds. Bets are taken for the first 30 seconds; you have one bet on a round.',
    'Раунд общий для всех за столом и проходит каждые 45 секунд. Ставки принимаются первые 30 секунд, одна ставка на раунд.',
    'Alle am Tisch teilen eine Runde alle 45 Sekunden. Einsätze sind in den ersten 30 Sekunden möglich, einer je Runde.',
    'يتشارك كل من على الطاولة جولة واحدة كل 45 ثانية. تُقبل الرهانات خلال أول 30 ثانية، رهان واحد لكل جولة.',
  ],
  [
    'There is no dealer and no video. The result is drawn from the committed seed, and the picture only shows it.',
    'Дилера и видео нет. Результат выводится из зафиксированного сида, картинка лишь показывает его.',
    'Es gibt keinen Dealer und kein Video. Das Ergebnis wird aus dem festgelegten Seed gezogen, das Bild zeigt es nur.',
    'لا يوجد موزّع ولا فيديو. تُستخرج النتيجة من البذرة المثبتة، والصورة تعرضها فقط.',
  ],
  [
    'Five players at the table are simulated and marked so. Their bets are no money and change no result.',
    'Пять игроков за столом имитирует программа, они отмечены. Их ставки не деньги и не меняют результат.',
    'Fünf Spieler am Tisch sind simuliert und so markiert. Ihre Einsätze sind kein Geld und ändern kein Ergebnis.',
    'خمسة لاعبين على الطاولة محاكاة ومميزون بذلك. رهاناتهم ليست نقودًا ولا تغيّر النتيجة.',
  ],
];
