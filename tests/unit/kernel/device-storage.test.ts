/** One table lists everything that the site stores in a browser. */
import { describe, expect, it } from 'vitest';
import { createNodeOperator } from '../../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { drawPage } from '../../../adapters/sandbox/operator/content/draw-page.ts';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import { filesBelow, textOf } from '../../architecture/sources.ts';

describe('browser storage', () => {
  it('[CNS-12] uses only names from the table', () => {
    const names = Object.values(DEVICE_STORAGE)
      .map(({ name }) => name)
      .filter((name) => /[._/]/.test(name));
    const sources = ['core', 'adapters', 'ui']
      .flatMap(filesBelow)
      .filter((path) => /\.tsx?$/.test(path) && path !== 'core/kernel/device-storage.ts');
    const written = sources.flatMap((path) => {
      const text = textOf(path);
      // Two keys of a referral address have the names of cookies.
      return [/'tl\.[^']*'/.exec(text)?.[0], ...names.filter((name) => name !== 'bf_id' && text.includes(`'${name}'`))]
        .filter((name) => name !== undefined)
        .map((name) => `${path}: ${name}`);
    });
    expect(written).toEqual([]);
  });

  it('[CNS-12] has a row on the cookie page for each entry, in each language', async () => {
    const node = await createNodeOperator({
      clock: { now: () => Date.UTC(2026, 5, 6), schedule: () => () => undefined },
    });
    for (const language of ['en', 'de', 'ru', 'ar']) {
      const rows = (drawPage('/cookies', language, node.operator)?.blocks ?? []).flatMap((block) =>
        block.t === 'table' ? block.rows : [],
      );
      const listed = rows.map(([name]) => JSON.stringify(name).replace('…', ''));
      expect(listed.toSorted()).toEqual(
        Object.values(DEVICE_STORAGE)
          .map(({ name }) => JSON.stringify([name.trim()]))
          .toSorted(),
      );
    }
    await node.close();
  });
});
