/** Mixed martial arts and boxing: fields of one weight class, rounds of five and of three minutes. */
import { BOXING, MMA } from 'touchline/core/line/rules/sport-ids';
import type { MatchFormat } from '../line/types.ts';
import { championshipsOf, field } from './facts.ts';

const cage = (rounds: number): MatchFormat => ({ model: 'mma', periods: rounds, periodS: 300, breakS: 60 });
const ring = (rounds: number): MatchFormat => ({ model: 'boxing', periods: rounds, periodS: 180, breakS: 60 });
const mma = championshipsOf(MMA, cage(3));
const boxing = championshipsOf(BOXING, ring(12));

export const fightChampionships = [
  mma(
    11001,
    'US',
    'UFC Lightweight',
    field(`
    Ilia Topuria 1720, Arman Tsarukyan 1660, Charles Oliveira 1630, Max Holloway 1640, Justin Gaethje 1610, Paddy Pimblett 1590,
    Dan Hooker 1560, Mateusz Gamrot 1570, Beneil Dariush 1540, Renato Moicano 1540, Rafael Fiziev 1550, Michael Chandler 1520`),
  ),
  mma(
    11002,
    'US',
    'UFC Heavyweight',
    field(`
    Tom Aspinall 1700, Ciryl Gane 1650, Alexander Volkov 1610, Sergei Pavlovich 1600, Curtis Blaydes 1580, Jailton Almeida 1580,
    Serghei Spivac 1540, Derrick Lewis 1520, Marcin Tybura 1510, Tai Tuivasa 1470`),
    { format: cage(5) },
  ),
  mma(
    11003,
    'INT',
    'PFL Heavyweight',
    field(`
    Vadim Nemkov 1630, Renan Ferreira 1580, Denis Goltsov 1570, Oleg Popov 1560, Valentin Moldavsky 1550, Linton Vassell 1510,
    Sergei Bilostenniy 1500, Tim Johnson 1470`),
  ),
  mma(
    11004,
    'INT',
    'MMA Series, 3x5 min',
    field(`
    Marco Bellini 1500, Owen Hartley 1470, Tomasz Wilk 1510, Luis Carrera 1490, Anton Gromov 1520, Jesper Lund 1460`),
    { density: 4 },
  ),
  boxing(
    9001,
    'INT',
    'WBC Heavyweight',
    field(`
    Oleksandr Usyk 1740, Tyson Fury 1670, Anthony Joshua 1620, Daniel Dubois 1620, Joseph Parker 1610, Agit Kabayel 1630,
    Filip Hrgović 1570, Zhilei Zhang 1560, Deontay Wilder 1540, Fabio Wardley 1590`),
  ),
  boxing(
    9002,
    'US',
    'WBA Super middleweight',
    field(`
    Canelo Álvarez 1680, Terence Crawford 1720, David Benavidez 1670, Caleb Plant 1580, Christian Mbilli 1610, Diego Pacheco 1580,
    Edgar Berlanga 1540, Jaime Munguía 1560`),
  ),
  boxing(
    9003,
    'INT',
    'IBF Lightweight',
    field(`
    Gervonta Davis 1670, Shakur Stevenson 1680, Devin Haney 1640, Keyshawn Davis 1610, William Zepeda 1600, Andy Cruz 1590,
    Raymond Muratalla 1580, Abdullah Mason 1560`),
  ),
  boxing(
    9004,
    'GB',
    'Boxing Series, 10x3 min',
    field(`
    Callum Redfern 1500, Piotr Nowicki 1480, Mateo Salazar 1520, Darnell Whitlock 1510, Luka Perić 1490, Sean Gallacher 1470`),
    { format: ring(10), density: 4 },
  ),
];
