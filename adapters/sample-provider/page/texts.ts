/** The texts of the game in the operator's languages; English for any other. */
export interface Texts {
  readonly title: string;
  readonly balance: string;
  readonly stake: string;
  readonly spin: string;
  readonly spinFree: string;
  readonly range: string;
  readonly wins: string;
  readonly back: string;
  readonly freeWins: string;
  readonly nothing: string;
  readonly badStake: string;
  readonly noAnswer: string;
  readonly refused: string;
  readonly funds: string;
  readonly limit: string;
  readonly fast: string;
  readonly proof: string;
  readonly next: string;
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly check: string;
  readonly isFair: string;
  readonly isNotFair: string;
  /** Of the page of one round. */
  readonly language: string;
  readonly round: string;
  readonly drawnName: string;
  readonly drawn: string;
  readonly isRight: string;
  readonly compare: string;
  readonly noRound: string;
}

const en: Texts = {
  title: 'Twenty Sectors',
  balance: 'Balance: {amount}',
  stake: 'Stake',
  spin: 'Spin',
  spinFree: 'Free spin ({left} left, {amount} each)',
  range: 'From {min} to {max}',
  wins: '{times} times the stake: {amount}',
  back: 'Your stake came back: {amount}',
  freeWins: 'The free spin pays {amount}',
  nothing: 'No win',
  badStake: 'Enter an amount from {min} to {max}.',
  noAnswer: 'No answer yet. Press Spin again: the same round goes on.',
  refused: 'The round did not start. Your stake was not taken.',
  funds: 'Your balance is too low for this stake.',
  limit: 'Your limits do not allow this stake.',
  fast: 'Wait a few seconds before the next round.',
  proof: 'Check the round',
  next: 'Commitment to the next round',
  commitment: 'Commitment to the last round, shown before it',
  serverSeed: 'Server seed',
  clientSeed: 'Seed of your browser',
  check: 'Check',
  isFair: 'The server seed fits the commitment, and the sector follows from both seeds.',
  isNotFair: 'The round does not fit its commitment. Do not go on, and tell the operator.',
  language: 'en',
  round: 'Round',
  drawnName: 'Sector',
  drawn: '{sector} of {of}, pays the stake × {times}',
  isRight: 'The sector follows from both seeds, and the payment from the sector.',
  compare: 'The game showed this commitment before the round. Compare it with what you saw there.',
  noRound: 'There is no finished round with this number.',
};

const ru: Texts = {
  title: 'Двадцать секторов',
  balance: 'Баланс: {amount}',
  stake: 'Ставка',
  spin: 'Крутить',
  spinFree: 'Бесплатное вращение (осталось {left}, по {amount})',
  range: 'От {min} до {max}',
  wins: 'Ставка × {times}: {amount}',
  back: 'Ставка вернулась: {amount}',
  freeWins: 'Бесплатное вращение: выплата {amount}',
  nothing: 'Без выигрыша',
  badStake: 'Введите сумму от {min} до {max}.',
  noAnswer: 'Ответа пока нет. Нажмите «Крутить» ещё раз: раунд продолжится.',
  refused: 'Раунд не начался. Ставка не списана.',
  funds: 'На балансе не хватает денег.',
  limit: 'Ваши лимиты не допускают эту ставку.',
  fast: 'Подождите несколько секунд до следующего раунда.',
  proof: 'Проверить раунд',
  next: 'Обязательство для следующего раунда',
  commitment: 'Обязательство последнего раунда, показанное до него',
  serverSeed: 'Серверный сид',
  clientSeed: 'Сид вашего браузера',
  check: 'Проверка',
  isFair: 'Серверный сид соответствует обязательству, а сектор следует из обоих сидов.',
  isNotFair: 'Раунд не соответствует обязательству. Прекратите игру и сообщите оператору.',
  language: 'ru',
  round: 'Раунд',
  drawnName: 'Сектор',
  drawn: '{sector} из {of}, выплата: ставка × {times}',
  isRight: 'Сектор следует из обоих сидов, выплата – из сектора.',
  compare: 'Игра показала это обязательство до раунда. Сравните его с тем, что видели там.',
  noRound: 'Завершённого раунда с таким номером нет.',
};

const de: Texts = {
  title: 'Zwanzig Felder',
  balance: 'Guthaben: {amount}',
  stake: 'Einsatz',
  spin: 'Drehen',
  spinFree: 'Freispiel (noch {left}, je {amount})',
  range: 'Von {min} bis {max}',
  wins: '{times}-facher Einsatz: {amount}',
  back: 'Du bekommst deinen Einsatz zurück: {amount}',
  freeWins: 'Das Freispiel zahlt {amount}',
  nothing: 'Kein Gewinn',
  badStake: 'Gib einen Betrag von {min} bis {max} ein.',
  noAnswer: 'Noch keine Antwort. Tippe erneut auf „Drehen“: Dieselbe Runde geht weiter.',
  refused: 'Die Runde hat nicht begonnen. Dein Einsatz wurde nicht abgebucht.',
  funds: 'Dein Guthaben reicht für diesen Einsatz nicht.',
  limit: 'Deine Limits lassen diesen Einsatz nicht zu.',
  fast: 'Warte ein paar Sekunden bis zur nächsten Runde.',
  proof: 'Runde prüfen',
  next: 'Commitment für die nächste Runde',
  commitment: 'Commitment der letzten Runde, vorher gezeigt',
  serverSeed: 'Server-Seed',
  clientSeed: 'Seed deines Browsers',
  check: 'Prüfung',
  isFair: 'Der Server-Seed passt zum Commitment, und das Feld folgt aus beiden Seeds.',
  isNotFair: 'Die Runde passt nicht zum Commitment. Spiel nicht weiter und melde es dem Betreiber.',
  language: 'de',
  round: 'Runde',
  drawnName: 'Feld',
  drawn: '{sector} von {of}, zahlt Einsatz × {times}',
  isRight: 'Das Feld folgt aus beiden Seeds, die Auszahlung aus dem Feld.',
  compare: 'Das Spiel hat dieses Commitment vor der Runde gezeigt. Vergleiche es mit dem, was du dort gesehen hast.',
  noRound: 'Es gibt keine beendete Runde mit dieser Nummer.',
};

const ar: Texts = {
  title: 'عشرون قطاعًا',
  balance: 'الرصيد: {amount}',
  stake: 'الرهان',
  spin: 'أدر العجلة',
  spinFree: 'لفة مجانية (المتبقي {left}، برهان {amount})',
  range: 'من {min} إلى {max}',
  wins: 'الرهان × {times}: {amount}',
  back: 'عاد إليك رهانك: {amount}',
  freeWins: 'تدفع اللفة المجانية {amount}',
  nothing: 'لا ربح',
  badStake: 'أدخل مبلغًا من {min} إلى {max}.',
  noAnswer: 'لا إجابة بعد. اضغط مرة أخرى لتستمر الجولة نفسها.',
  refused: 'لم تبدأ الجولة ولم يُخصم رهانك.',
  funds: 'رصيدك لا يكفي لهذا الرهان.',
  limit: 'حدودك لا تسمح بهذا الرهان.',
  fast: 'انتظر بضع ثوانٍ قبل الجولة التالية.',
  proof: 'تحقق من الجولة',
  next: 'التزام الجولة التالية',
  commitment: 'التزام الجولة الأخيرة المعروض قبلها',
  serverSeed: 'بذرة الخادم',
  clientSeed: 'بذرة متصفحك',
  check: 'النتيجة',
  isFair: 'بذرة الخادم تطابق الالتزام، والقطاع ناتج من البذرتين.',
  isNotFair: 'الجولة لا تطابق التزامها. توقف عن اللعب وأبلغ المشغّل.',
  language: 'ar',
  round: 'الجولة',
  drawnName: 'القطاع',
  drawn: '{sector} من {of}، يدفع الرهان × {times}',
  isRight: 'القطاع ناتج من البذرتين، والمبلغ المدفوع ناتج من القطاع.',
  compare: 'عرضت اللعبة هذا الالتزام قبل الجولة. قارنه بما رأيته هناك.',
  noRound: 'لا توجد جولة منتهية بهذا الرقم.',
};

const BY_LANGUAGE: ReadonlyMap<string, Texts> = new Map([
  ['en', en],
  ['ru', ru],
  ['de', de],
  ['ar', ar],
]);

export const textsOf = (language: string): Texts => BY_LANGUAGE.get(language) ?? en;

export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((result, [name, value]) => result.replace(`{${name}}`, value), text);
}
