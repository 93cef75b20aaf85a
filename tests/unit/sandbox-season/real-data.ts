/** Where the real season files are: beside the repository, never inside it. */
import path from 'node:path';

export const REAL_SEASON = path.resolve(import.meta.dirname, '../../../../shared/data/football-2025-26');
