/**
 * Other names under which players look for a team, a player or a competition: nicknames and short names, also in other
 * languages. The usual names of a language are in `names/`.
 */
const LIST = `
Manchester United: Man U, Man Utd, Red Devils, МЮ, مان يونايتد
Manchester City: Man City, MCFC
Liverpool: The Reds, LFC
Arsenal: Gunners
Chelsea: The Blues
Tottenham Hotspur: Spurs
Newcastle United: Magpies, Toon, Ньюкасл
West Ham United: Hammers
Wolverhampton Wanderers: Wolves
Brighton & Hove Albion: Seagulls
Nottingham Forest: Notts Forest
AFC Bournemouth: Cherries
Queens Park Rangers: QPR, КПР
West Bromwich Albion: West Brom, WBA
Sheffield United: Blades
Sheffield Wednesday: Owls
Milton Keynes Dons: MK Dons
Real Madrid: Los Blancos
Barcelona: Barca, Barça, FCB, Барса, برشلونه
Atlético Madrid: Atleti, Атлетико
Real Sociedad: La Real
Bayern München: Bayern Munich, FC Bayern
Borussia Dortmund: BVB, دورتموند
Bayer Leverkusen: Байер
Borussia Mönchengladbach: Gladbach, BMG
1. FC Köln: Cologne
Eintracht Frankfurt: SGE
RB Leipzig: Red Bull Leipzig, Лейпциг
Inter: Inter Milan, Internazionale
AC Milan: Milan, Mailand, Rossoneri
Milan: AC Milan, Mailand, Rossoneri, Милан, ميلان
Juventus: Juve, Юве
Napoli: Naples, Neapel
Roma: AS Roma, Rome
Paris Saint-Germain: PSG, Paris SG, ПСЖ
Olympique de Marseille: Marseille, OM
Marseille: OM
Lyon: OL
Sporting CP: Sporting Lisbon
Celtic: Bhoys
Rangers: Glasgow Rangers
Feyenoord: Feijenoord
Galatasaray: Gala, Cimbom
Fenerbahçe: Fener
Beşiktaş: BJK
Zenit: Zenit Saint Petersburg
Spartak Moscow: Спартак
CSKA Moscow: ЦСКА, CSKA
Lokomotiv Moscow: Локо, Локомотив
Dynamo Moscow: Динамо
Dynamo Kyiv: Dinamo Kiev
Shakhtar Donetsk: Шахтер, Шахтёр
Red Star Belgrade: Crvena zvezda, Црвена звезда
Boca Juniors: Boca, Бока
River Plate: Ривер
Flamengo: Mengão
Al-Hilal: Al Hilal
Al-Nassr: Al Nassr
Al-Ittihad: Al Ittihad
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
Spain: España
Italy: Italia
Netherlands: Holland, Голландия
Brazil: Brasil
Croatia: Hrvatska
Switzerland: Suisse
Poland: Polska
Türkiye: Turkey
South Korea: Korea
USA: United States, Сша
Mexico: México
Morocco: Maroc
Saudi Arabia: KSA
Ivory Coast: Côte d'Ivoire, Кот-д'Ивуар
Czechia: Czech Republic
Novak Djokovic: Nole, Джокович
Carlos Alcaraz: Алькарас, ألكاراز
Jannik Sinner: Синнер, سينر
Daniil Medvedev: Медведев
Andrey Rublev: Рублев, Рублёв
Karen Khachanov: Хачанов
Iga Świątek: Iga, Швёнтек, Свёнтек
Aryna Sabalenka: Соболенко
Elena Rybakina: Рыбакина
Lewis Hamilton: Хэмилтон, Хемилтон
Max Verstappen: Ферстаппен
Rory McIlroy: Макилрой
Scottie Scheffler: Шеффлер
`;

/** Competitions by id: their names repeat from country to country. */
const COMPETITIONS = `
1001: EPL, English Premier League, BPL, АПЛ, Английская премьер-лига, الدوري الإنجليزي الممتاز, الدوري الإنجليزي, بريميرليغ, بريميرليج, البريميرليغ, Englische Liga
1006: LaLiga, Primera, Primera División, Spanish league, Примера, الليغا, الليجا, لاليغا, Spanische Liga
1008: German league, الدوري الألماني, بوندسليغا
1010: Italian league, الدوري الإيطالي, سيريا أ, Italienische Liga
1012: Ligue One, French league, ليغ 1, Französische Liga
1103: RPL, РПЛ, Российская премьер-лига, الدوري الروسي
1213: SPL, Roshn, دوري المحترفين السعودي, الدوري السعودي
1301: UCL, CL, Champions League, ЛЧ, Лига чемпионов, دوري الأبطال, أبطال أوروبا, Königsklasse
1302: UEL, EL, Europa League, ЛЕ, Лига Европы, يوروبا ليغ
1303: UECL, Conference League, ЛК, كونفرنس ليغ
1307: German Cup, Deutscher Pokal
1204: MLS, МЛС
1401: World Cup, WM, Mundial, ЧМ, Чемпионат мира по футболу, المونديال
1403: AFCON, КАН, أمم أفريقيا
3001: National Basketball Association, НБА, ان بي ايه, الان بي اي
3002: Euroleague, Евролига
2001: National Hockey League, НХЛ
2002: Kontinental Hockey League, КХЛ, Континентальная хоккейная лига
13001: National Football League, НФЛ
5001: Major League Baseball, МЛБ
66001: IPL, آي بي إل
26001: F1, Formula One, Ф1, Формула-1, Формула один, Formel 1, Formel Eins, فورمولا 1, فورمولا وان, الفورمولا
26002: Moto GP, МотоГП, موتو جي بي
26003: Indy Car, Индикар, إندي كار
27001: PGA, golf, Гольф, غولف, جولف
27002: European Tour, golf, Гольф, غولف, جولف
27003: LPGA, golf, Гольф, غولف, جولف
12001: elections, election, politics, Выборы, Политика, Wahlen, Wahl, Politik, انتخابات, الانتخابات, السياسة
`;

function read<K>(list: string, keyOf: (text: string) => K): ReadonlyMap<K, readonly string[]> {
  return new Map(
    list
      .trim()
      .split('\n')
      .map((line) => {
        const at = line.indexOf(':');
        return [
          keyOf(line.slice(0, at)),
          line
            .slice(at + 1)
            .split(',')
            .map((name) => name.trim()),
        ] as const;
      }),
  );
}

/** Other names by the catalogue's name. */
export const otherNames = read(LIST, (name) => name);

/** Other names of competitions by their id. */
export const otherCompetitionNames = read(COMPETITIONS, Number);
