/** The folder of the real season files, next to the repository. */
import path from 'node:path';

export const REAL_SEASON = path.resolve(import.meta.dirname, '../../../../shared/data/football-2025-26');
