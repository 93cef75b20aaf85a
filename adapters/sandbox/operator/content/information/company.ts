/** The operator, its contacts and its licence. */
import type { MakePage, Pages } from '../page.ts';
import { a, facts, h2, lead, links, note, p, ul, warning } from '../page.ts';

const contacts: MakePage = ({ inLanguage }) => ({
  title: inLanguage('Contacts', 'Контакты', 'Kontakt', 'اتصل بنا'),
  blocks: [
    lead(
      inLanguage(
        'Write to us at any time. We never ask for your password, a code from a message or a card number.',
        'Пишите нам в любое время. Мы никогда не спрашиваем пароль, код из сообщения или номер карты.',
        'Schreib uns jederzeit. Wir fragen nie nach deinem Passwort, einem Code aus einer Nachricht oder einer Kartennummer.',
        'اكتب إلينا في أي وقت. لا نطلب أبدًا كلمة مرورك أو رمزًا من رسالة أو رقم بطاقة.',
      ),
    ),
    {
      t: 'actions',
      items: [
        {
          text: inLanguage('Ask a question', 'Задать вопрос', 'Eine Frage stellen', 'اطرح سؤالًا'),
          does: { call: 'open', window: 'userQuestion' },
          isMain: true,
        },
        {
          text: inLanguage('Your requests', 'Ваши обращения', 'Deine Anfragen', 'طلباتك'),
          does: { call: 'open', window: 'supportHistory' },
        },
      ],
    },
    note(
      inLanguage(
        'Problems with gambling? There are people you can talk to today:',
        'Проблемы с игрой? Поговорить можно уже сегодня:',
        'Probleme mit dem Spielen? Heute noch kannst du mit jemandem sprechen:',
        'هل لديك مشكلة مع القمار؟ هناك من يمكنك التحدث إليه اليوم:',
      ),
      ' ',
      a(inLanguage('help lines', 'линии помощи', 'Hilfsangebote', 'خطوط المساعدة'), '/responsiblegaming'),
    ),
    links(
      { text: inLanguage('Support', 'Поддержка', 'Support', 'الدعم'), to: '/office/support' },
      { text: inLanguage('Disputes', 'Споры', 'Streitfälle', 'النزاعات'), to: '/disputeresolution' },
    ),
  ],
});

const about: MakePage = ({ inLanguage, context }) => {
  const tree = context.line.tree('en');
  const games = tree.sports.reduce((sum, sport) => sum + sport.live + sport.line, 0);
  return {
    title: inLanguage('About us', 'О нас', 'Über uns', 'من نحن'),
    blocks: [
      lead(
        inLanguage(
          'Touchline is a place to find a match, see a fair price, place a bet and see how it was settled.',
          'Touchline — место, где находят матч, видят честный коэффициент, делают ставку и знают, что с ней стало.',
          'Bei Touchline findest du ein Spiel, siehst eine faire Quote, wettest und weißt, was aus der Wette geworden ist.',
          'Touchline مكان تجد فيه المباراة وترى سعرًا عادلًا وتضع رهانك وتعرف ما آل إليه.',
        ),
      ),
      facts(
        [
          inLanguage(
            'Sports in the line now',
            'Видов спорта в линии сейчас',
            'Sportarten gerade im Angebot',
            'الرياضات المتاحة الآن',
          ),
          String(tree.sports.length),
        ],
        [
          inLanguage('Games you can bet on', 'Игр для ставок', 'Spiele zum Wetten', 'المباريات المتاحة للرهان'),
          String(games),
        ],
        [
          inLanguage('Games in play', 'Игр идёт', 'Laufende Spiele', 'المباريات الجارية'),
          String(tree.sports.reduce((sum, sport) => sum + sport.live, 0)),
        ],
        [inLanguage('Currencies', 'Валют', 'Währungen', 'العملات'), String(context.currencies.length)],
      ),
      h2(inLanguage('What we stand for', 'Чего мы держимся', 'Woran wir uns halten', 'ما نلتزم به')),
      ul(
        inLanguage(
          'A bet is placed at the odds you agreed to, or within the change you allowed. You have all the time you need to decide.',
          'Ставка принимается по коэффициенту, на который вы согласились, или в пределах изменения, которое вы разрешили. Время на решение не ограничено.',
          'Eine Wette gilt zu der Quote, der du zugestimmt hast, oder innerhalb der Änderung, die du erlaubst. Zum Entscheiden hast du alle Zeit.',
          'يُقبل الرهان بالسعر الذي وافقت عليه، أو ضمن التغيير الذي سمحت به. ولك كل الوقت لتقرر.',
        ),
        inLanguage(
          'A lost answer never costs a stake: each bet has a key, and a repeated one is the same bet.',
          'Потерянный ответ никогда не стоит ставки: у каждой ставки свой ключ, и повтор — та же ставка.',
          'Eine verlorene Antwort kostet nie einen Einsatz: Jede Wette hat einen Schlüssel, und die Wiederholung ist dieselbe Wette.',
          'الجواب الضائع لا يكلفك رهانًا: لكل رهان مفتاح، والتكرار هو الرهان نفسه.',
        ),
        inLanguage(
          'Limits become stricter at once, and looser only after a day and once you confirm.',
          'Лимиты становятся строже сразу, мягче — только через сутки и с вашего согласия.',
          'Limits werden sofort strenger, lockerer erst nach einem Tag und mit deinem Ja.',
          'تصبح حدودك أشد فورًا، ولا تُخفَّف إلا بعد يوم وبموافقتك.',
        ),
        inLanguage(
          'Declining is as easy as accepting.',
          'Отказаться так же просто, как согласиться.',
          'Ablehnen ist so leicht wie zustimmen.',
          'الرفض سهل كالقبول.',
        ),
      ),
      warning(
        inLanguage(
          'No real money changes hands here. Matches and prices are simulated.',
          'Настоящие деньги здесь не ходят. Матчи и коэффициенты смоделированы.',
          'Hier fließt kein echtes Geld. Spiele und Quoten sind simuliert.',
          'لا تُتداول هنا أموال حقيقية. المباريات والأسعار محاكاة.',
        ),
      ),
    ],
  };
};

const licenses: MakePage = ({ inLanguage }) => ({
  title: inLanguage('Licences', 'Лицензии', 'Lizenzen', 'التراخيص'),
  blocks: [
    warning(
      inLanguage(
        'Touchline holds no licence and takes no real money.',
        'У Touchline нет лицензии, настоящие деньги не принимаются.',
        'Touchline hat keine Lizenz und nimmt kein echtes Geld.',
        'لا يملك Touchline ترخيصًا ولا يقبل أموالًا حقيقية.',
      ),
    ),
    p(
      inLanguage(
        'How to check the licence of any betting site: take the number from the site, and look the number up in the register on the regulator’s own site. Never follow a link from the site you are checking.',
        'Как проверить лицензию любого сайта ставок: возьмите номер с сайта и найдите его в реестре на сайте самого регулятора. Не переходите по ссылке с проверяемого сайта.',
        'So prüfst du die Lizenz jeder Wettseite: Nimm die Nummer von der Seite und suche sie im Register auf der Seite der Aufsicht. Folge nie einem Link der Seite, die du prüfst.',
        'للتحقق من ترخيص أي موقع رهان: خذ رقمه من الموقع وابحث عنه في السجل على موقع الجهة الرقابية. ولا تتبع رابطًا من الموقع الذي تتحقق منه.',
      ),
    ),
  ],
});

const taxation: MakePage = ({ inLanguage }) => ({
  title: inLanguage('Taxes', 'Налоги', 'Steuern', 'الضرائب'),
  blocks: [
    lead(
      inLanguage(
        'No tax is withheld from what a bet pays.',
        'С выплат по ставкам налог не удерживается.',
        'Von dem, was eine Wette auszahlt, wird keine Steuer einbehalten.',
        'لا تُقتطع أي ضريبة مما يدفعه الرهان.',
      ),
    ),
    p(
      inLanguage(
        'Whether winnings are taxed depends on where you live. Ask your tax office.',
        'Облагается ли выигрыш, зависит от страны. Спросите налоговую службу.',
        'Ob Gewinne besteuert werden, hängt davon ab, wo du lebst. Frag dein Finanzamt.',
        'تعتمد ضريبة الأرباح على بلد إقامتك. اسأل مصلحة الضرائب.',
      ),
    ),
    p(
      a(
        inLanguage(
          'Your bet history can be saved as a file',
          'Историю ставок можно сохранить в файл',
          'Deine Wetthistorie lässt sich als Datei sichern',
          'يمكن حفظ سجل رهاناتك في ملف',
        ),
        '/office/history',
      ),
      '.',
    ),
  ],
});

const consent: MakePage = ({ inLanguage }) => ({
  title: inLanguage('Consent', 'Согласие', 'Zustimmung', 'الموافقة'),
  blocks: [
    lead(
      inLanguage(
        'What you agree to when you open an account, in plain words.',
        'На что вы соглашаетесь, открывая счёт, — простыми словами.',
        'Wozu du mit einem Konto zustimmst, in einfachen Worten.',
        'ما توافق عليه عند فتح حساب، بكلمات بسيطة.',
      ),
    ),
    ul(
      inLanguage(
        'You are of age where you live, and play for yourself.',
        'Вы совершеннолетний по законам своей страны и играете за себя.',
        'Du bist dort, wo du lebst, volljährig und spielst für dich selbst.',
        'أنت بالغ وفق قانون بلدك وتلعب لنفسك.',
      ),
      inLanguage('One account per person.', 'Один счёт на человека.', 'Ein Konto je Person.', 'حساب واحد لكل شخص.'),
      inLanguage(
        'We keep what your bets and payments need. Visits are counted and advertising is measured only with your consent.',
        'Мы храним то, что нужно для ставок и платежей. Посещения и реклама учитываются только с вашего согласия.',
        'Wir speichern, was deine Wetten und Zahlungen brauchen. Besuche und Werbung werden nur mit deiner Zustimmung gezählt.',
        'نحفظ ما تحتاجه رهاناتك ومدفوعاتك. ولا تُحصى الزيارات ولا تُقاس الإعلانات إلا بموافقتك.',
      ),
      inLanguage(
        'You can save your bets, payments and receipts as files.',
        'Ставки, платежи и квитанции можно сохранить в файлы.',
        'Wetten, Zahlungen und Belege kannst du als Dateien sichern.',
        'يمكنك حفظ رهاناتك ومدفوعاتك وإيصالاتك في ملفات.',
      ),
      inLanguage(
        'You can withdraw your consent to advertising at any time; nothing else changes.',
        'Согласие на рекламу можно отозвать в любой момент; больше ничего не изменится.',
        'Die Zustimmung zur Werbung kannst du jederzeit zurücknehmen; sonst ändert sich nichts.',
        'يمكن سحب الموافقة على الإعلان في أي وقت دون أي تغيير آخر.',
      ),
    ),
    links(
      { text: inLanguage('Cookies', 'Cookie', 'Cookies', 'ملفات التعريف'), to: '/cookies' },
      { text: inLanguage('Rules', 'Правила', 'Regeln', 'القواعد'), to: '/rules/general' },
    ),
  ],
});

const dispute: MakePage = ({ inLanguage }) => ({
  title: inLanguage('Disputes', 'Споры', 'Streitfälle', 'النزاعات'),
  blocks: [
    lead(
      inLanguage(
        'If you think a bet was settled wrongly, this is the way, step by step.',
        'Если вы считаете, что ставка рассчитана неверно, вот порядок действий.',
        'Wenn du meinst, eine Wette wurde falsch abgerechnet, ist das der Weg.',
        'إذا رأيت أن رهانًا سُوّي خطأً فهذه هي الخطوات.',
      ),
    ),
    {
      t: 'list',
      isOrdered: true,
      items: [
        [
          inLanguage(
            'Open the bet in your history: it shows each leg’s result and how the payout was made. Its receipt is sealed and can be checked.',
            'Откройте ставку в истории: там результат каждого события и расчёт выплаты. Квитанция опечатана, её можно проверить.',
            'Öffne die Wette im Verlauf: Dort stehen das Ergebnis jeder Auswahl und die Rechnung. Der Beleg ist versiegelt und prüfbar.',
            'افتح الرهان في سجلك: ستجد نتيجة كل اختيار وطريقة حساب الدفع. والإيصال مختوم ويمكن التحقق منه.',
          ),
        ],
        [
          inLanguage(
            'Write to support with the bet’s number. You will find the answer under your requests.',
            'Напишите в поддержку номер ставки. Ответ вы найдёте в своих обращениях.',
            'Schreib dem Support mit der Nummer der Wette. Die Antwort findest du unter deinen Anfragen.',
            'اكتب إلى الدعم برقم الرهان. ويبقى الجواب بين طلباتك.',
          ),
        ],
        [
          inLanguage(
            'No real money is in dispute here, so no independent body is named.',
            'Спора о настоящих деньгах здесь не бывает, поэтому независимый орган не указан.',
            'Um echtes Geld geht es hier nie, darum ist keine unabhängige Stelle genannt.',
            'لا أموال حقيقية محل نزاع هنا، لذلك لا تُذكر جهة مستقلة.',
          ),
        ],
      ],
    },
    links(
      { text: inLanguage('Bet history', 'История ставок', 'Wettverlauf', 'سجل الرهانات'), to: '/office/history' },
      {
        text: inLanguage(
          'How bets are settled',
          'Как рассчитываются ставки',
          'So wird abgerechnet',
          'كيف تُسوّى الرهانات',
        ),
        to: '/rules/settlement',
      },
    ),
  ],
});

export const companyPages: Pages = {
  contacts,
  about,
  licenses,
  taxation,
  consent,
  disputeresolution: dispute,
};
