/** Places in the names of teams, of America first of all, as of words: `place | Russian | Arabic`. */
export const PLACES = `
Moscow | Москва | موسكو
Saint Petersburg | Санкт-Петербург | سانت بطرسبرغ
Kazan | Казань | قازان
Yaroslavl | Ярославль | ياروسلافل
Tyumen | Тюмень | تيومين
Togliatti | Тольятти | تولياتي
Yekaterinburg | Екатеринбург | يكاترينبورغ
Perm | Пермь | بيرم
Omsk | Омск | أومسك
Chelyabinsk | Челябинск | تشيليابينسك
Sibir | Сибирь | سيبير
Severstal | Северсталь | سيفيرستال
Avtodor | Автодор | أفتودور
Torpedo Nizhny Novgorod | Торпедо Нижний Новгород | توربيدو نيجني نوفغورود
Nizhny Novgorod | Нижний Новгород | نيجني نوفغورود
Yenisey | Енисей | ينيسي
Belogorie | Белогорье | بيلوغوريه
Orenburzhye | Оренбуржье | أورينبورجيه
Norilsk Nickel | Норильский никель | نوريلسك نيكل
Kristall | Кристалл | كريستال
Admiral | Адмирал | أدميرال
Minsk | Минск | مينسك
Kyiv | Киев | كييف
Lviv | Львов | لفيف
Luhansk | Луганск | لوهانسك
Donetsk | Донецк | دونيتسك
Sofia | София | صوفيا
Athens | Афины | أثينا
Praha | Прага | براغ
Prague | Прага | براغ
Wien | Вена | فيينا
Vienna | Вена | فيينا
Warszawa | Варшава | وارسو
Beograd | Белград | بلغراد
București | Бухарест | بوخارست
Tel Aviv | Тель-Авив | تل أبيب
Haifa | Хайфа | حيفا
Jerusalem | Иерусалим | القدس
Be'er Sheva | Беэр-Шева | بئر السبع
Netanya | Нетания | نتانيا
Tiberias | Тверия | طبريا
Ashdod | Ашдод | أشدود
Zagreb | Загреб | زغرب
Split | Сплит | سبليت
Berlin | Берлин | برلين
München | Мюнхен | ميونخ
Munich | Мюнхен | ميونخ
Hamburg | Гамбург | هامبورغ
Köln | Кёльн | كولونيا
Cologne | Кёльн | كولونيا
Frankfurt | Франкфурт | فرانكفورت
Stuttgart | Штутгарт | شتوتغارت
Hannover | Ганновер | هانوفر
Leipzig | Лейпциг | لايبزيغ
Magdeburg | Магдебург | ماغديبورغ
Düsseldorf | Дюссельдорф | دوسلدورف
Dortmund | Дортмунд | دورتموند
Leverkusen | Леверкузен | ليفركوزن
Nürnberg | Нюрнберг | نورنبيرغ
Salzburg | Зальцбург | سالزبورغ
Zürich | Цюрих | زيورخ
Bern | Берн | برن
Basel | Базель | بازل
Lausanne | Лозанна | لوزان
Genève | Женева | جنيف
Lugano | Лугано | لوغانو
Paris | Париж | باريس
Madrid | Мадрид | مدريد
Barcelona | Барселона | برشلونة
Sevilla | Севилья | إشبيلية
Valencia | Валенсия | فالنسيا
Zaragoza | Сарагоса | سرقسطة
Bilbao | Бильбао | بلباو
Granada | Гранада | غرناطة
Córdoba | Кордова | قرطبة
Murcia | Мурсия | مرسية
Milano | Милан | ميلانو
Firenze | Флоренция | فلورنسا
Roma | Рома | روما
Verona | Верона | فيرونا
Amsterdam | Амстердам | أمستردام
Rotterdam | Роттердам | روتردام
København | Копенгаген | كوبنهاغن
Montevideo | Монтевидео | مونتفيديو
Kansas City | Канзас-Сити | كانساس سيتي
New York City | Нью-Йорк Сити | نيويورك سيتي
New York | Нью-Йорк | نيويورك
NY | Нью-Йорк | نيويورك
Los Angeles | Лос-Анджелес | لوس أنجلوس
LA | Лос-Анджелес | لوس أنجلوس
San Francisco | Сан-Франциско | سان فرانسيسكو
San Diego | Сан-Диего | سان دييغو
San Antonio | Сан-Антонио | سان أنطونيو
SA | Сан-Антонио | سان أنطونيو
San Jose | Сан-Хосе | سان خوسيه
St. Louis | Сент-Луис | سانت لويس
Las Vegas | Лас-Вегас | لاس فيغاس
Vegas | Вегас | فيغاس
New Orleans | Новый Орлеан | نيو أورلينز
New Jersey | Нью-Джерси | نيوجيرسي
New England | Нью-Ингленд | نيو إنغلاند
Oklahoma City | Оклахома-Сити | أوكلاهوما سيتي
OKC | Оклахома-Сити | أوكلاهوما سيتي
Golden State | Голден Стэйт | غولدن ستيت
GS | Голден Стэйт | غولدن ستيت
Tampa Bay | Тампа-Бэй | تامبا باي
Green Bay | Грин-Бэй | غرين باي
Salt Lake | Солт-Лейк | سولت ليك
Philadelphia | Филадельфия | فيلادلفيا
PHI | Филадельфия | فيلادلفيا
Boston | Бостон | بوسطن
BOS | Бостон | بوسطن
Chicago | Чикаго | شيكاغو
Dallas | Даллас | دالاس
DAL | Даллас | دالاس
Denver | Денвер | دنفر
DEN | Денвер | دنفر
Detroit | Детройт | ديترويت
Houston | Хьюстон | هيوستن
HOU | Хьюстон | هيوستن
Miami | Майами | ميامي
MIA | Майами | ميامي
Milwaukee | Милуоки | ميلووكي
MIL | Милуоки | ميلووكي
Minnesota | Миннесота | مينيسوتا
MIN | Миннесота | مينيسوتا
Cleveland | Кливленд | كليفلاند
CLE | Кливленд | كليفلاند
Atlanta | Атланта | أتلانتا
ATL | Атланта | أتلانتا
Brooklyn | Бруклин | بروكلين
BKN | Бруклин | بروكلين
Orlando | Орландо | أورلاندو
ORL | Орландо | أورلاندو
Phoenix | Финикс | فينيكس
PHX | Финикс | فينيكس
Toronto | Торонто | تورونتو
TOR | Торонто | تورونتو
Memphis | Мемфис | ممفيس
Indiana | Индиана | إنديانا
Sacramento | Сакраменто | ساكرامنتو
Utah | Юта | يوتا
Charlotte | Шарлотт | شارلوت
Portland | Портленд | بورتلاند
Washington | Вашингтон | واشنطن
Seattle | Сиэтл | سياتل
Pittsburgh | Питтсбург | بيتسبرغ
Baltimore | Балтимор | بالتيمور
Buffalo | Баффало | بافالو
Cincinnati | Цинциннати | سينسيناتي
Jacksonville | Джэксонвилл | جاكسونفيل
Indianapolis | Индианаполис | إنديانابوليس
Tennessee | Теннесси | تينيسي
Texas | Техас | تكساس
Arizona | Аризона | أريزونا
Carolina | Каролина | كارولينا
North Carolina | Северная Каролина | كارولاينا الشمالية
Colorado | Колорадо | كولورادو
Florida | Флорида | فلوريدا
Columbus | Колумбус | كولومبوس
Nashville | Нэшвилл | ناشفيل
Anaheim | Анахайм | أناهايم
Edmonton | Эдмонтон | إدمونتون
Calgary | Калгари | كالغاري
Vancouver | Ванкувер | فانكوفر
Winnipeg | Виннипег | وينيبيغ
Montreal | Монреаль | مونتريال
Montréal | Монреаль | مونتريال
Ottawa | Оттава | أوتاوا
Hamilton | Гамильтон | هاميلتون
Austin | Остин | أوستن
Connecticut | Коннектикут | كونيتيكت
Louisville | Луисвилл | لويفيل
Alabama | Алабама | ألاباما
Georgia | Джорджия | جورجيا
Oregon | Орегон | أوريغون
Michigan | Мичиган | ميشيغان
Ohio State | Огайо Стэйт | أوهايو ستيت
Penn State | Пенн Стэйт | بن ستيت
State | Стэйт | ستيت
Tech | Тек | تك
Notre Dame | Нотр-Дам | نوتردام
Virginia | Вирджиния | فرجينيا
Missouri | Миссури | ميزوري
Oklahoma | Оклахома | أوكلاهوما
Iowa | Айова | آيوا
Nebraska | Небраска | نبراسكا
Navy | Нейви | نيفي
Sydney | Сидней | سيدني
Melbourne | Мельбурн | ملبورن
Brisbane | Брисбен | بريزبين
Perth | Перт | بيرث
Adelaide | Аделаида | أديليد
Auckland | Окленд | أوكلاند
Wellington | Веллингтон | ويلينغتون
Tasmania | Тасмания | تسمانيا
Beijing | Пекин | بكين
Shanghai | Шанхай | شنغهاي
Guangdong | Гуандун | غوانغدونغ
Tokyo | Токио | طوكيو
Osaka | Осака | أوساكا
Seoul | Сеул | سيول
Mumbai | Мумбаи | مومباي
Delhi | Дели | دلهي
Kolkata | Калькутта | كولكاتا
Lahore | Лахор | لاهور
Karachi | Карачи | كراتشي
Islamabad | Исламабад | إسلام آباد
`;
