import type { LimitsEngine } from '../../adapters/testing/limit-engine.ts';

export const BUGS: readonly string[];
export function createLimits(options?: { readonly bug?: string }): LimitsEngine;
