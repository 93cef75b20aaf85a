/** The office's page of answers, and ways to ask. */
import type { Block } from 'touchline/core/remote-views/public';
import type { MakePage, PageAsked, Pages, Localized } from '../page.ts';
import { h2, lead, links, p, questions } from '../page.ts';

const inOffice =
  (title: Localized, blocks: (asked: PageAsked) => readonly Block[]): MakePage =>
  (asked) => ({
    title: asked.inLanguage(...title),
    blocks: blocks(asked),
  });

const support = inOffice(['Support', 'Поддержка', 'Support', 'الدعم'], ({ inLanguage }) => [
  lead(
    inLanguage(
      'Most questions, answered. If yours is not among them, write to us.',
      'Ответы на большинство вопросов. Если вашего нет — напишите.',
      'Die meisten Fragen, beantwortet. Fehlt deine, schreib uns.',
      'إجابات لمعظم الأسئلة. إن لم تجد سؤالك فاكتب إلينا.',
    ),
  ),
  questions(
    [
      inLanguage(
        'My bet says “unknown”. What now?',
        'У ставки статус «неизвестно». Что делать?',
        'Meine Wette ist „unbekannt“. Was nun?',
        'رهاني «غير معروف». ماذا أفعل؟',
      ),
      inLanguage(
        'Nothing. We received no answer, so we keep checking until we know whether the bet was placed. It is never sent twice.',
        'Ничего. Ответ не пришёл, и мы проверяем, пока не узнаем, принята ли ставка. Дважды она не отправляется.',
        'Nichts. Es kam keine Antwort, also prüfen wir weiter, bis wir wissen, ob die Wette gilt. Sie wird nie zweimal gesendet.',
        'لا شيء. لم يصل جواب فنواصل التحقق حتى نعرف هل قُبل الرهان. ولا يُرسل مرتين.',
      ),
    ],
    [
      inLanguage(
        'Why was my bet refused?',
        'Почему отказали в ставке?',
        'Warum wurde meine Wette abgelehnt?',
        'لماذا رُفض رهاني؟',
      ),
      inLanguage(
        'The coupon gives every reason and how to fix it: odds that moved, a suspended market, a limit, or a balance that is too low.',
        'Купон называет все причины и решения: изменился коэффициент, рынок остановлен, лимит, мало на балансе.',
        'Der Wettschein nennt jeden Grund und die Abhilfe: bewegte Quote, gesperrter Markt, ein Limit oder zu wenig Guthaben.',
        'تذكر القسيمة كل سبب وعلاجه: سعر تغيّر، سوق موقوف، حد، أو رصيد غير كافٍ.',
      ),
    ],
    [
      inLanguage('When is my bet settled?', 'Когда рассчитают ставку?', 'Wann wird abgerechnet?', 'متى يُسوّى رهاني؟'),
      inLanguage(
        'As soon as its last leg is decided, usually within seconds.',
        'Как только решится последнее событие, обычно за секунды.',
        'Sobald die letzte Auswahl entschieden ist, meist in Sekunden.',
        'فور حسم آخر اختيار، عادة خلال ثوانٍ.',
      ),
    ],
    [
      inLanguage(
        'I want to stop for a while.',
        'Хочу сделать перерыв.',
        'Ich möchte eine Weile aufhören.',
        'أريد التوقف لفترة.',
      ),
      inLanguage(
        'Limits has a deposit time-out and self-exclusion; they apply at once.',
        'В лимитах есть пауза в пополнениях и самоисключение: они действуют сразу.',
        'Unter Limits gibt es Einzahlungspause und Selbstsperre; sie gelten sofort.',
        'في الحدود استراحة من الإيداع واستبعاد ذاتي؛ ويسريان فورًا.',
      ),
    ],
    [
      inLanguage('I can’t sign in.', 'Не могу войти.', 'Ich kann mich nicht anmelden.', 'لا أستطيع الدخول.'),
      inLanguage(
        'After several wrong attempts, wait a few minutes. You can reset a forgotten password from the login window.',
        'После нескольких ошибок подождите несколько минут. Забытый пароль можно сменить из окна входа.',
        'Warte nach mehreren Fehlversuchen ein paar Minuten. Ein vergessenes Passwort setzt du im Anmeldefenster neu.',
        'بعد عدة محاولات خاطئة انتظر بضع دقائق. ويمكن تعيين كلمة مرور جديدة من نافذة الدخول.',
      ),
    ],
  ),
  h2(inLanguage('Ask us', 'Спросите нас', 'Frag uns', 'اسألنا')),
  p(
    inLanguage(
      'Write to us here. About a payment, write in your payment requests.',
      'Напишите нам здесь. О платеже — в обращениях по платежам.',
      'Schreib uns hier. Zu einer Zahlung schreib in den Zahlungsanfragen.',
      'اكتب إلينا هنا. وبشأن دفعة اكتب في طلبات الدفع.',
    ),
  ),
  {
    t: 'actions',
    items: [
      {
        text: inLanguage('Ask a question', 'Задать вопрос', 'Eine Frage stellen', 'اطرح سؤالًا'),
        does: { call: 'open', window: 'userQuestion' },
      },
      {
        text: inLanguage('Your requests', 'Ваши обращения', 'Deine Anfragen', 'طلباتك'),
        does: { call: 'open', window: 'supportHistory' },
      },
    ],
  },
  links(
    { text: inLanguage('Contacts', 'Контакты', 'Kontakt', 'اتصل بنا'), to: '/contacts' },
    {
      text: inLanguage('Payment requests', 'Обращения по платежам', 'Zahlungsanfragen', 'طلبات الدفع'),
      to: '/office/payment/requests',
    },
    { text: inLanguage('Disputes', 'Споры', 'Streitfälle', 'النزاعات'), to: '/disputeresolution' },
  ),
]);

export const officePages: Pages = { support };
