/**
 * Recomputes a round in the browser, offline, from its record. This is a second implementation: it shares no code with
 * the provider, has tables of its own, and uses the browser's Web Crypto.
 */
import type { RoundProof } from 'touchline/core/casino/types';
import { andarBahar } from './verification/andar-bahar.ts';
import { baccarat, liveBaccarat } from './verification/baccarat.ts';
import { blackjack } from './verification/blackjack.ts';
import { casinoWar } from './verification/casino-war.ts';
import { dice } from './verification/dice.ts';
import { mines } from './verification/mines.ts';
import { craps } from './verification/craps.ts';
import { sicBo } from './verification/sic-bo.ts';
import { americanRoulette, liveRoulette, roulette } from './verification/roulette.ts';
import { cameraHunt, fishing } from './verification/catch.ts';
import { limbo } from './verification/limbo.ts';
import { plinko } from './verification/plinko.ts';
import { cloverScratch } from './verification/clover-scratch.ts';
import { hiLo } from './verification/hi-lo.ts';
import { keno } from './verification/keno.ts';
import { videoPoker } from './verification/video-poker.ts';
import { wheel } from './verification/wheel.ts';
import { orchardRow } from './verification/orchard-row.ts';
import { harbourLights } from './verification/harbour-lights.ts';
import { nightTrain } from './verification/night-train.ts';
import { coinRoom } from './verification/coin-room.ts';
import { wildMeadow } from './verification/wild-meadow.ts';
import { bookOfTides } from './verification/book-of-tides.ts';
import { crystalFalls } from './verification/crystal-falls.ts';
import { starHarvest } from './verification/star-harvest.ts';
import { crash } from './verification/crash.ts';
import { fiveOf36, lotto6of49, lucky6, mega6, sevenOf42, tvWar, tvWheel } from './verification/tv-draws.ts';
import { backgammonRace } from './verification/backgammon-race.ts';
import { tvBattle, twoWheels } from './verification/tv-battle.ts';
import { holdem } from './verification/holdem.ts';
import { tvPoker } from './verification/tv-poker.ts';
import { guessCard, tv21 } from './verification/tv-cards.ts';
import { chest, dragonBonus, fortuna, lottery, memory, safe } from './verification/bonus-games.ts';
import { bingo75, bingo90 } from './verification/bingo.ts';
import type { Outcome, Verification } from './verification/replay.ts';
import { sha256, soldCard, streamOf } from './verification/replay.ts';

type Check = 'table' | 'commitment' | 'outcome' | 'payment';

export interface Checked {
  readonly check: Check;
  readonly isRight: boolean;
}

export type Verdict =
  | { readonly kind: 'checked'; readonly checks: readonly Checked[] }
  /** The seed is not revealed, the game or its version is not known here, or no outcome was drawn. */
  | { readonly kind: 'hidden' | 'unknown' | 'undrawn' };

const MAX_CHAIN = 10_000;

const GAMES: ReadonlyMap<string, Verification> = new Map([
  ['dice', dice],
  ['mines', mines],
  ['roulette', roulette],
  ['craps', craps],
  ['sic-bo', sicBo],
  ['american-roulette', americanRoulette],
  ['limbo', limbo],
  ['plinko', plinko],
  ['keno', keno],
  ['hi-lo', hiLo],
  ['clover-scratch', cloverScratch],
  ['wheel', wheel],
  ['baccarat', baccarat],
  ['video-poker', videoPoker],
  ['holdem', holdem],
  ['blackjack', blackjack],
  ['casino-war', casinoWar],
  ['andar-bahar', andarBahar],
  ['live-roulette', liveRoulette],
  ['live-baccarat', liveBaccarat],
  ['fishing', fishing],
  ['camera-hunt', cameraHunt],
  ['orchard-row', orchardRow],
  ['harbour-lights', harbourLights],
  ['night-train', nightTrain],
  ['coin-room', coinRoom],
  ['wild-meadow', wildMeadow],
  ['book-of-tides', bookOfTides],
  ['crystal-falls', crystalFalls],
  ['star-harvest', starHarvest],
  ['crash', crash],
  ['five-of-36', fiveOf36],
  ['seven-of-42', sevenOf42],
  ['lucky-6', lucky6],
  ['mega-6', mega6],
  ['lotto-6-of-49', lotto6of49],
  ['tv-wheel', tvWheel],
  ['bingo-75', bingo75],
  ['bingo-90', bingo90],
  ['tv-war', tvWar],
  ['tv-21', tv21],
  ['guess-card', guessCard],
  ['backgammon-race', backgammonRace],
  ['tv-poker', tvPoker],
  ['two-wheels', twoWheels],
  ['tv-battle', tvBattle],
  ['fortuna', fortuna],
  ['chest', chest],
  ['memory', memory],
  ['safe', safe],
  ['lottery', lottery],
  ['dragon-bonus', dragonBonus],
]);

/** Recomputes table, commitment, outcome and payment of a round. */
export async function verifyRound(round: RoundProof): Promise<Verdict> {
  const { gameId, version, tableHash, commitment, serverSeed, clientSeed, nonce, bet, moves, shown, pays, stake } =
    round;
  if (pays === null) return { kind: 'undrawn' };
  if (serverSeed === null) return { kind: 'hidden' };
  const game = GAMES.get(gameId);
  const table = game?.tables[version];
  if (game === undefined || table === undefined) return { kind: 'unknown' };
  const end = game.isShared === true ? await hashed(serverSeed, nonce + 1) : serverSeed;
  const deck = deckIn(game, round);
  const committed = await sha256(
    `${end}:${tableHash}:${gameId}@${version}${deck === null ? '' : `:${deck.join('-')}`}`,
  );
  const outcome =
    deck === null
      ? await game.replay(await streamOf(serverSeed, clientSeed, nonce), bet, moves)
      : await soldOutcome(game, round, { deck, serverSeed });
  return {
    kind: 'checked',
    checks: [
      { check: 'table', isRight: tableHash === table },
      { check: 'commitment', isRight: commitment === committed },
      { check: 'outcome', isRight: JSON.stringify(sorted(outcome.shown)) === JSON.stringify(sorted(shown)) },
      {
        check: 'payment',
        isRight: outcome.pays === BigInt(pays) && (outcome.staked ?? BigInt(stake)) === BigInt(stake),
      },
    ],
  };
}

/** The deck that the record names, for a round of a game that sells each card once; null for any other round. */
function deckIn({ deck }: Verification, { version, shown }: RoundProof): readonly number[] | null {
  if (deck === undefined || version < deck.since) return null;
  const named = shown['deck'];
  return typeof named === 'object' ? named : [];
}

/** The seeds shuffle the whole deck, as the stream of the first round; round n gets the card at place n. */
async function soldOutcome(
  game: Verification,
  { clientSeed, nonce: place, bet, moves }: RoundProof,
  { deck, serverSeed }: { readonly deck: readonly number[]; readonly serverSeed: string },
): Promise<Outcome> {
  const whole = game.deck?.whole ?? [];
  const card = await soldCard(await streamOf(serverSeed, clientSeed, 0), { deck, whole, place });
  if (card === null) return { shown: {}, pays: -1n };
  const outcome = await game.replay(() => Promise.resolve(card), bet, moves);
  return { ...outcome, shown: { ...outcome.shown, place, deck } };
}

/** The end of the chain that a draw's seed belongs to: one hash more than there were draws before it. */
async function hashed(seed: string, times: number): Promise<string> {
  let hash = seed;
  // Hashes follow each other; no chain is longer than this.
  for (let at = 0; at < Math.min(times, MAX_CHAIN); at += 1)
    // oxlint-disable-next-line no-await-in-loop
    hash = await sha256(hash);
  return hash;
}

function sorted(shown: Outcome['shown']): readonly (readonly [string, number | readonly number[]])[] {
  return Object.entries(shown).sort(([a], [b]) => (a < b ? -1 : 1));
}
