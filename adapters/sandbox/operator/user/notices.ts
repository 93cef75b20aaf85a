/** The operator's notices to players, by number, in the site's languages. */
import { localized, type SiteLanguage } from '../site/words.ts';

/** The notice about deposits. */
export const DEPOSIT_NOTICE_ID = 1;

const DEPOSITS = localized(
  'Bank transfers take one working day longer around public holidays.',
  'В праздники банковские переводы идут на один рабочий день дольше.',
  'Rund um Feiertage dauern Banküberweisungen einen Werktag länger.',
  'في أيام العطل الرسمية تستغرق التحويلات البنكية يوم عمل إضافيًا.',
);
const METHODS = localized('All payment methods', 'Все способы оплаты', 'Alle Zahlungsarten', 'كل طرق الدفع');

export function noticeOf(id: string, language: SiteLanguage): Readonly<Record<string, unknown>> | null {
  if (id !== String(DEPOSIT_NOTICE_ID)) return null;
  return { text: DEPOSITS[language], button: { title: METHODS[language], href: '/payment' } };
}
