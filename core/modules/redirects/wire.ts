/** The redirect service's answer. An answer with missing fields is ignored [RED-2]. */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';

const list = v.fallback(v.nullable(v.array(v.unknown())), null);
const answer = v.object({
  data: v.object({
    redirect: v.fallback(v.boolean(), false),
    code: v.fallback(v.nullable(integer), null),
    url: v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(2_048))), null),
    reasons: list,
    breadcrumbs: list,
  }),
});

export interface RedirectAnswer {
  readonly redirect: boolean;
  readonly code: number | null;
  readonly url: string | null;
  readonly reasons: readonly unknown[] | null;
  readonly breadcrumbs: readonly unknown[] | null;
}

export const REDIRECT_PATH = '/redirects-api/api/v1/redirect-light';
export const decodeRedirect: Decode<RedirectAnswer> = decodeWith(
  v.pipe(
    answer,
    v.transform(({ data }) => data),
  ),
);

/** The required fields that an answer lacks. */
export function missingOf({ code, url, reasons, breadcrumbs }: RedirectAnswer): readonly string[] {
  return Object.entries({ code, url, reasons, breadcrumbs }).flatMap(([name, value]) => (value === null ? [name] : []));
}
