/** Baseball. An inning has no clock; `periodS` is its usual length. */
import { BASEBALL } from 'touchline/core/line/rules/sport-ids';
import { championshipsOf, field } from './facts.ts';

const baseball = championshipsOf(BASEBALL, { model: 'baseball', periods: 9, periodS: 1080, breakS: 120 });

export const baseballChampionships = [
  baseball(
    5001,
    'US',
    'MLB',
    field(`
    Los Angeles Dodgers 1600, Milwaukee Brewers 1580, Philadelphia Phillies 1580, Toronto Blue Jays 1580, New York Yankees 1580, Seattle Mariners 1565,
    Chicago Cubs 1555, Cleveland Guardians 1530, Boston Red Sox 1545, San Diego Padres 1550, Detroit Tigers 1540, Houston Astros 1535,
    Cincinnati Reds 1515, New York Mets 1530, Kansas City Royals 1515, Texas Rangers 1515, Arizona Diamondbacks 1505, San Francisco Giants 1505,
    Tampa Bay Rays 1500, Miami Marlins 1490, St. Louis Cardinals 1490, Atlanta Braves 1500, Athletics 1485, Baltimore Orioles 1490,
    Los Angeles Angels 1455, Pittsburgh Pirates 1460, Minnesota Twins 1455, Washington Nationals 1430, Chicago White Sox 1415,
    Colorado Rockies 1360`),
    { top: true, density: 1.5 },
  ),
  baseball(
    5002,
    'JP',
    'Nippon Professional Baseball',
    field(`
    Hanshin Tigers 1570, Fukuoka SoftBank Hawks 1570, Hokkaido Nippon-Ham Fighters 1550, Yokohama DeNA BayStars 1530, Yomiuri Giants 1530,
    Orix Buffaloes 1510, Tohoku Rakuten Golden Eagles 1480, Chunichi Dragons 1470, Hiroshima Toyo Carp 1470, Saitama Seibu Lions 1470,
    Chiba Lotte Marines 1450, Tokyo Yakult Swallows 1440`),
  ),
  baseball(
    5003,
    'KR',
    'KBO League',
    field(`
    LG Twins 1570, Hanwha Eagles 1560, SSG Landers 1530, Samsung Lions 1530, NC Dinos 1510, KT Wiz 1510, Lotte Giants 1490, Kia Tigers 1490,
    Doosan Bears 1470, Kiwoom Heroes 1390`),
  ),
  baseball(
    5004,
    'TW',
    'CPBL',
    field(`
    CTBC Brothers 1540, Rakuten Monkeys 1520, Uni-President Lions 1530, TSG Hawks 1490, Wei Chuan Dragons 1490, Fubon Guardians 1450`),
  ),
  baseball(
    5005,
    'MX',
    'Liga Mexicana del Pacífico',
    field(`
    Charros de Jalisco 1540, Tomateros de Culiacán 1530, Naranjeros de Hermosillo 1530, Venados de Mazatlán 1500, Yaquis de Obregón 1500,
    Águilas de Mexicali 1490, Mayos de Navojoa 1460, Cañeros de Los Mochis 1490, Algodoneros de Guasave 1490, Tucson Baseball Team 1450`),
  ),
];
