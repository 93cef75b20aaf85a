/** Answers an address of the site before any script has run: with a page, or a redirect. */
import { readSiteAddress } from '../../navigation/all-routes.ts';
import type { Target } from '../../navigation/guard.ts';
import { judge } from '../../navigation/pipeline.ts';
import type { KnownContext } from '../../navigation/navigation-context.ts';
import type { Report } from '../../ports/report.ts';

export type PageAnswer =
  | { readonly kind: 'page'; readonly status: 200 | 404 | 500; readonly target: Target; readonly language: string }
  /** `to` is a path of the site, fit for a header. */
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string };

/** An address without a language gets the player's own from the page, which alone knows it. */
function withoutLanguage(to: string, language: string): string {
  if (!to.startsWith(`/${language}`)) return to;
  const rest = to.slice(language.length + 1);
  return rest === '' || /^[?#]/.test(rest) ? `/${rest}` : rest.startsWith('/') ? rest : to;
}

/** Encodes every character that a header can't carry. */
function inAscii(text: string): string {
  return text.replace(/[^\u0021-\u007e]+/gu, (part) => {
    try {
      return encodeURIComponent(part);
    } catch {
      return '%EF%BF%BD';
    }
  });
}

/**
 * Judges by the guards, as the page does, with the facts about an unknown visitor. The host never redirects to the
 * login; the browser does so once it knows the player. The host does not wait for a guard. An address is not redirected
 * for lacking a language [SEO-6].
 */
export function answerPage(address: string, context: KnownContext, report: Report): PageAnswer {
  const target = readSiteAddress(address);
  const known: KnownContext = { ...context, allowedOrigins: [] };
  const spoken = target.language === null ? { ...target, language: context.language } : target;
  const language =
    spoken.language !== null && context.languages.includes(spoken.language) ? spoken.language : context.language;
  // `500` is the server's own error page.
  if (target.route?.name === 'server-error') return { kind: 'page', status: 500, target, language };
  const givenUp = new Set<string>();
  for (;;) {
    const { outcome } = judge(spoken, known, report, { givenUp });
    switch (outcome.kind) {
      case 'wait':
        givenUp.add(outcome.guard.name);
        continue;
      case 'show':
      case 'cancel':
        return { kind: 'page', status: 200, target, language };
      case 'fail':
        return { kind: 'page', status: outcome.status, target, language };
      case 'redirect': {
        const to = inAscii(target.language === null ? withoutLanguage(outcome.to, context.language) : outcome.to);
        if (!/^\/(?!\/)/.test(to)) return { kind: 'page', status: 500, target, language };
        return { kind: 'redirect', status: outcome.status, to };
      }
    }
  }
}
