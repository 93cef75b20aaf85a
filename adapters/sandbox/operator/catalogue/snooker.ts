/** Snooker: a frame is one point that decides a set; `pointS` is a frame's usual length. */
import { SNOOKER } from 'touchline/core/line/rules/sport-ids';
import type { MatchFormat } from '../line/types.ts';
import { championshipsOf, field } from './facts.ts';

const bestOf = (frames: number): MatchFormat => ({
  model: 'snooker',
  periods: frames,
  periodS: 0,
  breakS: 90,
  pointsToWin: 1,
  pointS: 960,
});
const snooker = championshipsOf(SNOOKER, bestOf(7));

const players = field(`
    Judd Trump 1690, Kyren Wilson 1670, Zhao Xintong 1680, Mark Selby 1660, Mark Williams 1650, Neil Robertson 1660, John Higgins 1660,
    Ronnie O'Sullivan 1660, Shaun Murphy 1650, Xiao Guodong 1620, Ding Junhui 1610, Barry Hawkins 1610, Mark Allen 1640, Si Jiahui 1600, Wu Yize 1620,
    Chris Wakelin 1590, Zhang Anda 1600, Ali Carter 1580, Jak Jones 1570, Stuart Bingham 1580, Elliot Slessor 1580, David Gilbert 1560, Gary Wilson 1570,
    Lei Peifan 1540, Tom Ford 1560, Hossein Vafaei 1560, Stephen Maguire 1560, Jack Lisowski 1580, Yuan Sijun 1550, Joe O'Connor 1560,
    Jackson Page 1560, Zhou Yuelong 1560, Pang Junxu 1540, Noppon Saengkham 1540, Matthew Selt 1530, Ryan Day 1530, Thepchaiya Un-Nooh 1540,
    Luca Brecel 1550, Aaron Hill 1530, Anthony McGill 1530, Ben Woollaston 1510, Daniel Wells 1500, Robert Milkins 1500, Jimmy Robertson 1490,
    Scott Donaldson 1500, He Guoqiang 1500, Fan Zhengyi 1510, Xu Si 1520`);

export const snookerChampionships = [
  snooker(30001, 'GB', 'World Championship', players.slice(0, 32), { format: bestOf(19) }),
  snooker(30002, 'GB', 'UK Championship', players, { format: bestOf(11) }),
  snooker(30003, 'GB', 'The Masters', players.slice(0, 16), { format: bestOf(11) }),
  snooker(30004, 'INT', 'World Tour', players),
  snooker(30005, 'GB', 'Championship League', players.slice(8), { format: bestOf(5), density: 2 }),
];
