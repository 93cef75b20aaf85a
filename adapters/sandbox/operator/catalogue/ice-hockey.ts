/** Ice hockey, season 2025/26. */
import { ICE_HOCKEY } from 'touchline/core/line/rules/sport-ids';
import { championshipsOf, field, pick } from './facts.ts';

const hockey = championshipsOf(ICE_HOCKEY, { model: 'hockey', periods: 3, periodS: 1200, breakS: 1020 });

const shl = hockey(
  2003,
  'SE',
  'SHL',
  field(`
    Frölunda 1590, Skellefteå AIK 1580, Färjestad BK 1560, Växjö Lakers 1550, Rögle BK 1550, Brynäs IF 1560, Luleå HF 1530, Timrå IK 1510,
    Örebro HK 1500, Malmö Redhawks 1500, Linköping HC 1480, Leksands IF 1460, Djurgårdens IF 1480, HV71 1440`),
);
const liiga = hockey(
  2004,
  'FI',
  'Liiga',
  field(`
    Tappara 1570, Ilves 1570, SaiPa 1550, Lukko 1550, KalPa 1550, HIFK 1530, Ässät 1510, Kärpät 1520, TPS 1500, HPK 1490, JYP 1490,
    Pelicans 1480, Sport 1470, KooKoo 1520, Jukurit 1440, Kiekko-Espoo 1450`),
);
const del = hockey(
  2005,
  'DE',
  'DEL',
  field(`
    Eisbären Berlin 1580, Adler Mannheim 1560, Red Bull München 1560, ERC Ingolstadt 1550, Kölner Haie 1550, Fischtown Pinguins 1520,
    Straubing Tigers 1520, Grizzlys Wolfsburg 1480, Nürnberg Ice Tigers 1480, Schwenninger Wild Wings 1480, Löwen Frankfurt 1460,
    Augsburger Panther 1450, Iserlohn Roosters 1440, Dresdner Eislöwen 1400`),
);
const extraliga = hockey(
  2006,
  'CZ',
  'Extraliga',
  field(`
    Sparta Praha 1570, Dynamo Pardubice 1570, Oceláři Třinec 1550, Kometa Brno 1540, Škoda Plzeň 1530, Bílí Tygři Liberec 1530,
    Mountfield HK 1520, Vítkovice Ridera 1490, Motor České Budějovice 1500, Olomouc 1490, Energie Karlovy Vary 1490, BK Mladá Boleslav 1470,
    Rytíři Kladno 1460, Verva Litvínov 1440`),
);
const swiss = hockey(
  2007,
  'CH',
  'National League',
  field(`
    ZSC Lions 1590, HC Davos 1580, Lausanne HC 1570, Genève-Servette 1560, Fribourg-Gottéron 1550, EV Zug 1540, SC Bern 1520, HC Lugano 1520,
    Rapperswil-Jona Lakers 1510, EHC Kloten 1480, EHC Biel-Bienne 1490, Ambrì-Piotta 1470, SCL Tigers 1480, HC Ajoie 1420`),
);

export const hockeyChampionships = [
  hockey(
    2001,
    'US',
    'NHL',
    field(`
    Florida Panthers 1590, Carolina Hurricanes 1600, Colorado Avalanche 1620, Dallas Stars 1595, Vegas Golden Knights 1590,
    Tampa Bay Lightning 1585, Edmonton Oilers 1585, Winnipeg Jets 1570, Toronto Maple Leafs 1550, Washington Capitals 1555,
    New Jersey Devils 1560, Los Angeles Kings 1550, Minnesota Wild 1540, Ottawa Senators 1535, Montreal Canadiens 1530, St. Louis Blues 1520,
    Anaheim Ducks 1520, Utah Mammoth 1525, New York Rangers 1520, Detroit Red Wings 1515, Vancouver Canucks 1500, Columbus Blue Jackets 1500,
    New York Islanders 1500, Boston Bruins 1510, Pittsburgh Penguins 1505, Philadelphia Flyers 1500, Seattle Kraken 1490,
    Nashville Predators 1470, Calgary Flames 1465, Buffalo Sabres 1480, Chicago Blackhawks 1470, San Jose Sharks 1450`),
    { top: true, density: 1.5 },
  ),
  hockey(
    2002,
    'RU',
    'KHL',
    field(`
    Metallurg Magnitogorsk 1580, Lokomotiv Yaroslavl 1590, Ak Bars Kazan 1570, Avangard Omsk 1565, CSKA Moscow 1560, Dynamo Moscow 1560,
    SKA Saint Petersburg 1560, Salavat Yulaev 1530, Spartak Moscow 1540, Traktor Chelyabinsk 1550, Torpedo Nizhny Novgorod 1520,
    Severstal Cherepovets 1530, Avtomobilist Yekaterinburg 1540, Dinamo Minsk 1540, Sibir Novosibirsk 1480, Neftekhimik Nizhnekamsk 1490,
    Barys Astana 1440, Amur Khabarovsk 1450, Admiral Vladivostok 1470, HC Sochi 1430, Lada Togliatti 1440, Shanghai Dragons 1470`),
    { top: true, density: 1.4 },
  ),
  shl,
  liiga,
  del,
  extraliga,
  swiss,
  hockey(
    2008,
    'US',
    'AHL',
    field(`
    Laval Rocket 1560, Hershey Bears 1560, Milwaukee Admirals 1540, Abbotsford Canucks 1550, Texas Stars 1540, Colorado Eagles 1560,
    Charlotte Checkers 1550, Rochester Americans 1530, Calgary Wranglers 1500, Ontario Reign 1530, Coachella Valley Firebirds 1530,
    Providence Bruins 1540, Wilkes-Barre/Scranton Penguins 1530, Grand Rapids Griffins 1550, Toronto Marlies 1510, Manitoba Moose 1470,
    Chicago Wolves 1500, Syracuse Crunch 1500, San Diego Gulls 1460, Henderson Silver Knights 1470`),
  ),
  hockey(2009, 'INT', 'Champions Hockey League', [
    ...pick(
      [shl, liiga, del, extraliga, swiss],
      `
      Frölunda, Luleå HF, Brynäs IF, Skellefteå AIK, Ilves, KalPa, SaiPa, Lukko, Eisbären Berlin, ERC Ingolstadt, Fischtown Pinguins,
      Sparta Praha, Dynamo Pardubice, Kometa Brno, Bílí Tygři Liberec, ZSC Lions, Lausanne HC, SC Bern, EV Zug`,
    ),
    ...field(
      `Red Bull Salzburg 1500, KAC Klagenfurt 1480, HC Bolzano 1470, Storhamar 1430, Odense Bulldogs 1390, Belfast Giants 1400`,
    ),
  ]),
  hockey(
    2010,
    'INT',
    'World Championship',
    field(`
    Canada 1680, Sweden 1650, USA 1660, Finland 1620, Czechia 1620, Switzerland 1610, Germany 1530, Slovakia 1520, Latvia 1500, Denmark 1500,
    Norway 1440, Austria 1450, Slovenia 1410, Hungary 1380, Great Britain 1360, Italy 1370`),
  ),
  hockey(
    2901,
    'INT',
    'Ehockey H2H League, 3x4 min',
    field(`
    Panthers (Grizzly) 1560, Oilers (Kapitan) 1560, Avalanche (Snow) 1550, Golden Knights (Ace) 1540, Hurricanes (Storm) 1530, Stars (Tex) 1530,
    Rangers (Empire) 1500, Maple Leafs (North) 1500, Lightning (Bolt) 1520, Jets (Pilot) 1490, Kings (Crown) 1480, Bruins (Bear) 1480,
    Penguins (Ice) 1470, Devils (Jersey) 1460`),
    { format: { model: 'hockey', periods: 3, periodS: 240, breakS: 30 }, density: 5 },
  ),
];
