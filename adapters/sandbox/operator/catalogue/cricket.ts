/** Cricket, limited overs: two innings; `periodS` is their usual length (45 s a ball). */
import { CRICKET } from 'touchline/core/line/rules/sport-ids';
import type { MatchFormat } from '../line/types.ts';
import { championshipsOf, field } from './facts.ts';

const twenty = championshipsOf(CRICKET, { model: 'cricket', periods: 2, periodS: 5400, breakS: 1200 });
const oneDay: MatchFormat = { model: 'cricket', periods: 2, periodS: 13500, breakS: 2700 };
const ten: MatchFormat = { model: 'cricket', periods: 2, periodS: 2700, breakS: 600 };

const nations = field(`
    India 1720, Australia 1680, South Africa 1650, New Zealand 1640, England 1640, Pakistan 1600, West Indies 1580, Sri Lanka 1580, Afghanistan 1570,
    Bangladesh 1550, Zimbabwe 1480, Ireland 1490, Scotland 1470, Netherlands 1470, United Arab Emirates 1430, USA 1440, Namibia 1430, Nepal 1430,
    Oman 1400, Canada 1390`);

export const cricketChampionships = [
  twenty(
    66001,
    'IN',
    'Indian Premier League',
    field(`
    Royal Challengers Bengaluru 1560, Punjab Kings 1550, Mumbai Indians 1555, Gujarat Titans 1540, Delhi Capitals 1520, Sunrisers Hyderabad 1510,
    Lucknow Super Giants 1495, Kolkata Knight Riders 1505, Rajasthan Royals 1475, Chennai Super Kings 1480`),
    { top: true },
  ),
  twenty(
    66002,
    'AU',
    'Big Bash League',
    field(`
    Hobart Hurricanes 1550, Sydney Sixers 1545, Sydney Thunder 1510, Melbourne Stars 1510, Perth Scorchers 1540, Brisbane Heat 1495,
    Adelaide Strikers 1485, Melbourne Renegades 1465`),
  ),
  twenty(66003, 'INT', 'T20 Internationals', nations),
  twenty(66004, 'INT', 'One-Day Internationals', nations.slice(0, 16), { format: oneDay }),
  twenty(
    66005,
    'PK',
    'Pakistan Super League',
    field(`
    Lahore Qalandars 1540, Quetta Gladiators 1530, Islamabad United 1540, Karachi Kings 1500, Peshawar Zalmi 1500, Multan Sultans 1480`),
  ),
  twenty(
    66006,
    'GB-ENG',
    'T20 Blast',
    field(`
    Somerset 1560, Surrey 1560, Lancashire 1530, Hampshire 1530, Northamptonshire 1520, Birmingham Bears 1530, Durham 1510, Kent 1490, Essex 1480,
    Sussex 1500, Gloucestershire 1490, Nottinghamshire 1500, Leicestershire 1480, Yorkshire 1480, Derbyshire 1460, Worcestershire 1460, Glamorgan 1450,
    Middlesex 1440`),
  ),
  twenty(
    66007,
    'ES',
    'European Cricket Series, T10',
    field(`
    Pak I Care Badalona 1540, Hawks Barcelona 1510, United CC Girona 1520, Catalunya CC 1520, Falco Barcelona 1500, Badalona Shaheen 1490,
    Men in Blue Barcelona 1470, Gracia CC 1480, Skyliners CC 1460, Raval Sporting 1450`),
    { format: ten, density: 2 },
  ),
];
