/** American football. */
import { AMERICAN_FOOTBALL } from 'touchline/core/line/rules/sport-ids';
import { championshipsOf, field } from './facts.ts';

const americanFootball = championshipsOf(AMERICAN_FOOTBALL, {
  model: 'american-football',
  periods: 4,
  periodS: 900,
  breakS: 300,
});

export const americanFootballChampionships = [
  americanFootball(
    13001,
    'US',
    'NFL',
    field(`
    Philadelphia Eagles 1640, Kansas City Chiefs 1640, Buffalo Bills 1640, Detroit Lions 1630, Baltimore Ravens 1610, Los Angeles Rams 1630,
    Green Bay Packers 1600, Denver Broncos 1600, Seattle Seahawks 1610, New England Patriots 1590, Indianapolis Colts 1590,
    Los Angeles Chargers 1580, Tampa Bay Buccaneers 1580, San Francisco 49ers 1570, Houston Texans 1560, Pittsburgh Steelers 1540,
    Jacksonville Jaguars 1540, Minnesota Vikings 1530, Chicago Bears 1530, Washington Commanders 1500, Dallas Cowboys 1520, Cincinnati Bengals 1490,
    Atlanta Falcons 1490, Carolina Panthers 1480, Arizona Cardinals 1480, Miami Dolphins 1470, New York Giants 1450, Las Vegas Raiders 1430,
    Cleveland Browns 1430, New York Jets 1410, New Orleans Saints 1420, Tennessee Titans 1380`),
    { top: true, density: 1.3 },
  ),
  americanFootball(
    13002,
    'US',
    'NCAA',
    field(`
    Ohio State 1720, Indiana 1690, Texas A&M 1650, Alabama 1660, Georgia 1660, Oregon 1670, Ole Miss 1630, Texas Tech 1640, Notre Dame 1660, BYU 1580,
    Oklahoma 1610, Miami Hurricanes 1620, Vanderbilt 1590, Texas 1620, Utah 1600, Michigan 1590, USC 1600, Virginia 1540, Tennessee 1590, Penn State 1570,
    LSU 1570, Missouri 1560, Louisville 1560, Georgia Tech 1550, Iowa 1560, Clemson 1540, Washington 1570, Florida State 1540, Nebraska 1530,
    Arizona State 1540, Iowa State 1530, SMU 1560, Pittsburgh 1550, James Madison 1530, Boise State 1520, Memphis 1510, Tulane 1510, Navy 1490`),
  ),
  americanFootball(
    13003,
    'CA',
    'CFL',
    field(`
    Saskatchewan Roughriders 1560, BC Lions 1540, Calgary Stampeders 1530, Montreal Alouettes 1540, Hamilton Tiger-Cats 1530,
    Winnipeg Blue Bombers 1520, Edmonton Elks 1470, Toronto Argonauts 1460, Ottawa Redblacks 1430`),
  ),
  americanFootball(
    13004,
    'INT',
    'European League of Football',
    field(`
    Vienna Vikings 1600, Stuttgart Surge 1580, Rhein Fire 1560, Nordic Storm 1560, Munich Ravens 1540, Paris Musketeers 1520, Wrocław Panthers 1500,
    Madrid Bravos 1490, Raiders Tirol 1480, Frankfurt Galaxy 1460, Berlin Thunder 1460, Prague Lions 1440, Hamburg Sea Devils 1420, Fehérvár Enthroners 1410,
    Cologne Centurions 1380, Helvetic Mercenaries 1360`),
  ),
];
