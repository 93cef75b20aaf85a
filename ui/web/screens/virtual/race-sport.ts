/** The sport whose races a part of the page shows: the parts draw the runners of that sport [LIN-242]. */
import { createContext, use } from 'react';
import { VIRTUAL } from 'touchline/core/line/rules/virtual-sports';

export const RaceSport = createContext<number>(VIRTUAL.horses);

export const useOfMarbles = (): boolean => use(RaceSport) === VIRTUAL.marbles;
