/** Writes `docs/requirements.md`: `npm run requirements`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEvidence, REQUIREMENTS } from './evidence.ts';
import { renderRequirements } from './requirements.ts';
import { root } from './sources.ts';

writeFileSync(join(root, REQUIREMENTS), renderRequirements(readEvidence()));
