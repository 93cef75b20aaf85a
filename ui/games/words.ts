/** Texts inside the frames, in the site's four languages. A frame loads nothing, so it brings its words along. */
const LANGUAGES = ['en', 'ru', 'de', 'ar'] as const;

const WORDS = {
  balance: ['Balance', 'Баланс', 'Guthaben', 'الرصيد'],
  stake: ['Stake', 'Ставка', 'Einsatz', 'الرهان'],
  play: ['Play', 'Играть', 'Spielen', 'العب'],
  spin: ['Spin', 'Крутить', 'Drehen', 'أدر'],
  roll: ['Roll', 'Бросить', 'Würfeln', 'ارمِ'],
  start: ['Start', 'Начать', 'Starten', 'ابدأ'],
  take: ['Take {amount}', 'Забрать {amount}', '{amount} nehmen', 'خذ {amount}'],
  next: [
    'Next safe cell: {amount}',
    'Следующая клетка: {amount}',
    'Nächstes Feld: {amount}',
    'الخانة التالية: {amount}',
  ],
  wait: ['One moment…', 'Минутку…', 'Einen Moment…', 'لحظة…'],
  won: ['You won {amount}.', 'Выигрыш: {amount}.', 'Du hast {amount} gewonnen.', 'ربحت {amount}.'],
  back: ['{amount} came back.', 'Вернулось: {amount}.', '{amount} kamen zurück.', 'عاد {amount}.'],
  lost: ['No win this time.', 'Без выигрыша.', 'Diesmal kein Gewinn.', 'لا ربح هذه المرة.'],
  demo: ['Play money', 'Игра на фишки', 'Spielgeld', 'نقود تجريبية'],
  chance: ['Chance in %', 'Шанс в %', 'Chance in %', 'الفرصة %'],
  pays: ['Pays {times}×', 'Платит {times}×', 'Zahlt {times}×', 'يدفع {times}×'],
  side: ['Side', 'Сторона', 'Seite', 'الجهة'],
  under: ['Under {limit}', 'Меньше {limit}', 'Unter {limit}', 'أقل من {limit}'],
  over: ['Over {limit}', 'Больше {limit}', 'Über {limit}', 'أكثر من {limit}'],
  rolled: ['Result: {value}.', 'Результат: {value}.', 'Ergebnis: {value}.', 'النتيجة: {value}.'],
  mines: ['Mines', 'Мины', 'Minen', 'الألغام'],
  cell: ['Cell {value}', 'Клетка {value}', 'Feld {value}', 'الخانة {value}'],
  cellSafe: ['Cell {value}, safe', 'Клетка {value}, безопасна', 'Feld {value}, sicher', 'الخانة {value}، آمنة'],
  cellMine: ['Cell {value}, mine', 'Клетка {value}, мина', 'Feld {value}, Mine', 'الخانة {value}، لغم'],
  board: ['Board', 'Поле', 'Spielfeld', 'اللوحة'],
  table: ['Betting table', 'Игровой стол', 'Spieltisch', 'طاولة الرهان'],
  chip: ['Chip', 'Фишка', 'Chip', 'الرقاقة'],
  onTable: ['On the table: {amount}', 'На столе: {amount}', 'Auf dem Tisch: {amount}', 'على الطاولة: {amount}'],
  clear: ['Clear', 'Убрать', 'Leeren', 'مسح'],
  red: ['Red', 'Красное', 'Rot', 'أحمر'],
  black: ['Black', 'Чёрное', 'Schwarz', 'أسود'],
  odd: ['Odd', 'Нечёт', 'Ungerade', 'فردي'],
  even: ['Even', 'Чёт', 'Gerade', 'زوجي'],
  dozen: ['Dozen {value}', 'Дюжина {value}', 'Dutzend {value}', 'المجموعة {value}'],
  column: ['Column {value}', 'Колонка {value}', 'Kolonne {value}', 'العمود {value}'],
  place: ['{name}, chip {amount}', '{name}, фишка {amount}', '{name}, Chip {amount}', '{name}، رقاقة {amount}'],
  wheel: ['Wheel', 'Колесо', 'Rad', 'العجلة'],
  steady: ['Steady, up to 3×', 'Спокойное, до 3×', 'Ruhig, bis 3×', 'هادئة، حتى 3×'],
  bold: ['Bold, up to 12.4×', 'Смелое, до 12,4×', 'Mutig, bis 12,4×', 'جريئة، حتى 12.4×'],
  seeds: ['Seeds', 'Сиды', 'Seeds', 'البذور'],
  clientSeed: ['Your seed', 'Ваш сид', 'Dein Seed', 'بذرتك'],
  commitment: ['Commitment', 'Фиксация', 'Festlegung', 'التثبيت'],
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
  NO_CHIPS: ['Put a chip on the table.', 'Поставьте фишку.', 'Setze einen Chip.', 'ضع رقاقة على الطاولة.'],
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
  SESSION_EXPIRED: [
    'This session has ended. Open the game again to go on.',
    'Сессия завершена. Откройте игру снова.',
    'Diese Sitzung ist beendet. Öffne das Spiel erneut.',
    'انتهت هذه الجلسة. افتح اللعبة مجددًا.',
  ],
  GAME_SUSPENDED: [
    'This game is not open to you now. No stake was taken.',
    'Игра сейчас недоступна. Ставка не списана.',
    'Dieses Spiel ist für dich gerade nicht offen. Es wurde kein Einsatz genommen.',
    'هذه اللعبة غير متاحة لك الآن. لم يُخصم أي رهان.',
  ],
  ROUND_OPEN: [
    'Finish the open round first.',
    'Сначала завершите открытый раунд.',
    'Beende zuerst die offene Runde.',
    'أكمل الجولة المفتوحة أولًا.',
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
  paused: ['Paused', 'Пауза', 'Pausiert', 'متوقف مؤقتًا'],
} as const satisfies Readonly<Record<string, readonly [string, string, string, string]>>;

export type Word = keyof typeof WORDS;
export type Say = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

export function isWord(word: string): word is Word {
  return Object.hasOwn(WORDS, word);
}

export function sayIn(language: string): Say {
  const at = Math.max(
    0,
    LANGUAGES.findIndex((known) => known === language),
  );
  return (word, values = {}) =>
    Object.entries(values).reduce<string>(
      (text, [name, value]) => text.replace(`{${name}}`, String(value)),
      WORDS[word][at] ?? WORDS[word][0],
    );
}
