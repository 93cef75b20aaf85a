/**
 * Small pictures of teams, countries and sports, from files of their own: a page names a picture, and the browser loads
 * each file once. Pictures are decorative: a text stands beside each.
 */
import type { ReactNode } from 'react';
import { pictures } from './pictures.ts';
import { GOLF, MOTORSPORT } from 'touchline/core/line/rules/field-sports';
import {
  AMERICAN_FOOTBALL,
  BADMINTON,
  BASEBALL,
  BASKETBALL,
  BOXING,
  CRICKET,
  DARTS,
  ESPORTS,
  FOOTBALL,
  FUTSAL,
  HANDBALL,
  ICE_HOCKEY,
  LONG_TERM,
  MMA,
  PLAYER_SPORTS,
  POLITICS,
  RUGBY,
  SNOOKER,
  TABLE_TENNIS,
  TENNIS,
  VIRTUAL_DOGS,
  VIRTUAL_FOOTBALL,
  VIRTUAL_HORSES,
  VIRTUAL_MARBLES,
  VIRTUAL_TENNIS,
  VOLLEYBALL,
} from 'touchline/core/line/rules/sport-ids';
import { playedAs } from 'touchline/core/line/rules/virtual-sports';
import { kitNumber } from 'touchline/core/line/rules/kit-number';
import { SEEDED } from 'touchline/core/line/rules/kit-colours';
import { ownKit } from './kit-name.ts';

const { kits, sports, flags } = pictures;

/** Sports with a tile of their own. */
const DRAWN = [
  ...[FOOTBALL, ICE_HOCKEY, BASKETBALL, TENNIS, BASEBALL, VOLLEYBALL, RUGBY, HANDBALL, TABLE_TENNIS],
  ...[AMERICAN_FOOTBALL, FUTSAL, BADMINTON, DARTS, SNOOKER, ESPORTS, CRICKET, BOXING, MMA, MOTORSPORT, GOLF, POLITICS],
  ...[VIRTUAL_FOOTBALL, VIRTUAL_TENNIS, VIRTUAL_HORSES, VIRTUAL_DOGS, VIRTUAL_MARBLES, LONG_TERM],
];

/** Whether a sport is played by players, who have neither kits nor shields. */
export const isOfPlayers = (sportId: number): boolean => PLAYER_SPORTS.includes(playedAs(sportId));

/** The sides of a game or a leg, and what they wear where their names do not say it [LIN-227]. */
type Sides = Readonly<Record<'home' | 'away', string>> & { readonly kits?: readonly number[] | undefined };

interface KitProps {
  readonly game: Sides;
  readonly at: 0 | 1;
  readonly sportId: number;
}

/** The kit of a side, or the disc of a player. A kit of the team's own covers the seeded one. */
export function Kit({ game, at, sportId }: KitProps): ReactNode {
  const number = game.kits?.[at] || kitNumber(at ? game.away : game.home);
  const garment = isOfPlayers(sportId) ? 'p' : sportId === BASKETBALL ? 'v' : 's';
  return (
    <svg className="kit" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${kits}#${garment}${number % SEEDED}`} />
      {garment !== 'p' && <use href={`${kits}#${ownKit(number)}`} />}
    </svg>
  );
}

/** Both sides of a game, side by side. */
export function Kits({ game }: { readonly game: Sides & { readonly sportId: number } }): ReactNode {
  return (
    game.away !== '' && (
      <span className="kits">
        <Kit game={game} at={0} sportId={game.sportId} />
        <Kit game={game} at={1} sportId={game.sportId} />
      </span>
    )
  );
}

/** The flag of a country; international competitions have none. */
export function Flag({ country }: { readonly country: string }): ReactNode {
  return (
    country !== 'INT' && (
      <img className="flag" src={flags.replace('*', country)} alt="" loading="lazy" decoding="async" />
    )
  );
}

export const hasPicture = (sportId: number): boolean => DRAWN.includes(sportId);

export function SportPicture({ sportId }: { readonly sportId: number }): ReactNode {
  return (
    <svg className="sport-picture" aria-hidden="true">
      <use href={`${sports}#${hasPicture(sportId) ? sportId : 'other'}`} />
    </svg>
  );
}
