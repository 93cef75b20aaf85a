/** The routes that exist only where the operator lists them [NAV-19], by the operator's number. */
const ROUTE_NAMES: Readonly<Record<number, string>> = { 47: 'rules' };

/** The names of listed routes; the site has no use for other numbers. */
export function routeNamesOf(numbers: readonly number[]): readonly string[] {
  return numbers.flatMap((each) => ROUTE_NAMES[each] ?? []);
}
