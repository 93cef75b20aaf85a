/** The parts of a filtered board, which load after the board. */
import { deferred } from '../../shell/deferred.tsx';

const parts = () => import('./parts.ts');

export const BoardTools = deferred(async () => (await parts()).BoardTools, 'display');
export const CategoryBoard = deferred(async () => (await parts()).CategoryBoard, 'display');
export const FilterNote = deferred(async () => (await parts()).FilterNote, 'display');
export const MarketSwitch = deferred(async () => (await parts()).MarketSwitch, 'display');
export const SeveralGames = deferred(async () => (await parts()).SeveralGames, 'tools');
export const SoonBoard = deferred(async () => (await parts()).SoonBoard, 'display');
