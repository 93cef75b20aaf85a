/** The office's answers in the site's languages. */
import type { Localized } from '../site/words.ts';
import { localized } from '../site/words.ts';
import type { ConversionRefusal } from './conversions.ts';
import type { Refusal } from './office.ts';

const DONE = localized('Saved.', 'Сохранено.', 'Gespeichert.', 'تم الحفظ.');

const REFUSALS: Readonly<Record<Exclude<Refusal, null>, Localized>> = {
  unknownCurrency: localized(
    'There is no such currency here.',
    'Такой валюты здесь нет.',
    'Diese Währung gibt es hier nicht.',
    'لا توجد هذه العملة هنا.',
  ),
  currencyThere: localized(
    'You have an account in this currency already.',
    'Счёт в этой валюте у вас уже есть.',
    'Du hast schon ein Konto in dieser Währung.',
    'لديك حساب بهذه العملة بالفعل.',
  ),
  currencyNotThere: localized(
    'You have no account in this currency.',
    'Счёта в этой валюте у вас нет.',
    'Du hast kein Konto in dieser Währung.',
    'ليس لديك حساب بهذه العملة.',
  ),
  mainCurrency: localized(
    'This is the currency of your main account: it stays.',
    'Это валюта вашего основного счёта, она остаётся.',
    'Das ist die Währung deines Hauptkontos: Sie bleibt.',
    'هذه عملة حسابك الرئيسي وتبقى كما هي.',
  ),
  accountActive: localized(
    'This account is the active one. Choose another first.',
    'Этот счёт сейчас активен. Сначала выберите другой.',
    'Dieses Konto ist das aktive. Wähle zuerst ein anderes.',
    'هذا الحساب هو النشط. اختر حسابًا آخر أولًا.',
  ),
  accountNotEmpty: localized(
    'There is money in this account. Convert it first.',
    'На этом счёте есть деньги. Сначала обменяйте их.',
    'Auf diesem Konto ist noch Geld. Tausche es zuerst um.',
    'في هذا الحساب مال. حوّله أولًا.',
  ),
  accountInUse: localized(
    'A bet or a payment of this account has not ended yet. Its money goes to this account.',
    'Ставка или платёж этого счёта ещё не завершены. Деньги придут на него.',
    'Eine Wette oder Zahlung dieses Kontos ist noch offen. Ihr Geld geht auf dieses Konto.',
    'هناك رهان أو دفعة من هذا الحساب لم تنتهِ بعد، وأموالها تعود إليه.',
  ),
  unknownAccount: localized(
    'You have no such account.',
    'Такого счёта у вас нет.',
    'Dieses Konto hast du nicht.',
    'ليس لديك حساب كهذا.',
  ),
  bonusAccount: localized(
    'The bonus account cannot be the active one.',
    'Бонусный счёт не может быть активным.',
    'Das Bonuskonto kann nicht das aktive sein.',
    'لا يمكن أن يكون حساب المكافآت هو النشط.',
  ),
};

/** Null means success. */
export function refusalText(refusal: Refusal): Localized {
  return refusal === null ? DONE : REFUSALS[refusal];
}

const CONVERSIONS: Readonly<Record<ConversionRefusal, Localized>> = {
  unknownAccount: REFUSALS.unknownAccount,
  bonusAccount: localized(
    'Money of the bonus account can’t be converted.',
    'Деньги бонусного счёта обменять нельзя.',
    'Geld vom Bonuskonto kann nicht umgetauscht werden.',
    'لا يمكن تحويل أموال حساب المكافآت.',
  ),
  sameAccount: localized(
    'Choose two different accounts.',
    'Выберите два разных счёта.',
    'Wähle zwei verschiedene Konten.',
    'اختر حسابين مختلفين.',
  ),
  conversionNotAllowed: localized(
    'You can’t convert money from this account.',
    'С этого счёта деньги обменять нельзя.',
    'Von diesem Konto kannst du kein Geld umtauschen.',
    'لا يمكنك تحويل المال من هذا الحساب.',
  ),
  insufficientFunds: localized(
    'There is less money in the account.',
    'На счёте меньше денег.',
    'Auf dem Konto ist weniger Geld.',
    'في الحساب مال أقل من ذلك.',
  ),
  amountTooSmall: localized(
    'This amount is too small: nothing would arrive.',
    'Сумма слишком мала: ничего не поступит.',
    'Der Betrag ist zu klein: Es käme nichts an.',
    'المبلغ صغير جدًا: لن يصل شيء.',
  ),
  noRate: localized(
    'There is no rate between these currencies today.',
    'Сегодня между этими валютами нет курса.',
    'Heute gibt es keinen Kurs zwischen diesen Währungen.',
    'لا يوجد سعر صرف بين هاتين العملتين اليوم.',
  ),
  rateChanged: localized(
    'The rate has changed. Nothing was converted: look at the new amount.',
    'Курс изменился. Ничего не обменяно: проверьте новую сумму.',
    'Der Kurs hat sich geändert. Es wurde nichts umgetauscht: Sieh dir den neuen Betrag an.',
    'تغيّر سعر الصرف. لم يُحوَّل شيء: راجع المبلغ الجديد.',
  ),
};

export function conversionText(refusal: ConversionRefusal): Localized {
  return CONVERSIONS[refusal];
}

/** Why a setting was not saved. */
export const settingRefusals = {
  needsEmail: localized(
    'Confirm your e-mail address first.',
    'Сначала подтвердите адрес почты.',
    'Bestätige zuerst deine E-Mail-Adresse.',
    'أكّد بريدك الإلكتروني أولًا.',
  ),
  needsPhone: localized(
    'Confirm your phone number first.',
    'Сначала подтвердите номер телефона.',
    'Bestätige zuerst deine Telefonnummer.',
    'أكّد رقم هاتفك أولًا.',
  ),
} as const satisfies Readonly<Record<string, Localized>>;
