/**
 * Competitions: `name | German | Russian | Arabic`. An empty name is the English one. A name of several parts
 * (`Bundesliga. Winner`) is written part by part, unless the whole is in the list. One name serves all countries, which
 * stand beside it.
 */
export const COMPETITIONS = `
Winner | Sieger | Победитель | الفائز
Champion | Meister | Чемпион | البطل
Men | Herren | Мужчины | رجال
Women | Damen | Женщины | سيدات
Major | | Мейджор | ميجور
Stanley Cup | | Кубок Стэнли | كأس ستانلي
Super Bowl | | Супербоул | السوبر بول
World Series | | Мировая серия | السلسلة العالمية
Wimbledon | | Уимблдон | ويمبلدون
Australian Open | | Открытый чемпионат Австралии | أستراليا المفتوحة
Snooker World Championship | Snooker-Weltmeisterschaft | Чемпионат мира по снукеру | بطولة العالم للسنوكر
Premier League | | Премьер-лига | الدوري الممتاز
Championship | | Чемпионшип | تشامبيونشيب
League One | | Первая лига | دوري الدرجة الثانية
League Two | | Вторая лига | دوري الدرجة الثالثة
Premiership | | Премьершип | الدوري الممتاز
La Liga | | Ла Лига | الدوري الإسباني
Segunda División | | Сегунда | دوري الدرجة الثانية
Bundesliga | | Бундеслига | البوندسليغا
2. Bundesliga | | Вторая бундеслига | البوندسليغا الثانية
Serie A | | Серия A | الدوري الإيطالي
Serie B | | Серия B | الدوري الإيطالي الدرجة الثانية
Série A | | Серия A | الدوري البرازيلي
Série B | | Серия B | الدوري البرازيلي الدرجة الثانية
Ligue 1 | | Лига 1 | الدوري الفرنسي
Ligue 2 | | Лига 2 | دوري الدرجة الثانية
Eredivisie | | Эредивизи | الدوري الهولندي
Primeira Liga | | Примейра-лига | الدوري البرتغالي
Pro League | | Про-лига | دوري المحترفين
Süper Lig | | Суперлига | الدوري التركي الممتاز
Süper Ligi | | Суперлига | الدوري التركي الممتاز
Super League Greece | | Суперлига Греции | الدوري اليوناني الممتاز
Super League | | Суперлига | السوبر ليغ
Chance Liga | | Первая лига | الدوري الأول
Ekstraklasa | | Экстракласа | الدوري البولندي الممتاز
Superliga | | Суперлига | السوبر ليغا
SuperLiga | | Суперлига | السوبر ليغا
Allsvenskan | | Аллсвенскан | الدوري السويدي
Eliteserien | | Элитсерия | الدوري النرويجي
HNL | | Первая лига | الدوري الكرواتي
NB I | | Чемпионат Венгрии | الدوري المجري
Ligat ha'Al | | Премьер-лига | الدوري الممتاز
First League | Erste Liga | Первая лига | الدوري الأول
UEFA Champions League | UEFA Champions League | Лига чемпионов УЕФА | دوري أبطال أوروبا
UEFA Europa League | UEFA Europa League | Лига Европы УЕФА | الدوري الأوروبي
UEFA Conference League | UEFA Conference League | Лига конференций УЕФА | دوري المؤتمر الأوروبي
FA Cup | FA Cup | Кубок Англии | كأس الاتحاد الإنجليزي
EFL Cup | EFL Cup | Кубок английской лиги | كأس الرابطة الإنجليزية
Copa del Rey | | Кубок Испании | كأس ملك إسبانيا
DFB-Pokal | | Кубок Германии | كأس ألمانيا
Coppa Italia | | Кубок Италии | كأس إيطاليا
Coupe de France | | Кубок Франции | كأس فرنسا
Copa Libertadores | | Кубок Либертадорес | كأس ليبرتادوريس
Copa Sudamericana | | Южноамериканский кубок | كأس أمريكا الجنوبية للأندية
AFC Champions League Elite | | Лига чемпионов АФК Элит | دوري أبطال آسيا للنخبة
CAF Champions League | CAF Champions League | Лига чемпионов КАФ | دوري أبطال أفريقيا
CONCACAF Champions Cup | CONCACAF Champions Cup | Кубок чемпионов КОНКАКАФ | كأس أبطال الكونكاكاف
Liga Profesional | | Профессиональная лига | دوري المحترفين
Major League Soccer | | МЛС | الدوري الأمريكي
Liga MX | | Лига MX | الدوري المكسيكي
Primera A | | Примера A | الدرجة الأولى A
Primera División | | Примера | الدرجة الأولى
LigaPro | | Лига Про | ليغا برو
J1 League | J1 League | Джей-лига 1 | الدوري الياباني
K League 1 | | Кей-лига 1 | الدوري الكوري
Saudi Pro League | | Саудовская Про-лига | دوري روشن السعودي
UAE Pro League | | Про-лига ОАЭ | دوري أدنوك للمحترفين
A-League Men | | Эй-лига | الدوري الأسترالي
Indian Super League | | Индийская Суперлига | الدوري الهندي الممتاز
Betway Premiership | | Премьершип | الدوري الجنوب أفريقي
Botola Pro | | Ботола Про | البطولة الاحترافية
FIFA World Cup | FIFA-Weltmeisterschaft | Чемпионат мира ФИФА | كأس العالم
UEFA Nations League | UEFA Nations League | Лига наций УЕФА | دوري الأمم الأوروبية
Africa Cup of Nations | Afrika-Cup | Кубок африканских наций | كأس الأمم الأفريقية
Copa América | | Кубок Америки | كوبا أمريكا
AFC Asian Cup | Asienmeisterschaft | Кубок Азии | كأس آسيا
Women's Super League | Women’s Super League | Женская Суперлига | دوري السوبر للسيدات
Liga F | | Лига F | الدوري الإسباني للسيدات
UEFA Women's Champions League | UEFA Women’s Champions League | Женская Лига чемпионов УЕФА | دوري أبطال أوروبا للسيدات
National Women's Soccer League | NWSL | Национальная женская лига | الدوري الأمريكي للسيدات
Esoccer Battle | | Киберфутбол Battle | كرة القدم الإلكترونية Battle
Esoccer H2H GG League | | Киберфутбол H2H GG League | كرة القدم الإلكترونية H2H GG League
Esoccer Adriatic League | | Киберфутбол Adriatic League | كرة القدم الإلكترونية Adriatic League
Esoccer GT Leagues | | Киберфутбол GT Leagues | كرة القدم الإلكترونية GT Leagues
NHL | | НХЛ | دوري الهوكي الوطني
KHL | | КХЛ | دوري الهوكي القاري
SHL | | Шведская лига | الدوري السويدي للهوكي
Liiga | | Лийга | الدوري الفنلندي للهوكي
DEL | | Немецкая лига | الدوري الألماني للهوكي
Extraliga | | Экстралига | إكستراليغا
National League | | Национальная лига | الدوري الوطني
AHL | | АХЛ | دوري الهوكي الأمريكي
Champions Hockey League | | Лига чемпионов | دوري أبطال الهوكي
World Championship | Weltmeisterschaft | Чемпионат мира | بطولة العالم
Ehockey H2H League | | Киберхоккей H2H League | الهوكي الإلكتروني H2H League
NBA | | НБА | دوري السلة الأمريكي
EuroLeague | | Евролига | اليوروليغ
Liga ACB | | Лига ACB | الدوري الإسباني لكرة السلة
VTB United League | VTB United League | Единая лига ВТБ | دوري في تي بي الموحد
BBL | BBL | Бундеслига | الدوري الألماني لكرة السلة
NBL | | НБЛ | الدوري الأسترالي لكرة السلة
CBA | | КБА | الدوري الصيني لكرة السلة
WNBA | | ЖНБА | دوري السلة الأمريكي للسيدات
Ebasketball Battle | | Кибербаскетбол Battle | كرة السلة الإلكترونية Battle
Ebasketball H2H GG League | | Кибербаскетбол H2H GG League | كرة السلة الإلكترونية H2H GG League
ATP Masters 1000 | | ATP Мастерс 1000 | ماسترز 1000 للرجال
WTA 1000 | | WTA 1000 | WTA 1000
ATP Challenger Tour | | ATP Челленджер | دورات التشالنجر
ITF Women W75 | ITF Damen W75 | ITF Женщины W75 | ITF للسيدات W75
MLB | | МЛБ | دوري البيسبول الأمريكي
Nippon Professional Baseball | | Японская лига | الدوري الياباني للبيسبول
KBO League | | Корейская лига | الدوري الكوري للبيسبول
CPBL | | Китайская профессиональная лига | الدوري التايواني للبيسبول
Liga Mexicana del Pacífico | | Мексиканская тихоокеанская лига | دوري المحيط الهادئ المكسيكي
SuperLega | | Суперлига | السوبر ليغا
PlusLiga | | ПлюсЛига | بلوس ليغا
Efeler Ligi | | Лига эфе | دوري إيفيلير
Volleyball Nations League | Volleyball Nations League | Лига наций | دوري الأمم للكرة الطائرة
Serie A1 | | Серия A1 | الدرجة الأولى A1
Sultanlar Ligi | | Лига султанш | دوري السلطانات
Top 14 | | Топ-14 | توب 14
Premiership Rugby | | Премьершип | بريميرشيب الرجبي
United Rugby Championship | | Объединённый чемпионат | بطولة الرجبي المتحدة
Super Rugby Pacific | | Супер Регби Пасифик | سوبر رجبي باسيفيك
Nations Championship | | Чемпионат наций | بطولة الأمم
National Rugby League (rugby league) | National Rugby League (Rugby League) | Национальная лига (регбилиг) | الدوري الوطني (رجبي ليغ)
Super League (rugby league) | Super League (Rugby League) | Суперлига (регбилиг) | السوبر ليغ (رجبي ليغ)
SVNS World Series | | Мировая серия SVNS | سلسلة SVNS العالمية
EHF Champions League | EHF Champions League | Лига чемпионов ЕГФ | دوري أبطال أوروبا لكرة اليد
HBL | HBL | Бундеслига | الدوري الألماني لكرة اليد
Starligue | | Старлига | ستار ليغ
Liga ASOBAL | | Лига АСОБАЛЬ | الدوري الإسباني لكرة اليد
Herrehåndboldligaen | | Датская лига | الدوري الدنماركي لكرة اليد
European Championship | Europameisterschaft | Чемпионат Европы | بطولة أوروبا
WTT Champions | | WTT Чемпионс | أبطال WTT
TTBL | | Бундеслига | الدوري الألماني لتنس الطاولة
Setka Cup | | Сетка Кап | كأس سيتكا
Liga Pro | | Лига Про | ليغا برو
TT Elite Series | | TT Элит Серия | سلسلة TT إيليت
Czech Liga Pro | | Чешская Лига Про | ليغا برو التشيكية
TT Cup | | TT Кап | كأس TT
NFL | | НФЛ | دوري كرة القدم الأمريكية
NCAA | | NCAA | دوري الجامعات NCAA
CFL | | КФЛ | دوري كرة القدم الكندية
European League of Football | | Европейская лига футбола | الدوري الأوروبي لكرة القدم الأمريكية
Liga Placard | | Лига Плакард | ليغا بلاكارد
FIFA Futsal World Cup | FIFA-Futsal-Weltmeisterschaft | Чемпионат мира ФИФА по футзалу | كأس العالم لكرة الصالات
Liga Nacional | | Национальная лига | الدوري الوطني
BWF World Tour Super 1000 | | Мировой тур BWF Супер 1000 | جولة BWF العالمية سوبر 1000
BWF World Tour Super 500 | | Мировой тур BWF Супер 500 | جولة BWF العالمية سوبر 500
Badmintonligaen | | Датская лига | الدوري الدنماركي
PDC World Championship | PDC-Weltmeisterschaft | Чемпионат мира PDC | بطولة العالم PDC
European Tour | | Европейский тур | الجولة الأوروبية
Players Championship | | Чемпионат игроков | بطولة اللاعبين
Modus Super Series | | Модус Супер Серия | سلسلة مودوس سوبر
UK Championship | | Чемпионат Великобритании | بطولة المملكة المتحدة
The Masters | Masters | Мастерс | الماسترز
World Tour | World Tour | Мировой тур | الجولة العالمية
Championship League | | Чемпионская лига | دوري البطولة
Indian Premier League | | Индийская Премьер-лига | الدوري الهندي الممتاز
Big Bash League | | Биг Баш Лига | دوري بيغ باش
T20 Internationals | T20-Länderspiele | Международные матчи T20 | مباريات T20 الدولية
One-Day Internationals | Eintages-Länderspiele | Международные однодневные матчи | مباريات اليوم الواحد الدولية
Pakistan Super League | | Пакистанская Суперлига | الدوري الباكستاني الممتاز
T20 Blast | | T20 Бласт | T20 بلاست
European Cricket Series | | Европейская серия крикета | سلسلة الكريكيت الأوروبية
Formula 1 | Formel 1 | Формула-1 | فورمولا 1
World Champion | Weltmeister | Чемпион мира | بطل العالم
MotoGP | | Мото Гран-при | موتو جي بي
IndyCar | | Индикар | إندي كار
Long Beach | | Лонг-Бич | لونغ بيتش
Detroit | | Детройт | ديترويت
Toronto | | Торонто | تورونتو
Portland | | Портленд | بورتلاند
Nashville | | Нашвилл | ناشفيل
Australian Grand Prix | Großer Preis von Australien | Гран-при Австралии | جائزة أستراليا الكبرى
Japanese Grand Prix | Großer Preis von Japan | Гран-при Японии | جائزة اليابان الكبرى
Qatar Grand Prix | Großer Preis von Katar | Гран-при Катара | جائزة قطر الكبرى
Spanish Grand Prix | Großer Preis von Spanien | Гран-при Испании | جائزة إسبانيا الكبرى
French Grand Prix | Großer Preis von Frankreich | Гран-при Франции | جائزة فرنسا الكبرى
British Grand Prix | Großer Preis von Großbritannien | Гран-при Великобритании | جائزة بريطانيا الكبرى
Austrian Grand Prix | Großer Preis von Österreich | Гран-при Австрии | جائزة النمسا الكبرى
Hungarian Grand Prix | Großer Preis von Ungarn | Гран-при Венгрии | جائزة المجر الكبرى
Dutch Grand Prix | Großer Preis der Niederlande | Гран-при Нидерландов | جائزة هولندا الكبرى
Italian Grand Prix | Großer Preis von Italien | Гран-при Италии | جائزة إيطاليا الكبرى
PGA Tour | | PGA Тур | جولة بي جي إيه
DP World Tour | | DP World Тур | جولة دي بي وورلد
LPGA Tour | | LPGA Тур | جولة إل بي جي إيه
The Masters | Masters | Мастерс | بطولة الماسترز
UFC Lightweight | UFC Leichtgewicht | UFC. Лёгкий вес | UFC الوزن الخفيف
UFC Heavyweight | UFC Schwergewicht | UFC. Тяжёлый вес | UFC الوزن الثقيل
PFL Heavyweight | PFL Schwergewicht | PFL. Тяжёлый вес | PFL الوزن الثقيل
MMA Series | MMA-Serie | Серия ММА | سلسلة الفنون القتالية المختلطة
WBC Heavyweight | WBC Schwergewicht | WBC. Тяжёлый вес | WBC الوزن الثقيل
WBA Super middleweight | WBA Supermittelgewicht | WBA. Второй средний вес | WBA الوزن فوق المتوسط
IBF Lightweight | IBF Leichtgewicht | IBF. Лёгкий вес | IBF الوزن الخفيف
Boxing Series | Boxserie | Серия бокса | سلسلة الملاكمة
Virtual football league | Virtuelle Fußballliga | Виртуальная футбольная лига | دوري كرة القدم الافتراضية
Virtual tennis tour | Virtuelle Tennis-Tour | Виртуальный теннисный тур | جولة التنس الافتراضية
Virtual Ashgrove Park | Virtueller Ashgrove Park | Виртуальный Эшгроув-Парк | أشغروف بارك الافتراضي
Virtual Millbrook Stadium | Virtuelles Millbrook Stadium | Виртуальный стадион «Миллбрук» | ملعب ميلبروك الافتراضي
Virtual Spiral Hill | Virtueller Spiral Hill | Виртуальный Спирал-Хилл | سبايرال هيل الافتراضي
Ruritania | Ruritanien | Руритания | روريتانيا
Parliament (simulated) | Parlament (simuliert) | Парламент (симуляция) | البرلمان (محاكاة)
`;

/** The formats that follow a comma in a competition's name. */
export const FORMATS: readonly (readonly [en: RegExp, de: string, ru: string, ar: string])[] = [
  [/^(\d+x\d+) min$/, '$1 min', '$1 мин', '$1 د'],
  [/^(\d+x\d+) s$/, '$1 s', '$1 с', '$1 ث'],
  [/^best of (\d+) legs$/, 'best of $1 Legs', 'лучший из $1 легов', 'الأفضل من $1 أشواط'],
  [/^sets to (\d+)$/, 'Sätze bis $1', 'сеты до $1', 'مجموعات حتى $1'],
  [/^round (\d+)$/, 'Runde $1', 'раунд $1', 'الجولة $1'],
  [/^election (\d+)$/, 'Wahl $1', 'выборы $1', 'انتخابات $1'],
  [/^race (\d+)$/, 'Rennen $1', 'заезд $1', 'السباق $1'],
];
