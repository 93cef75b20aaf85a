/** All of football's championships. */
import { footballCups } from './football-cups.ts';
import { footballEast } from './football-east.ts';
import { footballNations } from './football-nations.ts';
import { footballShort } from './football-short.ts';
import { footballWest } from './football-west.ts';
import { footballWorld } from './football-world.ts';

export const footballChampionships = [
  ...footballWest,
  ...footballEast,
  ...footballWorld,
  ...footballCups,
  ...footballNations,
  ...footballShort,
];
