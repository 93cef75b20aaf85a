/** Camera hunt: one of six animals, or none, comes to the clearing [CMH-1, CMH-2]. */
import { createCatchGame } from '../catch/create-catch-game.ts';

const ANIMALS = [
  ['hare', 50],
  ['deer', 40],
  ['fox', 25],
  ['boar', 20],
  ['owl', 10],
  ['lynx', 2],
] as const;

export const cameraHunt = createCatchGame({
  id: 'camera-hunt',
  numbers: 200,
  animals: ANIMALS,
  maxNamed: ANIMALS.length,
  max: 50,
});
