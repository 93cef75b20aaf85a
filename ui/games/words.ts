/** Texts that all frames share, in the site's four languages. A frame loads nothing, so it brings its words along. */
const LANGUAGES = ['en', 'ru', 'de', 'ar'] as const;

/** Texts by name, in the order of `LANGUAGES`; `{name}` stands for a value. */
export type Words = Readonly<Record<string, readonly [string, string, string, string]>>;

const SHARED = {
  balance: ['Balance', 'Баланс', 'Guthaben', 'الرصيد'],
  stake: ['Stake', 'Ставка', 'Einsatz', 'الرهان'],
  half: ['½: half the stake', '½: половина ставки', '½: halber Einsatz', '½: نصف الرهان'],
  double: ['2×: twice the stake', '2×: двойная ставка', '2×: doppelter Einsatz', '2×: ضعف الرهان'],
  highest: ['Max: the highest stake', 'Макс.: наибольшая ставка', 'Max.: höchster Einsatz', 'الأقصى: أعلى رهان'],
  play: ['Play', 'Играть', 'Spielen', 'العب'],
  replay: ['Played round', 'Сыгранный раунд', 'Gespielte Runde', 'جولة سابقة'],
  showRound: ['Show the round', 'Показать раунд', 'Runde zeigen', 'اعرض الجولة'],
  nextMove: ['Next move', 'Следующий ход', 'Nächster Zug', 'الخطوة التالية'],
  again: ['Again', 'Ещё раз', 'Noch einmal', 'مرة أخرى'],
  runs: ['Play automatically', 'Показывать подряд', 'Von selbst weiter', 'عرض متواصل'],
  moveOf: ['Move {at} of {of}', 'Ход {at} из {of}', 'Zug {at} von {of}', 'الخطوة {at} من {of}'],
  wait: ['One moment…', 'Минутку…', 'Einen Moment…', 'لحظة…'],
  won: ['You won {amount}.', 'Выигрыш: {amount}.', 'Du hast {amount} gewonnen.', 'ربحت {amount}.'],
  back: ['{amount} came back.', 'Вернулось: {amount}.', '{amount} kamen zurück.', 'عاد {amount}.'],
  lost: ['No win this time.', 'Без выигрыша.', 'Diesmal kein Gewinn.', 'لا ربح هذه المرة.'],
  demo: ['Play money', 'Игра на фишки', 'Spielgeld', 'نقود تجريبية'],
  rolled: ['Result: {value}.', 'Результат: {value}.', 'Ergebnis: {value}.', 'النتيجة: {value}.'],
  seeds: ['Seeds', 'Сиды', 'Seeds', 'البذور'],
  clientSeed: ['Your seed', 'Ваш сид', 'Dein Seed', 'بذرتك'],
  commitment: ['Commitment', 'Фиксация', 'Festlegung', 'التثبيت'],
  salt: ['Salt of all players', 'Общая соль', 'Salt aller Spieler', 'الملح المشترك'],
  sharedNote: [
    'All players share these seeds. Each draw reveals its server seed, whose hashes lead to the commitment.',
    'Эти сиды общие для всех. Каждый тираж раскрывает серверный сид, а его хеши ведут к фиксации.',
    'Alle Spieler teilen diese Seeds. Jede Ziehung deckt ihren Server-Seed auf; seine Hashes führen zur Festlegung.',
    'هذه البذور مشتركة بين الجميع. يكشف كل سحب بذرة خادمه، وتقود تجزئاتها إلى التثبيت.',
  ],
  drawNumber: ['Draw {value}', 'Тираж {value}', 'Ziehung {value}', 'السحب {value}'],
  BETS_CLOSED: [
    'Bets on this draw are closed. No stake was taken.',
    'Ставки на этот тираж закрыты. Ставка не списана.',
    'Einsätze für diese Ziehung sind geschlossen. Es wurde kein Einsatz genommen.',
    'أُغلقت الرهانات على هذا السحب. لم يُخصم أي رهان.',
  ],
  BAD_MOVE: [
    'Too late: the round had ended when your move arrived.',
    'Слишком поздно: раунд завершился до вашего нажатия.',
    'Zu spät: Die Runde war vorbei, als dein Zug ankam.',
    'فات الأوان: انتهت الجولة قبل وصول طلبك.',
  ],
  nonce: [
    'Rounds with these seeds: {value}',
    'Раундов с этими сидами: {value}',
    'Runden mit diesen Seeds: {value}',
    'الجولات بهذه البذور: {value}',
  ],
  rotate: ['Reveal and change seeds', 'Раскрыть и сменить сиды', 'Aufdecken und wechseln', 'اكشف وغيّر البذور'],
  seedNote: [
    'You may change your seed until the first round.',
    'Сид можно изменить до первого раунда.',
    'Bis zur ersten Runde kannst du deinen Seed ändern.',
    'يمكنك تغيير بذرتك حتى الجولة الأولى.',
  ],
  BAD_SEED: [
    'A seed has 1 to 64 letters, digits, - or _.',
    'Сид: от 1 до 64 букв, цифр, - или _.',
    'Ein Seed hat 1 bis 64 Buchstaben, Ziffern, - oder _.',
    'البذرة من 1 إلى 64 حرفًا لاتينيًا أو رقمًا أو - أو _.',
  ],
  BAD_AMOUNT: ['Enter an amount.', 'Введите сумму.', 'Gib einen Betrag ein.', 'أدخل مبلغًا.'],
  INSUFFICIENT_FUNDS: [
    'Your balance is too low. No stake was taken.',
    'Недостаточно средств. Ставка не списана.',
    'Dein Guthaben reicht nicht. Es wurde kein Einsatz genommen.',
    'رصيدك لا يكفي. لم يُخصم أي رهان.',
  ],
  LIMIT_REACHED: [
    'Your limit does not allow this stake. No stake was taken.',
    'Ваш лимит не допускает эту ставку. Ставка не списана.',
    'Dein Limit lässt diesen Einsatz nicht zu. Es wurde kein Einsatz genommen.',
    'حدّك لا يسمح بهذا الرهان. لم يُخصم أي رهان.',
  ],
  SELF_EXCLUDED: [
    'You have excluded yourself from play. No stake was taken.',
    'Вы исключили себя из игры. Ставка не списана.',
    'Du hast dich vom Spiel ausgeschlossen. Es wurde kein Einsatz genommen.',
    'لقد استبعدت نفسك من اللعب. لم يُخصم أي رهان.',
  ],
  TOO_FAST: [
    'Please wait a few seconds between rounds. No stake was taken.',
    'Подождите несколько секунд между раундами. Ставка не списана.',
    'Bitte warte zwischen den Runden einige Sekunden. Es wurde kein Einsatz genommen.',
    'انتظر بضع ثوانٍ بين الجولات. لم يُخصم أي رهان.',
  ],
  STAKE_RANGE: [
    'The stake must be from {min} to {max}. No stake was taken.',
    'Ставка: от {min} до {max}. Ставка не списана.',
    'Der Einsatz liegt zwischen {min} und {max}. Es wurde kein Einsatz genommen.',
    'الرهان من {min} إلى {max}. لم يُخصم أي رهان.',
  ],
  STAKE_RANGE_slot: [
    'Here a spin costs at most {max}. No stake was taken.',
    'Здесь спин стоит не больше {max}. Ставка не списана.',
    'Hier kostet ein Spiel höchstens {max}. Es wurde kein Einsatz genommen.',
    'لا تزيد تكلفة الدورة هنا على {max}. لم يُخصم أي رهان.',
  ],
  STAKE_RANGE_slotByAge: [
    'A spin costs at most {max} unless we know that you are 25 or older. No stake was taken.',
    'Спин стоит не больше {max}, пока мы не знаем, что вам уже есть 25 лет. Ставка не списана.',
    'Ein Spiel kostet höchstens {max}, solange wir nicht wissen, dass du mindestens 25 bist. Es wurde kein Einsatz genommen.',
    'لا تزيد تكلفة الدورة على {max} ما لم نعلم أن عمرك 25 عامًا أو أكثر. لم يُخصم أي رهان.',
  ],
  LIMIT_REACHED_limitReached: [
    'Your limits allow at most {max} at the moment. No stake was taken.',
    'Ваши лимиты сейчас допускают не больше {max}. Ставка не списана.',
    'Deine Limits erlauben im Moment höchstens {max}. Es wurde kein Einsatz genommen.',
    'تسمح حدودك الآن بما لا يزيد على {max}. لم يُخصم أي رهان.',
  ],
  LIMIT_REACHED_pause: [
    'After an hour of play a pause of five minutes begins. No stake was taken.',
    'После часа игры начинается пятиминутный перерыв. Ставка не списана.',
    'Nach einer Stunde Spiel beginnt eine Pause von fünf Minuten. Es wurde kein Einsatz genommen.',
    'بعد ساعة من اللعب تبدأ استراحة من خمس دقائق. لم يُخصم أي رهان.',
  ],
  TICKET_INVALID: [
    'The account or the rules have changed in the meantime. Open the game again.',
    'Счёт или правила тем временем изменились. Откройте игру снова.',
    'Das Konto oder die Regeln haben sich inzwischen geändert. Öffne das Spiel erneut.',
    'تغيّر الحساب أو القواعد في هذه الأثناء. افتح اللعبة مجددًا.',
  ],
  SESSION_EXPIRED_otherGame: [
    'You have opened another game, and only one may be played at a time. Open this game again to continue.',
    'Вы открыли другую игру, а играть можно только в одну. Чтобы продолжить, откройте эту игру снова.',
    'Du hast ein anderes Spiel geöffnet, und nur eines ist gleichzeitig erlaubt. Öffne dieses Spiel erneut.',
    'فتحت لعبة أخرى، ولا يُسمح إلا بلعبة واحدة في الوقت نفسه. افتح هذه اللعبة مجددًا للمتابعة.',
  ],
  SESSION_EXPIRED: [
    'This session has ended. Open the game again to continue.',
    'Сессия завершена. Откройте игру снова.',
    'Diese Sitzung ist beendet. Öffne das Spiel erneut.',
    'انتهت هذه الجلسة. افتح اللعبة مجددًا.',
  ],
  GAME_SUSPENDED: [
    'This game is not open to you at the moment. No stake was taken.',
    'Игра сейчас недоступна. Ставка не списана.',
    'Dieses Spiel ist für dich gerade nicht offen. Es wurde kein Einsatz genommen.',
    'هذه اللعبة غير متاحة لك الآن. لم يُخصم أي رهان.',
  ],
  DECK_EMPTY: [
    'This deck is sold out. Reveal and change the seeds for the next one.',
    'Колода распродана. Раскройте и смените сиды, чтобы начать следующую.',
    'Diese Serie ist ausverkauft. Decke die Seeds auf und wechsle sie für die nächste.',
    'نفدت هذه المجموعة. اكشف البذور وغيّرها للمجموعة التالية.',
  ],
  ROUND_OPEN: [
    'Finish the open round first.',
    'Сначала завершите открытый раунд.',
    'Beende zuerst die offene Runde.',
    'أكمل الجولة المفتوحة أولًا.',
  ],
  PAYMENT_OPEN: [
    'This round is over, but its money has not been confirmed yet. Open the game again to check.',
    'Раунд завершён, но расчёт ещё не подтверждён. Откройте игру снова, чтобы проверить.',
    'Diese Runde ist zu Ende, aber das Geld ist noch nicht bestätigt. Öffne das Spiel erneut, um nachzusehen.',
    'انتهت هذه الجولة، لكن لم يتم تأكيد أموالها بعد. افتح اللعبة مجددًا للتحقق.',
  ],
  ROUND_ELSEWHERE: [
    'Your round in {currency} is still open. Choose that account to finish it.',
    'Ваш раунд в {currency} ещё не закончен. Чтобы доиграть, выберите этот счёт.',
    'Deine Runde in {currency} ist noch offen. Wähle dieses Konto, um sie zu beenden.',
    'جولتك بعملة {currency} ما زالت مفتوحة. اختر ذلك الحساب لإنهائها.',
  ],
  NO_ANSWER: [
    'No answer yet. Press again: you stake only once.',
    'Нет ответа. Нажмите ещё раз: ставка будет одна.',
    'Noch keine Antwort. Drücke noch einmal: Du setzt nur einmal.',
    'لا إجابة بعد. اضغط مجددًا: ستراهن مرة واحدة فقط.',
  ],
  other: [
    'This round could not be played. No stake was taken.',
    'Раунд не состоялся. Ставка не списана.',
    'Diese Runde kam nicht zustande. Es wurde kein Einsatz genommen.',
    'تعذّرت هذه الجولة. لم يُخصم أي رهان.',
  ],
  goesOn: [
    'The round continues unchanged.',
    'Раунд продолжается без изменений.',
    'Die Runde geht unverändert weiter.',
    'تستمر الجولة كما هي.',
  ],
  noSound: [
    'This device could not play the sound.',
    'Это устройство не смогло воспроизвести звук.',
    'Dieses Gerät konnte den Ton nicht abspielen.',
    'تعذّر على هذا الجهاز تشغيل الصوت.',
  ],
  paused: ['Paused', 'Пауза', 'Pausiert', 'متوقف مؤقتًا'],
} as const satisfies Words;

export type SharedWord = keyof typeof SHARED;
export type GameText<Word extends string> = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

export function isSharedWord(word: string): word is SharedWord {
  return Object.hasOwn(SHARED, word);
}

/** The texts of a game and those that all frames share. */
export function textIn<Own extends Words>(language: string, own: Own): GameText<SharedWord | (keyof Own & string)> {
  const at = Math.max(
    0,
    LANGUAGES.findIndex((known) => known === language),
  );
  const words: Words = { ...SHARED, ...own };
  return (word, values = {}) =>
    Object.entries(values).reduce<string>(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      words[word]?.[at] ?? word,
    );
}
