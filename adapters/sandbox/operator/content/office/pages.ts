/** Office pages without a screen of their own. A page for a missing function says so and links to an alternative. */
import type { Block } from 'touchline/core/remote-views/public';
import type { MakePage, PageAsked, Pages, Localized } from '../page.ts';
import { facts, h2, lead, links, note, p, questions, ul } from '../page.ts';

const OFFICE: Localized = ['My account', 'Мой счёт', 'Mein Konto', 'حسابي'];
const inOffice =
  (title: Localized, blocks: (asked: PageAsked) => readonly Block[]): MakePage =>
  (asked) => ({
    title: asked.inLanguage(...title),
    blocks: blocks(asked),
  });

const WAYS: readonly (readonly [to: string, title: Localized, text: Localized])[] = [
  [
    '/office/account',
    OFFICE,
    ['Balance, accounts, display', 'Баланс, счета, вид', 'Guthaben, Konten, Anzeige', 'الرصيد والحسابات والعرض'],
  ],
  [
    '/office/history',
    ['Bet history', 'История ставок', 'Wettverlauf', 'سجل الرهانات'],
    [
      'Every bet, its legs and receipt',
      'Все ставки с событиями и квитанциями',
      'Jede Wette mit Auswahlen und Beleg',
      'كل رهان باختياراته وإيصاله',
    ],
  ],
  [
    '/office/historypay',
    ['Transactions', 'Операции', 'Transaktionen', 'المعاملات'],
    ['Deposits and withdrawals', 'Пополнения и выводы', 'Ein- und Auszahlungen', 'الإيداعات والسحوبات'],
  ],
  [
    '/office/recharge',
    ['Deposit', 'Пополнить', 'Einzahlen', 'إيداع'],
    ['Ways, bounds and fees', 'Способы, границы, комиссии', 'Wege, Grenzen, Gebühren', 'الطرق والحدود والرسوم'],
  ],
  [
    '/office/deduce',
    ['Withdraw', 'Вывести', 'Auszahlen', 'سحب'],
    ['Open under every limit', 'Открыт при любом лимите', 'Unter jedem Limit möglich', 'متاح مع أي حد'],
  ],
  [
    '/office/responsible',
    ['Limits', 'Лимиты', 'Limits', 'الحدود'],
    [
      'Deposits, stakes, losses, time, breaks',
      'Пополнения, ставки, проигрыш, время, перерывы',
      'Einzahlung, Einsatz, Verlust, Zeit, Pausen',
      'الإيداع والرهان والخسارة والوقت والاستراحات',
    ],
  ],
  [
    '/office/security',
    ['Security', 'Безопасность', 'Sicherheit', 'الأمان'],
    [
      'Ways to log in, second factor',
      'Способы входа, второй фактор',
      'Anmeldewege, zweiter Faktor',
      'طرق الدخول والعامل الثاني',
    ],
  ],
  [
    '/office/identification',
    ['Identification', 'Идентификация', 'Identifizierung', 'التعريف'],
    [
      'Where your identity check stands',
      'Состояние проверки личности',
      'Stand der Identitätsprüfung',
      'حالة التحقق من هويتك',
    ],
  ],
  [
    '/office/support',
    ['Support', 'Поддержка', 'Support', 'الدعم'],
    [
      'Answers, and a way to ask',
      'Ответы и способ спросить',
      'Antworten und ein Weg zu fragen',
      'إجابات وطريقة للسؤال',
    ],
  ],
];

const menu = inOffice(['Account menu', 'Меню счёта', 'Kontomenü', 'قائمة الحساب'], ({ inLanguage }) => [
  {
    t: 'cards',
    items: WAYS.map(([to, title, text]) => ({ title: inLanguage(...title), text: inLanguage(...text), to })),
  },
]);

const bonus = (title: Localized): MakePage =>
  inOffice(title, ({ inLanguage, route }) => [
    links(
      {
        text: inLanguage('On deposits', 'За пополнения', 'Auf Einzahlungen', 'على الإيداع'),
        to: '/office/bonuses/deposit',
        isCurrent: route === 'bonuses-deposit',
      },
      {
        text: inLanguage('To be turned over', 'Отыгрыш', 'Umzusetzende', 'قيد التدوير'),
        to: '/office/bonuses/wager',
        isCurrent: route === 'bonuses-wager',
      },
    ),
    {
      t: 'empty',
      title: inLanguage('None', 'Нет', 'Keine', 'لا يوجد'),
      text: inLanguage(
        'There is no bonus for deposits and no bonus that has to be turned over. Free bets are paid from the bonus account.',
        'Бонусов за пополнение и бонусов с отыгрышем нет. Фрибеты оплачиваются с бонусного счёта.',
        'Es gibt keinen Einzahlungsbonus und keinen mit Umsatzbedingung. Freiwetten werden vom Bonuskonto bezahlt.',
        'لا توجد مكافآت إيداع ولا مكافآت مشروطة بالتدوير. تُدفع الرهانات المجانية من حساب المكافآت.',
      ),
      links: [
        { text: inLanguage(...OFFICE), to: '/office/account' },
        { text: inLanguage('Offers', 'Предложения', 'Angebote', 'العروض'), to: '/offers' },
      ],
    },
  ]);

const cashback = (title: Localized): MakePage =>
  inOffice(title, ({ inLanguage }) => [
    facts(
      [inLanguage('Level', 'Уровень', 'Stufe', 'المستوى'), '–'],
      [inLanguage('Share that comes back', 'Возвращаемая доля', 'Anteil zurück', 'النسبة المُعادة'), '0 %'],
      [inLanguage('Waiting for you', 'Ожидает', 'Wartet auf dich', 'بانتظارك'), '0'],
    ),
    note(
      inLanguage(
        'Cashback is counted on casino games, which can’t be played yet.',
        'Кешбэк считается с игр казино, а в них пока нельзя играть.',
        'Cashback gibt es auf Casinospiele, die sich noch nicht spielen lassen.',
        'يُحسب الاسترداد على ألعاب الكازينو، ولا يمكن لعبها بعد.',
      ),
    ),
    links(
      { text: 'VIP', to: '/office/casino/vipcashback' },
      { text: inLanguage('Premium', 'Премиум', 'Premium', 'بريميوم'), to: '/office/casino/premiumcashback' },
    ),
  ]);

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
        'Nothing. No answer came, so we keep checking until we know whether the bet was placed. It is never sent twice.',
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
        'The coupon says every reason and what mends it: odds that moved, a suspended market, a limit, or too little on the balance.',
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
        'Limits has a deposit time-out and self-exclusion; they count at once.',
        'В лимитах есть пауза в пополнениях и самоисключение: они действуют сразу.',
        'Unter Limits gibt es Einzahlungspause und Selbstsperre; sie gelten sofort.',
        'في الحدود استراحة من الإيداع واستبعاد ذاتي؛ ويسريان فورًا.',
      ),
    ],
    [
      inLanguage('I can’t sign in.', 'Не могу войти.', 'Ich kann mich nicht anmelden.', 'لا أستطيع الدخول.'),
      inLanguage(
        'After several wrong tries wait a few minutes. A forgotten password can be set anew from the login window.',
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

const plain = (title: Localized, text: Localized, ...to: readonly (readonly [string, Localized])[]): MakePage =>
  inOffice(title, ({ inLanguage }) => [
    {
      t: 'empty',
      title: inLanguage(...title),
      text: inLanguage(...text),
      links: to.map(([path, name]) => ({ text: inLanguage(...name), to: path })),
    },
  ]);

const friend = inOffice(['Bring a friend', 'Приведи друга', 'Freunde werben', 'ادعُ صديقًا'], ({ inLanguage }) => [
  lead(
    inLanguage(
      'Tell friends if you like it here. There is no reward for it: nobody should bet because somebody is paid for it.',
      'Расскажите друзьям, если нравится. Награды нет: никто не должен ставить потому, что за это кому-то платят.',
      'Erzähl es weiter, wenn es dir gefällt. Belohnt wird es nicht: Niemand soll wetten, weil ein anderer daran verdient.',
      'أخبر أصدقاءك إن أعجبك. لا مكافأة: لا ينبغي أن يراهن أحد لأن غيره يُدفع له.',
    ),
  ),
  ul(
    inLanguage(
      'Only adults, please.',
      'Только совершеннолетним, пожалуйста.',
      'Bitte nur Erwachsenen.',
      'للبالغين فقط رجاءً.',
    ),
    inLanguage(
      'Never somebody who has a problem with gambling.',
      'Никогда — тем, у кого проблемы с игрой.',
      'Nie jemandem mit Spielproblemen.',
      'ولا لمن لديه مشكلة مع القمار.',
    ),
  ),
]);

export const officePages: Pages = {
  'office-menu': menu,
  'bonuses-deposit': bonus(['Bonuses on deposits', 'Бонусы за пополнение', 'Einzahlungsboni', 'مكافآت الإيداع']),
  'bonuses-wager': bonus([
    'Bonuses to be turned over',
    'Бонусы с отыгрышем',
    'Boni mit Umsatzbedingung',
    'مكافآت قيد التدوير',
  ]),
  vipcashback: cashback(['VIP cashback', 'VIP-кешбэк', 'VIP-Cashback', 'استرداد VIP']),
  premiumcashback: cashback(['Premium cashback', 'Премиум-кешбэк', 'Premium-Cashback', 'استرداد بريميوم']),
  support,
  bringfriend: friend,
  'promotion-office': plain(
    ['My promotions', 'Мои акции', 'Meine Aktionen', 'عروضي'],
    [
      'Promo codes of yours are offered in the coupon, where they can be used.',
      'Ваши промокоды предлагает купон — там, где их можно применить.',
      'Deine Promocodes bietet der Wettschein an, wo sie gelten.',
      'تُعرض رموزك في القسيمة حيث يمكن استعمالها.',
    ],
    ['/offers', ['Offers', 'Предложения', 'Angebote', 'العروض']],
    ['/line', ['Sports', 'Спорт', 'Sport', 'الرياضة']],
  ),
  manager: plain(
    ['Personal manager', 'Личный менеджер', 'Persönlicher Betreuer', 'مدير شخصي'],
    [
      'There are no personal managers: everybody gets the same care.',
      'Личных менеджеров нет: все получают одинаковое внимание.',
      'Persönliche Betreuer gibt es nicht: Alle werden gleich betreut.',
      'لا يوجد مديرون شخصيون: يحظى الجميع بالعناية نفسها.',
    ],
    ['/office/support', ['Support', 'Поддержка', 'Support', 'الدعم']],
  ),
  rewards: plain(
    ['Rewards', 'Награды', 'Belohnungen', 'الجوائز'],
    [
      'There are no points to collect: playing more earns nothing here.',
      'Баллы не копятся: больше играть здесь не выгоднее.',
      'Es gibt keine Punkte: Mehr spielen bringt hier nichts.',
      'لا نقاط تُجمع: اللعب أكثر لا يكسبك شيئًا هنا.',
    ],
    ['/office/account', OFFICE],
  ),
  'share-idea': plain(
    ['Share an idea', 'Поделиться идеей', 'Eine Idee teilen', 'شارك فكرة'],
    [
      'Send it to support, and inLanguage what you tried to do.',
      'Отправьте её в поддержку и напишите, что хотели сделать.',
      'Schick sie dem Support und sag, was du tun wolltest.',
      'أرسلها إلى الدعم واذكر ما أردت فعله.',
    ],
    ['/contacts', ['Contacts', 'Контакты', 'Kontakt', 'اتصل بنا']],
  ),
};
