/** Countries a player can register from. */
export interface CountryFacts {
  readonly id: number;
  /** ISO 3166 alpha-2. */
  readonly code: string;
  readonly nameEng: string;
}

function country(id: number, code: string, nameEng: string): CountryFacts {
  return { id, code, nameEng };
}

export const countries: readonly CountryFacts[] = [
  country(1, 'RU', 'Russia'), country(4, 'AL', 'Albania'), country(7, 'AR', 'Argentina'), country(8, 'AM', 'Armenia'),
  country(10, 'AU', 'Australia'), country(11, 'AT', 'Austria'), country(12, 'AZ', 'Azerbaijan'), country(14, 'BH', 'Bahrain'),
  country(15, 'BD', 'Bangladesh'), country(18, 'BE', 'Belgium'), country(22, 'BO', 'Bolivia'), country(25, 'BR', 'Brazil'),
  country(28, 'BG', 'Bulgaria'), country(33, 'CM', 'Cameroon'), country(34, 'CA', 'Canada'), country(38, 'CL', 'Chile'),
  country(41, 'CO', 'Colombia'), country(46, 'CI', 'Côte d\'Ivoire'), country(47, 'HR', 'Croatia'), country(49, 'CY', 'Cyprus'),
  country(50, 'CZ', 'Czechia'), country(51, 'DK', 'Denmark'), country(54, 'EC', 'Ecuador'), country(55, 'EG', 'Egypt'),
  country(59, 'EE', 'Estonia'), country(62, 'FI', 'Finland'), country(63, 'FR', 'France'), country(65, 'GE', 'Georgia'),
  country(66, 'DE', 'Germany'), country(67, 'GH', 'Ghana'), country(69, 'GR', 'Greece'), country(80, 'HU', 'Hungary'),
  country(81, 'IS', 'Iceland'), country(82, 'IN', 'India'), country(83, 'ID', 'Indonesia'), country(86, 'IE', 'Ireland'),
  country(87, 'IL', 'Israel'), country(88, 'IT', 'Italy'), country(91, 'JP', 'Japan'), country(92, 'JO', 'Jordan'),
  country(93, 'KZ', 'Kazakhstan'), country(94, 'KE', 'Kenya'), country(97, 'KR', 'South Korea'), country(98, 'KW', 'Kuwait'),
  country(99, 'KG', 'Kyrgyzstan'), country(101, 'LV', 'Latvia'), country(107, 'LT', 'Lithuania'), country(112, 'MY', 'Malaysia'),
  country(115, 'MT', 'Malta'), country(120, 'MX', 'Mexico'), country(122, 'MD', 'Moldova'), country(124, 'MN', 'Mongolia'),
  country(126, 'MA', 'Morocco'), country(132, 'NL', 'Netherlands'), country(135, 'NZ', 'New Zealand'), country(138, 'NG', 'Nigeria'),
  country(142, 'NO', 'Norway'), country(143, 'OM', 'Oman'), country(148, 'PE', 'Peru'), country(149, 'PH', 'Philippines'),
  country(151, 'PL', 'Poland'), country(152, 'PT', 'Portugal'), country(156, 'RO', 'Romania'), country(166, 'SA', 'Saudi Arabia'),
  country(167, 'SN', 'Senegal'), country(168, 'RS', 'Serbia'), country(172, 'SK', 'Slovakia'), country(173, 'SI', 'Slovenia'),
  country(176, 'ZA', 'South Africa'), country(179, 'ES', 'Spain'), country(185, 'SE', 'Sweden'), country(186, 'CH', 'Switzerland'),
  country(189, 'TJ', 'Tajikistan'), country(190, 'TZ', 'Tanzania'), country(191, 'TH', 'Thailand'), country(196, 'TN', 'Tunisia'),
  country(197, 'TR', 'Türkiye'), country(200, 'UG', 'Uganda'), country(201, 'UA', 'Ukraine'), country(202, 'AE', 'United Arab Emirates'),
  country(205, 'UY', 'Uruguay'), country(206, 'UZ', 'Uzbekistan'), country(210, 'VN', 'Vietnam'), country(217, 'ZM', 'Zambia'),
  country(228, 'GB', 'United Kingdom'),
];
