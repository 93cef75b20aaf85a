import { describe } from 'vitest';
import { mainJourney } from './main-journey.ts';

describe('a player at a desktop', () => mainJourney(1366));
