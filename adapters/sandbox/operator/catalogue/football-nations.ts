/** National teams, and women's football. */
import { field, pick } from './facts.ts';
import { football } from './football-format.ts';

const worldCup = football(
  1401,
  'INT',
  'FIFA World Cup',
  field(`
    Argentina 1880, France 1870, Spain 1900, England 1850, Brazil 1830, Portugal 1840, Netherlands 1810, Belgium 1780, Germany 1800,
    Croatia 1770, Morocco 1760, Colombia 1750, Uruguay 1740, USA 1680, Mexico 1690, Switzerland 1720, Japan 1730, Senegal 1730, Iran 1670,
    South Korea 1660, Ecuador 1720, Austria 1700, Australia 1640, Norway 1750, Panama 1600, Egypt 1640, Algeria 1670, Scotland 1650,
    Paraguay 1660, Tunisia 1600, Ivory Coast 1660, Uzbekistan 1590, Qatar 1540, Saudi Arabia 1540, South Africa 1560, Jordan 1540,
    Cape Verde 1540, Ghana 1590, Curaçao 1470, Haiti 1480, New Zealand 1480, Canada 1670`),
  { top: true },
);

const europe = football(1402, 'INT', 'UEFA Nations League', [
  ...pick(
    [worldCup],
    `Spain, France, England, Portugal, Netherlands, Belgium, Germany, Croatia, Switzerland, Austria, Norway, Scotland`,
  ),
  ...field(`
    Italy 1780, Denmark 1730, Türkiye 1710, Ukraine 1690, Serbia 1670, Poland 1660, Wales 1640, Sweden 1640, Hungary 1640, Czechia 1650,
    Greece 1670, Slovakia 1600, Romania 1610, Slovenia 1600, Republic of Ireland 1600, Georgia 1580, Albania 1590, Iceland 1570,
    Northern Ireland 1560, Finland 1540, Bosnia and Herzegovina 1560, North Macedonia 1550, Kosovo 1560, Israel 1540, Bulgaria 1470,
    Montenegro 1500, Armenia 1470, Belarus 1430, Kazakhstan 1450, Luxembourg 1430, Faroe Islands 1430, Azerbaijan 1400, Cyprus 1400,
    Estonia 1400, Latvia 1390, Lithuania 1370, Moldova 1350, Malta 1330, Andorra 1310, Gibraltar 1300`),
]);

const africa = football(1403, 'INT', 'Africa Cup of Nations', [
  ...pick([worldCup], `Morocco, Senegal, Egypt, Algeria, Tunisia, Ivory Coast, South Africa`),
  ...field(`
    Nigeria 1680, Cameroon 1620, Mali 1600, DR Congo 1620, Burkina Faso 1570, Gabon 1530, Angola 1520, Zambia 1500, Equatorial Guinea 1480,
    Uganda 1480, Benin 1490, Mozambique 1440, Zimbabwe 1420, Comoros 1450, Sudan 1420, Tanzania 1420, Botswana 1380`),
]);

const southAmerica = football(1404, 'INT', 'Copa América', [
  ...pick([worldCup], `Argentina, Brazil, Colombia, Uruguay, Ecuador, Paraguay, USA, Mexico, Canada, Panama`),
  ...field(`Venezuela 1590, Chile 1560, Peru 1570, Bolivia 1530, Costa Rica 1570, Jamaica 1520`),
]);

const asia = football(1405, 'INT', 'AFC Asian Cup', [
  ...pick([worldCup], `Japan, South Korea, Iran, Australia, Uzbekistan, Qatar, Saudi Arabia, Jordan`),
  ...field(`
    Iraq 1560, United Arab Emirates 1540, Oman 1480, Bahrain 1480, China PR 1440, Syria 1440, Thailand 1440, Vietnam 1420, Kyrgyzstan 1390,
    Tajikistan 1400, Palestine 1430, North Korea 1430, Indonesia 1410, Lebanon 1380, Kuwait 1390, India 1330`),
]);

const womenSuperLeague = football(
  1411,
  'GB-ENG',
  "Women's Super League",
  field(`
    Chelsea (W) 1820, Arsenal (W) 1800, Manchester City (W) 1790, Manchester United (W) 1730, Tottenham Hotspur (W) 1600, Aston Villa (W) 1560,
    Brighton & Hove Albion (W) 1560, Everton (W) 1530, London City Lionesses (W) 1550, Liverpool (W) 1500, West Ham United (W) 1480,
    Leicester City (W) 1440`),
);

const womenLigaF = football(
  1412,
  'ES',
  'Liga F',
  field(`
    Barcelona (W) 1890, Real Madrid (W) 1740, Atlético Madrid (W) 1650, Real Sociedad (W) 1610, Athletic Club (W) 1560, Granada (W) 1550,
    Costa Adeje Tenerife (W) 1550, Sevilla (W) 1510, Levante Badalona (W) 1480, Eibar (W) 1450, Espanyol (W) 1440, Madrid CFF (W) 1480,
    Deportivo La Coruña (W) 1420, Levante (W) 1410, Logroño (W) 1400, Alhama (W) 1370`),
);

const womenChampionsLeague = football(1413, 'INT', "UEFA Women's Champions League", [
  ...pick(
    [womenSuperLeague, womenLigaF],
    `Chelsea (W), Arsenal (W), Manchester United (W), Barcelona (W), Real Madrid (W), Atlético Madrid (W)`,
  ),
  ...field(`
    Lyon (W) 1850, Paris Saint-Germain (W) 1720, Bayern München (W) 1770, VfL Wolfsburg (W) 1740, Juventus (W) 1660, Roma (W) 1620, Benfica (W) 1600,
    Paris FC (W) 1640, Twente (W) 1560, St. Pölten (W) 1460, OH Leuven (W) 1470, Vålerenga (W) 1500`),
]);

const nwsl = football(
  1414,
  'US',
  "National Women's Soccer League",
  field(`
    Kansas City Current (W) 1740, Washington Spirit (W) 1690, Orlando Pride (W) 1680, San Diego Wave (W) 1640, Portland Thorns (W) 1640,
    Gotham FC (W) 1660, Seattle Reign (W) 1610, Racing Louisville (W) 1570, North Carolina Courage (W) 1570, Angel City (W) 1550,
    Houston Dash (W) 1540, Bay FC (W) 1500, Utah Royals (W) 1500, Chicago Stars (W) 1480`),
);

export const footballNations = [
  worldCup,
  europe,
  africa,
  southAmerica,
  asia,
  womenSuperLeague,
  womenLigaF,
  womenChampionsLeague,
  nwsl,
];
