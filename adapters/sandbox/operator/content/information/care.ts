/**
 * Responsible gaming, with real help lines. External addresses are text, not links: the site links to no other site.
 */
import type { MakePage, Pages } from '../page.ts';
import { a, h2, lead, links, note, p, table, ul } from '../page.ts';

/**
 * Help lines that are free and confidential according to their own sites. Checked for the United Kingdom
 * (gamblingcommission.gov.uk), Germany (rp-online.de, of the BZgA, now BIÖG), Sweden (lottotellus.se), Malta
 * (rgf.org.mt) and Ontario (agco.ca). In the Netherlands Open over gokken has replaced Loket Kansspel
 * (consumentenbond.nl, November 2025); its number was not found and is therefore missing. The others are unconfirmed.
 */
const HELP: readonly (readonly [
  country: readonly [string, string, string, string],
  who: string,
  phone: string,
  site: string,
])[] = [
  [
    ['United Kingdom', 'Великобритания', 'Großbritannien', 'المملكة المتحدة'],
    'National Gambling Helpline (GamCare)',
    '0808 8020 133',
    'gamcare.org.uk',
  ],
  [['Germany', 'Германия', 'Deutschland', 'ألمانيا'], 'Check dein Spiel', '0800 1 37 27 00', 'check-dein-spiel.de'],
  [['Austria', 'Австрия', 'Österreich', 'النمسا'], 'Spielsuchthilfe', '+43 1 544 13 57', 'spielsuchthilfe.at'],
  [['Switzerland', 'Швейцария', 'Schweiz', 'سويسرا'], 'SOS Spielsucht', '0800 040 080', 'sos-spielsucht.ch'],
  [['Ireland', 'Ирландия', 'Irland', 'أيرلندا'], 'GamblingCare', '1800 936 725', 'gamblingcare.ie'],
  [['France', 'Франция', 'Frankreich', 'فرنسا'], 'Joueurs Info Service', '09 74 75 13 13', 'joueurs-info-service.fr'],
  [['Netherlands', 'Нидерланды', 'Niederlande', 'هولندا'], 'Open over gokken', '–', 'openovergokken.nl'],
  [['Sweden', 'Швеция', 'Schweden', 'السويد'], 'Stödlinjen', '020-819 100', 'stodlinjen.se'],
  [['Malta', 'Мальта', 'Malta', 'مالطا'], 'Responsible Gaming Foundation', '1777', 'rgf.org.mt'],
  [
    ['Canada (Ontario)', 'Канада (Онтарио)', 'Kanada (Ontario)', 'كندا (أونتاريو)'],
    'ConnexOntario',
    '1-866-531-2600',
    'connexontario.ca',
  ],
  [
    ['United States', 'США', 'USA', 'الولايات المتحدة'],
    'National Problem Gambling Helpline',
    '1-800-426-2537',
    'ncpgambling.org',
  ],
  [
    ['Australia', 'Австралия', 'Australien', 'أستراليا'],
    'Gambling Help Online',
    '1800 858 858',
    'gamblinghelponline.org.au',
  ],
  [
    ['New Zealand', 'Новая Зеландия', 'Neuseeland', 'نيوزيلندا'],
    'Gambling Helpline',
    '0800 654 655',
    'gamblinghelpline.co.nz',
  ],
  [
    ['South Africa', 'ЮАР', 'Südafrika', 'جنوب أفريقيا'],
    'Responsible Gambling Foundation',
    '0800 006 008',
    'responsiblegambling.org.za',
  ],
  [
    [
      'Everywhere, in many languages',
      'Везде, на многих языках',
      'Überall, in vielen Sprachen',
      'في كل مكان وبلغات كثيرة',
    ],
    'Gambling Therapy',
    '–',
    'gamblingtherapy.org',
  ],
  [['Everywhere', 'Везде', 'Überall', 'في كل مكان'], 'Gamblers Anonymous', '–', 'gamblersanonymous.org'],
];

const responsible: MakePage = ({ inLanguage }) => ({
  title: inLanguage('Responsible gaming', 'Ответственная игра', 'Verantwortungsvolles Spielen', 'اللعب المسؤول'),
  blocks: [
    lead(
      inLanguage(
        'Betting costs money on average. If it has stopped being fun, you can stop here and now, on your own.',
        'В среднем ставки стоят денег. Если это больше не в радость, остановиться можно здесь и сейчас, самостоятельно.',
        'Wetten kostet im Schnitt Geld. Wenn es keinen Spaß mehr macht, kannst du hier und jetzt selbst aufhören.',
        'الرهان يكلف مالًا في المتوسط. وإن لم يعد ممتعًا فيمكنك إيقافه هنا والآن بنفسك.',
      ),
    ),
    {
      t: 'actions',
      items: [
        {
          text: inLanguage('Set my limits', 'Задать лимиты', 'Limits festlegen', 'ضبط حدودي'),
          does: { to: '/office/responsible' },
          isMain: true,
        },
        {
          text: inLanguage(
            'Take a break or exclude myself',
            'Перерыв или самоисключение',
            'Pause oder Selbstsperre',
            'استراحة أو استبعاد ذاتي',
          ),
          does: { to: '/office/responsible/extra-limits' },
        },
      ],
    },
    h2(inLanguage('What you can set', 'Что есть', 'Was es gibt', 'ما المتاح')),
    ul(
      inLanguage(
        'Limits on deposits, stakes and losses over a day, a week and a month. Stricter limits apply at once, looser ones after 24 hours and once you confirm them.',
        'Лимиты пополнений, ставок и проигрыша за день, неделю и месяц. Строже — сразу; мягче — через 24 часа и с вашего согласия.',
        'Limits für Einzahlungen, Einsätze und Verluste je Tag, Woche und Monat. Strenger gilt sofort, lockerer nach 24 Stunden und deinem Ja.',
        'حدود للإيداع والرهان والخسارة يوميًا وأسبوعيًا وشهريًا. الأشد يسري فورًا، والأخف بعد 24 ساعة وبموافقتك.',
      ),
      inLanguage(
        'A limit on the length of a session, and a reminder of the time you have played.',
        'Лимит на длину сеанса и напоминание о времени игры.',
        'Ein Limit für die Länge einer Sitzung und eine Erinnerung an deine Spielzeit.',
        'حد لمدة الجلسة وتذكير بوقت لعبك.',
      ),
      inLanguage(
        'A time-out for deposits, and self-exclusion. Nothing and nobody ends them early.',
        'Пауза в пополнениях и самоисключение. Досрочно их не отменит никто.',
        'Eine Einzahlungspause und eine Selbstsperre. Nichts und niemand beendet sie vorzeitig.',
        'استراحة من الإيداع واستبعاد ذاتي. لا شيء ولا أحد ينهيها مبكرًا.',
      ),
      inLanguage(
        'Your net position and your time are always in sight while you are signed in. Withdrawals stay open under every limit.',
        'Пока вы в системе, ваш итог и время всегда на виду. Вывод открыт при любом лимите.',
        'Solange du angemeldet bist, sind deine Bilanz und deine Zeit immer zu sehen. Auszahlungen bleiben unter jedem Limit möglich.',
        'ما دمت مسجّل الدخول يبقى صافيك ووقتك ظاهرين. ويبقى السحب متاحًا مع أي حد.',
      ),
    ),
    h2(inLanguage('Ask yourself', 'Спросите себя', 'Frag dich', 'اسأل نفسك')),
    ul(
      inLanguage(
        'Do I bet more than I can afford to lose?',
        'Ставлю ли я больше, чем могу позволить себе проиграть?',
        'Setze ich mehr, als ich verlieren kann?',
        'هل أراهن بأكثر مما أتحمل خسارته؟',
      ),
      inLanguage(
        'Do I try to win back what I lost?',
        'Пытаюсь ли отыграться?',
        'Versuche ich, Verluste zurückzuholen?',
        'هل أحاول استرداد ما خسرته؟',
      ),
      inLanguage(
        'Have I borrowed or sold something in order to bet?',
        'Занимал ли деньги или продавал вещи ради ставок?',
        'Habe ich für Wetten Geld geliehen oder etwas verkauft?',
        'هل اقترضت أو بعت شيئًا لأراهن؟',
      ),
      inLanguage(
        'Do I hide how much I bet?',
        'Скрываю ли, сколько ставлю?',
        'Verheimliche ich, wie viel ich wette?',
        'هل أخفي مقدار رهاني؟',
      ),
      inLanguage(
        'Does betting keep me from sleep, work or people?',
        'Мешают ли ставки сну, работе, людям?',
        'Kostet mich das Wetten Schlaf, Arbeit oder Menschen?',
        'هل يبعدني الرهان عن النوم أو العمل أو الناس؟',
      ),
    ),
    p(
      inLanguage(
        'One yes is a reason to talk to somebody.',
        'Одно «да» — повод с кем-нибудь поговорить.',
        'Ein Ja ist ein Grund, mit jemandem zu sprechen.',
        'إجابة واحدة بنعم سبب كافٍ للتحدث إلى أحد.',
      ),
    ),
    h2(inLanguage('Help lines', 'Линии помощи', 'Hilfe', 'خطوط المساعدة')),
    table(
      inLanguage('Help lines by country', 'Линии помощи по странам', 'Hilfe nach Land', 'خطوط المساعدة حسب البلد'),
      [
        inLanguage('Where', 'Где', 'Wo', 'أين'),
        inLanguage('Who', 'Кто', 'Wer', 'من'),
        inLanguage('Telephone', 'Телефон', 'Telefon', 'الهاتف'),
        inLanguage('Site', 'Сайт', 'Seite', 'الموقع'),
      ],
      HELP.map(([country, who, phone, site]) => [inLanguage(...country), who, phone, site]),
    ),
    note(
      inLanguage(
        'To keep gambling sites off your devices, there are free programs such as BetBlocker (betblocker.org); banks in many countries can block payments to gambling.',
        'Чтобы закрыть игорные сайты на устройствах, есть бесплатные программы, например BetBlocker (betblocker.org); во многих странах банк может запретить такие платежи.',
        'Um Wettseiten von deinen Geräten fernzuhalten, gibt es kostenlose Programme wie BetBlocker (betblocker.org); viele Banken sperren Zahlungen an Anbieter.',
        'لحجب مواقع القمار عن أجهزتك توجد برامج مجانية مثل BetBlocker ‏(betblocker.org)؛ وتستطيع بنوك كثيرة حجب مدفوعات القمار.',
      ),
    ),
    h2(inLanguage('Children', 'Дети', 'Kinder', 'الأطفال')),
    p(
      inLanguage(
        'Nobody under 18 may play here. Log out on shared devices, keep your password to yourself, and use parental controls.',
        'Играть здесь можно только с 18 лет. Выходите на общих устройствах, храните пароль при себе, используйте родительский контроль.',
        'Unter 18 darf hier niemand spielen. Melde dich an gemeinsamen Geräten ab, behalte dein Passwort für dich und nutze Jugendschutz.',
        'لا يُسمح باللعب لمن هم دون 18 عامًا. سجّل الخروج على الأجهزة المشتركة، واحتفظ بكلمة مرورك، واستخدم الرقابة الأبوية.',
      ),
    ),
    links(
      { text: inLanguage('My limits', 'Мои лимиты', 'Meine Limits', 'حدودي'), to: '/office/responsible' },
      { text: inLanguage('Contacts', 'Контакты', 'Kontakt', 'اتصل بنا'), to: '/contacts' },
      { text: inLanguage('Rules', 'Правила', 'Regeln', 'القواعد'), to: '/rules/responsible' },
    ),
    p(
      a(
        inLanguage(
          'What does my betting look like? See My control',
          'Как выглядят мои ставки? «Мой контроль»',
          'Wie sieht mein Wetten aus? „Meine Kontrolle“',
          'كيف يبدو رهاني؟ انظر «تحكّمي»',
        ),
        '/office/responsible/my-control',
      ),
    ),
  ],
});

export const carePages: Pages = { responsiblegaming: responsible };
