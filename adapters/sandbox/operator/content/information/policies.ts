/** Identity checks and money laundering: the practice here, and common practice where real money is played. */
import type { MakePage, PageAsked, Pages } from '../page.ts';
import { h2, lead, links, p, ul } from '../page.ts';

const kycText = ({ inLanguage }: PageAsked) => [
  lead(
    inLanguage(
      'Touchline takes no real money and asks for no documents.',
      'Touchline не принимает настоящих денег и не требует документов.',
      'Touchline nimmt kein echtes Geld und verlangt keine Dokumente.',
      'لا يقبل Touchline أموالًا حقيقية ولا يطلب وثائق.',
    ),
  ),
  p(
    inLanguage(
      'Where people bet real money, the law wants to know who plays. Such a site usually asks for:',
      'Где ставят настоящие деньги, закон требует знать, кто играет. Такой сайт обычно спрашивает:',
      'Wo um echtes Geld gewettet wird, will das Gesetz wissen, wer spielt. Eine solche Seite fragt meist nach:',
      'حيث يُراهن بأموال حقيقية يشترط القانون معرفة من يلعب. ويطلب مثل هذا الموقع عادة:',
    ),
  ),
  ul(
    inLanguage(
      'at registration: name, date of birth, country;',
      'при регистрации: имя, дату рождения, страну;',
      'bei der Registrierung: Name, Geburtsdatum, Land;',
      'عند التسجيل: الاسم وتاريخ الميلاد والبلد؛',
    ),
    inLanguage(
      'before larger withdrawals: a document with a photo and proof of address;',
      'перед крупным выводом: документ с фото и подтверждение адреса;',
      'vor größeren Auszahlungen: Ausweis mit Foto und Adressnachweis;',
      'قبل السحوبات الكبيرة: وثيقة بصورة وإثبات عنوان؛',
    ),
    inLanguage(
      'for payments: an account in the player’s own name.',
      'для платежей: счёт на имя самого игрока.',
      'für Zahlungen: ein Konto auf den eigenen Namen.',
      'للمدفوعات: حسابًا باسم اللاعب نفسه.',
    ),
  ),
];

const amlText = ({ inLanguage }: PageAsked) => [
  lead(
    inLanguage(
      'Touchline takes no real money, so no payment is checked for its origin.',
      'Touchline не принимает настоящих денег, поэтому происхождение платежей не проверяется.',
      'Touchline nimmt kein echtes Geld, darum wird bei keiner Zahlung die Herkunft geprüft.',
      'لا يقبل Touchline أموالًا حقيقية، لذلك لا يُفحص مصدر أي دفعة.',
    ),
  ),
  p(
    inLanguage(
      'Where people bet real money, betting must not serve to hide where money came from. These rules are common there:',
      'Где ставят настоящие деньги, ставки не должны скрывать их происхождение. Обычные правила там:',
      'Wo um echtes Geld gewettet wird, darf Wetten nicht dessen Herkunft verbergen. Üblich sind dort diese Regeln:',
      'حيث يُراهن بأموال حقيقية لا يجوز أن يُستعمل الرهان لإخفاء مصدرها. والقواعد الشائعة هناك:',
    ),
  ),
  ul(
    inLanguage(
      'Deposits come only from accounts in the player’s own name.',
      'Пополнения — только со счетов на имя игрока.',
      'Einzahlungen kommen nur von Konten auf den eigenen Namen.',
      'الإيداع من حسابات باسم اللاعب فقط.',
    ),
    inLanguage(
      'Players can’t send money to each other.',
      'Игроки не могут переводить деньги друг другу.',
      'Spieler können einander kein Geld senden.',
      'لا يمكن للاعبين تحويل المال بينهم.',
    ),
    inLanguage(
      'People look at unusual payments, and the law may require a report.',
      'Необычные платежи проверяют люди, и закон может требовать сообщить о них.',
      'Ungewöhnliche Zahlungen sehen sich Menschen an, und das Gesetz kann eine Meldung verlangen.',
      'يراجع موظفون الدفعات غير المعتادة، وقد يشترط القانون الإبلاغ عنها.',
    ),
  ),
];

const policies = ({ inLanguage }: PageAsked, current: string) =>
  links(
    {
      text: inLanguage('Identity checks', 'Проверка личности', 'Identitätsprüfung', 'التحقق من الهوية'),
      to: '/kycpolicy',
      isCurrent: current === 'kyc',
    },
    {
      text: inLanguage('Against money laundering', 'Против отмывания денег', 'Gegen Geldwäsche', 'مكافحة غسل الأموال'),
      to: '/amlpolicy',
      isCurrent: current === 'aml',
    },
    {
      text: inLanguage('Both in one', 'Оба документа', 'Beides zusammen', 'كلاهما معًا'),
      to: '/amlkyc',
      isCurrent: current === 'both',
    },
  );

const kyc: MakePage = (asked) => ({
  title: asked.inLanguage('Identity checks', 'Проверка личности', 'Identitätsprüfung', 'التحقق من الهوية'),
  blocks: [policies(asked, 'kyc'), ...kycText(asked)],
});
const aml: MakePage = (asked) => ({
  title: asked.inLanguage(
    'Against money laundering',
    'Против отмывания денег',
    'Gegen Geldwäsche',
    'مكافحة غسل الأموال',
  ),
  blocks: [policies(asked, 'aml'), ...amlText(asked)],
});
const both: MakePage = (asked) => ({
  title: asked.inLanguage(
    'Money laundering and identity',
    'Отмывание денег и личность',
    'Geldwäsche und Identität',
    'غسل الأموال والهوية',
  ),
  blocks: [
    policies(asked, 'both'),
    h2(asked.inLanguage('Identity checks', 'Проверка личности', 'Identitätsprüfung', 'التحقق من الهوية')),
    ...kycText(asked),
    h2(asked.inLanguage('Against money laundering', 'Против отмывания денег', 'Gegen Geldwäsche', 'مكافحة غسل الأموال')),
    ...amlText(asked),
  ],
});

const simple: MakePage = ({ inLanguage }) => ({
  title: inLanguage('Identification in short', 'Идентификация коротко', 'Identifizierung in Kürze', 'التعريف باختصار'),
  blocks: [
    lead(
      inLanguage(
        'Touchline asks for no documents. Don’t send any. On a site that you trust and that has to identify you, this helps:',
        'Touchline не требует документов. Не присылайте их. Если вы доверяете сайту и он обязан вас идентифицировать, поможет следующее:',
        'Touchline verlangt keine Dokumente. Schick keine. Auf einer Seite, der du vertraust und die dich identifizieren muss, hilft dies:',
        'لا يطلب Touchline وثائق، فلا ترسل أيًا منها. وفي موقع تثق به ويجب أن يتحقق من هويتك يفيد ما يلي:',
      ),
    ),
    {
      t: 'list',
      isOrdered: true,
      items: [
        [
          inLanguage(
            'Fill in your name and date of birth as they stand in your document.',
            'Укажите имя и дату рождения как в документе.',
            'Trage Name und Geburtsdatum wie im Ausweis ein.',
            'اكتب اسمك وتاريخ ميلادك كما في وثيقتك.',
          ),
        ],
        [
          inLanguage(
            'Take a picture of the document: even light, all corners, nothing covered.',
            'Сфотографируйте документ: ровный свет, все углы, ничего не закрыто.',
            'Fotografiere den Ausweis: gleichmäßiges Licht, alle Ecken, nichts verdeckt.',
            'صوّر الوثيقة: إضاءة متساوية وكل الزوايا ظاهرة دون تغطية.',
          ),
        ],
        [inLanguage('Take a picture of yourself.', 'Сфотографируйте себя.', 'Fotografiere dich.', 'التقط صورة لنفسك.')],
      ],
    },
    links(
      {
        text: inLanguage('To the identification', 'К идентификации', 'Zur Identifizierung', 'إلى التعريف'),
        to: '/office/identification',
      },
      {
        text: inLanguage('The whole policy', 'Полная политика', 'Die ganze Richtlinie', 'السياسة كاملة'),
        to: '/kycpolicy',
      },
    ),
  ],
});

export const policyPages: Pages = { kycpolicy: kyc, amlpolicy: aml, amlkyc: both, simpleidentification: simple };
