/** The policy of a game's frame. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { frameHeaders } from '../../../adapters/sandbox/hosts/http/security-headers.ts';

const hash = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const HTML = '<html><head><style>a{}</style></head><body><script>play()</script></body></html>';

describe('the document of a game', () => {
  it('[HST-10] has an opaque origin, its own inline code by hash, no connection, and only this site as its frame', () => {
    const policy = frameHeaders('/games/dice.html', HTML)?.['content-security-policy']?.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        'sandbox allow-scripts',
        `script-src ${hash('play()')}`,
        `style-src ${hash('a{}')}`,
        "connect-src 'none'",
        "frame-ancestors 'self'",
      ]),
    );
  });

  it('[HST-10] alone has this policy', () => {
    expect(frameHeaders('/en/games/dice.html', HTML)).toBeNull();
    expect(frameHeaders('/games/dice.js', HTML)).toBeNull();
    expect(frameHeaders('/games/a/dice.html', HTML)).toBeNull();
  });
});
