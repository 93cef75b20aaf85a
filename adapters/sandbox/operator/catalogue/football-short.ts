/** Esoccer: short computer football that runs all day. A competitor is a club with its player in brackets. */
import type { MatchFormat } from '../line/types.ts';
import { field } from './facts.ts';
import { football } from './football-format.ts';

const twoByFour: MatchFormat = { model: 'football', periods: 2, periodS: 240, breakS: 30 };
const twoByFive: MatchFormat = { model: 'football', periods: 2, periodS: 300, breakS: 30 };
const twoBySix: MatchFormat = { model: 'football', periods: 2, periodS: 360, breakS: 60 };

export const footballShort = [
  football(
    1901,
    'INT',
    'Esoccer Battle, 2x4 min',
    field(`
    Real Madrid (Kray) 1600, PSG (Arcos) 1580, Arsenal (hotShot) 1560, Man City (Cevuu) 1550, Inter (Carnage) 1540, Liverpool (dm1trena) 1550,
    Bayern (nikkitta) 1530, Barcelona (Boulevard) 1540, Man Utd (Galikooo) 1510, Chelsea (Cofi) 1520, Juventus (V1nn) 1500, Spain (Shone) 1490,
    France (Andrew) 1490, England (Sane) 1480, Atl. Madrid (Tohi4) 1500, Portugal (Glumac) 1470, Germany (lion) 1460, Napoli (Wboy) 1450,
    Argentina (Nekishka) 1440, Netherlands (Fratello) 1430`),
    { format: twoByFour, density: 8 },
  ),
  football(
    1902,
    'INT',
    'Esoccer H2H GG League, 2x4 min',
    field(`
    Real Madrid (Hotshot Jr) 1560, Man City (Fantazer) 1560, Liverpool (Kodak) 1550, PSG (Jekunam) 1540, Bayern (Upcake22) 1530,
    Barcelona (Flewless_phoenix) 1530, Arsenal (Kravatskhelia) 1510, Inter (Bomb1to) 1500, Chelsea (d1pseN) 1490, Dortmund (Petruchio) 1480,
    Leverkusen (Serenity) 1470, AC Milan (Hrusch) 1470, Roma (Meltosik) 1450, Newcastle (A1ose) 1450, Tottenham (Donatello) 1430,
    Galatasaray (Feargg) 1430`),
    { format: twoByFour, density: 8 },
  ),
  football(
    1903,
    'INT',
    'Esoccer Adriatic League, 2x5 min',
    field(`
    Dinamo Zagreb (Rossi) 1520, Hajduk Split (Stokic) 1510, Crvena zvezda (Dax) 1540, Partizan (Vex) 1510, Porto (Bruno) 1530,
    Sporting (Lukas) 1520, Benfica (Milan) 1500, Ajax (Zivko) 1490, PSV (Jovan) 1480, Celtic (Mika) 1450, Roma (Goran) 1480,
    Marseille (Petar) 1470`),
    { format: twoByFive, density: 5 },
  ),
  football(
    1904,
    'INT',
    'Esoccer GT Leagues, 2x6 min',
    field(`
    Real Madrid (Cleo) 1570, Barcelona (Bolec) 1560, Man City (Peja) 1560, PSG (Linox) 1540, Bayern (Cosmo) 1540, Liverpool (Rodja) 1530,
    Arsenal (Sheva) 1520, Inter (Jack) 1510, Juventus (Lio) 1500, Chelsea (Ricardo) 1490, Dortmund (Banega) 1480, Napoli (Tifosi) 1470,
    Leipzig (Kovac) 1460, Man Utd (Force) 1470`),
    { format: twoBySix, density: 6 },
  ),
];
