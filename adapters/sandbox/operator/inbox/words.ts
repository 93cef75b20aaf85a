/** The manager's own words in the site's languages. */
import type { Localized, SiteLanguage } from '../site/words.ts';
import { localized } from '../site/words.ts';
import { POINTS_CURRENCY } from '../rewards/terms.ts';
import { titleOf } from '../tournaments/terms.ts';
import type { NOTES } from './records.ts';

type Note = (typeof NOTES)[number];

/** A page of the site with its name. */
export interface Way {
  readonly to: string;
  readonly text: string;
}

export const MANAGER = localized(
  'Anna, customer care',
  'Анна, служба заботы',
  'Anna, Kundenbetreuung',
  'آنا، خدمة العملاء',
);

export const WELCOME = localized(
  'Welcome to Touchline. I am your contact for anything about your account. Write to me here; I usually answer within a minute. You can set limits for yourself at any time under “My limits”.',
  'Добро пожаловать в Touchline. По любым вопросам о счёте пишите мне сюда: обычно отвечаю в течение минуты. Лимиты для себя можно установить в любое время в разделе «Мои лимиты».',
  'Willkommen bei Touchline. Bei allen Fragen zu deinem Konto schreib mir hier; meist antworte ich innerhalb einer Minute. Limits kannst du dir jederzeit unter „Meine Limits“ setzen.',
  'أهلًا بك في Touchline. اكتب لي هنا عن أي شيء يخص حسابك؛ أرد عادة خلال دقيقة. ويمكنك وضع حدود لنفسك في أي وقت ضمن «حدودي».',
);

export const IDEA_ANSWER = localized(
  'Thank you. The product team has read your idea and put it on the list for the next planning.',
  'Спасибо. Команда продукта прочитала вашу идею и внесла её в список для ближайшего планирования.',
  'Danke. Das Produktteam hat deine Idee gelesen und für die nächste Planung vorgemerkt.',
  'شكرًا لك. قرأ فريق المنتج فكرتك وأدرجها في قائمة التخطيط القادم.',
);

const NOTE_TEXTS: Readonly<Record<Note, Localized>> = {
  friendReward: localized(
    'A friend of yours has joined in. Your reward is on the bonus account.',
    'Ваш друг присоединился. Награда — на бонусном счёте.',
    'Eine Person, die du eingeladen hast, ist dabei. Deine Prämie ist auf dem Bonuskonto.',
    'انضم صديقك. مكافأتك في حساب المكافآت.',
  ),
  bonusPaid: localized(
    'Your bonus is turned over and on your balance.',
    'Бонус отыгран и зачислен на ваш баланс.',
    'Dein Bonus ist umgesetzt und deinem Guthaben gutgeschrieben.',
    'اكتمل تدوير مكافأتك وأضيفت إلى رصيدك.',
  ),
  bonusTurn: localized(
    'You have earned a turn in the bonus games. Play it by {day} under “Promotions”, “Games”; nothing happens if you leave it.',
    'Вы получили попытку в бонусных играх. Её можно использовать до {day} в разделе «Акции», «Игры»; если не использовать, ничего не случится.',
    'Du hast einen Versuch in den Bonusspielen verdient. Du kannst ihn bis zum {day} unter „Aktionen“, „Spiele“ spielen; wenn du ihn liegen lässt, passiert nichts.',
    'حصلت على محاولة في ألعاب المكافآت. يمكنك لعبها حتى {day} ضمن «العروض»، «الألعاب»؛ وإن تركتها فلا شيء يحدث.',
  ),
  tournamentPrize: localized(
    'The tournament “{title}” has ended. Your place: {place}. {prize}',
    'Турнир «{title}» завершён. Ваше место: {place}. {prize}',
    'Das Turnier „{title}“ ist zu Ende. Dein Platz: {place}. {prize}',
    'انتهت بطولة «{title}». مركزك: {place}. {prize}',
  ),
  newSession: localized(
    'A new device was signed in with your approval: {device}. If that was not you, sign it out under “Security” and change your password.',
    'С вашего разрешения выполнен вход на новом устройстве: {device}. Если это были не вы, завершите этот сеанс в разделе «Безопасность» и смените пароль.',
    'Ein neues Gerät wurde mit deiner Zustimmung angemeldet: {device}. Warst du das nicht, melde es unter „Sicherheit“ ab und ändere dein Passwort.',
    'سُجّل الدخول من جهاز جديد بموافقتك: {device}. إن لم تكن أنت، فسجّل خروجه من «الأمان» وغيّر كلمة المرور.',
  ),
};

const PRIZE_TEXTS = {
  points: localized(
    'Your prize in points: {amount}. You can exchange points for free bets in your account.',
    'Ваш приз в баллах: {amount}. Баллы можно обменять на фрибеты в личном кабинете.',
    'Dein Preis in Punkten: {amount}. Punkte kannst du in deinem Konto gegen Gratiswetten tauschen.',
    'جائزتك بالنقاط: {amount}. يمكنك استبدال النقاط برهانات مجانية في حسابك.',
  ),
  freeBet: localized(
    'Your prize is a free bet of {amount} {currency}. It is in your bonus account.',
    'Ваш приз — фрибет на {amount} {currency}. Он уже на бонусном счёте.',
    'Dein Preis ist eine Gratiswette über {amount} {currency}. Sie ist auf deinem Bonuskonto.',
    'جائزتك رهان مجاني بقيمة {amount} {currency}، وهو في حساب المكافآت.',
  ),
} as const;

/** Decimal digits as readers of the language write them. */
function numberText(digits: string, language: SiteLanguage): string {
  const decimals = digits.split('.')[1]?.length ?? 0;
  const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(`${language}-u-nu-latn`, format).format(Number(digits));
}

function prizeText(about: string, language: SiteLanguage): string {
  const [id = '', place = '', digits = '', currency = ''] = about.split(' ');
  const prize = PRIZE_TEXTS[currency === POINTS_CURRENCY ? 'points' : 'freeBet'][language];
  return NOTE_TEXTS.tournamentPrize[language]
    .replace('{title}', titleOf(Number(id))?.[language] ?? id)
    .replace('{place}', place)
    .replace('{prize}', prize)
    .replace('{amount}', numberText(digits, language))
    .replace('{currency}', currency);
}

/** The page that a note is about; null for none. */
export function noteWay(note: Note, about: string, language: SiteLanguage): Way | null {
  if (note !== 'tournamentPrize') return null;
  const id = Number(about.split(' ')[0]);
  const text = titleOf(id)?.[language];
  return text === undefined ? null : { to: `/tournaments/${id}`, text };
}

/** A day as readers of the language write it, in UTC like the operator's days. */
function dayText(at: number, language: SiteLanguage): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}

export function noteText(note: Note, about: string, language: SiteLanguage): string {
  const text = NOTE_TEXTS[note][language];
  if (note === 'bonusTurn') return text.replace('{day}', dayText(Number(about), language));
  if (note === 'tournamentPrize') return prizeText(about, language);
  return text.replace('{device}', about === '' ? '–' : about);
}
