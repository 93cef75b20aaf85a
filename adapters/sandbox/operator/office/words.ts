/** The office's answers in the site's languages. */
import type { Said } from '../site/words.ts';
import { said } from '../site/words.ts';
import type { Refusal } from './office.ts';

const DONE = said('Saved.', 'Сохранено.', 'Gespeichert.', 'تم الحفظ.');

const REFUSALS: Readonly<Record<Exclude<Refusal, null>, Said>> = {
  unknownCurrency: said(
    'There is no such currency here.',
    'Такой валюты здесь нет.',
    'Diese Währung gibt es hier nicht.',
    'لا توجد هذه العملة هنا.',
  ),
  currencyThere: said(
    'You have an account in this currency already.',
    'Счёт в этой валюте у вас уже есть.',
    'Du hast schon ein Konto in dieser Währung.',
    'لديك حساب بهذه العملة بالفعل.',
  ),
  currencyNotThere: said(
    'You have no account in this currency.',
    'Счёта в этой валюте у вас нет.',
    'Du hast kein Konto in dieser Währung.',
    'ليس لديك حساب بهذه العملة.',
  ),
  mainCurrency: said(
    'This is the currency of your main account: it stays.',
    'Это валюта вашего основного счёта, она остаётся.',
    'Das ist die Währung deines Hauptkontos: Sie bleibt.',
    'هذه عملة حسابك الرئيسي وتبقى كما هي.',
  ),
  accountActive: said(
    'This account is the active one. Choose another first.',
    'Этот счёт сейчас активен. Сначала выберите другой.',
    'Dieses Konto ist das aktive. Wähle zuerst ein anderes.',
    'هذا الحساب هو النشط. اختر حسابًا آخر أولًا.',
  ),
  unknownAccount: said(
    'You have no such account.',
    'Такого счёта у вас нет.',
    'Dieses Konto hast du nicht.',
    'ليس لديك حساب كهذا.',
  ),
  bonusAccount: said(
    'The bonus account can not be the active one.',
    'Бонусный счёт не может быть активным.',
    'Das Bonuskonto kann nicht das aktive sein.',
    'لا يمكن أن يكون حساب المكافآت هو النشط.',
  ),
};

/** Null means success. */
export function refusalText(refusal: Refusal): Said {
  return refusal === null ? DONE : REFUSALS[refusal];
}
