/** The secret questions. Support asks the player's before it changes an account. */
import type { Localized } from '../../site/words.ts';
import { localized } from '../../site/words.ts';

export interface SecretQuestion {
  readonly id: number;
  readonly text: Localized;
}

export const SECRET_QUESTIONS: readonly SecretQuestion[] = [
  {
    id: 1,
    text: localized(
      'What was the name of your first school?',
      'Как называлась ваша первая школа?',
      'Wie hieß deine erste Schule?',
      'ما اسم مدرستك الأولى؟',
    ),
  },
  {
    id: 2,
    text: localized(
      'In which town did your parents meet?',
      'В каком городе познакомились ваши родители?',
      'In welchem Ort haben sich deine Eltern kennengelernt?',
      'في أي مدينة التقى والداك؟',
    ),
  },
  {
    id: 3,
    text: localized(
      'What was the first concert you went to?',
      'На каком концерте вы побывали впервые?',
      'Welches Konzert hast du als Erstes besucht?',
      'ما أول حفل موسيقي حضرته؟',
    ),
  },
  {
    id: 4,
    text: localized(
      'What was your childhood nickname?',
      'Какое прозвище было у вас в детстве?',
      'Wie war dein Spitzname als Kind?',
      'ما لقبك في طفولتك؟',
    ),
  },
];
