/** How a host answers an address of the site before any script has run: a page, or the way to another one. */
import { readSiteAddress } from '../../navigation/all-routes.ts';
import type { Target } from '../../navigation/guard.ts';
import { judge } from '../../navigation/pipeline.ts';
import type { NavigationWorld } from '../../navigation/world.ts';
import type { Report } from '../../ports/report.ts';

export type PageAnswer =
  | { readonly kind: 'page'; readonly status: 200 | 404 | 500; readonly target: Target; readonly language: string }
  /** `to` is a path of the site, fit for a header. */
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly to: string };

/** Below an address without a language the player's own is put in by the page, which alone knows it. */
function withoutLanguage(to: string, language: string): string {
  if (!to.startsWith(`/${language}`)) return to;
  const rest = to.slice(language.length + 1);
  return rest === '' || /^[?#]/.test(rest) ? `/${rest}` : rest.startsWith('/') ? rest : to;
}

/** Nothing but what may stand in a header. */
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
 * Judges by the guards, as the page does, with what is known of a visitor who has said nothing yet: nobody is sent to the login, which her browser does once it knows who she is. What a
 * guard would wait for is not waited for. An address without a language is not redirected for its sake [SEO-6].
 */
export function answerPage(address: string, world: NavigationWorld, report: Report): PageAnswer {
  const target = readSiteAddress(address);
  const known: NavigationWorld = { ...world, allowedOrigins: [] };
  const spoken = target.language === null ? { ...target, language: world.language } : target;
  const language =
    spoken.language !== null && world.languages.includes(spoken.language) ? spoken.language : world.language;
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
        const to = inAscii(target.language === null ? withoutLanguage(outcome.to, world.language) : outcome.to);
        if (!/^\/(?!\/)/.test(to)) return { kind: 'page', status: 500, target, language };
        return { kind: 'redirect', status: outcome.status, to };
      }
    }
  }
}
