/** Policies: who a player is, and where money may come from. Their essentials in four languages, their letter in English. */
import type { MakePage, PageAsked, Pages } from '../page.ts';
import { h2, inEnglish, lead, links, ul } from '../page.ts';

const kycEssentials = ({ say }: PageAsked) => [
  lead(
    say(
      'We have to know who plays. Here is what we ask, when, and what becomes of it.',
      'Мы обязаны знать, кто играет. Что мы спрашиваем, когда и что с этим происходит.',
      'Wir müssen wissen, wer spielt. Was wir fragen, wann, und was daraus wird.',
      'علينا أن نعرف من يلعب. إليك ما نطلبه ومتى وما مصيره.',
    ),
  ),
  ul(
    say(
      'At registration: name, date of birth, country. Before larger withdrawals or on suspicion: a document with a photo and proof of address.',
      'При регистрации: имя, дата рождения, страна. Перед крупным выводом или при подозрении: документ с фото и подтверждение адреса.',
      'Bei der Registrierung: Name, Geburtsdatum, Land. Vor größeren Auszahlungen oder bei Verdacht: Ausweis mit Foto und Adressnachweis.',
      'عند التسجيل: الاسم وتاريخ الميلاد والبلد. وقبل السحوبات الكبيرة أو عند الاشتباه: وثيقة بصورة وإثبات عنوان.',
    ),
    say(
      'Money goes back the way it came, to an account in your own name.',
      'Деньги возвращаются тем же путём, на счёт на ваше имя.',
      'Geld geht den Weg zurück, den es kam, auf ein Konto auf deinen Namen.',
      'يعود المال بالطريق الذي جاء منه إلى حساب باسمك.',
    ),
    say(
      'Until a check is done nothing of yours is lost: bets settle as always.',
      'Пока идёт проверка, ничего не пропадает: ставки рассчитываются как обычно.',
      'Solange geprüft wird, geht nichts verloren: Wetten werden normal abgerechnet.',
      'إلى أن ينتهي التحقق لا يضيع شيء: تُسوّى الرهانات كالمعتاد.',
    ),
    say(
      'Documents are stored encrypted, for as long as the law says, and seen only by those who check them.',
      'Документы хранятся зашифрованными столько, сколько велит закон; видят их только проверяющие.',
      'Dokumente liegen verschlüsselt so lange, wie das Gesetz es will; nur wer prüft, sieht sie.',
      'تُحفظ الوثائق مشفّرة للمدة القانونية ولا يراها إلا من يدققها.',
    ),
  ),
];

const kycLetter = (asked: PageAsked) =>
  inEnglish(asked, {
    t: 'accordion',
    items: [
      {
        title: '1. When identity is checked',
        blocks: [
          {
            t: 'list',
            items: [
              ['When an account is opened: name, date of birth, address, e-mail or telephone.'],
              [
                'When deposits or withdrawals reach 2,000 euros within a day, in one operation or in several that seem linked.',
              ],
              ['When there is doubt about what was said earlier, or suspicion of crime, whatever the amount.'],
            ],
          },
        ],
      },
      {
        title: '2. What counts as proof',
        blocks: [
          {
            t: 'list',
            items: [
              ['Identity: passport, identity card or driving licence, valid, all four corners in the picture.'],
              ['Address: a bill, bank statement or official letter, at most three months old.'],
              ['Means of payment: a statement with your name and the last four digits; cover the others.'],
              ['Source of funds, where asked: payslips, tax assessment, sale or inheritance papers.'],
            ],
          },
        ],
      },
      {
        title: '3. Persons in public office',
        blocks: [
          {
            t: 'text',
            line: [
              'Politically exposed persons, their families and close associates are accepted after approval by senior management; the source of their funds is established and their accounts are looked at continuously.',
            ],
          },
        ],
      },
      {
        title: '4. How long, and who sees it',
        blocks: [
          {
            t: 'text',
            line: [
              'Records are kept for five years after the end of the relationship, then destroyed, unless an authority orders otherwise. Access is logged.',
            ],
          },
        ],
      },
      {
        title: '5. If proof does not come',
        blocks: [
          {
            t: 'text',
            line: [
              'Deposits and bets are paused after 30 days. Own deposits that have not been played are returned to where they came from, unless the law forbids it.',
            ],
          },
        ],
      },
    ],
  });

const amlEssentials = ({ say }: PageAsked) => [
  lead(
    say(
      'Betting must not serve to hide where money came from. That is why there are checks.',
      'Ставки не должны скрывать происхождение денег. Поэтому есть проверки.',
      'Wetten darf nicht dazu dienen, die Herkunft von Geld zu verbergen. Darum gibt es Prüfungen.',
      'لا يجوز أن يُستعمل الرهان لإخفاء مصدر المال. ولهذا توجد عمليات تحقق.',
    ),
  ),
  ul(
    say(
      'Deposits only from accounts in your own name; no cash from third persons.',
      'Пополнения только со счетов на ваше имя; никаких денег третьих лиц.',
      'Einzahlungen nur von Konten auf deinen Namen; kein Geld von Dritten.',
      'الإيداع من حسابات باسمك فقط؛ لا أموال من طرف ثالث.',
    ),
    say(
      'No transfers between players.',
      'Переводов между игроками нет.',
      'Keine Überweisungen zwischen Spielern.',
      'لا تحويلات بين اللاعبين.',
    ),
    say(
      'Unusual patterns are looked at by people; the law can oblige us to report and forbids us to say so.',
      'Необычные операции смотрят люди; закон может обязать нас сообщить и запрещает об этом говорить.',
      'Ungewöhnliches sehen sich Menschen an; das Gesetz kann uns zur Meldung verpflichten und verbietet, davon zu sprechen.',
      'تُراجع الأنماط غير المعتادة يدويًا؛ وقد يلزمنا القانون بالإبلاغ ويمنعنا من الإفصاح.',
    ),
  ),
];

const amlLetter = (asked: PageAsked) =>
  inEnglish(asked, {
    t: 'accordion',
    items: [
      {
        title: '1. Risk assessment',
        blocks: [
          {
            t: 'text',
            line: [
              'Each player is assessed as low, standard or high risk by country, means of payment, amounts and behaviour, and assessed again when any of these changes.',
            ],
          },
        ],
      },
      {
        title: '2. Monitoring',
        blocks: [
          {
            t: 'list',
            items: [
              ['Deposits withdrawn with little or no play.'],
              [
                'Several accounts, devices or means of payment that seem to be one person’s, or one that seems to be several persons’.',
              ],
              ['Bets on both sides of one event.'],
              ['Amounts just below a limit that asks for a check.'],
            ],
          },
        ],
      },
      {
        title: '3. Reports',
        blocks: [
          {
            t: 'text',
            line: [
              'An officer who is independent of the business decides whether to report to the financial intelligence unit. Nobody is told that a report was made.',
            ],
          },
        ],
      },
      {
        title: '4. Sanctions',
        blocks: [
          {
            t: 'text',
            line: [
              'Names are compared with the lists of the United Nations, the European Union and the countries where the operator works, at registration and whenever a list changes.',
            ],
          },
        ],
      },
      {
        title: '5. Training and records',
        blocks: [
          { t: 'text', line: ['Staff are trained each year. Records of transactions are kept for five years.'] },
        ],
      },
    ],
  });

const policies = ({ say }: PageAsked, current: string) =>
  links(
    {
      text: say('Knowing our customers', 'Знай своего клиента', 'Kundenprüfung', 'اعرف عميلك'),
      to: '/kycpolicy',
      isCurrent: current === 'kyc',
    },
    {
      text: say('Against money laundering', 'Против отмывания денег', 'Gegen Geldwäsche', 'مكافحة غسل الأموال'),
      to: '/amlpolicy',
      isCurrent: current === 'aml',
    },
    {
      text: say('Both in one', 'Оба документа', 'Beides zusammen', 'كلاهما معًا'),
      to: '/amlkyc',
      isCurrent: current === 'both',
    },
  );

const kyc: MakePage = (asked) => ({
  title: asked.say('Knowing our customers', 'Знай своего клиента', 'Kundenprüfung', 'اعرف عميلك'),
  blocks: [policies(asked, 'kyc'), ...kycEssentials(asked), ...kycLetter(asked)],
});
const aml: MakePage = (asked) => ({
  title: asked.say('Against money laundering', 'Против отмывания денег', 'Gegen Geldwäsche', 'مكافحة غسل الأموال'),
  blocks: [policies(asked, 'aml'), ...amlEssentials(asked), ...amlLetter(asked)],
});
const both: MakePage = (asked) => ({
  title: asked.say(
    'Money laundering and identity',
    'Отмывание денег и личность',
    'Geldwäsche und Identität',
    'غسل الأموال والهوية',
  ),
  blocks: [
    policies(asked, 'both'),
    h2(asked.say('Knowing our customers', 'Знай своего клиента', 'Kundenprüfung', 'اعرف عميلك')),
    ...kycEssentials(asked),
    ...kycLetter(asked),
    h2(asked.say('Against money laundering', 'Против отмывания денег', 'Gegen Geldwäsche', 'مكافحة غسل الأموال')),
    ...amlEssentials(asked),
    ...amlLetter(asked),
  ],
});

const simple: MakePage = ({ say }) => ({
  title: say('Identification in short', 'Идентификация коротко', 'Identifizierung in Kürze', 'التعريف باختصار'),
  blocks: [
    lead(
      say(
        'Four steps, about five minutes.',
        'Четыре шага, около пяти минут.',
        'Vier Schritte, etwa fünf Minuten.',
        'أربع خطوات، نحو خمس دقائق.',
      ),
    ),
    {
      t: 'list',
      isOrdered: true,
      items: [
        [
          say(
            'Fill in your name and date of birth as they stand in your document.',
            'Укажите имя и дату рождения как в документе.',
            'Trage Name und Geburtsdatum wie im Ausweis ein.',
            'اكتب اسمك وتاريخ ميلادك كما في وثيقتك.',
          ),
        ],
        [
          say(
            'Take a picture of the document: even light, all corners, nothing covered.',
            'Сфотографируйте документ: ровный свет, все углы, ничего не закрыто.',
            'Fotografiere den Ausweis: gleichmäßiges Licht, alle Ecken, nichts verdeckt.',
            'صوّر الوثيقة: إضاءة متساوية وكل الزوايا ظاهرة دون تغطية.',
          ),
        ],
        [say('Take a picture of yourself.', 'Сфотографируйте себя.', 'Fotografiere dich.', 'التقط صورة لنفسك.')],
        [
          say(
            'Wait for our answer: usually within a day. If a picture can’t be read we say which and why.',
            'Дождитесь ответа: обычно в течение дня. Если снимок не читается, скажем какой и почему.',
            'Warte auf unsere Antwort: meist binnen eines Tages. Ist ein Bild nicht lesbar, sagen wir welches und warum.',
            'انتظر جوابنا: عادة خلال يوم. وإن تعذرت قراءة صورة فسنذكر أيها ولماذا.',
          ),
        ],
      ],
    },
    links(
      {
        text: say('To the identification', 'К идентификации', 'Zur Identifizierung', 'إلى التعريف'),
        to: '/office/identification',
      },
      { text: say('The whole policy', 'Полная политика', 'Die ganze Richtlinie', 'السياسة كاملة'), to: '/kycpolicy' },
    ),
  ],
});

export const policyPages: Pages = { kycpolicy: kyc, amlpolicy: aml, amlkyc: both, simpleidentification: simple };
