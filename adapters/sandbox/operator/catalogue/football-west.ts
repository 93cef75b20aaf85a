/** Football of western and southern Europe, season 2025/26. */
import { field } from './facts.ts';
import { football } from './football-format.ts';

export const footballWest = [
  football(
    1001,
    'GB-ENG',
    'Premier League',
    field(`
    Arsenal 1895, Manchester City 1890, Liverpool 1880, Chelsea 1820, Aston Villa 1800, Newcastle United 1795, Manchester United 1770,
    Tottenham Hotspur 1765, Crystal Palace 1755, Brighton & Hove Albion 1750, AFC Bournemouth 1740, Brentford 1720, Nottingham Forest 1720,
    Everton 1715, Fulham 1715, West Ham United 1660, Sunderland 1670, Leeds United 1660, Wolverhampton Wanderers 1630, Burnley 1620`),
    { top: true, density: 1.4 },
  ),
  football(
    1002,
    'GB-ENG',
    'Championship',
    field(`
    Southampton 1560, Ipswich Town 1575, Leicester City 1565, Coventry City 1580, Middlesbrough 1560, West Bromwich Albion 1535,
    Sheffield United 1540, Norwich City 1525, Bristol City 1530, Swansea City 1515, Watford 1515, Millwall 1525, Birmingham City 1535,
    Wrexham 1515, Stoke City 1520, Hull City 1510, Preston North End 1510, Queens Park Rangers 1505, Blackburn Rovers 1505, Derby County 1500,
    Charlton Athletic 1485, Portsmouth 1490, Oxford United 1470, Sheffield Wednesday 1420`),
    { density: 1.4 },
  ),
  football(
    1003,
    'GB-ENG',
    'League One',
    field(`
    Luton Town 1450, Cardiff City 1460, Bolton Wanderers 1440, Huddersfield Town 1435, Plymouth Argyle 1410, Reading 1405, Barnsley 1410,
    Wycombe Wanderers 1415, Stockport County 1430, Lincoln City 1425, Bradford City 1420, Blackpool 1400, Wigan Athletic 1395,
    Rotherham United 1385, Leyton Orient 1405, Doncaster Rovers 1385, AFC Wimbledon 1390, Mansfield Town 1395, Stevenage 1405,
    Exeter City 1375, Northampton Town 1370, Peterborough United 1385, Port Vale 1365, Burton Albion 1360`),
  ),
  football(
    1004,
    'GB-ENG',
    'League Two',
    field(`
    Milton Keynes Dons 1355, Notts County 1350, Chesterfield 1345, Salford City 1340, Walsall 1345, Swindon Town 1345, Gillingham 1335,
    Grimsby Town 1335, Bromley 1330, Bristol Rovers 1320, Crewe Alexandra 1330, Cambridge United 1335, Colchester United 1325,
    Fleetwood Town 1320, Barnet 1315, Oldham Athletic 1320, Tranmere Rovers 1310, Crawley Town 1305, Shrewsbury Town 1305,
    Harrogate Town 1300, Cheltenham Town 1300, Barrow 1300, Accrington Stanley 1300, Newport County 1290`),
  ),
  football(
    1005,
    'GB-SCT',
    'Premiership',
    field(`
    Celtic 1640, Rangers 1600, Hearts 1560, Hibernian 1510, Aberdeen 1500, Motherwell 1480, Dundee United 1465, St Mirren 1445,
    Kilmarnock 1440, Falkirk 1440, Dundee 1420, Livingston 1415`),
  ),
  football(
    1006,
    'ES',
    'La Liga',
    field(`
    Real Madrid 1890, Barcelona 1885, Atlético Madrid 1820, Villarreal 1760, Athletic Club 1740, Real Betis 1730, Real Sociedad 1680,
    Celta Vigo 1680, Rayo Vallecano 1675, Osasuna 1650, Sevilla 1650, Valencia 1650, Getafe 1640, Espanyol 1660, Mallorca 1635, Girona 1635,
    Alavés 1640, Elche 1630, Levante 1610, Real Oviedo 1580`),
    { top: true, density: 1.3 },
  ),
  football(
    1007,
    'ES',
    'Segunda División',
    field(`
    Deportivo La Coruña 1520, Racing Santander 1530, Almería 1525, Las Palmas 1535, Real Valladolid 1495, Sporting Gijón 1495, Cádiz 1495,
    Burgos 1490, Málaga 1485, Albacete 1480, Castellón 1490, Eibar 1485, Huesca 1475, Córdoba 1475, Granada 1475, Leganés 1500, Ceuta 1455,
    Mirandés 1450, Cultural Leonesa 1450, FC Andorra 1465, Real Zaragoza 1455, Real Sociedad B 1445`),
  ),
  football(
    1008,
    'DE',
    'Bundesliga',
    field(`
    Bayern München 1900, Borussia Dortmund 1800, Bayer Leverkusen 1790, RB Leipzig 1770, VfB Stuttgart 1750, Eintracht Frankfurt 1740,
    TSG Hoffenheim 1690, SC Freiburg 1705, Union Berlin 1660, Werder Bremen 1660, 1. FC Köln 1650, Borussia Mönchengladbach 1650,
    VfL Wolfsburg 1640, Mainz 05 1650, FC Augsburg 1620, Hamburger SV 1620, FC St. Pauli 1600, 1. FC Heidenheim 1575`),
    { top: true, density: 1.2 },
  ),
  football(
    1009,
    'DE',
    '2. Bundesliga',
    field(`
    FC Schalke 04 1545, Hannover 96 1545, SC Paderborn 1545, SV Elversberg 1540, Hertha BSC 1535, 1. FC Kaiserslautern 1525,
    SV Darmstadt 98 1535, Karlsruher SC 1510, 1. FC Nürnberg 1505, VfL Bochum 1510, Fortuna Düsseldorf 1500, Arminia Bielefeld 1500,
    Holstein Kiel 1505, SpVgg Greuther Fürth 1470, Preußen Münster 1475, Dynamo Dresden 1470, Eintracht Braunschweig 1465, 1. FC Magdeburg 1470`),
  ),
  football(
    1010,
    'IT',
    'Serie A',
    field(`
    Inter 1840, Napoli 1800, Juventus 1775, AC Milan 1790, Roma 1770, Atalanta 1760, Bologna 1735, Como 1740, Lazio 1710, Fiorentina 1670,
    Torino 1635, Udinese 1650, Sassuolo 1640, Genoa 1625, Cagliari 1610, Parma 1605, Lecce 1590, Hellas Verona 1585, Cremonese 1600, Pisa 1580`),
    { top: true, density: 1.3 },
  ),
  football(
    1011,
    'IT',
    'Serie B',
    field(`
    Palermo 1530, Monza 1535, Venezia 1530, Frosinone 1515, Modena 1500, Cesena 1490, Catanzaro 1480, Empoli 1490, Spezia 1485, Sampdoria 1470,
    Bari 1465, Juve Stabia 1475, Carrarese 1460, Avellino 1460, Padova 1450, Reggiana 1455, Südtirol 1460, Mantova 1445, Virtus Entella 1445,
    Pescara 1440`),
  ),
  football(
    1012,
    'FR',
    'Ligue 1',
    field(`
    Paris Saint-Germain 1895, Marseille 1760, Monaco 1730, Lille 1730, Lens 1735, Lyon 1730, Strasbourg 1720, Nice 1680, Rennes 1700,
    Brest 1650, Toulouse 1660, Paris FC 1640, Auxerre 1600, Le Havre 1600, Nantes 1600, Lorient 1610, Angers 1585, Metz 1555`),
    { top: true, density: 1.2 },
  ),
  football(
    1013,
    'FR',
    'Ligue 2',
    field(`
    Saint-Étienne 1525, Montpellier 1490, Reims 1505, Troyes 1515, Le Mans 1470, Red Star 1485, Guingamp 1480, Pau 1455, Dunkerque 1480,
    Annecy 1465, Rodez 1460, Nancy 1445, Grenoble 1450, Clermont 1450, Amiens 1450, Boulogne 1435, Laval 1440, Bastia 1440`),
  ),
  football(
    1014,
    'NL',
    'Eredivisie',
    field(`
    PSV 1760, Feyenoord 1740, Ajax 1690, AZ 1650, FC Utrecht 1620, FC Twente 1610, NEC Nijmegen 1610, FC Groningen 1560, sc Heerenveen 1550,
    Go Ahead Eagles 1545, Sparta Rotterdam 1530, Fortuna Sittard 1520, PEC Zwolle 1505, NAC Breda 1490, Heracles Almelo 1480, Excelsior 1475,
    FC Volendam 1470, Telstar 1465`),
  ),
  football(
    1015,
    'PT',
    'Primeira Liga',
    field(`
    Sporting CP 1800, Porto 1795, Benfica 1785, Sporting Braga 1690, Vitória Guimarães 1590, Famalicão 1580, Gil Vicente 1570, Moreirense 1540,
    Santa Clara 1530, Estoril 1525, Rio Ave 1500, Casa Pia 1490, Nacional Madeira 1490, Arouca 1480, Estrela da Amadora 1475, Alverca 1470,
    Tondela 1450, AVS 1420`),
  ),
  football(
    1016,
    'BE',
    'Pro League',
    field(`
    Club Brugge 1700, Union Saint-Gilloise 1710, Genk 1620, Anderlecht 1600, Gent 1570, Antwerp 1550, Charleroi 1525, Sint-Truiden 1550,
    Standard Liège 1520, KV Mechelen 1530, Westerlo 1510, OH Leuven 1490, Cercle Brugge 1480, Zulte Waregem 1485, FCV Dender 1450,
    RAAL La Louvière 1470`),
  ),
];
