/** Rugby union, and rugby league where the name says so. */
import { RUGBY } from 'touchline/core/line/rules/sport-ids';
import type { MatchFormat } from '../line/types.ts';
import { championshipsOf, field } from './facts.ts';

const rugby = championshipsOf(RUGBY, { model: 'rugby', periods: 2, periodS: 2400, breakS: 900 });
const sevens: MatchFormat = { model: 'rugby', periods: 2, periodS: 420, breakS: 120 };

export const rugbyChampionships = [
  rugby(
    7001,
    'FR',
    'Top 14',
    field(`
    Stade Toulousain 1640, Union Bordeaux Bègles 1620, RC Toulon 1560, Stade Rochelais 1560, Aviron Bayonnais 1520, ASM Clermont 1530,
    Castres Olympique 1520, Section Paloise 1540, Racing 92 1520, Stade Français 1510, Montpellier Hérault 1510, Lyon OU 1490, USAP Perpignan 1440,
    US Montauban 1380`),
  ),
  rugby(
    7002,
    'GB-ENG',
    'Premiership Rugby',
    field(`
    Bath Rugby 1600, Northampton Saints 1580, Leicester Tigers 1560, Saracens 1570, Bristol Bears 1550, Sale Sharks 1540, Exeter Chiefs 1530,
    Gloucester Rugby 1500, Harlequins 1510, Newcastle Red Bulls 1390`),
  ),
  rugby(
    7003,
    'INT',
    'United Rugby Championship',
    field(`
    Leinster 1620, Bulls 1590, Stormers 1580, Sharks 1570, Glasgow Warriors 1580, Munster 1560, Lions 1500, Edinburgh 1520, Scarlets 1490, Cardiff 1500,
    Ospreys 1490, Ulster 1510, Connacht 1500, Benetton 1500, Dragons 1410, Zebre Parma 1420`),
  ),
  rugby(
    7004,
    'INT',
    'Super Rugby Pacific',
    field(`
    Crusaders 1600, Chiefs 1600, Brumbies 1560, Hurricanes 1560, Blues 1550, Reds 1540, Waratahs 1480, Highlanders 1490, Western Force 1460,
    Moana Pasifika 1470, Fijian Drua 1450`),
  ),
  rugby(
    7005,
    'INT',
    'Nations Championship',
    field(`
    South Africa 1720, New Zealand 1690, Ireland 1670, England 1670, France 1680, Argentina 1620, Australia 1600, Scotland 1610, Italy 1560, Fiji 1560,
    Wales 1500, Japan 1500, Georgia 1510, Samoa 1440, Tonga 1430, USA 1420, Uruguay 1410, Spain 1420, Portugal 1430, Romania 1400`),
  ),
  rugby(
    7006,
    'AU',
    'National Rugby League (rugby league)',
    field(`
    Melbourne Storm 1590, Canberra Raiders 1560, Brisbane Broncos 1580, Penrith Panthers 1580, Canterbury Bulldogs 1540, Cronulla Sharks 1550,
    New Zealand Warriors 1530, Sydney Roosters 1540, Dolphins 1520, Manly Sea Eagles 1510, North Queensland Cowboys 1490, Parramatta Eels 1490,
    South Sydney Rabbitohs 1480, St George Illawarra Dragons 1460, Wests Tigers 1460, Gold Coast Titans 1440, Newcastle Knights 1440`),
  ),
  rugby(
    7007,
    'GB-ENG',
    'Super League (rugby league)',
    field(`
    Hull Kingston Rovers 1590, Wigan Warriors 1590, Leigh Leopards 1540, Leeds Rhinos 1550, St Helens 1550, Wakefield Trinity 1510, Hull FC 1510,
    Warrington Wolves 1490, Catalans Dragons 1470, Huddersfield Giants 1420, Castleford Tigers 1420, Bradford Bulls 1400, Toulouse Olympique 1400,
    York Knights 1390`),
  ),
  rugby(
    7901,
    'INT',
    'SVNS World Series, 2x7 min',
    field(`
    Argentina 7s 1600, South Africa 7s 1590, Fiji 7s 1590, Spain 7s 1560, France 7s 1570, Australia 7s 1540, New Zealand 7s 1570, Great Britain 7s 1510,
    Kenya 7s 1480, USA 7s 1470, Uruguay 7s 1450, Ireland 7s 1500`),
    { format: sevens, density: 2 },
  ),
];
