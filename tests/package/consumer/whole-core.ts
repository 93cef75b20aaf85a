import { createCore } from 'touchline/core';
import type { Ports } from 'touchline/ports';

export const start = (ports: Ports): Promise<void> => createCore(ports, { isWholeSite: false }).start();
