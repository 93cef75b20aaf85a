/** Illustrations of the operator's promotions. */
import { expect, it } from 'vitest';
import type { ViewDocument } from 'touchline/core/remote-views/public';
import { parseDocument } from 'touchline/core/remote-views/wire';
import { createNodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { drawPage } from '../../../adapters/sandbox/operator/content/draw-page.ts';

it('[RMV-34] all promotions have an illustration of their own, on cards and pages, and an unknown one is unreadable', async () => {
  const host = await createNodeOperator({
    clock: { now: () => Date.UTC(2026, 5, 6, 15), schedule: () => () => undefined },
    pace: 10,
  });
  try {
    const textAt = (path: string): string => JSON.stringify(drawPage(path, 'en', host.operator));
    const pageAt = (path: string): ViewDocument => {
      const read = parseDocument(textAt(path));
      if (!read.ok) throw new Error(read.error);
      return read.value;
    };
    for (const list of ['/offers', '/bonuses']) {
      const cards = pageAt(list).blocks.flatMap((block) => (block.t === 'cards' ? block.items : []));
      const drawings = cards.map(({ drawing }) => drawing);
      expect(new Set(drawings).size, list).toBe(cards.length);
      for (const [at, { to = '' }] of cards.entries())
        expect(pageAt(to).blocks[0]).toEqual({ t: 'drawing', drawing: drawings[at] });
    }
    const page = textAt('/promotions/first-bet');
    expect(parseDocument(page.replace('"drawing":"codes"', '"drawing":"castle"')).ok).toBe(false);
  } finally {
    await host.close();
  }
});
