/**
 * Answers the site's addresses that are not files, with their own status and with the head's tags in the page, for
 * clients that run no script. The host queries the operator like any client. When a query fails, the plain page is
 * sent, which works.
 */
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
import { fillPage, preloading, type RenderedPages } from '../../../hosts/render/rendered-pages.ts';
import { failedTitle } from '../../operator/seo/page-words.ts';
import type { AskOperator } from './ask-operator.ts';
import type { OriginOf } from './sites.ts';

export type PageReply =
  | {
      readonly kind: 'page';
      readonly status: 200 | 404 | 500;
      readonly html: string;
      /** Whether the page is the same for everybody, so that any cache may keep it for a second [RND-10]. */
      readonly isShared: boolean;
    }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string };

/** The parts of a request that a page depends on. */
export interface PageRequest {
  /** The address with its query: `/en/live?sort=time`. */
  readonly address: string;
  readonly header: (name: 'host' | 'accept-language' | 'user-agent') => string | undefined;
}

/** `html` is the built page. Never rejects. */
export type DrawPage = (request: PageRequest, html: string) => Promise<PageReply>;

const CONFIG = '/bff-api/config/all.json';

export function createSitePages(
  askOperator: AskOperator,
  originOf: OriginOf,
  report: (error: unknown) => void,
  rendered: RenderedPages | null = null,
  scriptsOf: (address: string) => readonly string[] = () => [],
): DrawPage {
  async function ask<T>(
    path: string,
    query: Readonly<Record<string, string>>,
    decode: (
      value: unknown,
    ) => { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string },
  ): Promise<T | null> {
    const answer = await askOperator(`${path}?${new URLSearchParams(query).toString()}`);
    if (answer === null) return null;
    const decoded = decode(JSON.parse(answer));
    if (decoded.ok) return decoded.value;
    report(new Error(`${path} ${decoded.error}`));
    return null;
  }

  async function draw({ address: url, header }: PageRequest, html: string): Promise<PageReply> {
    const origin = originOf(header('host') ?? '');
    const config = await ask(CONFIG, { lang: '' }, decodeHostConfig);
    if (config === null) return { kind: 'page', status: 200, html, isShared: false };
    const context = hostContext(config, {
      languages: header('accept-language') ?? '',
      userAgent: header('user-agent') ?? '',
      origin,
    });
    const answer = answerPage(url, context, (_, error) => report(error));
    if (answer.kind === 'redirect') return { kind: 'redirect', status: answer.status, location: answer.to };
    const { status, target, language } = answer;
    const query = status === 200 ? seoQuery(target, language, new URL(origin).host) : null;
    const data = query === null ? null : await ask(SEO_PATH, query, decodeSeoPageData);
    const site = seoSiteOf(config, origin);
    const head = headOf(target, language, site, data, status);
    const content = status === 200 && rendered !== null ? await rendered(url, language) : null;
    const scripts = status === 200 ? scriptsOf(url) : [];
    const page = content === null ? preloading(html, scripts) : fillPage(html, content, config.hasCookiesPopup);
    return {
      kind: 'page',
      status,
      isShared: content !== null,
      html: pageWithHead(page, status === 200 ? head : { ...head, title: failedTitle(status, language, site.name) }),
    };
  }

  return async (request, html) => {
    try {
      return await draw(request, html);
    } catch (error) {
      report(error);
      return { kind: 'page', status: 500, html, isShared: false };
    }
  };
}
