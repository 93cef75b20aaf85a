/**
 * The stand-in's texts for players speak as a betting site. They may say that money is not real, but not that a
 * stand-in answers.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROVIDER_PATH } from 'touchline/core/cashier/rules/provider';
import { createNodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import type { NodeOperator } from '../../adapters/sandbox/hosts/memory/create-node-operator.ts';
import { post } from './operator-client.ts';

const LANGUAGES = ['en', 'ru', 'de', 'ar'] as const;
const MAKERS = /stand-?in\b|sandbox|for trials|\bmock\b|Ich vertrete|заменяю консультанта|بديل عن/i;

/** The visible text of a page, including its title. */
const textOf = (html: string): string => html.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ');

let host: NodeOperator;
beforeAll(async () => {
  host = await createNodeOperator({});
});
afterAll(() => host.close());

describe('the operator’s texts', () => {
  it.each(LANGUAGES)('at the support desk are those of a support desk: %s', async (language) => {
    const { body } = await post(host.fetch, '/web-api/support/chat', {
      consultant: host.operator.switches.get('consultantId'),
      text: 'Hello?',
      language,
    });
    const { reply } = body as { readonly reply: string };
    expect(reply.length).toBeGreaterThan(40);
    expect(reply).not.toMatch(MAKERS);
  });

  it.each([
    ['messages', '/sandbox-api/v1/inbox/page'],
    ['a sign-in with a provider that is over', '/social-api/oauth/google/page?request=none'],
    ['a payment that is over', `${PROVIDER_PATH}none`],
  ])('on the page of %s explain what a player may do, and that nothing is real', async (_what, path) => {
    const text = textOf(await (await host.fetch(path)).text());
    expect(text).toMatch(/demonstration/i);
    expect(text).not.toMatch(MAKERS);
  });
});
