/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'camera-hunt',
  number: 283,
  slug: 'camera-hunt',
  title: ['Camera hunt', 'Фотоохота', 'Fotojagd', 'صيد بالكاميرا'],
  section: 'fishinghunting',
  releasedOn: '2026-11-28',
  volatility: 'medium',
  features: ['instant'],
  rules: [
    [
      'Choose one to six animals and wait with the camera. One animal comes to the clearing, or none: a hare 50 times in 200, a deer 40, a fox 25, a boar 20, an owl 10, a lynx 2. No animal comes 53 times in 200.',
      'Выберите от одного до шести животных и ждите с камерой. На поляну выходит одно животное или ни одного: заяц 50 раз из 200, олень 40, лиса 25, кабан 20, сова 10, рысь 2. Никто не приходит 53 раза из 200.',
      'Wähle ein bis sechs Tiere und warte mit der Kamera. Ein Tier kommt auf die Lichtung oder keines: ein Hase 50-mal in 200, ein Hirsch 40-mal, ein Fuchs 25-mal, ein Wildschwein 20-mal, eine Eule 10-mal, ein Luchs 2-mal. Kein Tier kommt 53-mal in 200.',
      'اختر من حيوان إلى ستة وانتظر بالكاميرا. يأتي حيوان واحد إلى الفسحة أو لا شيء: الأرنب 50 مرة من 200، والأيل 40، والثعلب 25، والخنزير البري 20، والبومة 10، والوشق مرتين. لا يأتي أي حيوان 53 مرة من 200.',
    ],
    [
      'If one of your animals comes, the bet pays 97 % of the stake divided by the chance of all that you chose: a hare alone 3.88 times the stake, a deer 4.85, a fox 7.76, a boar 9.7, an owl 19.4, a lynx 97 times. With more animals you win more often and less.',
      'Если пришло одно из выбранных животных, выплата равна 97 % ставки, делённым на шанс всех выбранных: один заяц 3,88 ставки, олень 4,85, лиса 7,76, кабан 9,7, сова 19,4, рысь 97. Чем больше животных, тем чаще и меньше выигрыш.',
      'Kommt eines deiner Tiere, zahlt die Wette 97 % des Einsatzes geteilt durch die Chance aller gewählten: ein Hase allein das 3,88-Fache, ein Hirsch das 4,85-Fache, ein Fuchs das 7,76-Fache, ein Wildschwein das 9,7-Fache, eine Eule das 19,4-Fache, ein Luchs das 97-Fache. Mit mehr Tieren gewinnst du öfter und weniger.',
      'إذا جاء أحد حيواناتك يدفع الرهان 97 % منه مقسومة على فرصة كل ما اخترته: الأرنب وحده 3.88 ضعف الرهان، والأيل 4.85، والثعلب 7.76، والخنزير البري 9.7، والبومة 19.4، والوشق 97. مع حيوانات أكثر تربح أكثر تكرارًا وبمبلغ أقل.',
    ],
    ROUNDED,
    FAIR,
  ],
};
