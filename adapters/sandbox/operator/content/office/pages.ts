/** Pages of the office that have no screen of their own. What they can't do yet they say, and they lead where it can be done. */
import type { Block, Line } from '../../../../../core/modules/remote-views/public.ts';
import type { MakePage, PageAsked, Pages, Said } from '../page.ts';
import { facts, h2, lead, links, note, p, questions, ul } from '../page.ts';

const OFFICE: Said = ['My account', 'Мой счёт', 'Mein Konto', 'حسابي'];
const inOffice =
  (title: Said, blocks: (asked: PageAsked) => readonly Block[]): MakePage =>
  (asked) => ({
    title: asked.say(...title),
    crumbs: [{ text: asked.say(...OFFICE), to: '/office/account' }],
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
      'Password, second factor, devices',
      'Пароль, второй фактор, устройства',
      'Passwort, zweiter Faktor, Geräte',
      'كلمة المرور والعامل الثاني والأجهزة',
    ],
  ],
  [
    '/office/identification',
    ['Identification', 'Идентификация', 'Identifizierung', 'التعريف'],
    ['Who you are, once', 'Кто вы — один раз', 'Wer du bist, einmal', 'من أنت، مرة واحدة'],
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
        'Language, odds, theme, time zone',
        'Язык, коэффициенты, тема, часовой пояс',
        'Sprache, Quoten, Design, Zeitzone',
        'اللغة والأسعار والمظهر والمنطقة الزمنية',
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
        'Password and second factor',
        'Пароль и второй фактор',
        'Passwort und zweiter Faktor',
        'كلمة المرور والعامل الثاني',
      ),
      { text: say('Security', 'Безопасность', 'Sicherheit', 'الأمان'), to: '/office/security' },
    ],
    [
      say('Limits and breaks', 'Лимиты и перерывы', 'Limits und Pausen', 'الحدود والاستراحات'),
      { text: say('Limits', 'Лимиты', 'Limits', 'الحدود'), to: '/office/responsible' },
    ],
    [
      say('Newsletters', 'Рассылки', 'Newsletter', 'النشرات'),
      say('none are sent', 'не рассылаются', 'werden nicht verschickt', 'لا تُرسل'),
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
        'This operator gives no bonus for deposits and none that has to be turned over. Your free bets are on the bonus account.',
        'Этот оператор не даёт бонусов за пополнение и бонусов с отыгрышем. Ваши фрибеты — на бонусном счёте.',
        'Dieser Betreiber gibt keinen Einzahlungsbonus und keinen mit Umsatzbedingung. Deine Freiwetten liegen auf dem Bonuskonto.',
        'لا يمنح هذا المشغّل مكافآت إيداع ولا مكافآت مشروطة بالتدوير. رهاناتك المجانية في حساب المكافآت.',
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
        'Cashback is reckoned on casino games, which are not open here. Nothing is lost by not playing.',
        'Кешбэк считается с игр казино, а они здесь не открыты. Не играя, вы ничего не теряете.',
        'Cashback gibt es auf Casinospiele, die hier nicht offen sind. Wer nicht spielt, verliert nichts.',
        'يُحسب الاسترداد على ألعاب الكازينو غير المتاحة هنا. لا تخسر شيئًا بعدم اللعب.',
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
        'Nothing. No answer came, so we keep asking the operator by the bet’s key until we know. It is never sent twice.',
        'Ничего. Ответ не пришёл, и мы спрашиваем оператора по ключу ставки, пока не узнаем. Дважды она не отправляется.',
        'Nichts. Es kam keine Antwort, also fragen wir mit dem Schlüssel weiter. Sie wird nie zweimal gesendet.',
        'لا شيء. لم يصل جواب فنسأل المشغّل بمفتاح الرهان حتى نعرف. ولا يُرسل مرتين.',
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
        'After five wrong tries wait a minute. A forgotten password can be set anew from the login window.',
        'После пяти ошибок подождите минуту. Забытый пароль можно сменить из окна входа.',
        'Nach fünf Fehlversuchen eine Minute warten. Ein vergessenes Passwort setzt du im Anmeldefenster neu.',
        'بعد خمس محاولات خاطئة انتظر دقيقة. ويمكن تعيين كلمة مرور جديدة من نافذة الدخول.',
      ),
    ],
  ),
  h2(say('Ask us', 'Спросите нас', 'Frag uns', 'اسألنا')),
  p(
    say(
      'In writing here, by e-mail, or about a payment in your payment requests.',
      'Письменно здесь, по почте; о платеже — в обращениях по платежам.',
      'Schriftlich hier, per E-Mail, oder zu einer Zahlung in den Zahlungsanfragen.',
      'كتابةً هنا، أو بالبريد، أو بشأن دفعة في طلبات الدفع.',
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

/** How the operator stands to the player's identity, as its switches say. */
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

const identification = inOffice(['Identification', 'Идентификация', 'Identifizierung', 'التعريف'], (asked) => {
  const { say, world } = asked;
  return [
    facts([say('Where it stands', 'Состояние', 'Stand', 'الحالة'), standing(asked)]),
    ...(world.switches.get('isIdentificationBonus')
      ? [
          p(
            say(
              'Your bonus waits until we know who you are.',
              'Бонус ждёт, пока мы не узнаем, кто вы.',
              'Dein Bonus wartet, bis wir wissen, wer du bist.',
              'مكافأتك بانتظار أن نعرف من أنت.',
            ),
          ),
        ]
      : []),
    lead(
      say(
        'When it is needed, it is done here: your data, a picture of a document, a picture of you.',
        'Когда потребуется, она пройдёт здесь: данные, снимок документа, ваш снимок.',
        'Wenn sie nötig wird, geschieht sie hier: deine Daten, ein Bild des Ausweises, ein Bild von dir.',
        'عند الحاجة تتم هنا: بياناتك وصورة وثيقة وصورتك.',
      ),
    ),
    note(
      say(
        'This stand-in takes no documents yet. Don’t send any.',
        'Учебный оператор документы пока не принимает. Не присылайте их.',
        'Dieser Ersatzbetreiber nimmt noch keine Dokumente an. Schick keine.',
        'لا يستقبل هذا المشغّل البديل وثائق بعد. لا ترسل أيًا منها.',
      ),
    ),
    links(
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
      'This operator has none: everybody gets the same care. Support answers round the clock.',
      'Его нет: все получают одинаковое внимание. Поддержка отвечает круглосуточно.',
      'Gibt es nicht: Alle werden gleich betreut. Der Support antwortet rund um die Uhr.',
      'لا يوجد: يحظى الجميع بالعناية نفسها. الدعم يجيب على مدار الساعة.',
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
      'We read what players write. Send it to support, and say what you tried to do.',
      'Мы читаем, что пишут игроки. Отправьте в поддержку и скажите, что хотели сделать.',
      'Wir lesen, was Spieler schreiben. Schick es dem Support und sag, was du tun wolltest.',
      'نقرأ ما يكتبه اللاعبون. أرسل إلى الدعم واذكر ما أردت فعله.',
    ],
    ['/contacts', ['Contacts', 'Контакты', 'Kontakt', 'اتصل بنا']],
  ),
};
