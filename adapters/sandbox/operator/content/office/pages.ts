/** Office pages without a screen of their own. A page for a missing function says so and links to an alternative. */
import type { Block, Line } from 'touchline/core/remote-views/public';
import type { MakePage, PageAsked, Pages, Said } from '../page.ts';
import { facts, h2, lead, links, note, p, questions, ul } from '../page.ts';

const OFFICE: Said = ['My account', 'Мой счёт', 'Mein Konto', 'حسابي'];
const inOffice =
  (title: Said, blocks: (asked: PageAsked) => readonly Block[]): MakePage =>
  (asked) => ({
    title: asked.say(...title),
    blocks: blocks(asked),
  });

const WAYS: readonly (readonly [to: string, title: Said, text: Said])[] = [
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

const menu = inOffice(['Account menu', 'Меню счёта', 'Kontomenü', 'قائمة الحساب'], ({ say }) => [
  { t: 'cards', items: WAYS.map(([to, title, text]) => ({ title: say(...title), text: say(...text), to })) },
]);

const settings = inOffice(['Settings', 'Настройки', 'Einstellungen', 'الإعدادات'], ({ say }) => [
  facts(
    [
      say(
        'Clock, time zone, theme, view',
        'Часы, часовой пояс, тема, вид',
        'Uhr, Zeitzone, Design, Ansicht',
        'الساعة والمنطقة الزمنية والمظهر والعرض',
      ),
      {
        text: say('on your account’s page', 'на странице счёта', 'auf der Kontoseite', 'في صفحة حسابك'),
        to: '/office/account',
      },
    ],
    [
      say('Odds that change', 'Изменение коэффициентов', 'Bewegte Quoten', 'تغيّر الأسعار'),
      say('in the coupon', 'в купоне', 'auf dem Wettschein', 'في القسيمة'),
    ],
    [
      say('One-click bets', 'Ставка в один клик', 'Ein-Klick-Wette', 'رهان بنقرة'),
      say('in the coupon', 'в купоне', 'auf dem Wettschein', 'في القسيمة'),
    ],
    [
      say(
        'Ways to log in and second factor',
        'Способы входа и второй фактор',
        'Anmeldewege und zweiter Faktor',
        'طرق الدخول والعامل الثاني',
      ),
      { text: say('Security', 'Безопасность', 'Sicherheit', 'الأمان'), to: '/office/security' },
    ],
    [
      say('Limits and breaks', 'Лимиты и перерывы', 'Limits und Pausen', 'الحدود والاستراحات'),
      { text: say('Limits', 'Лимиты', 'Limits', 'الحدود'), to: '/office/responsible' },
    ],
  ),
]);

const bonus = (title: Said): MakePage =>
  inOffice(title, ({ say, route }) => [
    links(
      {
        text: say('On deposits', 'За пополнения', 'Auf Einzahlungen', 'على الإيداع'),
        to: '/office/bonuses/deposit',
        isCurrent: route === 'bonuses-deposit',
      },
      {
        text: say('To be turned over', 'Отыгрыш', 'Umzusetzende', 'قيد التدوير'),
        to: '/office/bonuses/wager',
        isCurrent: route === 'bonuses-wager',
      },
    ),
    {
      t: 'empty',
      title: say('None', 'Нет', 'Keine', 'لا يوجد'),
      text: say(
        'There is no bonus for deposits and no bonus that has to be turned over. Free bets are paid from the bonus account.',
        'Бонусов за пополнение и бонусов с отыгрышем нет. Фрибеты оплачиваются с бонусного счёта.',
        'Es gibt keinen Einzahlungsbonus und keinen mit Umsatzbedingung. Freiwetten werden vom Bonuskonto bezahlt.',
        'لا توجد مكافآت إيداع ولا مكافآت مشروطة بالتدوير. تُدفع الرهانات المجانية من حساب المكافآت.',
      ),
      links: [
        { text: say(...OFFICE), to: '/office/account' },
        { text: say('Offers', 'Предложения', 'Angebote', 'العروض'), to: '/offers' },
      ],
    },
  ]);

const cashback = (title: Said): MakePage =>
  inOffice(title, ({ say }) => [
    facts(
      [say('Level', 'Уровень', 'Stufe', 'المستوى'), '–'],
      [say('Share that comes back', 'Возвращаемая доля', 'Anteil zurück', 'النسبة المُعادة'), '0 %'],
      [say('Waiting for you', 'Ожидает', 'Wartet auf dich', 'بانتظارك'), '0'],
    ),
    note(
      say(
        'Cashback is counted on casino games, which can’t be played yet.',
        'Кешбэк считается с игр казино, а в них пока нельзя играть.',
        'Cashback gibt es auf Casinospiele, die sich noch nicht spielen lassen.',
        'يُحسب الاسترداد على ألعاب الكازينو، ولا يمكن لعبها بعد.',
      ),
    ),
    links(
      { text: 'VIP', to: '/office/casino/vipcashback' },
      { text: say('Premium', 'Премиум', 'Premium', 'بريميوم'), to: '/office/casino/premiumcashback' },
    ),
  ]);

const support = inOffice(['Support', 'Поддержка', 'Support', 'الدعم'], ({ say }) => [
  lead(
    say(
      'Most questions, answered. If yours is not among them, write to us.',
      'Ответы на большинство вопросов. Если вашего нет — напишите.',
      'Die meisten Fragen, beantwortet. Fehlt deine, schreib uns.',
      'إجابات لمعظم الأسئلة. إن لم تجد سؤالك فاكتب إلينا.',
    ),
  ),
  questions(
    [
      say(
        'My bet says “unknown”. What now?',
        'У ставки статус «неизвестно». Что делать?',
        'Meine Wette ist „unbekannt“. Was nun?',
        'رهاني «غير معروف». ماذا أفعل؟',
      ),
      say(
        'Nothing. No answer came, so we keep checking until we know whether the bet was placed. It is never sent twice.',
        'Ничего. Ответ не пришёл, и мы проверяем, пока не узнаем, принята ли ставка. Дважды она не отправляется.',
        'Nichts. Es kam keine Antwort, also prüfen wir weiter, bis wir wissen, ob die Wette gilt. Sie wird nie zweimal gesendet.',
        'لا شيء. لم يصل جواب فنواصل التحقق حتى نعرف هل قُبل الرهان. ولا يُرسل مرتين.',
      ),
    ],
    [
      say(
        'Why was my bet refused?',
        'Почему отказали в ставке?',
        'Warum wurde meine Wette abgelehnt?',
        'لماذا رُفض رهاني؟',
      ),
      say(
        'The coupon says every reason and what mends it: odds that moved, a suspended market, a limit, or too little on the balance.',
        'Купон называет все причины и решения: изменился коэффициент, рынок остановлен, лимит, мало на балансе.',
        'Der Wettschein nennt jeden Grund und die Abhilfe: bewegte Quote, gesperrter Markt, ein Limit oder zu wenig Guthaben.',
        'تذكر القسيمة كل سبب وعلاجه: سعر تغيّر، سوق موقوف، حد، أو رصيد غير كافٍ.',
      ),
    ],
    [
      say('When is my bet settled?', 'Когда рассчитают ставку?', 'Wann wird abgerechnet?', 'متى يُسوّى رهاني؟'),
      say(
        'As soon as its last leg is decided, usually within seconds.',
        'Как только решится последнее событие, обычно за секунды.',
        'Sobald die letzte Auswahl entschieden ist, meist in Sekunden.',
        'فور حسم آخر اختيار، عادة خلال ثوانٍ.',
      ),
    ],
    [
      say(
        'I want to stop for a while.',
        'Хочу сделать перерыв.',
        'Ich möchte eine Weile aufhören.',
        'أريد التوقف لفترة.',
      ),
      say(
        'Limits has a deposit time-out and self-exclusion; they count at once.',
        'В лимитах есть пауза в пополнениях и самоисключение: они действуют сразу.',
        'Unter Limits gibt es Einzahlungspause und Selbstsperre; sie gelten sofort.',
        'في الحدود استراحة من الإيداع واستبعاد ذاتي؛ ويسريان فورًا.',
      ),
    ],
    [
      say('I can’t sign in.', 'Не могу войти.', 'Ich kann mich nicht anmelden.', 'لا أستطيع الدخول.'),
      say(
        'After several wrong tries wait a few minutes. A forgotten password can be set anew from the login window.',
        'После нескольких ошибок подождите несколько минут. Забытый пароль можно сменить из окна входа.',
        'Warte nach mehreren Fehlversuchen ein paar Minuten. Ein vergessenes Passwort setzt du im Anmeldefenster neu.',
        'بعد عدة محاولات خاطئة انتظر بضع دقائق. ويمكن تعيين كلمة مرور جديدة من نافذة الدخول.',
      ),
    ],
  ),
  h2(say('Ask us', 'Спросите нас', 'Frag uns', 'اسألنا')),
  p(
    say(
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
        text: say('Ask a question', 'Задать вопрос', 'Eine Frage stellen', 'اطرح سؤالًا'),
        does: { call: 'open', window: 'userQuestion' },
      },
      {
        text: say('Your requests', 'Ваши обращения', 'Deine Anfragen', 'طلباتك'),
        does: { call: 'open', window: 'supportHistory' },
      },
    ],
  },
  links(
    { text: say('Contacts', 'Контакты', 'Kontakt', 'اتصل بنا'), to: '/contacts' },
    {
      text: say('Payment requests', 'Обращения по платежам', 'Zahlungsanfragen', 'طلبات الدفع'),
      to: '/office/payment/requests',
    },
    { text: say('Disputes', 'Споры', 'Streitfälle', 'النزاعات'), to: '/disputeresolution' },
  ),
]);

/** The state of the player's identity check, from the switches. */
const standing = ({ say, world: { switches } }: PageAsked): string => {
  switch (switches.get('verification')) {
    case 'pending':
      return say('being looked at', 'проверяется', 'wird geprüft', 'قيد الفحص');
    case 'denied':
      return say('not accepted', 'не подтверждена', 'nicht anerkannt', 'لم تُقبل');
    case 'unverified':
      return switches.get('isNeedIdentification') || switches.get('isIdentificationBonus')
        ? say(
            'you are asked to identify yourself',
            'вас просят пройти идентификацию',
            'du wirst gebeten, dich zu identifizieren',
            'يُطلب منك التعريف بنفسك',
          )
        : say(
            'not confirmed; nothing is asked of you',
            'не подтверждена; от вас ничего не требуется',
            'nicht bestätigt; von dir wird nichts verlangt',
            'غير مؤكدة؛ لا يُطلب منك شيء',
          );
    case 'successful':
      return say(
        'confirmed; nothing is asked of you',
        'подтверждена; от вас ничего не требуется',
        'bestätigt; von dir wird nichts verlangt',
        'مؤكدة؛ لا يُطلب منك شيء',
      );
  }
};

/** How to get help with identity and documents, with the contact form. */
const askAboutIdentity = ({ say }: PageAsked): readonly Block[] => [
  lead(
    say(
      'Our support team helps with everything about your identity and documents. Ask them here.',
      'Со всем, что касается личности и документов, поможет служба поддержки. Спросите её здесь.',
      'Bei allem rund um deine Identität und deine Dokumente hilft unser Support. Frag ihn hier.',
      'يساعدك فريق الدعم في كل ما يخص هويتك ووثائقك. اسأله من هنا.',
    ),
  ),
  note(
    say(
      'Please send no documents with your question.',
      'Пожалуйста, не прилагайте документы к вопросу.',
      'Bitte schick keine Dokumente mit deiner Frage.',
      'من فضلك لا ترسل أي وثائق مع سؤالك.',
    ),
  ),
  {
    t: 'actions',
    items: [
      {
        text: say('Ask support', 'Спросить поддержку', 'Support fragen', 'اسأل الدعم'),
        does: { call: 'open', window: 'userQuestion' },
      },
      {
        text: say('Your requests', 'Ваши обращения', 'Deine Anfragen', 'طلباتك'),
        does: { call: 'open', window: 'supportHistory' },
      },
    ],
  },
];

/** Which actions wait for the identity check and which do not, so that a player always has a way forward. */
const waitsFor = ({ say, world: { switches } }: PageAsked): readonly Block[] => [
  ...(switches.get('isNeedIdentification')
    ? [
        p(
          say(
            'Until then deposits and withdrawals wait. Your balance stays yours, and you can bet with it.',
            'До этого пополнения и вывод подождут. Деньги на счёте остаются вашими, и на них можно ставить.',
            'Bis dahin warten Ein- und Auszahlungen. Dein Guthaben bleibt deins, und du kannst damit wetten.',
            'حتى ذلك الحين تنتظر الإيداعات والسحوبات. رصيدك يبقى لك ويمكنك الرهان به.',
          ),
        ),
      ]
    : []),
  ...(switches.get('isIdentificationBonus')
    ? [
        p(
          say(
            'Your bonus waits until we know who you are. Everything else is open to you.',
            'Бонус ждёт, пока мы не узнаем, кто вы. Всё остальное вам доступно.',
            'Dein Bonus wartet, bis wir wissen, wer du bist. Alles andere steht dir offen.',
            'مكافأتك بانتظار أن نعرف من أنت. كل ما عدا ذلك متاح لك.',
          ),
        ),
      ]
    : []),
];

const identification = inOffice(['Identification', 'Идентификация', 'Identifizierung', 'التعريف'], (asked) => {
  const { say } = asked;
  return [
    facts([say('Where it stands', 'Состояние', 'Stand', 'الحالة'), standing(asked)]),
    ...waitsFor(asked),
    ...askAboutIdentity(asked),
    links(
      { text: say('Go on to sports', 'Перейти к спорту', 'Weiter zum Sport', 'المتابعة إلى الرياضة'), to: '/line' },
      { text: say('How it works', 'Как это устроено', 'So geht es', 'كيف تتم'), to: '/simpleidentification' },
      { text: say('The policy', 'Политика', 'Die Richtlinie', 'السياسة'), to: '/kycpolicy' },
    ),
  ];
});

const verification = inOffice(['Verification', 'Верификация', 'Verifizierung', 'التحقق'], (asked) => {
  const { say } = asked;
  const security: Line[number] = {
    text: say('Security', 'Безопасность', 'Sicherheit', 'الأمان'),
    to: '/office/security',
  };
  return [
    facts(
      [
        say('E-mail address', 'Почта', 'E-Mail-Adresse', 'البريد'),
        say('under ', 'в разделе ', 'unter ', 'ضمن '),
        security,
      ],
      [say('Telephone', 'Телефон', 'Telefon', 'الهاتف'), say('under ', 'в разделе ', 'unter ', 'ضمن '), security],
      [say('Identity', 'Личность', 'Identität', 'الهوية'), standing(asked)],
    ),
    ...waitsFor(asked),
    ...askAboutIdentity(asked),
    links(
      { text: say('Identification', 'Идентификация', 'Identifizierung', 'التعريف'), to: '/office/identification' },
      {
        text: say(
          'What is checked, and why',
          'Что проверяется и зачем',
          'Was geprüft wird und warum',
          'ما يُفحص ولماذا',
        ),
        to: '/kycpolicy',
      },
    ),
  ];
});

const plain = (title: Said, text: Said, ...to: readonly (readonly [string, Said])[]): MakePage =>
  inOffice(title, ({ say }) => [
    {
      t: 'empty',
      title: say(...title),
      text: say(...text),
      links: to.map(([path, name]) => ({ text: say(...name), to: path })),
    },
  ]);

const friend = inOffice(['Bring a friend', 'Приведи друга', 'Freunde werben', 'ادعُ صديقًا'], ({ say }) => [
  lead(
    say(
      'Tell friends if you like it here. There is no reward for it: nobody should bet because somebody is paid for it.',
      'Расскажите друзьям, если нравится. Награды нет: никто не должен ставить потому, что за это кому-то платят.',
      'Erzähl es weiter, wenn es dir gefällt. Belohnt wird es nicht: Niemand soll wetten, weil ein anderer daran verdient.',
      'أخبر أصدقاءك إن أعجبك. لا مكافأة: لا ينبغي أن يراهن أحد لأن غيره يُدفع له.',
    ),
  ),
  ul(
    say('Only adults, please.', 'Только совершеннолетним, пожалуйста.', 'Bitte nur Erwachsenen.', 'للبالغين فقط رجاءً.'),
    say(
      'Never somebody who has a problem with gambling.',
      'Никогда — тем, у кого проблемы с игрой.',
      'Nie jemandem mit Spielproblemen.',
      'ولا لمن لديه مشكلة مع القمار.',
    ),
  ),
]);

export const officePages: Pages = {
  'office-menu': menu,
  settings,
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
  identification,
  verification,
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
      'Send it to support, and say what you tried to do.',
      'Отправьте её в поддержку и напишите, что хотели сделать.',
      'Schick sie dem Support und sag, was du tun wolltest.',
      'أرسلها إلى الدعم واذكر ما أردت فعله.',
    ],
    ['/contacts', ['Contacts', 'Контакты', 'Kontakt', 'اتصل بنا']],
  ),
};
