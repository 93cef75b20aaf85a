/** Fishing: one of six fish, or none, takes the bait [FSH-1, FSH-2]. */
import { createCatchGame } from '../catch/create-catch-game.ts';

export const fishing = createCatchGame({
  id: 'fishing',
  numbers: 500,
  animals: [
    ['roach', 250],
    ['perch', 100],
    ['bream', 50],
    ['carp', 20],
    ['pike', 5],
    ['catfish', 1],
  ],
  maxNamed: 1,
  max: 20,
});
