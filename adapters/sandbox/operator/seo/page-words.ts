/**
 * Titles and descriptions for search engines in the site's languages: individual ones for the main routes, general ones
 * for all others. `{name}` is the page's subject.
 */

export type SeoLanguage = 'en' | 'ru' | 'de' | 'ar';
type Words = Readonly<Record<SeoLanguage, readonly [title: string, description: string]>>;

export const SITE_WORDS: Words = {
  en: [
    'Touchline: sports and live betting',
    'Find a match, see a fair price, place a bet without a doubt about what happened.',
  ],
  ru: [
    'Touchline: ставки на спорт и live',
    'Найдите матч, увидьте честный коэффициент и сделайте ставку, точно зная, что с ней произошло.',
  ],
  de: [
    'Touchline: Sport- und Livewetten',
    'Ein Spiel finden, eine faire Quote sehen und wetten, ohne zu rätseln, was mit der Wette geschehen ist.',
  ],
  ar: ['Touchline: الرهان الرياضي والمباشر', 'اعثر على مباراة، وشاهد سعرًا عادلًا، وضع رهانك دون شك فيما حدث.'],
};

/** Titles of pages that are missing or failed to load. */
const FAILED: Readonly<Record<SeoLanguage, Readonly<Record<404 | 500, string>>>> = {
  en: { 404: 'This page could not be found', 500: 'The server could not answer' },
  ru: { 404: 'Страница не найдена', 500: 'Сервер не ответил' },
  de: { 404: 'Seite nicht gefunden', 500: 'Der Server hat nicht geantwortet' },
  ar: { 404: 'الصفحة غير موجودة', 500: 'لم يستجب الخادم' },
};

/** In English for unsupported languages. */
export function failedTitle(status: 404 | 500, language: string, site: string): string {
  return `${(isSeoLanguage(language) ? FAILED[language] : FAILED.en)[status]} · ${site}`;
}

function isSeoLanguage(language: string): language is SeoLanguage {
  return Object.hasOwn(FAILED, language);
}

const LIVE: Words = {
  en: ['Live betting · Touchline', 'Games in play now, with live scores, clocks and prices.'],
  ru: ['Ставки live · Touchline', 'Матчи, которые идут сейчас: счёт, время и коэффициенты.'],
  de: ['Livewetten · Touchline', 'Spiele, die gerade laufen, mit Stand, Uhr und Quoten.'],
  ar: ['الرهان المباشر · Touchline', 'مباريات جارية الآن، مع النتيجة والوقت والأسعار.'],
};
const LINE: Words = {
  en: ['Sports betting · Touchline', 'Upcoming games by sport, country and competition, with all their markets.'],
  ru: ['Ставки на спорт · Touchline', 'Предстоящие матчи по видам спорта, странам и турнирам, со всеми рынками.'],
  de: ['Sportwetten · Touchline', 'Kommende Spiele nach Sportart, Land und Wettbewerb, mit allen Märkten.'],
  ar: ['الرهان الرياضي · Touchline', 'المباريات القادمة حسب الرياضة والبلد والبطولة، مع كل أسواقها.'],
};
const NAMED_LIVE: Words = {
  en: ['{name}: live betting · Touchline', '{name} in play now: live scores and prices.'],
  ru: ['{name}: ставки live · Touchline', '{name} прямо сейчас: счёт и коэффициенты.'],
  de: ['{name}: Livewetten · Touchline', '{name} gerade im Spiel: Livestände und Quoten.'],
  ar: ['{name}: الرهان المباشر · Touchline', '{name} الآن: النتائج والأسعار المباشرة.'],
};
const NAMED_LINE: Words = {
  en: ['{name}: betting and odds · Touchline', '{name}: upcoming games, fair prices and all markets in one place.'],
  ru: [
    '{name}: ставки и коэффициенты · Touchline',
    '{name}: предстоящие матчи, честные коэффициенты и все рынки в одном месте.',
  ],
  de: ['{name}: Wetten und Quoten · Touchline', '{name}: kommende Spiele, faire Quoten und alle Märkte an einem Ort.'],
  ar: ['{name}: الرهان والأسعار · Touchline', '{name}: المباريات القادمة وأسعار عادلة وكل الأسواق في مكان واحد.'],
};
const GAME: Words = {
  en: ['{name} · Touchline', '{name}: score, statistics and every market, with prices as they are now.'],
  ru: ['{name} · Touchline', '{name}: счёт, статистика и все рынки с текущими коэффициентами.'],
  de: ['{name} · Touchline', '{name}: Stand, Statistik und alle Märkte mit den Quoten von jetzt.'],
  ar: ['{name} · Touchline', '{name}: النتيجة والإحصاءات وكل الأسواق بأسعارها الآن.'],
};

/** The promise in the descriptions of the casino's pages. */
const CASINO_PROMISE: Readonly<Record<SeoLanguage, string>> = {
  en: 'See rules and return before the stake, and verify every round.',
  ru: 'Правила и возврат видны до ставки, и каждый раунд можно проверить.',
  de: 'Regeln und Auszahlungsquote stehen vor dem Einsatz da, und jede Runde lässt sich prüfen.',
  ar: 'اطّلع على القواعد ونسبة العائد قبل الرهان، وتحقّق من كل جولة.',
};

type PageWords = (en: string, ru: string, de: string, ar: string) => Words;

/** The texts of a route's page, from its name in each language. */
const pageWith =
  (promise: Readonly<Record<SeoLanguage, string>>): PageWords =>
  (en, ru, de, ar) => ({
    en: [`${en} · Touchline`, `${en} at Touchline. ${promise.en}`],
    ru: [`${ru} · Touchline`, `${ru} на Touchline. ${promise.ru}`],
    de: [`${de} · Touchline`, `${de} bei Touchline. ${promise.de}`],
    ar: [`${ar} · Touchline`, `${ar} في Touchline. ${promise.ar}`],
  });

const page = pageWith({ en: SITE_WORDS.en[1], ru: SITE_WORDS.ru[1], de: SITE_WORDS.de[1], ar: SITE_WORDS.ar[1] });
const casinoPage = pageWith(CASINO_PROMISE);

function of(routes: readonly string[], words: Words): readonly (readonly [string, Words])[] {
  return routes.map((route) => [route, words]);
}

/** By route name. */
export const PAGE_WORDS: ReadonlyMap<string, Words> = new Map([
  ['home', SITE_WORDS],
  ['live', LIVE],
  ['line', LINE],
  ['live-sport', NAMED_LIVE],
  ['line-sport', NAMED_LINE],
  ['champ', NAMED_LINE],
  ['game', GAME],
  ['sports-live', LIVE],
  ['sports-line', LINE],
  ['sports-type', LINE],
  ...of(['sports-epl', 'sports-laliga', 'sports-europaleague', 'sports-ipl', 'cyber-line'], NAMED_LINE),
  ['cyber-live', NAMED_LIVE],
  ['sports-topgame', page('Top games', 'Главные игры', 'Topspiele', 'أهم المباريات')],
  ['sports-champ', NAMED_LINE],
  ['sports-game', GAME],
  ['results', page('Results', 'Результаты', 'Ergebnisse', 'النتائج')],
  ['statistic', page('Statistics', 'Статистика', 'Statistik', 'الإحصاءات')],
  ['statisticpopup', page('Statistics', 'Статистика', 'Statistik', 'الإحصاءات')],
  ['slots', casinoPage('Slots', 'Слоты', 'Spielautomaten', 'ألعاب السلوت')],
  ['live-casino', casinoPage('Live casino', 'Live-казино', 'Livecasino', 'الكازينو المباشر')],
  ['casino-lobby', casinoPage('Casino', 'Казино', 'Casino', 'الكازينو')],
  ['fortuna', casinoPage('Wheel of fortune', 'Колесо фортуны', 'Glücksrad', 'عجلة الحظ')],
  ['chest', casinoPage('Chests', 'Сундуки', 'Truhen', 'الصناديق')],
  ['memory', casinoPage('Memory', 'Мемори', 'Memory-Karten', 'لعبة الذاكرة')],
  ['safe', casinoPage('The safe', 'Сейф', 'Der Tresor', 'الخزنة')],
  ['lottery', casinoPage('Lottery', 'Лотерея', 'Losziehung', 'اليانصيب')],
  ['dragon-bonus', casinoPage('The dragon’s eggs', 'Яйца дракона', 'Dracheneier', 'بيض التنين')],
  ['bingo', casinoPage('Bingo', 'Бинго', 'Bingo', 'بنغو')],
  ['fishinghunting', casinoPage('Fishing and hunting', 'Рыбалка и охота', 'Angeln und Jagd', 'صيد الأسماك والقنص')],
  ['poker', casinoPage('Poker', 'Покер', 'Poker', 'بوكر')],
  ['scratchcards', casinoPage('Scratch cards', 'Скретч-карты', 'Rubbellose', 'بطاقات الكشط')],
  ['keno', casinoPage('Keno', 'Кено', 'Keno', 'كينو')],
  ['tvgames', casinoPage('TV games', 'ТВ-игры', 'TV-Spiele', 'ألعاب تلفزيونية')],
  ['virtualsports', page('Virtual sports', 'Виртуальный спорт', 'Virtueller Sport', 'رياضات افتراضية')],
  ['fast-games', casinoPage('Fast games', 'Быстрые игры', 'Schnelle Spiele', 'ألعاب سريعة')],
  ['fast-bet', casinoPage('Fast bet', 'Быстрая ставка', 'Schnellwette', 'رهان سريع')],
  ['asian-games', casinoPage('Asian games', 'Азиатские игры', 'Asiatische Spiele', 'ألعاب آسيوية')],
  ['card-games', casinoPage('Card games', 'Карточные игры', 'Kartenspiele', 'ألعاب الورق')],
  ['crash-games', casinoPage('Crash games', 'Краш-игры', 'Crash-Spiele', 'ألعاب كراش')],
  ['skill-games', casinoPage('Games of skill', 'Игры на умение', 'Geschicklichkeit', 'ألعاب المهارة')],
  ['othergames', casinoPage('Table games', 'Настольные игры', 'Tischspiele', 'ألعاب الطاولة')],
  ['providers', casinoPage('Providers', 'Провайдеры', 'Anbieter', 'المزوّدون')],
  ['provider', casinoPage('Providers', 'Провайдеры', 'Anbieter', 'المزوّدون')],
  ['casino-brand', casinoPage('Our own games', 'Наши игры', 'Eigene Spiele', 'ألعابنا')],
  ...of(['slots-vulkan'], casinoPage('Slots', 'Слоты', 'Spielautomaten', 'ألعاب السلوت')),
  ['toto', page('Toto', 'Тото', 'Toto', 'توتو')],
  ['cyber', page('Cyber sport', 'Киберспорт', 'E-Sport', 'الرياضة الإلكترونية')],
  [
    'cyber-disciplines',
    page('Esports disciplines', 'Дисциплины киберспорта', 'E-Sport-Disziplinen', 'ألعاب الرياضات الإلكترونية'),
  ],
  [
    'cyber-champs',
    page('Esports championships', 'Турниры по киберспорту', 'E-Sport-Wettbewerbe', 'بطولات الرياضات الإلكترونية'),
  ],
  ['cyber-dashboard', page('Esports dashboard', 'Обзор киберспорта', 'E-Sport-Übersicht', 'لوحة الرياضات الإلكترونية')],
  ['offers', page('Offers', 'Предложения', 'Angebote', 'العروض')],
  ['bonuses', page('Bonuses', 'Бонусы', 'Boni', 'المكافآت')],
  ['tournaments', casinoPage('Tournaments', 'Турниры', 'Turniere', 'البطولات')],
  ['rules', page('Rules', 'Правила', 'Regeln', 'القواعد')],
  ['contacts', page('Contacts', 'Контакты', 'Kontakt', 'اتصل بنا')],
  ['about', page('About us', 'О нас', 'Über uns', 'من نحن')],
  ['howbet', page('How to bet', 'Как сделать ставку', 'So wettet man', 'كيف تراهن')],
  ['payment', page('Payments', 'Платежи', 'Zahlungen', 'المدفوعات')],
  [
    'responsiblegaming',
    page('Responsible gaming', 'Ответственная игра', 'Verantwortungsvolles Spielen', 'اللعب المسؤول'),
  ],
  ['cookies', page('Cookies', 'Файлы cookie', 'Cookies', 'ملفات تعريف الارتباط')],
  ['betting-calculator', page('Betting calculator', 'Калькулятор ставок', 'Wettrechner', 'حاسبة الرهان')],
  ['news', page('News', 'Новости', 'Neuigkeiten', 'الأخبار')],
  // Pages without individual names: all pages of a route share a title until their screen sets one.
  ...of(['toto-draw', 'toto-next', 'toto-draws'], page('Toto draws', 'Тиражи тото', 'Toto-Ziehungen', 'سحوبات توتو')),
  ...of(
    ['cyber-main', 'cyber-discipline', 'cyber-champ', 'cyber-game'],
    page('Cyber sport', 'Киберспорт', 'E-Sport', 'الرياضة الإلكترونية'),
  ),
  ...of(['slots-game', 'slots-subcategory-game'], casinoPage('Slots', 'Слоты', 'Spielautomaten', 'ألعاب السلوت')),
  ...of(
    ['live-casino-game', 'live-casino-subcategory-game'],
    casinoPage('Live casino', 'Live-казино', 'Livecasino', 'الكازينو المباشر'),
  ),
  ...of(['provider'], casinoPage('Providers of games', 'Провайдеры игр', 'Spieleanbieter', 'مزودو الألعاب')),
  ...of(
    ['bonus-casino-promotion', 'promotion', 'landing', 'landing-headless'],
    page('Promotions', 'Акции', 'Aktionen', 'العروض الترويجية'),
  ),
  ...of(['bonus', 'bonus-offer'], page('Bonuses', 'Бонусы', 'Boni', 'المكافآت')),
  ...of(['tournament'], casinoPage('Tournaments', 'Турниры', 'Turniere', 'البطولات')),
  ...of(['allgamesentrance-game', 'games-landing'], casinoPage('Games', 'Игры', 'Spiele', 'الألعاب')),
]);
