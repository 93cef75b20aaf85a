/** Motorsport: drivers and riders by team. */
import { MOTORSPORT } from 'touchline/core/line/rules/field-sports';
import type { MatchFormat } from '../line/types.ts';
import { championshipsOf, teamField } from './facts.ts';

/** Laps, and the seconds of one. */
const race = (laps: number, lapS: number, dropOut: number, hasSafetyCar = true): MatchFormat => ({
  model: 'motorsport',
  periods: laps,
  periodS: lapS,
  breakS: 0,
  dropOut,
  hasSafetyCar,
});
const motorsport = championshipsOf(MOTORSPORT, race(52, 88, 0.1));

const VENUES = [
  'Australian Grand Prix',
  'Japanese Grand Prix',
  'Qatar Grand Prix',
  'Spanish Grand Prix',
  'French Grand Prix',
  'British Grand Prix',
  'Austrian Grand Prix',
  'Hungarian Grand Prix',
  'Dutch Grand Prix',
  'Italian Grand Prix',
] as const;

export const motorsportChampionships = [
  motorsport(
    26001,
    'INT',
    'Formula 1',
    ...teamField(`
    McLaren: Lando Norris 1870, Oscar Piastri 1860
    Red Bull: Max Verstappen 1890, Yuki Tsunoda 1670
    Mercedes: George Russell 1830, Kimi Antonelli 1780
    Ferrari: Charles Leclerc 1820, Lewis Hamilton 1790
    Williams: Alexander Albon 1710, Carlos Sainz 1720
    Racing Bulls: Isack Hadjar 1710, Liam Lawson 1670
    Aston Martin: Fernando Alonso 1700, Lance Stroll 1610
    Sauber: Nico Hülkenberg 1670, Gabriel Bortoleto 1640
    Haas: Esteban Ocon 1650, Oliver Bearman 1680
    Alpine: Pierre Gasly 1660, Franco Colapinto 1590`),
    { startsAt: 13 * 60, venues: VENUES },
  ),
  motorsport(
    26002,
    'INT',
    'MotoGP',
    ...teamField(`
    Ducati: Marc Márquez 1890, Francesco Bagnaia 1780
    Gresini: Álex Márquez 1820, Fermín Aldeguer 1750
    VR46: Fabio Di Giannantonio 1740, Franco Morbidelli 1710
    Aprilia: Marco Bezzecchi 1820, Jorge Martín 1740
    Trackhouse: Raúl Fernández 1700, Ai Ogura 1690
    KTM: Pedro Acosta 1790, Brad Binder 1700
    Tech3: Enea Bastianini 1690, Maverick Viñales 1690
    Yamaha: Fabio Quartararo 1760, Álex Rins 1620
    Pramac: Jack Miller 1650, Miguel Oliveira 1640
    Honda: Joan Mir 1680, Luca Marini 1680
    LCR: Johann Zarco 1690, Somkiat Chantra 1560`),
    { format: race(26, 96, 0.18, false), startsAt: 25 * 60, venues: VENUES },
  ),
  motorsport(
    26003,
    'US',
    'IndyCar',
    ...teamField(`
    Ganassi: Álex Palou 1890, Scott Dixon 1780, Kyffin Simpson 1640
    Arrow McLaren: Pato O'Ward 1800, Christian Lundgaard 1750, Nolan Siegel 1620
    Penske: Scott McLaughlin 1770, Josef Newgarden 1760, Will Power 1760
    Andretti: Kyle Kirkwood 1770, Colton Herta 1750, Marcus Ericsson 1690
    Meyer Shank: Felix Rosenqvist 1720, Marcus Armstrong 1710
    Carpenter: Alexander Rossi 1700, Christian Rasmussen 1690
    Foyt: David Malukas 1710, Santino Ferrucci 1680
    Rahal: Graham Rahal 1680, Louis Foster 1640
    Juncos: Conor Daly 1670, Sting Ray Robb 1590
    Coyne: Rinus VeeKay 1690, Jacob Abel 1560`),
    {
      format: race(60, 72, 0.14),
      startsAt: 33 * 60,
      venues: ['Long Beach', 'Detroit', 'Toronto', 'Portland', 'Nashville'],
    },
  ),
];
