/**
 * Other names under which players look for a team or a player: nicknames, short names, and the usual names in Russian
 * and Arabic where a transliteration would not find them.
 */
const LIST = `
Manchester United: Man U, Man Utd, Red Devils, МЮ, Манчестер Юнайтед, مان يونايتد, مانشستر يونايتد
Manchester City: Man City, MCFC, Манчестер Сити, مانشستر سيتي
Liverpool: The Reds, LFC, Ливерпуль, ليفربول
Arsenal: Gunners, Арсенал, أرسنال
Chelsea: The Blues, Челси, تشيلسي
Tottenham Hotspur: Spurs, Тоттенхэм, توتنهام
Newcastle United: Magpies, Toon, Ньюкасл
West Ham United: Hammers, Вест Хэм
Wolverhampton Wanderers: Wolves, Вулверхэмптон
Brighton & Hove Albion: Seagulls, Брайтон
Nottingham Forest: Notts Forest, Ноттингем Форест
AFC Bournemouth: Cherries, Борнмут
Queens Park Rangers: QPR, КПР
West Bromwich Albion: West Brom, WBA, Вест Бромвич
Sheffield United: Blades
Sheffield Wednesday: Owls
Milton Keynes Dons: MK Dons
Real Madrid: Los Blancos, Реал Мадрид, ريال مدريد
Barcelona: Barca, Barça, FCB, Барса, برشلونة, برشلونه
Atlético Madrid: Atleti, Атлетико, أتلتيكو مدريد
Athletic Club: Athletic Bilbao, Атлетик Бильбао
Real Sociedad: La Real
Bayern München: Bayern Munich, FC Bayern, Бавария, بايرن ميونخ
Borussia Dortmund: BVB, Боруссия Дортмунд, دورتموند
Bayer Leverkusen: Байер
Borussia Mönchengladbach: Gladbach, BMG
1. FC Köln: Cologne, Кёльн
Eintracht Frankfurt: SGE
RB Leipzig: Red Bull Leipzig, Лейпциг
Inter: Inter Milan, Inter Mailand, Internazionale, Интер, إنتر ميلان
AC Milan: Milan, Mailand, Rossoneri, Милан, ميلان
Milan: AC Milan, Mailand, Rossoneri, Милан, ميلان
Juventus: Juve, Ювентус, Юве, يوفنتوس
Napoli: Naples, Neapel, Наполи, نابولي
Roma: AS Roma, Rome, Рома, روما
Paris Saint-Germain: PSG, Paris SG, ПСЖ, باريس سان جيرمان
Olympique de Marseille: Marseille, OM
Marseille: OM, Марсель, مارسيليا
Lyon: OL, Лион
Sporting CP: Sporting Lisbon, Спортинг
Benfica: Бенфика, بنفيكا
Porto: FC Porto, Порту
Celtic: Bhoys, Селтик
Rangers: Glasgow Rangers, Рейнджерс
Ajax: Ajax Amsterdam, Аякс, أياكس
PSV: PSV Eindhoven, ПСВ
Feyenoord: Feijenoord, Фейеноорд
Galatasaray: Gala, Cimbom, Галатасарай, غلطة سراي
Fenerbahçe: Fener, Фенербахче, فنربخشة
Beşiktaş: BJK, Бешикташ, بشكتاش
Zenit: Zenit Saint Petersburg, Зенит
Spartak Moscow: Спартак
CSKA Moscow: ЦСКА, CSKA
Lokomotiv Moscow: Локо, Локомотив
Dynamo Moscow: Динамо
Dynamo Kyiv: Dinamo Kiev, Динамо Киев
Shakhtar Donetsk: Шахтер, Шахтёр
Red Star Belgrade: Crvena zvezda, Црвена звезда
Boca Juniors: Boca, Бока
River Plate: Ривер
Flamengo: Mengão, Фламенго
Al-Hilal: Al Hilal, الهلال
Al-Nassr: Al Nassr, النصر
Al-Ittihad: Al Ittihad, الاتحاد
Al-Ahli: Al Ahli, الأهلي
Los Angeles Lakers: Lakers, Лейкерс
Golden State Warriors: GSW, Warriors, Голден Стэйт
Boston Celtics: Celtics, Селтикс
Chicago Bulls: Bulls, Буллз
Philadelphia 76ers: Sixers
New York Knicks: Knicks
New York Yankees: Yankees, Yanks
Los Angeles Dodgers: Dodgers
New England Patriots: Pats, Patriots
San Francisco 49ers: Niners
Kansas City Chiefs: Chiefs
Montreal Canadiens: Habs, Canadiens
Toronto Maple Leafs: Leafs
Germany: Deutschland, Германия, ألمانيا
Spain: España, Spanien, Испания, إسبانيا
France: Frankreich, Франция, فرنسا
England: Англия, إنجلترا
Italy: Italia, Italien, Италия, إيطاليا
Netherlands: Holland, Niederlande, Нидерланды, Голландия, هولندا
Brazil: Brasil, Brasilien, Бразилия, البرازيل
Argentina: Argentinien, Аргентина, الأرجنتين
Portugal: Португалия, البرتغال
Belgium: Belgien, Бельгия, بلجيكا
Croatia: Kroatien, Hrvatska, Хорватия, كرواتيا
Switzerland: Schweiz, Suisse, Швейцария, سويسرا
Austria: Österreich, Австрия, النمسا
Poland: Polen, Polska, Польша, بولندا
Türkiye: Turkey, Türkei, Турция, تركيا
Ukraine: Украина, أوكرانيا
Japan: Япония, اليابان
South Korea: Korea, Südkorea, Южная Корея, كوريا الجنوبية
USA: United States, Сша, الولايات المتحدة
Mexico: México, Mexiko, Мексика, المكسيك
Morocco: Marokko, Maroc, Марокко, المغرب
Egypt: Ägypten, Египет, مصر
Saudi Arabia: KSA, Saudi-Arabien, Саудовская Аравия, السعودية
Ivory Coast: Côte d'Ivoire, Elfenbeinküste, Кот-д'Ивуар
Czechia: Czech Republic, Tschechien, Чехия
Novak Djokovic: Nole, Джокович, نوفاك ديوكوفيتش
Carlos Alcaraz: Алькарас, ألكاراز
Jannik Sinner: Синнер, سينر
Daniil Medvedev: Медведев
Andrey Rublev: Рублев, Рублёв
Karen Khachanov: Хачанов
Iga Świątek: Iga, Швёнтек, Свёнтек
Aryna Sabalenka: Соболенко
Elena Rybakina: Рыбакина
`;

/** Other names by the catalogue's name. */
export const otherNames: ReadonlyMap<string, readonly string[]> = new Map(
  LIST.trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(':');
      return [
        line.slice(0, at),
        line
          .slice(at + 1)
          .split(',')
          .map((name) => name.trim()),
      ] as const;
    }),
);
