/** Darts: a leg is one point that decides a set; `pointS` is a leg's usual length. */
import { DARTS } from 'touchline/core/line/rules/sport-ids';
import type { MatchFormat } from '../line/types.ts';
import { championshipsOf, field } from './facts.ts';

const bestOf = (legs: number): MatchFormat => ({
  model: 'darts',
  periods: legs,
  periodS: 0,
  breakS: 15,
  pointsToWin: 1,
  pointS: 110,
});
const darts = championshipsOf(DARTS, bestOf(11));

const players = field(`
    Luke Littler 1760, Luke Humphries 1710, Michael van Gerwen 1650, Stephen Bunting 1630, Jonny Clayton 1630, Gian van Veen 1650, James Wade 1610,
    Chris Dobey 1620, Gerwyn Price 1650, Josh Rock 1640, Danny Noppert 1620, Gary Anderson 1630, Damon Heta 1590, Martin Schindler 1600, Rob Cross 1590,
    Ross Smith 1600, Mike De Decker 1570, Ryan Searle 1610, Nathan Aspinall 1600, Dave Chisnall 1560, Daryl Gurney 1570, Dirk van Duijvenbode 1570,
    Jermaine Wattimena 1580, Wessel Nijman 1600, Luke Woodhouse 1570, Krzysztof Ratajski 1570, Peter Wright 1550, Andrew Gilding 1540,
    Ryan Joyce 1540, Dimitri Van den Bergh 1540, Michael Smith 1560, Callan Rydz 1550, Ritchie Edhouse 1520, Joe Cullen 1540, Cameron Menzies 1530,
    Gabriel Clemens 1510, Niels Zonneveld 1520, Kevin Doets 1530, Raymond van Barneveld 1510, Ricardo Pietreczko 1520, William O'Connor 1520,
    Ricky Evans 1500, Brendan Dolan 1500, Beau Greaves 1530`);

export const dartsChampionships = [
  darts(21001, 'GB', 'PDC World Championship', players, { format: bestOf(19) }),
  darts(21002, 'GB', 'Premier League', players.slice(0, 10), { density: 0.6 }),
  darts(21003, 'INT', 'European Tour', players.slice(0, 40)),
  darts(21004, 'GB', 'Players Championship', players.slice(4), { density: 2 }),
  darts(
    21005,
    'INT',
    'Modus Super Series, best of 7 legs',
    field(`
    Martin Lukeman 1510, Stephen Burton 1490, Adam Warner 1470, Scott Williams 1510, Wes Newton 1460, Robert Owen 1480, Jim Williams 1490, Fallon Sherrock 1450,
    Conor Heneghan 1450, Ross Montgomery 1460, Simon Whitlock 1490, Steve Beaton 1470, Chris Landman 1480, Neil Duff 1470, Shane McGuirk 1460,
    Paul Krohne 1430, Danny Lauby 1480, Jelle Klaasen 1470`),
    { format: bestOf(7), density: 4 },
  ),
];
