/** Esports: games of maps. 13 rounds win a map of Counter-Strike or Valorant; elsewhere a map is one point. */
import { ESPORTS } from 'touchline/core/line/rules/sport-ids';
import type { MatchFormat } from '../line/types.ts';
import { championshipsOf, field } from './facts.ts';

const shooter: MatchFormat = { model: 'esports', periods: 3, periodS: 0, breakS: 300, pointsToWin: 13, pointS: 100 };
const arena: MatchFormat = { model: 'esports', periods: 3, periodS: 0, breakS: 600, pointsToWin: 1, pointS: 2100 };
const esports = championshipsOf(ESPORTS, shooter);

const counterStrike = field(`
    Vitality 1720, Spirit 1680, MOUZ 1670, FURIA 1690, Falcons 1680, The MongolZ 1670, Natus Vincere 1640, Aurora 1630,
    G2 1620, FaZe 1610, Astralis 1600, Liquid 1580, Virtus.pro 1570, Heroic 1560, GamerLegion 1560, 3DMAX 1560,
    paiN 1560, HOTU 1510, Legacy 1560, Passion UA 1550, B8 1560, Ninjas in Pyjamas 1550, Lynn Vision 1510, TYLOO 1540,
    Imperial 1500, MIBR 1520, BetBoom 1510, ENCE 1490, NRG 1520, FlyQuest 1510`);

export const esportsChampionships = [
  esports(40001, 'INT', 'Counter-Strike 2. Major', counterStrike.slice(0, 24), { top: true }),
  esports(40002, 'INT', 'Counter-Strike 2. ESL Pro League', counterStrike, { density: 1.5 }),
  esports(
    40003,
    'INT',
    'Dota 2. The International',
    field(`
    Team Spirit 1670, Team Falcons 1690, Xtreme Gaming 1660, PARIVISION 1660, Tundra Esports 1670, BetBoom Team 1640,
    Team Tidebound 1640, Team Liquid 1640, HEROIC 1590, Nigma Galaxy 1580, Aurora 1570, Yakutou Brothers 1560,
    Natus Vincere 1540, BOOM Esports 1530, Wildcard 1510, Team Nemesis 1490, OG 1530, MOUZ 1550`),
    { format: arena },
  ),
  esports(
    40004,
    'KR',
    'League of Legends. LCK',
    field(`
    Gen.G 1700, T1 1680, Hanwha Life Esports 1670, KT Rolster 1640, Dplus KIA 1600, BNK FearX 1560, Nongshim RedForce 1550,
    OKSavingsBank BRION 1470, DRX 1460, DN Freecs 1430`),
    { format: arena },
  ),
  esports(
    40005,
    'CN',
    'League of Legends. LPL',
    field(`
    Anyone's Legend 1660, Bilibili Gaming 1660, Top Esports 1650, Invictus Gaming 1640, JD Gaming 1590, Weibo Gaming 1590,
    FunPlus Phoenix 1530, Ninjas in Pyjamas 1540, ThunderTalk Gaming 1490, EDward Gaming 1490, LNG 1480, Team WE 1510,
    Royal Never Give Up 1430, Ultra Prime 1410, LGD Gaming 1420, Oh My God 1430`),
    { format: arena },
  ),
  esports(
    40006,
    'INT',
    'League of Legends. LEC',
    field(`
    G2 Esports 1620, Movistar KOI 1590, Fnatic 1590, Karmine Corp 1580, GIANTX 1520, Team Vitality 1510, Team Heretics 1480,
    Natus Vincere 1500, SK Gaming 1470, Shifters 1460`),
    { format: arena },
  ),
  esports(
    40007,
    'INT',
    'Valorant Champions Tour',
    field(`
    NRG 1640, Fnatic 1640, Paper Rex 1640, DRX 1620, G2 Esports 1630, MIBR 1580, Team Heretics 1600,
    GIANTX 1570, T1 1590, Rex Regum Qeon 1590, Sentinels 1590, Bilibili Gaming 1560, EDward Gaming 1570,
    Xi Lai Gaming 1540, Dragon Ranger Gaming 1530, Team Liquid 1580, Wolves Esports 1540, Gen.G 1580`),
  ),
];
