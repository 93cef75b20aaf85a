/** The only entry point for shells: the core with its navigation, over the ports that a shell provides. */
import type { Ports } from '../ports/ports.ts';
import { assembleCore } from './assemble-core.ts';
import { createNavigation } from '../navigation/create-navigation.ts';
import type { Core, CoreOptions } from './facade.ts';

export function createCore(ports: Ports, options?: CoreOptions): Core {
  const { core, ...parts } = assembleCore(ports, options);
  return { ...core, navigation: createNavigation({ ...ports, ...parts, seed: ports.page.documentSeed }) };
}
