/**
 * Clubs with a usual name: `name | German | Russian | Arabic`. An empty German name is the English one; any other empty
 * name is made of the words of the name.
 */
export const CLUBS = `
Arsenal | | Арсенал | أرسنال
Manchester City | | Манчестер Сити | مانشستر سيتي
Liverpool | | Ливерпуль | ليفربول
Chelsea | | Челси | تشيلسي
Aston Villa | | Астон Вилла | أستون فيلا
Newcastle United | | Ньюкасл Юнайтед | نيوكاسل يونايتد
Manchester United | | Манчестер Юнайтед | مانشستر يونايتد
Tottenham Hotspur | | Тоттенхэм | توتنهام
Crystal Palace | | Кристал Пэлас | كريستال بالاس
Brighton & Hove Albion | | Брайтон | برايتون
AFC Bournemouth | | Борнмут | بورنموث
Brentford | | Брентфорд | برينتفورد
Nottingham Forest | | Ноттингем Форест | نوتنغهام فورست
Everton | | Эвертон | إيفرتون
Fulham | | Фулхэм | فولهام
West Ham United | | Вест Хэм | وست هام
Sunderland | | Сандерленд | سندرلاند
Leeds United | | Лидс Юнайтед | ليدز يونايتد
Wolverhampton Wanderers | | Вулверхэмптон | وولفرهامبتون
Burnley | | Бернли | بيرنلي
Queens Park Rangers | | Куинз Парк Рейнджерс | كوينز بارك رينجرز
West Bromwich Albion | | Вест Бромвич | وست بروميتش
Sheffield Wednesday | | Шеффилд Уэнсдей | شيفيلد وينزداي
Milton Keynes Dons | | Милтон Кинс Донс | ميلتون كينز
AFC Wimbledon | | Уимблдон | ويمبلدون
Celtic | | Селтик | سيلتيك
Rangers | | Рейнджерс | رينجرز
Hearts | | Хартс | هارتس
Real Madrid | | Реал Мадрид | ريال مدريد
Barcelona | | Барселона | برشلونة
FC Barcelona | | Барселона | برشلونة
Barça | FC Barcelona | Барселона | برشلونة
Atlético Madrid | | Атлетико Мадрид | أتلتيكو مدريد
Villarreal | | Вильярреал | فياريال
Athletic Club | Athletic Bilbao | Атлетик Бильбао | أتلتيك بلباو
Real Betis | Betis Sevilla | Бетис | ريال بيتيس
Real Sociedad | | Реал Сосьедад | ريال سوسيداد
Real Sociedad B | | Реал Сосьедад B | ريال سوسيداد B
Celta Vigo | | Сельта | سيلتا فيغو
Rayo Vallecano | | Райо Вальекано | رايو فاليكانو
Osasuna | CA Osasuna | Осасуна | أوساسونا
Sevilla | FC Sevilla | Севилья | إشبيلية
Valencia | FC Valencia | Валенсия | فالنسيا
Getafe | FC Getafe | Хетафе | خيتافي
Espanyol | Espanyol Barcelona | Эспаньол | إسبانيول
Mallorca | RCD Mallorca | Мальорка | ريال مايوركا
Girona | FC Girona | Жирона | جيرونا
Alavés | Deportivo Alavés | Алавес | ألافيس
Elche | FC Elche | Эльче | إلتشي
Levante | UD Levante | Леванте | ليفانتي
Real Oviedo | | Реал Овьедо | ريال أوفييدو
Deportivo La Coruña | | Депортиво Ла-Корунья | ديبورتيفو لاكورونيا
Las Palmas | UD Las Palmas | Лас-Пальмас | لاس بالماس
Real Valladolid | | Реал Вальядолид | بلد الوليد
Granada | FC Granada | Гранада | غرناطة
Málaga | FC Málaga | Малага | مالقة
Córdoba | FC Córdoba | Кордова | قرطبة
Cádiz | FC Cádiz | Кадис | قادش
Almería | UD Almería | Альмерия | ألميريا
Real Zaragoza | | Реал Сарагоса | ريال سرقسطة
Leganés | CD Leganés | Леганес | ليغانيس
Bayern München | | Бавария | بايرن ميونخ
Borussia Dortmund | | Боруссия Дортмунд | بوروسيا دورتموند
Bayer Leverkusen | | Байер Леверкузен | باير ليفركوزن
RB Leipzig | | РБ Лейпциг | لايبزيغ
VfB Stuttgart | | Штутгарт | شتوتغارت
Eintracht Frankfurt | | Айнтрахт Франкфурт | آينتراخت فرانكفورت
TSG Hoffenheim | | Хоффенхайм | هوفنهايم
SC Freiburg | | Фрайбург | فرايبورغ
Union Berlin | | Унион Берлин | يونيون برلين
Werder Bremen | | Вердер | فيردر بريمن
1. FC Köln | | Кёльн | كولن
Borussia Mönchengladbach | | Боруссия Мёнхенгладбах | بوروسيا مونشنغلادباخ
VfL Wolfsburg | | Вольфсбург | فولفسبورغ
Mainz 05 | | Майнц | ماينز
FC Augsburg | | Аугсбург | أوغسبورغ
Hamburger SV | | Гамбург | هامبورغ
FC St. Pauli | | Санкт-Паули | سانت باولي
1. FC Heidenheim | | Хайденхайм | هايدنهايم
FC Schalke 04 | | Шальке 04 | شالكه
Hannover 96 | | Ганновер 96 | هانوفر
Hertha BSC | | Герта | هيرتا برلين
1. FC Kaiserslautern | | Кайзерслаутерн | كايزرسلاوترن
1. FC Nürnberg | | Нюрнберг | نورنبيرغ
1. FC Magdeburg | | Магдебург | ماغديبورغ
Fortuna Düsseldorf | | Фортуна Дюссельдорф | فورتونا دوسلدورف
Karlsruher SC | | Карлсруэ | كارلسروه
Holstein Kiel | | Хольштайн Киль | هولشتاين كيل
SV Darmstadt 98 | | Дармштадт 98 | دارمشتات
SpVgg Greuther Fürth | | Гройтер Фюрт | غرويتر فورت
Inter | Inter Mailand | Интер | إنتر ميلان
Napoli | SSC Neapel | Наполи | نابولي
Juventus | Juventus Turin | Ювентус | يوفنتوس
AC Milan | AC Mailand | Милан | ميلان
Roma | AS Rom | Рома | روما
Lazio | Lazio Rom | Лацио | لاتسيو
Atalanta | Atalanta Bergamo | Аталанта | أتالانتا
Bologna | FC Bologna | Болонья | بولونيا
Como | Como 1907 | Комо | كومو
Fiorentina | AC Florenz | Фиорентина | فيورنتينا
Torino | FC Turin | Торино | تورينو
Genoa | CFC Genua | Дженоа | جنوى
Venezia | FC Venedig | Венеция | فينيزيا
Hellas Verona | | Эллас Верона | هيلاس فيرونا
Padova | Calcio Padua | Падова | بادوفا
Mantova | AC Mantua | Мантова | مانتوفا
Paris Saint-Germain | | Пари Сен-Жермен | باريس سان جيرمان
Marseille | Olympique Marseille | Марсель | مارسيليا
Monaco | AS Monaco | Монако | موناكو
Lille | OSC Lille | Лилль | ليل
Lens | RC Lens | Ланс | لانس
Lyon | Olympique Lyon | Лион | ليون
Strasbourg | RC Straßburg | Страсбур | ستراسبورغ
Nice | OGC Nizza | Ницца | نيس
Rennes | Stade Rennes | Ренн | رين
Brest | Stade Brest | Брест | بريست
Toulouse | FC Toulouse | Тулуза | تولوز
Paris FC | | Париж | باريس إف سي
Auxerre | AJ Auxerre | Осер | أوكسير
Le Havre | Le Havre AC | Гавр | لوهافر
Nantes | FC Nantes | Нант | نانت
Lorient | FC Lorient | Лорьян | لوريان
Angers | SCO Angers | Анже | أنجيه
Metz | FC Metz | Мец | ميتز
Saint-Étienne | AS Saint-Étienne | Сент-Этьен | سانت إتيان
Montpellier | HSC Montpellier | Монпелье | مونبلييه
Reims | Stade Reims | Реймс | ريمس
Troyes | ES Troyes AC | Труа | تروا
Le Mans | Le Mans FC | Ле-Ман | لومان
Red Star | Red Star Paris | Ред Стар | ريد ستار
Guingamp | EA Guingamp | Генгам | غانغان
Dunkerque | USL Dünkirchen | Дюнкерк | دونكيرك
Bastia | SC Bastia | Бастия | باستيا
Nancy | AS Nancy | Нанси | نانسي
Amiens | SC Amiens | Амьен | أميان
Grenoble | Grenoble Foot | Гренобль | غرونوبل
Pau | Pau FC | По | بو
Laval | Stade Laval | Лаваль | لافال
Caen | | Кан | كان
PSV | PSV Eindhoven | ПСВ | آيندهوفن
Feyenoord | Feyenoord Rotterdam | Фейеноорд | فاينورد
Ajax | Ajax Amsterdam | Аякс | أياكس
AZ | AZ Alkmaar | АЗ Алкмар | ألكمار
NEC Nijmegen | | НЕК | نايميخن
FC Utrecht | | Утрехт | أوتريخت
FC Twente | Twente Enschede | Твенте | تفينتي
FC Groningen | | Гронинген | خرونينغن
sc Heerenveen | SC Heerenveen | Херенвен | هيرنفين
Sporting CP | Sporting Lissabon | Спортинг | سبورتينغ لشبونة
Porto | FC Porto | Порту | بورتو
Benfica | Benfica Lissabon | Бенфика | بنفيكا
Sporting Braga | | Брага | براغا
Club Brugge | FC Brügge | Брюгге | كلوب بروج
Union Saint-Gilloise | | Юнион Сент-Жиллуаз | يونيون سان جيلواز
Anderlecht | RSC Anderlecht | Андерлехт | أندرلخت
Gent | KAA Gent | Гент | غنت
Antwerp | Royal Antwerpen | Антверпен | أنتويرب
Standard Liège | Standard Lüttich | Стандард Льеж | ستاندار لييج
Genk | KRC Genk | Генк | غنك
Cercle Brugge | Cercle Brügge | Серкль Брюгге | سيركل بروج
KV Mechelen | | Мехелен | ميخلين
Galatasaray | | Галатасарай | غلطة سراي
Fenerbahçe | | Фенербахче | فنربخشة
Beşiktaş | | Бешикташ | بشكتاش
Trabzonspor | | Трабзонспор | طرابزون سبور
Başakşehir | | Башакшехир | باشاك شهير
Olympiacos | Olympiakos Piräus | Олимпиакос | أولمبياكوس
AEK Athens | AEK Athen | АЕК Афины | آيك أثينا
PAOK | PAOK Thessaloniki | ПАОК | باوك
Panathinaikos | Panathinaikos Athen | Панатинаикос | باناثينايكوس
Zenit | Zenit St. Petersburg | Зенит | زينيت
Zenit Saint Petersburg | Zenit St. Petersburg | Зенит Санкт-Петербург | زينيت سانت بطرسبرغ
SKA Saint Petersburg | SKA St. Petersburg | СКА Санкт-Петербург | سكا سانت بطرسبرغ
Krasnodar | FK Krasnodar | Краснодар | كراسنودار
Spartak Moscow | Spartak Moskau | Спартак Москва | سبارتاك موسكو
CSKA Moscow | ZSKA Moskau | ЦСКА Москва | سسكا موسكو
Lokomotiv Moscow | Lokomotive Moskau | Локомотив Москва | لوكوموتيف موسكو
Dynamo Moscow | Dynamo Moskau | Динамо Москва | دينامو موسكو
Rubin Kazan | Rubin Kasan | Рубин Казань | روبن كازان
Shakhtar Donetsk | Schachtar Donezk | Шахтёр Донецк | شاختار دونيتسك
Dynamo Kyiv | Dynamo Kyjiw | Динамо Киев | دينامو كييف
Red Bull Salzburg | | Ред Булл Зальцбург | ريد بول سالزبورغ
Sturm Graz | | Штурм Грац | شتورم غراتس
Rapid Wien | | Рапид Вена | رابيد فيينا
Austria Wien | | Аустрия Вена | أوستريا فيينا
Basel | FC Basel | Базель | بازل
Young Boys | BSC Young Boys | Янг Бойз | يونغ بويز
FC Zürich | | Цюрих | زيورخ
Slavia Praha | Slavia Prag | Славия Прага | سلافيا براغ
Sparta Praha | Sparta Prag | Спарта Прага | سبارتا براغ
Dukla Praha | Dukla Prag | Дукла Прага | دوكلا براغ
Viktoria Plzeň | Viktoria Pilsen | Виктория Пльзень | فيكتوريا بلزن
Lech Poznań | Lech Posen | Лех Познань | ليخ بوزنان
Legia Warszawa | Legia Warschau | Легия Варшава | ليغيا وارسو
Wisła Płock | | Висла Плоцк | فيسوا بلوتسك
FC København | FC Kopenhagen | Копенгаген | كوبنهاغن
FC Midtjylland | | Мидтьюлланн | ميتييلاند
Malmö FF | | Мальмё | مالمو
IFK Göteborg | | Гётеборг | غوتنبرغ
Djurgården | | Юргорден | يورغوردن
Djurgårdens IF | | Юргорден | يورغوردن
Bodø/Glimt | FK Bodø/Glimt | Будё-Глимт | بودو غليمت
Dinamo Zagreb | | Динамо Загреб | دينامو زغرب
Hajduk Split | | Хайдук Сплит | هايدوك سبليت
Crvena zvezda | Roter Stern Belgrad | Црвена Звезда | النجم الأحمر
Partizan | Partizan Belgrad | Партизан | بارتيزان
FCSB | | ФКСБ | ستيوا بوخارست
Dinamo București | Dinamo Bukarest | Динамо Бухарест | دينامو بوخارست
Rapid București | Rapid Bukarest | Рапид Бухарест | رابيد بوخارست
Ferencváros | Ferencváros Budapest | Ференцварош | فيرينتسفاروش
Maccabi Tel Aviv | | Маккаби Тель-Авив | مكابي تل أبيب
Hapoel Tel Aviv | | Хапоэль Тель-Авив | هبوعيل تل أبيب
CSKA Sofia | ZSKA Sofia | ЦСКА София | سسكا صوفيا
Levski Sofia | Lewski Sofia | Левски София | ليفسكي صوفيا
Kairat | Qairat Almaty | Кайрат | كايرات
Flamengo | | Фламенго | فلامنغو
São Paulo | FC São Paulo | Сан-Паулу | ساو باولو
Santos | FC Santos | Сантос | سانتوس
Botafogo | | Ботафого | بوتافوغو
Corinthians | | Коринтианс | كورنثيانز
Internacional | | Интернасьонал | إنترناسيونال
Fluminense | | Флуминенсе | فلومينينسي
Palmeiras | | Палмейрас | بالميراس
Vasco da Gama | | Васко да Гама | فاسكو دا غاما
River Plate | | Ривер Плейт | ريفر بليت
Boca Juniors | | Бока Хуниорс | بوكا جونيورز
Inter Miami | | Интер Майами | إنتر ميامي
LA Galaxy | | Лос-Анджелес Гэлакси | لوس أنجلوس غالاكسي
Los Angeles FC | | Лос-Анджелес | لوس أنجلوس إف سي
Peñarol | | Пеньяроль | بينارول
Beijing Guoan | | Бэйцзин Гоань | بكين غوان
ratiopharm Ulm | | Ратиофарм Ульм | راتيوفارم أولم
Olympique de Marseille | Olympique Marseille | Олимпик Марсель | أولمبيك مارسيليا
Milano | Olimpia Mailand | Милан | أولمبيا ميلانو
Virtus Bologna | | Виртус Болонья | فيرتوس بولونيا
Žalgiris Kaunas | | Жальгирис Каунас | جالغيريس كاوناس
Anadolu Efes | | Анадолу Эфес | أنادولو إيفيس
Salavat Yulaev | | Салават Юлаев | سالافات يولايف
Lokomotiv Yaroslavl | Lokomotive Jaroslawl | Локомотив Ярославль | لوكوموتيف ياروسلافل
Krylya Sovetov | | Крылья Советов | كريليا سوفيتوف
PSG | Paris SG | ПСЖ | باريس سان جيرمان
Man City | | Ман Сити | مان سيتي
Man Utd | | Ман Юнайтед | مان يونايتد
Man United | | Ман Юнайтед | مان يونايتد
Bayern | | Бавария | بايرن
Atl. Madrid | | Атлетико | أتلتيكو مدريد
Ath Madrid | Atlético Madrid | Атлетико | أتلتيكو مدريد
Ath Bilbao | Athletic Bilbao | Атлетик | أتلتيك بلباو
Newcastle | | Ньюкасл | نيوكاسل
Tottenham | | Тоттенхэм | توتنهام
Wolves | | Вулверхэмптон | وولفرهامبتون
West Ham | | Вест Хэм | وست هام
Brighton | | Брайтон | برايتون
Bournemouth | | Борнмут | بورنموث
Eibar | SD Eibar | Эйбар | إيبار
Charleroi | Sporting Charleroi | Шарлеруа | شارلوروا
RAAL La Louvière | | Ла-Лувьер | لا لوفيير
Go Ahead Eagles | | Гоу Эхед Иглз | غو أهيد إيغلز
Excelsior | Excelsior Rotterdam | Эксельсиор | إكسلسيور
Juve Stabia | | Юве Стабия | يوفي ستابيا
Südtirol | FC Südtirol | Зюдтироль | سودتيرول
Jagiellonia Białystok | | Ягеллония Белосток | ياغيلونيا بياليستوك
Raków Częstochowa | Raków Tschenstochau | Ракув Ченстохова | راكوف تشينستوخوفا
Cracovia | Cracovia Krakau | Краковия | كراكوفيا
Lechia Gdańsk | Lechia Danzig | Лехия Гданьск | ليخيا غدانسك
Oleksandriya | Olexandrija | Александрия | أوليكساندريا
Epitsentr | | Эпицентр | إيبيتسنتر
Polissya Zhytomyr | Polissja Schytomyr | Полесье Житомир | بوليسيا جيتومير
Kryvbas | Krywbas | Кривбасс | كريفباس
Wolfsberger AC | | Вольфсберг | فولفسبيرغر
Servette | Servette Genf | Серветт | سيرفيت
Lausanne-Sport | | Лозанна | لوزان
Sion | FC Sion | Сьон | سيون
Csíkszereda | | Чиксереда | تشيكسيريدا
CSKA 1948 | ZSKA 1948 Sofia | ЦСКА 1948 | سسكا 1948
Ordabasy | | Ордабасы | أورداباسي
Guadalajara | Deportivo Guadalajara | Гвадалахара | غوادالاخارا
D.C. United | | Ди Си Юнайтед | دي سي يونايتد
Newell's Old Boys | | Ньюэллс Олд Бойз | نيولز أولد بويز
Vélez Sarsfield | | Велес Сарсфилд | فيليز سارسفيلد
Banfield | | Банфилд | بانفيلد
O'Higgins | | О’Хиггинс | أوهيغينز
Genève-Servette | Genf-Servette | Женева-Серветт | جنيف سيرفيت
Fribourg-Gottéron | | Фрибур-Готтерон | فريبورغ غوتيرون
HC Davos | | Давос | دافوس
HC Ajoie | | Ажуа | أجوا
Fischtown Pinguins | | Фиштаун Пингвинс | فيشتاون بنغوينز
JYP | | ЮИП | JYP
`;
