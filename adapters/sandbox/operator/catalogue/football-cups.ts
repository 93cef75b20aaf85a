/** Football cups and continental competitions: the clubs of the leagues, with the same ratings. */
import { pick } from './facts.ts';
import { footballEast } from './football-east.ts';
import { football } from './football-format.ts';
import { footballWest } from './football-west.ts';
import { footballWorld } from './football-world.ts';

const europe = [...footballWest, ...footballEast];

export const footballCups = [
  football(
    1301,
    'INT',
    'UEFA Champions League',
    pick(
      europe,
      `
    Arsenal, Manchester City, Liverpool, Chelsea, Tottenham Hotspur, Newcastle United, Real Madrid, Barcelona, Atlético Madrid, Villarreal,
    Athletic Club, Bayern München, Borussia Dortmund, Bayer Leverkusen, Eintracht Frankfurt, Inter, Napoli, Juventus, Atalanta,
    Paris Saint-Germain, Marseille, Monaco, PSV, Ajax, Sporting CP, Benfica, Club Brugge, Union Saint-Gilloise, Galatasaray, Slavia Praha,
    Olympiacos, FC København, Bodø/Glimt, Kairat`,
    ),
    { top: true, density: 1.2 },
  ),
  football(
    1302,
    'INT',
    'UEFA Europa League',
    pick(
      europe,
      `
    Aston Villa, Nottingham Forest, Real Betis, Celta Vigo, SC Freiburg, VfB Stuttgart, Roma, Bologna, Lille, Lyon, Nice, Feyenoord, FC Utrecht,
    Go Ahead Eagles, Porto, Sporting Braga, Genk, Fenerbahçe, Celtic, Rangers, Viktoria Plzeň, PAOK, Panathinaikos, Red Bull Salzburg,
    Sturm Graz, Basel, Young Boys, FC Midtjylland, Malmö FF, Brann, Dinamo Zagreb, Crvena zvezda, Ferencváros, FCSB, Maccabi Tel Aviv,
    Ludogorets`,
    ),
    { top: true },
  ),
  football(
    1303,
    'INT',
    'UEFA Conference League',
    pick(
      europe,
      `
    Crystal Palace, Fiorentina, Strasbourg, Mainz 05, Rayo Vallecano, AZ, Samsunspor, AEK Athens, Lech Poznań, Legia Warszawa,
    Jagiellonia Białystok, Raków Częstochowa, Rapid Wien, Sparta Praha, Sigma Olomouc, Shakhtar Donetsk, Dynamo Kyiv, Aberdeen, Rijeka,
    BK Häcken, Universitatea Craiova`,
    ),
  ),
  football(
    1304,
    'GB-ENG',
    'FA Cup',
    pick(
      europe,
      `
    Arsenal, Manchester City, Liverpool, Chelsea, Aston Villa, Newcastle United, Manchester United, Tottenham Hotspur, Crystal Palace, Everton,
    Fulham, Leeds United, Southampton, Leicester City, Coventry City, Wrexham, Millwall, Norwich City, Luton Town, Plymouth Argyle,
    Bolton Wanderers, Notts County, Salford City, Chesterfield`,
    ),
  ),
  football(
    1305,
    'GB-ENG',
    'EFL Cup',
    pick(
      europe,
      `
    Arsenal, Manchester City, Liverpool, Chelsea, Newcastle United, Tottenham Hotspur, Crystal Palace, Brentford, Fulham, Brighton & Hove Albion,
    Wolverhampton Wanderers, Swansea City, Cardiff City, Wycombe Wanderers, Wrexham, Grimsby Town`,
    ),
  ),
  football(
    1306,
    'ES',
    'Copa del Rey',
    pick(
      europe,
      `
    Real Madrid, Barcelona, Atlético Madrid, Athletic Club, Villarreal, Real Betis, Real Sociedad, Valencia, Osasuna, Getafe, Racing Santander,
    Burgos, Albacete, Eibar, Granada, Huesca`,
    ),
  ),
  football(
    1307,
    'DE',
    'DFB-Pokal',
    pick(
      europe,
      `
    Bayern München, Borussia Dortmund, Bayer Leverkusen, RB Leipzig, VfB Stuttgart, SC Freiburg, Union Berlin, Borussia Mönchengladbach,
    Hamburger SV, FC St. Pauli, 1. FC Kaiserslautern, Hertha BSC, VfL Bochum, Holstein Kiel, SV Darmstadt 98, 1. FC Magdeburg`,
    ),
  ),
  football(
    1308,
    'IT',
    'Coppa Italia',
    pick(
      europe,
      `
    Inter, Napoli, Juventus, AC Milan, Roma, Atalanta, Bologna, Lazio, Fiorentina, Torino, Udinese, Genoa, Parma, Como, Venezia, Palermo`,
    ),
  ),
  football(
    1309,
    'FR',
    'Coupe de France',
    pick(
      europe,
      `
    Paris Saint-Germain, Marseille, Monaco, Lille, Lens, Lyon, Nice, Rennes, Strasbourg, Toulouse, Brest, Saint-Étienne, Reims, Troyes,
    Guingamp, Montpellier`,
    ),
  ),
  football(
    1310,
    'INT',
    'Copa Libertadores',
    pick(
      footballWorld,
      `
    Flamengo, Palmeiras, Botafogo, São Paulo, Internacional, Bahia, River Plate, Racing Club, Estudiantes La Plata, Vélez Sarsfield,
    Central Córdoba, Talleres Córdoba, Peñarol, Nacional Montevideo, LDU Quito, Independiente del Valle, Barcelona Guayaquil,
    Atlético Nacional, Universidad de Chile, Colo-Colo`,
    ),
  ),
  football(
    1311,
    'INT',
    'Copa Sudamericana',
    pick(
      footballWorld,
      `
    Lanús, Atlético Mineiro, Fluminense, Corinthians, Cruzeiro, Grêmio, Independiente, Huracán, Defensa y Justicia, Universidad Católica,
    América de Cali, Once Caldas, Palestino, Mushuc Runa, Defensor Sporting, Racing Montevideo`,
    ),
  ),
  football(
    1312,
    'INT',
    'AFC Champions League Elite',
    pick(
      footballWorld,
      `
    Al-Hilal, Al-Ahli Jeddah, Al-Ittihad, Shabab Al-Ahli, Al-Wahda, Sharjah, Vissel Kobe, Sanfrecce Hiroshima, Machida Zelvia, Gangwon FC,
    FC Seoul, Ulsan HD, Shanghai Port, Shanghai Shenhua, Chengdu Rongcheng, Melbourne City`,
    ),
  ),
  football(
    1313,
    'INT',
    'CAF Champions League',
    pick(
      footballWorld,
      `
    Al Ahly, Pyramids, Mamelodi Sundowns, RS Berkane, FAR Rabat`,
    ),
  ),
  football(
    1314,
    'INT',
    'CONCACAF Champions Cup',
    pick(
      footballWorld,
      `
    Cruz Azul, Club América, Tigres UANL, Monterrey, Toluca, Pumas UNAM, Inter Miami, Los Angeles FC, Vancouver Whitecaps, San Diego FC,
    FC Cincinnati, Philadelphia Union, Nashville SC, Seattle Sounders, LA Galaxy`,
    ),
  ),
];
