/** Drivers, riders and golfers whose names are not written as they sound: name, German, Russian, Arabic. */
export const FIELD_PLAYERS = `
Lando Norris | | Ландо Норрис | لاندو نوريس
Oscar Piastri | | Оскар Пиастри | أوسكار بياستري
Max Verstappen | | Макс Ферстаппен | ماكس فيرستابن
Yuki Tsunoda | | Юки Цунода | يوكي تسونودا
George Russell | | Джордж Расселл | جورج راسل
Kimi Antonelli | | Кими Антонелли | كيمي أنتونيلي
Charles Leclerc | | Шарль Леклер | شارل لوكلير
Lewis Hamilton | | Льюис Хэмилтон | لويس هاميلتون
Alexander Albon | | Александр Албон | ألكسندر ألبون
Carlos Sainz | | Карлос Сайнс | كارلوس ساينز
Isack Hadjar | | Исак Хаджар | إسحاق حجار
Liam Lawson | | Лиам Лоусон | ليام لاوسون
Fernando Alonso | | Фернандо Алонсо | فرناندو ألونسو
Lance Stroll | | Лэнс Стролл | لانس سترول
Nico Hülkenberg | | Нико Хюлькенберг | نيكو هولكنبرغ
Gabriel Bortoleto | | Габриэл Бортолето | غابرييل بورتوليتو
Esteban Ocon | | Эстебан Окон | إستيبان أوكون
Oliver Bearman | | Оливер Бирман | أوليفر بيرمان
Pierre Gasly | | Пьер Гасли | بيير غاسلي
Franco Colapinto | | Франко Колапинто | فرانكو كولابينتو
Marc Márquez | | Марк Маркес | مارك ماركيز
Francesco Bagnaia | | Франческо Баньяя | فرانشيسكو بانيايا
Álex Márquez | | Алекс Маркес | أليكس ماركيز
Fabio Quartararo | | Фабио Куартараро | فابيو كوارتارارو
Johann Zarco | | Жоан Зарко | يوهان زاركو
Marco Bezzecchi | | Марко Беццекки | ماركو بيزيكي
Maverick Viñales | | Маверик Виньялес | مافريك فيناليس
Scottie Scheffler | | Скотти Шеффлер | سكوتي شيفلر
Rory McIlroy | | Рори Макилрой | روري ماكلروي
Xander Schauffele | | Ксандер Шоффеле | زاندر شوفيلي
Ludvig Åberg | | Людвиг Оберг | لودفيغ أوبيرغ
Hideki Matsuyama | | Хидеки Мацуяма | هيديكي ماتسوياما
Nelly Korda | | Нелли Корда | نيلي كوردا
Lydia Ko | | Лидия Ко | ليديا كو
Jeeno Thitikul | | Джино Титикун | جينو ثيتيكول
`;
