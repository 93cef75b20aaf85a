/** Standard time of the countries that play, hours ahead of UTC: good enough for kick-offs at sensible local hours. */
const HOURS: Readonly<Record<string, number>> = {
  GB: 0, 'GB-ENG': 0, 'GB-SCT': 0, 'GB-WLS': 0, 'GB-NIR': 0, IE: 0, PT: 0, IS: 0, MA: 1, GH: 0, SN: 0, CI: 0,
  ES: 1, FR: 1, DE: 1, IT: 1, NL: 1, BE: 1, AT: 1, CH: 1, CZ: 1, SK: 1, PL: 1, HU: 1, DK: 1, SE: 1, NO: 1, HR: 1, RS: 1, SI: 1, BA: 1, TN: 1, DZ: 1, NG: 1,
  GR: 2, RO: 2, BG: 2, FI: 2, UA: 2, IL: 2, CY: 2, EG: 2, ZA: 2, EE: 2, LV: 2, LT: 2,
  TR: 3, RU: 3, BY: 3, SA: 3, QA: 3, IQ: 3, KE: 3, AE: 4, IR: 3, GE: 4, AM: 4, AZ: 4,
  PK: 5, KZ: 5, UZ: 5, IN: 5, LK: 5, BD: 6, TH: 7, VN: 7, ID: 7, CN: 8, HK: 8, TW: 8, SG: 8, MY: 8, PH: 8, JP: 9, KR: 9, AU: 10, NZ: 12,
  BR: -3, AR: -3, UY: -3, PY: -4, CL: -4, BO: -4, VE: -4, CO: -5, EC: -5, PE: -5, CA: -5, US: -5, MX: -6, CR: -6, GT: -6, HN: -6, SV: -6,
};

/** Hours ahead of UTC; 0 for 'INT' and for countries that are not listed. */
export function zoneOf(country: string): number {
  return HOURS[country] ?? 0;
}
