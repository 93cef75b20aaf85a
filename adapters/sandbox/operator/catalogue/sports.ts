/** The sports and their names. */
import { GOLF, MOTORSPORT } from 'touchline/core/line/rules/field-sports';
import {
  AMERICAN_FOOTBALL,
  BADMINTON,
  BASEBALL,
  BASKETBALL,
  BOXING,
  CRICKET,
  DARTS,
  ESPORTS,
  FOOTBALL,
  FUTSAL,
  HANDBALL,
  ICE_HOCKEY,
  LONG_TERM,
  MMA,
  RUGBY,
  SNOOKER,
  TABLE_TENNIS,
  TENNIS,
  VOLLEYBALL,
} from 'touchline/core/line/rules/sport-ids';
import type { SportFacts } from './types.ts';

function sport(id: number, en: string, ru: string, de: string, ar: string): SportFacts {
  return { id, nameEng: en, names: { en, ru, de, ar } };
}

export const sports: readonly SportFacts[] = [
  sport(FOOTBALL, 'Football', 'Футбол', 'Fußball', 'كرة القدم'),
  sport(ICE_HOCKEY, 'Ice hockey', 'Хоккей', 'Eishockey', 'هوكي الجليد'),
  sport(BASKETBALL, 'Basketball', 'Баскетбол', 'Basketball', 'كرة السلة'),
  sport(TENNIS, 'Tennis', 'Теннис', 'Tennis', 'التنس'),
  sport(BASEBALL, 'Baseball', 'Бейсбол', 'Baseball', 'البيسبول'),
  sport(VOLLEYBALL, 'Volleyball', 'Волейбол', 'Volleyball', 'الكرة الطائرة'),
  sport(RUGBY, 'Rugby', 'Регби', 'Rugby', 'الرجبي'),
  sport(HANDBALL, 'Handball', 'Гандбол', 'Handball', 'كرة اليد'),
  sport(TABLE_TENNIS, 'Table tennis', 'Настольный теннис', 'Tischtennis', 'تنس الطاولة'),
  sport(AMERICAN_FOOTBALL, 'American football', 'Американский футбол', 'American Football', 'كرة القدم الأمريكية'),
  sport(FUTSAL, 'Futsal', 'Футзал', 'Futsal', 'كرة الصالات'),
  sport(BADMINTON, 'Badminton', 'Бадминтон', 'Badminton', 'الريشة الطائرة'),
  sport(DARTS, 'Darts', 'Дартс', 'Darts', 'رمي السهام'),
  sport(SNOOKER, 'Snooker', 'Снукер', 'Snooker', 'السنوكر'),
  sport(ESPORTS, 'Esports', 'Киберспорт', 'E-Sport', 'الرياضات الإلكترونية'),
  sport(CRICKET, 'Cricket', 'Крикет', 'Cricket', 'الكريكيت'),
  sport(MMA, 'MMA', 'ММА', 'MMA', 'الفنون القتالية المختلطة'),
  sport(BOXING, 'Boxing', 'Бокс', 'Boxen', 'الملاكمة'),
  sport(MOTORSPORT, 'Motorsport', 'Автоспорт', 'Motorsport', 'رياضة المحركات'),
  sport(GOLF, 'Golf', 'Гольф', 'Golf', 'الغولف'),
  sport(LONG_TERM, 'Long-term bets', 'Долгосрочные ставки', 'Langzeitwetten', 'رهانات طويلة الأجل'),
];
