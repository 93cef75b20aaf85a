/** Players with a usual name: `name | German | Russian | Arabic`, as of clubs. */
export const PLAYERS = `
Jannik Sinner | | Янник Синнер | يانيك سينر
Carlos Alcaraz | | Карлос Алькарас | كارلوس ألكاراز
Alexander Zverev | | Александр Зверев | ألكسندر زفيريف
Novak Djokovic | | Новак Джокович | نوفاك ديوكوفيتش
Taylor Fritz | | Тейлор Фриц | تايلور فريتز
Ben Shelton | | Бен Шелтон | بن شيلتون
Alex de Minaur | | Алекс де Минор | أليكس دي مينور
Félix Auger-Aliassime | | Феликс Оже-Альяссим | فيليكس أوجيه ألياسيم
Lorenzo Musetti | | Лоренцо Музетти | لورنزو موزيتي
Jack Draper | | Джек Дрейпер | جاك درابر
Holger Rune | | Хольгер Руне | هولغر رون
Karen Khachanov | Karen Chatschanow | Карен Хачанов | كارين خاتشانوف
Casper Ruud | | Каспер Рууд | كاسبر رود
Daniil Medvedev | Daniil Medwedew | Даниил Медведев | دانييل ميدفيديف
Andrey Rublev | Andrej Rubljow | Андрей Рублёв | أندريه روبليف
Alexander Bublik | | Александр Бублик | ألكسندر بوبليك
Denis Shapovalov | | Денис Шаповалов | دينيس شابوفالوف
Frances Tiafoe | | Фрэнсис Тиафо | فرانسيس تيافو
Cameron Norrie | | Кэмерон Норри | كاميرون نوري
Brandon Nakashima | | Брэндон Накашима | براندون ناكاشيما
Grigor Dimitrov | | Григор Димитров | غريغور ديميتروف
Tommy Paul | | Томми Пол | تومي بول
Learner Tien | | Лёрнер Тьен | ليرنر تيان
Arthur Fils | | Артур Фис | آرثر فيس
João Fonseca | | Жоао Фонсека | جواو فونسيكا
Sebastian Korda | | Себастьян Корда | سيباستيان كوردا
Stefanos Tsitsipas | | Стефанос Циципас | ستيفانوس تسيتسيباس
Alexei Popyrin | | Алексей Попырин | أليكسي بوبيرين
Stan Wawrinka | | Стэн Вавринка | ستان فافرينكا
Kei Nishikori | | Кэй Нисикори | كي نيشيكوري
Aryna Sabalenka | | Арина Соболенко | أرينا سابالينكا
Iga Świątek | | Ига Швёнтек | إيغا شفيونتيك
Coco Gauff | | Коко Гауфф | كوكو غوف
Jessica Pegula | | Джессика Пегула | جيسيكا بيغولا
Elena Rybakina | Jelena Rybakina | Елена Рыбакина | إيلينا ريباكينا
Amanda Anisimova | | Аманда Анисимова | أماندا أنيسيموفا
Jasmine Paolini | | Жасмин Паолини | جاسمين باوليني
Mirra Andreeva | Mirra Andrejewa | Мирра Андреева | ميرا أندرييفا
Madison Keys | | Мэдисон Киз | ماديسون كيز
Ekaterina Alexandrova | Jekaterina Alexandrowa | Екатерина Александрова | إيكاترينا ألكسندروفا
Naomi Osaka | | Наоми Осака | ناومي أوساكا
Elina Svitolina | Elina Switolina | Элина Свитолина | إيلينا سفيتولينا
Emma Raducanu | | Эмма Радукану | إيما رادوكانو
Liudmila Samsonova | Ljudmila Samsonowa | Людмила Самсонова | ليودميلا سامسونوفا
Diana Shnaider | Diana Schnaider | Диана Шнайдер | ديانا شنايدر
Daria Kasatkina | Darja Kassatkina | Дарья Касаткина | داريا كاساتكينا
Jeļena Ostapenko | | Елена Остапенко | يلينا أوستابينكو
Zheng Qinwen | | Чжэн Циньвэнь | تشنغ تشين ون
Sofia Kenin | | София Кенин | صوفيا كينين
Anna Kalinskaya | Anna Kalinskaja | Анна Калинская | آنا كالينسكايا
Veronika Kudermetova | Weronika Kudermetowa | Вероника Кудерметова | فيرونيكا كوديرميتوفا
Anastasia Potapova | Anastassija Potapowa | Анастасия Потапова | أناستاسيا بوتابوفا
Maria Sakkari | | Мария Саккари | ماريا ساكاري
Yulia Putintseva | Julija Putinzewa | Юлия Путинцева | يوليا بوتينتسيفا
Leylah Fernandez | | Лейла Фернандес | ليلى فرنانديز
Katie Boulter | | Кэти Боултер | كاتي بولتر
Varvara Gracheva | | Варвара Грачёва | فارفارا غراتشيفا
Oksana Selekhmeteva | | Оксана Селехметева | أوكسانا سيليخميتيفا
Polina Kudermetova | Polina Kudermetowa | Полина Кудерметова | بولينا كوديرميتوفا
Luke Littler | | Люк Литтлер | لوك ليتلر
Luke Humphries | | Люк Хамфрис | لوك همفريز
Michael van Gerwen | | Майкл ван Гервен | مايكل فان غيرفن
Gerwyn Price | | Гервин Прайс | غيروين برايس
Peter Wright | | Питер Райт | بيتر رايت
Michael Smith | | Майкл Смит | مايكل سميث
Judd Trump | | Джадд Трамп | جاد ترامب
Kyren Wilson | | Кайрен Уилсон | كايرين ويلسون
Mark Selby | | Марк Селби | مارك سيلبي
Mark Williams | | Марк Уильямс | مارك ويليامز
Neil Robertson | | Нил Робертсон | نيل روبرتسون
John Higgins | | Джон Хиггинс | جون هيغينز
Ronnie O'Sullivan | | Ронни О’Салливан | روني أوسوليفان
Shaun Murphy | | Шон Мёрфи | شون ميرفي
Ding Junhui | | Дин Цзюньхуэй | دينغ جونهوي
Zhao Xintong | | Чжао Синьтун | تشاو شينتونغ
Barry Hawkins | | Барри Хокинс | باري هوكينز
Mark Allen | | Марк Аллен | مارك ألين
Ali Carter | | Али Картер | علي كارتر
Viktor Axelsen | | Виктор Аксельсен | فيكتور أكسلسن
An Se-young | | Ан Сё Ён | آن سي يونغ
Hugo Calderano | | Уго Кальдерано | هوغو كالديرانو
Dimitrij Ovtcharov | | Дмитрий Овчаров | ديميتري أوفتشاروف
Ilia Topuria | Ilia Topuria | Илия Топурия | إيليا توبوريا
Arman Tsarukyan | Arman Zarukjan | Арман Царукян | أرمان تساروكيان
Charles Oliveira | | Чарльз Оливейра | تشارلز أوليفيرا
Max Holloway | | Макс Холлоуэй | ماكس هولواي
Justin Gaethje | | Джастин Гейджи | جاستن غيجي
Tom Aspinall | | Том Аспинэлл | توم أسبينال
Ciryl Gane | | Сирил Ган | سيريل غان
Alexander Volkov | Alexander Wolkow | Александр Волков | ألكسندر فولكوف
Sergei Pavlovich | Sergei Pawlowitsch | Сергей Павлович | سيرغي بافلوفيتش
Vadim Nemkov | Wadim Nemkow | Вадим Немков | فاديم نيمكوف
Oleksandr Usyk | | Александр Усик | أولكسندر أوسيك
Tyson Fury | | Тайсон Фьюри | تايسون فيوري
Anthony Joshua | | Энтони Джошуа | أنتوني جوشوا
Daniel Dubois | | Даниэль Дюбуа | دانيال دوبوا
Agit Kabayel | | Агит Кабаел | أغيت كابايل
Deontay Wilder | | Деонтей Уайлдер | ديونتاي وايلدر
Canelo Álvarez | | Сауль Альварес | كانيلو ألفاريز
Terence Crawford | | Теренс Кроуфорд | تيرينس كروفورد
Gervonta Davis | | Джервонта Дэвис | جيرفونتا ديفيس
Shakur Stevenson | | Шакур Стивенсон | شاكور ستيفنسون
Hossein Vafaei | | Хоссейн Вафаи | حسين وفائي
`;
