/** Identity checks as this operator makes them, and money laundering: common practice where real money is played. */
import type { MakePage, PageAsked, Pages } from '../page.ts';
import { h2, lead, links, p, ul } from '../page.ts';

const kycText = ({ inLanguage }: PageAsked) => [
  lead(
    inLanguage(
      'You can play without showing a document. Where one is required, the cashier and your account name it and lead to the form.',
      'Играть можно без документов. Если документ нужен, касса и личный кабинет называют его и ведут к форме.',
      'Du kannst ohne Ausweis spielen. Wo ein Dokument nötig ist, nennen es die Kasse und dein Konto und führen zum Formular.',
      'يمكنك اللعب دون إظهار وثيقة. وإذا لزمت وثيقة سمّاها الصندوق وحسابك وقاداك إلى النموذج.',
    ),
  ),
  p(inLanguage('We may ask for:', 'Мы можем запросить:', 'Wir können verlangen:', 'قد نطلب:')),
  ul(
    inLanguage(
      'a photograph of you that shows who you are;',
      'вашу фотографию, подтверждающую личность;',
      'ein Foto von dir, das zeigt, wer du bist;',
      'صورة لك تثبت هويتك؛',
    ),
    inLanguage(
      'your name, date of birth, address and identity document;',
      'имя, дату рождения, адрес и документ, удостоверяющий личность;',
      'Name, Geburtsdatum, Adresse und Ausweis;',
      'الاسم وتاريخ الميلاد والعنوان ووثيقة الهوية؛',
    ),
    inLanguage(
      'proof of address, or of where your money comes from, before a withdrawal.',
      'подтверждение адреса или источника средств перед выводом.',
      'vor einer Auszahlung einen Nachweis der Adresse oder der Herkunft deines Geldes.',
      'إثبات العنوان أو مصدر أموالك قبل السحب.',
    ),
  ),
  p(
    inLanguage(
      'Pictures are reviewed and not stored; only the decision is kept. A notice tells you what it is.',
      'Снимки проверяют и не хранят; остаётся только решение. О нём сообщит уведомление.',
      'Bilder werden geprüft und nicht gespeichert; es bleibt die Entscheidung. Eine Meldung teilt sie dir mit.',
      'تُراجع الصور ولا تُحفظ، ويبقى القرار وحده. ويصلك إشعار به.',
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
        'It takes a minute and one photograph. Only your account asks for it: never send a document by e-mail or in a chat.',
        'Это займёт минуту и одну фотографию. Её запрашивает только личный кабинет: никогда не присылайте документы по почте или в чате.',
        'Es dauert eine Minute und braucht ein Foto. Nur dein Konto fragt danach: Schick nie ein Dokument per E-Mail oder im Chat.',
        'يستغرق ذلك دقيقة وصورة واحدة. وحسابك وحده يطلبها: لا ترسل وثيقة بالبريد الإلكتروني أو في محادثة أبدًا.',
      ),
    ),
    {
      t: 'list',
      isOrdered: true,
      items: [
        [
          inLanguage(
            'Read what the photograph must show: even light, your whole face, nothing covered.',
            'Прочтите, что должно быть на фотографии: ровный свет, лицо целиком, ничего не закрыто.',
            'Lies, was das Foto zeigen muss: gleichmäßiges Licht, das ganze Gesicht, nichts verdeckt.',
            'اقرأ ما يجب أن تُظهره الصورة: إضاءة متساوية ووجهك كاملًا دون تغطية.',
          ),
        ],
        [
          inLanguage(
            'Take it with the camera, or choose a file.',
            'Снимите её камерой или выберите файл.',
            'Nimm es mit der Kamera auf, oder wähle eine Datei.',
            'التقطها بالكاميرا أو اختر ملفًا.',
          ),
        ],
        [
          inLanguage(
            'Check it, and send it. A notice informs you of the decision; you can leave the page in the meantime.',
            'Проверьте её и отправьте. О решении сообщит уведомление; страницу можно закрыть.',
            'Prüfe es und sende es ab. Eine Meldung teilt dir die Entscheidung mit; die Seite kannst du verlassen.',
            'راجعها وأرسلها. ويصلك إشعار بالقرار، ويمكنك مغادرة الصفحة أثناء ذلك.',
          ),
        ],
      ],
    },
    links(
      {
        text: inLanguage('Go to identification', 'К идентификации', 'Zur Identifizierung', 'إلى التعريف'),
        to: '/office/identification',
      },
      {
        text: inLanguage('The full policy', 'Полная политика', 'Die ganze Richtlinie', 'السياسة كاملة'),
        to: '/kycpolicy',
      },
    ),
  ],
});

export const policyPages: Pages = { kycpolicy: kyc, amlpolicy: aml, amlkyc: both, simpleidentification: simple };
