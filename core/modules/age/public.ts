export { createAgeMemory } from './age-memory.ts';
export { askAge } from './ask-age.process.ts';
