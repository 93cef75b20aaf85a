/** The sports and their names. */
import { LONG_TERM_SPORT_ID } from './long-term.ts';
import type { SportFacts } from './types.ts';

function sport(id: number, en: string, ru: string, de: string, ar: string): SportFacts {
  return { id, nameEng: en, names: { en, ru, de, ar } };
}

export const sports: readonly SportFacts[] = [
  sport(1, 'Football', 'Футбол', 'Fußball', 'كرة القدم'),
  sport(2, 'Ice hockey', 'Хоккей', 'Eishockey', 'هوكي الجليد'),
  sport(3, 'Basketball', 'Баскетбол', 'Basketball', 'كرة السلة'),
  sport(4, 'Tennis', 'Теннис', 'Tennis', 'التنس'),
  sport(5, 'Baseball', 'Бейсбол', 'Baseball', 'البيسبول'),
  sport(6, 'Volleyball', 'Волейбол', 'Volleyball', 'الكرة الطائرة'),
  sport(7, 'Rugby', 'Регби', 'Rugby', 'الرجبي'),
  sport(8, 'Handball', 'Гандбол', 'Handball', 'كرة اليد'),
  sport(10, 'Table tennis', 'Настольный теннис', 'Tischtennis', 'تنس الطاولة'),
  sport(13, 'American football', 'Американский футбол', 'American Football', 'كرة القدم الأمريكية'),
  sport(14, 'Futsal', 'Футзал', 'Futsal', 'كرة الصالات'),
  sport(16, 'Badminton', 'Бадминтон', 'Badminton', 'الريشة الطائرة'),
  sport(21, 'Darts', 'Дартс', 'Darts', 'رمي السهام'),
  sport(30, 'Snooker', 'Снукер', 'Snooker', 'السنوكر'),
  sport(40, 'Esports', 'Киберспорт', 'E-Sport', 'الرياضات الإلكترونية'),
  sport(66, 'Cricket', 'Крикет', 'Cricket', 'الكريكيت'),
  sport(LONG_TERM_SPORT_ID, 'Long-term bets', 'Долгосрочные ставки', 'Langzeitwetten', 'رهانات طويلة الأجل'),
];
