/** Nicknames of teams, mostly of America: `nickname | Russian | Arabic`, as of words. */
export const NICKNAMES = `
76ers | Севенти Сиксерс | سفنتي سيكسرز
49ers | Форти Найнерс | فورتي ناينرز
36ers | Тёрти Сиксерс | ثيرتي سيكسرز
Lakers | Лейкерс | ليكرز
Clippers | Клипперс | كليبرز
Warriors | Уорриорз | ووريورز
Celtics | Селтикс | سلتيكس
Bulls | Буллз | بولز
Heat | Хит | هيت
Bucks | Бакс | باكس
Nuggets | Наггетс | ناغتس
Thunder | Тандер | ثاندر
Cavaliers | Кавальерс | كافالييرز
Rockets | Рокетс | روكتس
Knicks | Никс | نيكس
Timberwolves | Тимбервулвз | تمبروولفز
Pistons | Пистонс | بيستونز
Spurs | Спёрс | سبيرز
Magic | Мэджик | ماجيك
Hawks | Хокс | هوكس
Raptors | Рэпторс | رابتورز
Suns | Санз | صنز
Trail Blazers | Трэйл Блэйзерс | تريل بليزرز
Mavericks | Маверикс | مافريكس
Grizzlies | Гриззлис | غريزليز
Pacers | Пэйсерс | بيسرز
Kings | Кингз | كينغز
Jazz | Джаз | جاز
Pelicans | Пеликанс | بيليكانز
Hornets | Хорнетс | هورنتس
Nets | Нетс | نتس
Wizards | Уизардс | ويزاردز
Panthers | Пантерз | بانثرز
Hurricanes | Харрикейнз | هوريكينز
Avalanche | Эвеланш | أفالانش
Stars | Старз | ستارز
Golden Knights | Голден Найтс | غولدن نايتس
Silver Knights | Силвер Найтс | سيلفر نايتس
Knights | Найтс | نايتس
Lightning | Лайтнинг | لايتنينغ
Oilers | Ойлерз | أويلرز
Jets | Джетс | جيتس
Maple Leafs | Мейпл Лифс | مابل ليفس
Capitals | Кэпиталз | كابيتالز
Devils | Девилз | ديفلز
Wild | Уайлд | وايلد
Senators | Сенаторз | سيناتورز
Canadiens | Канадиенс | كنيديانز
Blues | Блюз | بلوز
Ducks | Дакс | داكس
Mammoth | Маммот | ماموث
Red Wings | Ред Уингз | ريد وينغز
Canucks | Кэнакс | كانكس
Blue Jackets | Блю Джекетс | بلو جاكتس
Islanders | Айлендерс | آيلاندرز
Bruins | Брюинз | بروينز
Penguins | Пингвинз | بنغوينز
Flyers | Флайерз | فلايرز
Kraken | Кракен | كراكن
Predators | Предаторз | بريديتورز
Flames | Флэймз | فليمز
Sabres | Сейбрз | سيبرز
Blackhawks | Блэкхокс | بلاكهوكس
Sharks | Шаркс | شاركس
Eagles | Иглз | إيغلز
Chiefs | Чифс | تشيفس
Bills | Биллс | بيلز
Lions | Лайонс | لايونز
Ravens | Рэйвенс | رافنز
Rams | Рэмс | رامز
Packers | Пэкерс | باكرز
Broncos | Бронкос | برونكوز
Seahawks | Сихокс | سيهوكس
Patriots | Пэтриотс | باتريوتس
Colts | Колтс | كولتس
Chargers | Чарджерс | تشارجرز
Buccaneers | Бакканирс | باكانيرز
Texans | Тексанс | تكسانز
Steelers | Стилерс | ستيلرز
Jaguars | Джагуарс | جاغوارز
Vikings | Вайкингс | فايكنغز
Bears | Беарз | بيرز
Commanders | Коммандерс | كوماندرز
Cowboys | Ковбойз | كاوبويز
Bengals | Бенгалс | بنغالز
Falcons | Фэлконс | فالكونز
Cardinals | Кардиналс | كاردينالز
Dolphins | Долфинс | دولفينز
Giants | Джайентс | جاينتس
Raiders | Рейдерс | رايدرز
Browns | Браунс | براونز
Saints | Сэйнтс | سينتس
Titans | Тайтенс | تايتنز
Dodgers | Доджерс | دودجرز
Brewers | Брюэрс | بروورز
Phillies | Филлис | فيليز
Blue Jays | Блю Джейс | بلو جيز
Yankees | Янкис | يانكيز
Mariners | Маринерс | مارينرز
Cubs | Кабс | كابز
Guardians | Гардианс | غارديانز
Red Sox | Ред Сокс | ريد سوكس
White Sox | Уайт Сокс | وايت سوكس
Padres | Падрес | بادريس
Tigers | Тайгерс | تايغرز
Astros | Астрос | أستروس
Reds | Редс | ريدز
Mets | Метс | ميتس
Royals | Роялс | رويالز
Diamondbacks | Даймондбэкс | دايموندباكس
Rays | Рэйс | رايز
Marlins | Марлинс | مارلينز
Braves | Брэйвз | بريفز
Athletics | Атлетикс | أثليتكس
Orioles | Ориолс | أوريولز
Angels | Энджелс | إنجلز
Pirates | Пайрэтс | بايرتس
Twins | Твинс | توينز
Nationals | Нэшионалс | ناشونالز
Rockies | Рокис | روكيز
Aces | Эйсес | آيسز
Lynx | Линкс | لينكس
Liberty | Либерти | ليبرتي
Mercury | Меркури | ميركوري
Dream | Дрим | دريم
Fever | Фивер | فيفر
Storm | Сторм | ستورم
Valkyries | Валькирис | فالكيريز
Sparks | Спаркс | سباركس
Mystics | Мистикс | ميستيكس
Sun | Сан | صن
Sky | Скай | سكاي
Wings | Уингз | وينغز
Fire | Файр | فاير
Galaxy | Гэлакси | غالاكسي
Sounders | Саундерс | ساوندرز
Timbers | Тимберс | تيمبرز
Whitecaps | Уайткэпс | وايت كابس
Crew | Крю | كرو
Earthquakes | Эртквейкс | إيرثكويكس
Rapids | Рэпидс | رابيدز
Revolution | Революшн | ريفولوشن
Wildcats | Уайлдкэтс | وايلدكاتس
Breakers | Брейкерс | بريكرز
Bullets | Буллетс | بولتس
Taipans | Тайпанс | تايبانز
Dragons | Дрэгонс | دراغونز
Leopards | Леопардс | ليوباردز
Monkeys | Манкис | مانكيز
Buffaloes | Баффалос | بافالوز
Swallows | Своллоус | سوالوز
Hurricane | Харрикейн | هوريكين
Sixers | Сиксерс | سيكسرز
Scorchers | Скорчерс | سكورتشرز
Strikers | Страйкерс | سترايكرز
Renegades | Ренегейдс | رينيغيدز
Indians | Индианс | إنديانز
Royal Challengers | Роял Челленджерс | رويال تشالنجرز
Super Kings | Супер Кингз | سوبر كينغز
Super Giants | Супер Джайентс | سوبر جاينتس
Knight Riders | Найт Райдерс | نايت رايدرز
Sunrisers | Санрайзерс | سانرايزرز
Gladiators | Гладиаторс | غلادييتورز
Sultans | Султанс | سلطانز
Rhinos | Райнос | راينوز
Wolves | Вулвз | وولفز
Roosters | Рустерс | روسترز
Harlequins | Харлекуинс | هارلكوينز
Saracens | Сарацины | سراسنز
Crusaders | Крусейдерс | كروسيدرز
Bulldogs | Бульдогс | بولدوغز
Victory | Виктори | فيكتوري
Glory | Глори | غلوري
Roar | Роар | رور
Western | Вестерн | وسترن
Central | Сентрал | سنترال
South | Саут | ساوث
North | Норт | نورث
East | Ист | إيست
West | Вест | وست
New | Нью | نيو
Team | Тим | فريق
Club | Клуб | كلوب
`;
