/** The live views of matches: what a game has to show, and the data of its zone and videos. */
import { defineFeature } from '../../app/define-feature.ts';
import { combine, createCell } from '../../kernel/readable.ts';
import { map } from 'rxjs';
import { media } from '../media/public.ts';
import { session } from '../session/public.ts';
import { matchView } from './contract.ts';
import { matchViewDecider } from './decider.ts';
import { createField } from './field.ts';
import { followGames } from './follow-games.process.ts';
import { createLineups } from './lineups.ts';
import { openVideos } from './open-videos.process.ts';
import type { GameMedia } from './types.ts';

export const feature = defineFeature(matchView, {
  needs: { session, media },
  decider: matchViewDecider,
  create({ ports: { clock, page }, api, own, state, readable, view }) {
    const games = createCell<ReadonlyMap<number, GameMedia>>(new Map());
    return {
      facts: () => ({ isPlayer: state('session').status === 'player' }),
      view: combine([own.readable, games] as const, ([known, loaded]) => ({ ...known, games: loaded })),
      actions: { ...createLineups(api, clock), ...createField({ api, clock, visible: page.visible }) },
      effects: {
        'follow-games': () => followGames({ own: own.readable, visible: page.visible, games, api, clock }),
        'open-videos': () =>
          openVideos({
            events$: own.events$,
            session: readable('session'),
            token$: view('media').value$.pipe(map(({ userVideoToken }) => userVideoToken)),
            api,
            clock,
          }),
      },
    };
  },
});
