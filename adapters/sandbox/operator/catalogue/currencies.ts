/** The currencies that an account can have. */
export interface CurrencyFacts {
  readonly id: number;
  /** ISO 4217 code. */
  readonly iso: string;
  readonly symbol: string;
  /** Decimals of the currency: 1 unit is 10 ** minorDigits minor units. */
  readonly minorDigits: 0 | 2 | 3;
}

function currency(id: number, iso: string, symbol: string, minorDigits: 0 | 2 | 3 = 2): CurrencyFacts {
  return { id, iso, symbol, minorDigits };
}

export const currencies: readonly CurrencyFacts[] = [
  currency(1, 'EUR', '€'),
  currency(2, 'USD', '$'),
  currency(3, 'GBP', '£'),
  currency(4, 'RUB', '₽'),
  currency(5, 'CHF', 'CHF'),
  currency(6, 'JPY', '¥', 0),
  currency(7, 'KRW', '₩', 0),
  currency(8, 'VND', '₫', 0),
  currency(9, 'CLP', 'CLP$', 0),
  currency(10, 'ISK', 'kr', 0),
  currency(11, 'UGX', 'USh', 0),
  currency(12, 'XAF', 'FCFA', 0),
  currency(13, 'XOF', 'F CFA', 0),
  currency(14, 'KWD', 'KD', 3),
  currency(15, 'BHD', 'BD', 3),
  currency(16, 'OMR', 'RO', 3),
  currency(17, 'JOD', 'JD', 3),
  currency(18, 'TND', 'DT', 3),
  currency(19, 'AED', 'AED'),
  currency(20, 'SAR', 'SAR'),
  currency(21, 'EGP', 'E£'),
  currency(22, 'MAD', 'MAD'),
  currency(23, 'TRY', '₺'),
  currency(24, 'UAH', '₴'),
  currency(25, 'KZT', '₸'),
  currency(26, 'UZS', 'soʻm'),
  currency(27, 'AZN', '₼'),
  currency(28, 'GEL', '₾'),
  currency(29, 'AMD', '֏'),
  currency(30, 'MDL', 'L'),
  currency(31, 'BGN', 'лв'),
  currency(32, 'RON', 'lei'),
  currency(33, 'RSD', 'din'),
  currency(34, 'HUF', 'Ft'),
  currency(35, 'PLN', 'zł'),
  currency(36, 'CZK', 'Kč'),
  currency(37, 'DKK', 'kr.'),
  currency(38, 'SEK', 'kr'),
  currency(39, 'NOK', 'kr'),
  currency(40, 'ILS', '₪'),
  currency(41, 'INR', '₹'),
  currency(42, 'BDT', '৳'),
  currency(43, 'IDR', 'Rp'),
  currency(44, 'MYR', 'RM'),
  currency(45, 'THB', '฿'),
  currency(46, 'PHP', '₱'),
  currency(47, 'CNY', 'CN¥'),
  currency(48, 'HKD', 'HK$'),
  currency(49, 'SGD', 'S$'),
  currency(50, 'AUD', 'A$'),
  currency(51, 'NZD', 'NZ$'),
  currency(52, 'CAD', 'C$'),
  currency(53, 'MXN', 'MX$'),
  currency(54, 'BRL', 'R$'),
  currency(55, 'ARS', 'AR$'),
  currency(56, 'COP', 'CO$'),
  currency(57, 'PEN', 'S/'),
  currency(58, 'ZAR', 'R'),
  currency(59, 'NGN', '₦'),
  currency(60, 'KES', 'KSh'),
  currency(61, 'GHS', 'GH₵'),
  currency(62, 'TZS', 'TSh'),
  currency(63, 'ZMW', 'ZK'),
  currency(64, 'MNT', '₮'),
];
