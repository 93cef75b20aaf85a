/** Title and rules of the game. Every number in a rule is proven in the game's tests. */
import type { CatalogueEntry } from '../about.ts';
import { FAIR, ROUNDED } from '../about.ts';

export const about: CatalogueEntry = {
  id: 'fishing',
  number: 282,
  slug: 'fishing',
  title: ['Fishing', 'Рыбалка', 'Angeln', 'صيد السمك'],
  section: 'fishinghunting',
  releasedOn: '2026-11-28',
  volatility: 'high',
  features: ['instant'],
  rules: [
    [
      'Choose a fish and cast. One fish takes the bait, or none: a roach 250 times in 500, a perch 100, a bream 50, a carp 20, a pike 5, a catfish once. No fish comes 74 times in 500.',
      'Выберите рыбу и забросьте удочку. Клюёт одна рыба или ни одной: плотва 250 раз из 500, окунь 100, лещ 50, карп 20, щука 5, сом один раз. Без рыбы 74 раза из 500.',
      'Wähle einen Fisch und wirf aus. Ein Fisch beißt an oder keiner: eine Plötze 250-mal in 500, ein Barsch 100-mal, eine Brasse 50-mal, ein Karpfen 20-mal, ein Hecht 5-mal, ein Wels einmal. Kein Fisch kommt 74-mal in 500.',
      'اختر سمكة وارمِ الصنارة. تأتي سمكة واحدة أو لا شيء: الروش 250 مرة من 500، والفرخ 100، والأبراميس 50، والشبوط 20، والكراكي 5، والسلور مرة واحدة. لا تأتي أي سمكة 74 مرة من 500.',
    ],
    [
      'If your fish comes, it pays: a roach 1.94 times the stake, a perch 4.85, a bream 9.7, a carp 24.25, a pike 97, a catfish 485 times. Another fish pays nothing.',
      'Если клюнула ваша рыба, выплата: плотва 1,94 ставки, окунь 4,85, лещ 9,7, карп 24,25, щука 97, сом 485. Другая рыба не оплачивается.',
      'Kommt dein Fisch, zahlt er: eine Plötze das 1,94-Fache, ein Barsch das 4,85-Fache, eine Brasse das 9,7-Fache, ein Karpfen das 24,25-Fache, ein Hecht das 97-Fache, ein Wels das 485-Fache. Ein anderer Fisch zahlt nichts.',
      'إذا جاءت سمكتك تدفع: الروش 1.94 ضعف الرهان، والفرخ 4.85، والأبراميس 9.7، والشبوط 24.25، والكراكي 97، والسلور 485. السمكة الأخرى لا تدفع شيئًا.',
    ],
    ROUNDED,
    FAIR,
  ],
};
