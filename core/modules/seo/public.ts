export { answerPage } from './answer-page.ts';
export type { PageAnswer } from './answer-page.ts';
export { headOf, isHost } from './head.ts';
export type { Head, SeoSite } from './head.ts';
export { attributesOf, pageWithHead } from './head-html.ts';
export { decodeSeoPageData, isAskedAlone, SEO_PATH, seoQuery } from './page-data.ts';
export type { SeoPageData } from './page-data.ts';
export { decodeHostConfig, seoSiteOf, hostContext } from './host-facts.ts';
