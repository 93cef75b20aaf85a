/** Pictures of games, drawn from the game's id: each game has colours of its own, and the same ones everywhere. */
import type { ReactNode } from 'react';
import { drawAndarBahar } from './art/andar-bahar.tsx';
import { drawBaccarat } from './art/baccarat.tsx';
import { drawBlackjack } from './art/blackjack.tsx';
import { drawCasinoWar } from './art/casino-war.tsx';
import { drawDice } from './art/dice.tsx';
import { drawMines } from './art/mines.tsx';
import { drawAmericanRoulette } from './art/american-roulette.tsx';
import { drawCraps } from './art/craps.tsx';
import { drawSicBo } from './art/sic-bo.tsx';
import { drawRoulette } from './art/roulette.tsx';
import { drawLimbo } from './art/limbo.tsx';
import { drawPlinko } from './art/plinko.tsx';
import { drawCloverScratch } from './art/clover-scratch.tsx';
import { drawHiLo } from './art/hi-lo.tsx';
import { drawKeno } from './art/keno.tsx';
import { drawHoldem } from './art/holdem.tsx';
import { drawVideoPoker } from './art/video-poker.tsx';
import { drawWheel } from './art/wheel.tsx';
import { drawOrchardRow } from './art/orchard-row.tsx';
import { drawHarbourLights } from './art/harbour-lights.tsx';
import { drawNightTrain } from './art/night-train.tsx';
import { drawCoinRoom } from './art/coin-room.tsx';
import { drawWildMeadow } from './art/wild-meadow.tsx';
import { drawBookOfTides } from './art/book-of-tides.tsx';
import { drawCrystalFalls } from './art/crystal-falls.tsx';
import { drawStarHarvest } from './art/star-harvest.tsx';
import { drawCrash } from './art/crash.tsx';
import {
  drawFiveOf36,
  drawLotto6Of49,
  drawLucky6,
  drawMega6,
  drawSevenOf42,
  drawTvWar,
  drawTvWheel,
} from './art/tv-draws.tsx';
import {
  drawBackgammonRace,
  drawGuessCard,
  drawTv21,
  drawTvBattle,
  drawTvPoker,
  drawTwoWheels,
} from './art/tv-tables.tsx';
import { drawCameraHunt, drawFishing } from './art/catch.tsx';
import { drawLiveBaccarat, drawLiveRoulette } from './art/live-tables.tsx';
import { drawBingo75, drawBingo90 } from './art/bingo.tsx';
import { drawChest, drawDragonBonus, drawFortuna, drawLottery, drawMemory, drawSafe } from './art/bonus-games.tsx';
import { Rays } from './art/shapes.tsx';

const GROUNDS = ['#0f5b3c', '#1d3f8f', '#6b2a7a', '#8a3b12', '#0d5f6b', '#7a1f35', '#3f4a16', '#4b2fa0'] as const;
const LIGHTS = ['#f3c54b', '#9be0c0', '#ffd6a5', '#b9d3ff', '#f7b2c1'] as const;

/** A number that depends on the text alone. */
function seedOf(text: string): number {
  return Array.from(text).reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
}

/** Draws a game's picture, 240 by 150, in the tile's light colour. */
type Draw = (light: string) => ReactNode;

const DRAWINGS: ReadonlyMap<string, Draw> = new Map([
  ['dice', drawDice],
  ['mines', drawMines],
  ['roulette', drawRoulette],
  ['craps', drawCraps],
  ['sic-bo', drawSicBo],
  ['american-roulette', drawAmericanRoulette],
  ['limbo', drawLimbo],
  ['plinko', drawPlinko],
  ['keno', drawKeno],
  ['hi-lo', drawHiLo],
  ['clover-scratch', drawCloverScratch],
  ['wheel', drawWheel],
  ['baccarat', drawBaccarat],
  ['video-poker', drawVideoPoker],
  ['holdem', drawHoldem],
  ['blackjack', drawBlackjack],
  ['casino-war', drawCasinoWar],
  ['andar-bahar', drawAndarBahar],
  ['live-roulette', drawLiveRoulette],
  ['live-baccarat', drawLiveBaccarat],
  ['fishing', drawFishing],
  ['camera-hunt', drawCameraHunt],
  ['orchard-row', drawOrchardRow],
  ['harbour-lights', drawHarbourLights],
  ['night-train', drawNightTrain],
  ['coin-room', drawCoinRoom],
  ['wild-meadow', drawWildMeadow],
  ['book-of-tides', drawBookOfTides],
  ['crystal-falls', drawCrystalFalls],
  ['star-harvest', drawStarHarvest],
  ['crash', drawCrash],
  ['five-of-36', drawFiveOf36],
  ['seven-of-42', drawSevenOf42],
  ['lucky-6', drawLucky6],
  ['mega-6', drawMega6],
  ['lotto-6-of-49', drawLotto6Of49],
  ['tv-wheel', drawTvWheel],
  ['bingo-75', drawBingo75],
  ['bingo-90', drawBingo90],
  ['tv-war', drawTvWar],
  ['tv-21', drawTv21],
  ['guess-card', drawGuessCard],
  ['backgammon-race', drawBackgammonRace],
  ['tv-poker', drawTvPoker],
  ['two-wheels', drawTwoWheels],
  ['tv-battle', drawTvBattle],
  ['fortuna', drawFortuna],
  ['chest', drawChest],
  ['memory', drawMemory],
  ['safe', drawSafe],
  ['lottery', drawLottery],
  ['dragon-bonus', drawDragonBonus],
]);

/** The picture of a game that has none of its own. */
function PlainArt({ seed, light }: { readonly seed: number; readonly light: string }): ReactNode {
  return (
    <g transform="translate(120 74)">
      <Rays count={8 + (seed % 9)} radius={56} light={light} />
      <circle r={12 + (seed % 12)} fill="#fff" />
    </g>
  );
}

export function TileArt({ id }: { readonly id: string }): ReactNode {
  const seed = seedOf(id);
  const ground = GROUNDS[seed % GROUNDS.length] ?? GROUNDS[0];
  const light = LIGHTS[(seed >>> 4) % LIGHTS.length] ?? LIGHTS[0];
  const draw = DRAWINGS.get(id);
  return (
    <svg className="tile-art" viewBox="0 0 240 150" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <rect width="240" height="150" fill={ground} />
      <circle cx={40 + (seed % 160)} cy="-10" r="110" fill="#fff" opacity="0.07" />
      <circle cx={200 - (seed % 120)} cy="170" r="90" fill="#000" opacity="0.14" />
      {draw === undefined ? <PlainArt seed={seed} light={light} /> : draw(light)}
    </svg>
  );
}
