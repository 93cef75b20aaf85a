/** Telephone codes and formats of mobile numbers: `#` is a digit after the code. */

export interface PhoneFacts {
  readonly tel: string;
  readonly mask: string;
  /** Digits after the code. */
  readonly min: number;
  readonly max: number;
}

function phone(tel: string, mask: string, min = digits(mask), max = digits(mask)): PhoneFacts {
  return { tel, mask, min, max };
}

function digits(mask: string): number {
  return mask.length - mask.replaceAll('#', '').length;
}

/** By ISO 3166 alpha-2. */
export const PHONES: Readonly<Record<string, PhoneFacts>> = {
  RU: phone('7', '(###) ###-##-##'),
  AL: phone('355', '## ### ####'),
  AR: phone('54', '# ## ####-####', 10, 11),
  AM: phone('374', '## ######'),
  AU: phone('61', '### ### ###'),
  AT: phone('43', '### #######', 9, 12),
  AZ: phone('994', '## ### ## ##'),
  BH: phone('973', '#### ####'),
  BD: phone('880', '####-######'),
  BE: phone('32', '### ## ## ##'),
  BO: phone('591', '########'),
  BR: phone('55', '(##) #####-####', 10, 11),
  BG: phone('359', '## ### ####', 8, 9),
  CM: phone('237', '# ## ## ## ##'),
  CA: phone('1', '(###) ###-####'),
  CL: phone('56', '# #### ####'),
  CO: phone('57', '### ### ####'),
  CI: phone('225', '## ## ## ## ##'),
  HR: phone('385', '## ### ####', 8, 9),
  CY: phone('357', '## ######'),
  CZ: phone('420', '### ### ###'),
  DK: phone('45', '## ## ## ##'),
  EC: phone('593', '## ### ####'),
  EG: phone('20', '### ### ####'),
  EE: phone('372', '#### ####', 7, 8),
  FI: phone('358', '## ### ####', 7, 10),
  FR: phone('33', '# ## ## ## ##'),
  GE: phone('995', '### ### ###'),
  DE: phone('49', '### ########', 10, 11),
  GH: phone('233', '## ### ####'),
  GR: phone('30', '### ### ####'),
  HU: phone('36', '## ### ####'),
  IS: phone('354', '### ####'),
  IN: phone('91', '#####-#####'),
  ID: phone('62', '###-####-####', 9, 12),
  IE: phone('353', '## ### ####'),
  IL: phone('972', '##-###-####'),
  IT: phone('39', '### ### ####', 9, 10),
  JP: phone('81', '##-####-####'),
  JO: phone('962', '# #### ####'),
  KZ: phone('7', '(###) ###-##-##'),
  KE: phone('254', '### ######'),
  KR: phone('82', '##-####-####', 9, 10),
  KW: phone('965', '#### ####'),
  KG: phone('996', '### ######'),
  LV: phone('371', '## ### ###'),
  LT: phone('370', '### #####'),
  MY: phone('60', '##-### ####', 9, 10),
  MT: phone('356', '#### ####'),
  MX: phone('52', '## #### ####'),
  MD: phone('373', '## ### ###'),
  MN: phone('976', '#### ####'),
  MA: phone('212', '### ######'),
  NL: phone('31', '# ########'),
  NZ: phone('64', '## ### ####', 8, 10),
  NG: phone('234', '### ### ####'),
  NO: phone('47', '### ## ###'),
  OM: phone('968', '#### ####'),
  PE: phone('51', '### ### ###'),
  PH: phone('63', '### ### ####'),
  PL: phone('48', '### ### ###'),
  PT: phone('351', '### ### ###'),
  RO: phone('40', '### ### ###'),
  SA: phone('966', '## ### ####'),
  SN: phone('221', '## ### ## ##'),
  RS: phone('381', '## ### ####', 8, 9),
  SK: phone('421', '### ### ###'),
  SI: phone('386', '## ### ###'),
  ZA: phone('27', '## ### ####'),
  ES: phone('34', '### ## ## ##'),
  SE: phone('46', '## ### ## ##', 7, 9),
  CH: phone('41', '## ### ## ##'),
  TJ: phone('992', '## ### ####'),
  TZ: phone('255', '### ### ###'),
  TH: phone('66', '## ### ####'),
  TN: phone('216', '## ### ###'),
  TR: phone('90', '### ### ## ##'),
  UG: phone('256', '### ######'),
  UA: phone('380', '## ### ## ##'),
  AE: phone('971', '## ### ####'),
  UY: phone('598', '## ### ###'),
  UZ: phone('998', '## ### ## ##'),
  VN: phone('84', '## ### ## ##', 9, 10),
  ZM: phone('260', '## ### ####'),
  GB: phone('44', '#### ######'),
};

/** A number with its code in canonical form: `+4915112345678`. Null for an impossible number. */
export function readPhone(text: string): string | null {
  const number = text.replaceAll(/[\s()\-.]/g, '');
  if (!/^\+\d{8,15}$/.test(number)) return null;
  const fits = Object.values(PHONES).some(
    ({ tel, min, max }) =>
      number.startsWith(`+${tel}`) && number.length - tel.length - 1 >= min && number.length - tel.length - 1 <= max,
  );
  return fits ? number : null;
}
