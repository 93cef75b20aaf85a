/**
 * Answers the site's addresses that are not files, with their own status and with the head's tags in the page, for
 * clients that run no script. The host queries the operator like any client. When a query fails, the plain page is
 * sent, which works.
 */
import type { IncomingMessage } from 'node:http';
import type { HttpHandler } from 'msw';
import {
  answerPage,
  decodeHostConfig,
  decodeSeoPageData,
  headOf,
  pageWithHead,
  SEO_PATH,
  seoQuery,
  seoSiteOf,
  hostContext,
} from 'touchline/core/seo/public';
import { failedTitle } from '../../operator/seo/page-words.ts';
import { answerRequest } from '../answer.ts';
import type { OriginOf } from './sites.ts';

export type PageReply =
  | { readonly kind: 'page'; readonly status: 200 | 404 | 500; readonly html: string }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string };

/** `html` is the built page. Never rejects. */
export type DrawPage = (incoming: IncomingMessage, html: string) => Promise<PageReply>;

const CONFIG = '/bff-api/config/all.json';

export function createSitePages(
  handlers: readonly HttpHandler[],
  originOf: OriginOf,
  report: (error: unknown) => void,
): DrawPage {
  async function ask<T>(
    path: string,
    query: Readonly<Record<string, string>>,
    decode: (
      value: unknown,
    ) => { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string },
  ): Promise<T | null> {
    const { status, body } = await answerRequest(
      handlers,
      new Request(`http://localhost${path}?${new URLSearchParams(query).toString()}`),
      '',
    );
    if (status !== 200) return null;
    const decoded = decode(await new Response(body).json());
    if (decoded.ok) return decoded.value;
    report(new Error(`${path} ${decoded.error}`));
    return null;
  }

  async function draw({ url = '/', headers }: IncomingMessage, html: string): Promise<PageReply> {
    const origin = originOf(headers.host ?? '');
    const config = await ask(CONFIG, { lang: '' }, decodeHostConfig);
    if (config === null) return { kind: 'page', status: 200, html };
    const world = hostContext(config, {
      languages: headers['accept-language'] ?? '',
      userAgent: headers['user-agent'] ?? '',
      origin,
    });
    const answer = answerPage(url, world, (_, error) => report(error));
    if (answer.kind === 'redirect') return { kind: 'redirect', status: answer.status, location: answer.to };
    const { status, target, language } = answer;
    const query = status === 200 ? seoQuery(target, language, new URL(origin).host) : null;
    const data = query === null ? null : await ask(SEO_PATH, query, decodeSeoPageData);
    const site = seoSiteOf(config, origin);
    const head = headOf(target, language, site, data, status);
    return {
      kind: 'page',
      status,
      html: pageWithHead(html, status === 200 ? head : { ...head, title: failedTitle(status, language, site.name) }),
    };
  }

  return async (incoming, html) => {
    try {
      return await draw(incoming, html);
    } catch (error) {
      report(error);
      return { kind: 'page', status: 500, html };
    }
  };
}
