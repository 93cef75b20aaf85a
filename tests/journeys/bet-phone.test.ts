import { describe } from 'vitest';
import { mainJourney } from './main-journey.ts';

describe('a player with a phone', () => mainJourney(390));
