/** Basketball, season 2025/26. */
import { BASKETBALL } from 'touchline/core/line/rules/sport-ids';
import type { MatchFormat } from '../line/types.ts';
import { championshipsOf, field } from './facts.ts';

const basketball = championshipsOf(BASKETBALL, { model: 'basketball', periods: 4, periodS: 600, breakS: 150 });
const nbaFormat: MatchFormat = { model: 'basketball', periods: 4, periodS: 720, breakS: 180 };
const fourByFive: MatchFormat = { model: 'basketball', periods: 4, periodS: 300, breakS: 30 };

export const basketballChampionships = [
  basketball(
    3001,
    'US',
    'NBA',
    field(`
    Oklahoma City Thunder 1740, Denver Nuggets 1690, Cleveland Cavaliers 1660, Houston Rockets 1660, New York Knicks 1650,
    Minnesota Timberwolves 1630, Los Angeles Lakers 1630, Detroit Pistons 1630, San Antonio Spurs 1620, Orlando Magic 1600,
    Golden State Warriors 1590, Atlanta Hawks 1570, Milwaukee Bucks 1550, Boston Celtics 1570, Miami Heat 1560, Philadelphia 76ers 1550,
    Los Angeles Clippers 1520, Toronto Raptors 1550, Chicago Bulls 1510, Phoenix Suns 1530, Portland Trail Blazers 1500, Dallas Mavericks 1470,
    Memphis Grizzlies 1470, Indiana Pacers 1430, Sacramento Kings 1410, Utah Jazz 1410, New Orleans Pelicans 1380, Charlotte Hornets 1430,
    Brooklyn Nets 1370, Washington Wizards 1340`),
    { top: true, density: 1.5, format: nbaFormat },
  ),
  basketball(
    3002,
    'INT',
    'EuroLeague',
    field(`
    Panathinaikos 1620, Olympiacos 1640, Fenerbahçe 1630, Real Madrid 1620, Monaco 1600, Hapoel Tel Aviv 1590, Žalgiris Kaunas 1570,
    Barcelona 1570, Valencia Basket 1590, Crvena zvezda 1560, Partizan 1540, Milano 1550, Paris Basketball 1520, Baskonia 1500, Dubai Basketball 1510,
    Anadolu Efes 1530, Bayern München 1500, Virtus Bologna 1540, Maccabi Tel Aviv 1490, ASVEL 1450`),
    { top: true, density: 1.3 },
  ),
  basketball(
    3003,
    'ES',
    'Liga ACB',
    field(`
    Unicaja 1540, La Laguna Tenerife 1530, UCAM Murcia 1540, Joventut Badalona 1530, Surne Bilbao 1490, BAXI Manresa 1490, Río Breogán 1480,
    Hiopos Lleida 1460, Dreamland Gran Canaria 1470, Casademont Zaragoza 1450, MoraBanc Andorra 1450, Bàsquet Girona 1440, Burgos 1450,
    Coviran Granada 1400, Força Lleida 1430`),
  ),
  basketball(
    3004,
    'INT',
    'VTB United League',
    field(`
    CSKA Moscow 1590, UNICS Kazan 1560, Zenit 1560, Lokomotiv Kuban 1530, Parma Perm 1460, Avtodor 1430, Nizhny Novgorod 1440, Yenisey 1430,
    MBA-MAI 1460, Betcity Parma 1450, Uralmash 1460, Samara 1410`),
  ),
  basketball(
    3005,
    'DE',
    'BBL',
    field(`
    Alba Berlin 1520, ratiopharm Ulm 1530, Würzburg Baskets 1520, MHP Riesen Ludwigsburg 1480, Telekom Baskets Bonn 1490, EWE Baskets Oldenburg 1480,
    Rasta Vechta 1470, Bamberg Baskets 1480, NINERS Chemnitz 1480, Rostock Seawolves 1450, Trier 1450, Hamburg Towers 1420,
    Syntainics MBC 1430, Braunschweig 1470, Skyliners Frankfurt 1420, Academics Heidelberg 1420, Jena 1410`),
  ),
  basketball(
    3006,
    'TR',
    'Süper Ligi',
    field(`
    Beşiktaş 1530, Türk Telekom 1520, Galatasaray 1500, Bahçeşehir Koleji 1530, Tofaş 1490, Karşıyaka 1460, Bursaspor 1450, Manisa 1440,
    Mersin 1450, Aliağa Petkim 1440, Esenler Erokspor 1460, Trabzonspor 1450, Büyükçekmece 1420, Merkezefendi 1390`),
  ),
  basketball(
    3007,
    'AU',
    'NBL',
    field(`
    Sydney Kings 1540, Perth Wildcats 1530, Melbourne United 1540, Adelaide 36ers 1540, South East Melbourne Phoenix 1530, Tasmania JackJumpers 1510,
    Illawarra Hawks 1490, New Zealand Breakers 1460, Brisbane Bullets 1430, Cairns Taipans 1420`),
  ),
  basketball(
    3008,
    'CN',
    'CBA',
    field(`
    Zhejiang Golden Bulls 1540, Guangdong Southern Tigers 1550, Beijing Ducks 1530, Shanghai Sharks 1540, Liaoning Flying Leopards 1520,
    Shanxi Loongs 1520, Xinjiang Flying Tigers 1520, Guangsha Lions 1560, Shandong Heroes 1510, Qingdao Eagles 1490, Beijing Royal Fighters 1480,
    Shenzhen Leopards 1490, Jilin Northeast Tigers 1450, Nanjing Monkey Kings 1440, Tianjin Pioneers 1440, Fujian Sturgeons 1430,
    Ningbo Rockets 1420, Sichuan Blue Whales 1400, Jiangsu Dragons 1420, Guangzhou Loong Lions 1460`),
  ),
  basketball(
    3009,
    'US',
    'WNBA',
    field(`
    Las Vegas Aces (W) 1620, Minnesota Lynx (W) 1630, New York Liberty (W) 1600, Phoenix Mercury (W) 1590, Atlanta Dream (W) 1580,
    Indiana Fever (W) 1560, Seattle Storm (W) 1540, Golden State Valkyries (W) 1530, Los Angeles Sparks (W) 1490, Washington Mystics (W) 1440,
    Connecticut Sun (W) 1400, Chicago Sky (W) 1390, Dallas Wings (W) 1390`),
  ),
  basketball(
    3901,
    'INT',
    'Ebasketball Battle, 4x5 min',
    field(`
    LA Lakers (Hawk) 1560, BOS Celtics (Sparkz) 1560, GS Warriors (Outlaw) 1550, MIL Bucks (Hoggy) 1540, DEN Nuggets (Magic) 1550,
    PHI 76ers (Exotic) 1520, MIA Heat (Prophet) 1510, NY Knicks (Temper) 1510, DAL Mavericks (Hyper) 1510, PHX Suns (Orez) 1490,
    OKC Thunder (Kjmr) 1540, CLE Cavaliers (Taapz) 1490, MIN Timberwolves (Saint Jr) 1480, BKN Nets (Rexxy) 1450`),
    { format: fourByFive, density: 6 },
  ),
  basketball(
    3902,
    'INT',
    'Ebasketball H2H GG League, 4x5 min',
    field(`
    LA Clippers (Carnage) 1530, BOS Celtics (Crucial) 1550, LA Lakers (Pride) 1540, DEN Nuggets (Kevin) 1530, MIL Bucks (Gleb) 1520,
    GS Warriors (Lyric) 1520, HOU Rockets (Space) 1500, ATL Hawks (Slider) 1480, SA Spurs (Alien) 1500, TOR Raptors (Claw) 1470,
    NY Knicks (Broadway) 1500, ORL Magic (Wand) 1480`),
    { format: fourByFive, density: 5 },
  ),
];
