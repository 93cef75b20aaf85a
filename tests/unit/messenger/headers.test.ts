import { describe, expect, it } from 'vitest';
import { framedToo, frameHeaders, securityHeaders } from '../../../adapters/sandbox/hosts/http/security-headers.ts';

const MESSENGER = 'https://web.messenger.test';
const policy = (headers: Readonly<Record<string, string>> | null): string => headers?.['content-security-policy'] ?? '';

describe('[MSG-8] a frame', () => {
  it('of the site is for the named messengers alone, and for nobody by default', () => {
    const inline = { scripts: [], styles: [] };
    expect(policy(securityHeaders(inline))).toContain("frame-ancestors 'none'");
    expect(securityHeaders(inline)['x-frame-options']).toBe('DENY');
    expect(policy(securityHeaders(inline, [MESSENGER]))).toContain(`frame-ancestors ${MESSENGER};`);
    expect(securityHeaders(inline, [MESSENGER])).not.toHaveProperty('x-frame-options');
  });

  it('of a game and of a provider’s page stays the site’s own, with the site in a messenger', () => {
    expect(policy(frameHeaders('/games/dice.html', ''))).toMatch(/frame-ancestors 'self'$/);
    expect(policy(frameHeaders('/games/dice.html', '', [MESSENGER]))).toMatch(
      /frame-ancestors 'self' https:\/\/web\.messenger\.test$/,
    );
    const page = new Headers({ 'content-security-policy': "frame-ancestors 'self'", 'x-frame-options': 'SAMEORIGIN' });
    framedToo(page, []);
    expect(page.get('x-frame-options')).toBe('SAMEORIGIN');
    framedToo(page, [MESSENGER]);
    expect([...page]).toEqual([['content-security-policy', `frame-ancestors 'self' ${MESSENGER}`]]);
  });
});
