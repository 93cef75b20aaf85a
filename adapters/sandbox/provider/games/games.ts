/** The games of this provider. */
import * as v from 'valibot';
import type { Draws } from '../fairness/stream.ts';
import { andarBahar } from './andar-bahar/andar-bahar.ts';
import { baccarat } from './baccarat/baccarat.ts';
import { blackjack } from './blackjack/blackjack.ts';
import { casinoWar } from './casino-war/casino-war.ts';
import { dice } from './dice/dice.ts';
import type { Game, PlayableGame } from './game.ts';
import { mines } from './mines/mines.ts';
import { americanRoulette } from './american-roulette/american-roulette.ts';
import { sicBo } from './sic-bo/sic-bo.ts';
import { craps } from './craps/craps.ts';
import { roulette } from './roulette/roulette.ts';
import { limbo } from './limbo/limbo.ts';
import { plinko } from './plinko/plinko.ts';
import { cloverScratch } from './clover-scratch/clover-scratch.ts';
import { hiLo } from './hi-lo/hi-lo.ts';
import { keno } from './keno/keno.ts';
import { videoPoker } from './video-poker/video-poker.ts';
import { wheel } from './wheel/wheel.ts';
import { orchardRow } from './orchard-row/orchard-row.ts';
import { harbourLights } from './harbour-lights/harbour-lights.ts';
import { nightTrain } from './night-train/night-train.ts';
import { coinRoom } from './coin-room/coin-room.ts';
import { wildMeadow } from './wild-meadow/wild-meadow.ts';
import { bookOfTides } from './book-of-tides/book-of-tides.ts';
import { crystalFalls } from './crystal-falls/crystal-falls.ts';
import { crash } from './crash/crash.ts';
import { fiveOf36 } from './five-of-36/five-of-36.ts';
import { sevenOf42 } from './seven-of-42/seven-of-42.ts';
import { lucky6 } from './lucky-6/lucky-6.ts';
import { lotto6of49 } from './lotto-6-of-49/lotto-6-of-49.ts';
import { mega6 } from './mega-6/mega-6.ts';
import { tvWheel } from './tv-wheel/tv-wheel.ts';
import { bingo75 } from './bingo-75/bingo-75.ts';
import { bingo90 } from './bingo-90/bingo-90.ts';
import { tvWar } from './tv-war/tv-war.ts';
import { tv21 } from './tv-21/tv-21.ts';
import { guessCard } from './guess-card/guess-card.ts';
import { backgammonRace } from './backgammon-race/backgammon-race.ts';
import { holdem } from './holdem/holdem.ts';
import { tvPoker } from './tv-poker/tv-poker.ts';
import { twoWheels } from './two-wheels/two-wheels.ts';
import { tvBattle } from './tv-battle/tv-battle.ts';
import { liveRoulette } from './live-roulette/live-roulette.ts';
import { liveBaccarat } from './live-baccarat/live-baccarat.ts';
import { fishing } from './fishing/fishing.ts';
import { cameraHunt } from './camera-hunt/camera-hunt.ts';
import { starHarvest } from './star-harvest/star-harvest.ts';

function playable<Bet>({ schema, stakeOf, play, shared, ...game }: Game<Bet>): PlayableGame {
  return {
    ...game,
    ...(shared === undefined
      ? {}
      : {
          shared: {
            ...shared,
            decidedMs: (draws: Draws, bet: unknown) => shared.decidedMs(draws, v.parse(schema, bet)),
            moveAt:
              shared.moveAt === null
                ? null
                : (draws: Draws, bet: unknown, elapsedMs: number) =>
                    shared.moveAt?.(draws, v.parse(schema, bet), elapsedMs) ?? null,
            comesBack: (bet: unknown) => shared.comesBack(v.parse(schema, bet)),
          },
        }),
    stakeOf: (bet) => {
      const read = v.safeParse(schema, bet);
      return read.success ? stakeOf(read.output) : null;
    },
    play: (draws, bet, moves) => {
      const read = v.safeParse(schema, bet);
      return read.success ? play(draws, read.output, moves) : null;
    },
  };
}

export const GAMES: readonly PlayableGame[] = [
  playable(roulette),
  playable(craps),
  playable(sicBo),
  playable(americanRoulette),
  playable(dice),
  playable(mines),
  playable(wheel),
  playable(limbo),
  playable(plinko),
  playable(keno),
  playable(hiLo),
  playable(cloverScratch),
  playable(baccarat),
  playable(blackjack),
  playable(casinoWar),
  playable(videoPoker),
  playable(holdem),
  playable(andarBahar),
  playable(liveRoulette),
  playable(liveBaccarat),
  playable(fishing),
  playable(cameraHunt),
  playable(orchardRow),
  playable(harbourLights),
  playable(nightTrain),
  playable(coinRoom),
  playable(wildMeadow),
  playable(bookOfTides),
  playable(crystalFalls),
  playable(starHarvest),
  playable(crash),
  playable(fiveOf36),
  playable(sevenOf42),
  playable(lucky6),
  playable(mega6),
  playable(lotto6of49),
  playable(tvWheel),
  playable(bingo75),
  playable(bingo90),
  playable(tvWar),
  playable(tv21),
  playable(guessCard),
  playable(backgammonRace),
  playable(tvPoker),
  playable(twoWheels),
  playable(tvBattle),
];

export function gameOf(id: string): PlayableGame | null {
  return GAMES.find((game) => game.id === id) ?? null;
}
