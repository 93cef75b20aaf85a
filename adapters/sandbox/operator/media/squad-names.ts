/** Common surnames of invented players, by where their team is from. */
import { competitorsOf, championships } from '../catalogue/catalogue.ts';
import type { Competitor } from '../line/types.ts';

interface Pool {
  /** ISO 3166 alpha-2 of the team's league, without spaces. */
  readonly countries: string;
  /** National teams, separated by commas. */
  readonly nations: string;
  /** Separated by spaces; more than a squad has players. */
  readonly surnames: string;
}

const POOLS: readonly Pool[] = [
  {
    countries: 'GB-ENG GB-SCT GB-WLS GB US AU CA ZA IE NZ',
    nations:
      'England, Scotland, Wales, Northern Ireland, Republic of Ireland, USA, Australia, Canada, New Zealand, Jamaica, South Africa',
    surnames:
      'Ashworth Barlow Bentley Calder Carver Chandler Dawes Ellison Fenwick Garner Hargreave Hollis Kirby Lockwood Marlow Norwood Oakley Prescott Radley Saxby Thorne Underhill Wainwright Whitlock Yardley Winslow',
  },
  {
    countries: 'ES MX AR CO CL UY EC PE PY VE BO CR',
    nations:
      'Spain, Mexico, Argentina, Colombia, Chile, Uruguay, Ecuador, Peru, Paraguay, Venezuela, Bolivia, Costa Rica, Panama',
    surnames:
      'Aguado Arriaga Barrios Bermejo Cabello Calvo Carrasco Espinosa Fuentes Gallardo Herrero Iglesias Lozano Maldonado Montero Olmedo Pacheco Quintana Redondo Salgado Toledo Urrutia Valverde Villar Zamora Zorrilla',
  },
  {
    countries: 'PT BR AO',
    nations: 'Portugal, Brazil, Angola, Mozambique, Cape Verde',
    surnames:
      'Abrantes Amaral Bastos Batista Borges Brandão Caldeira Camargo Coelho Duarte Esteves Falcão Guedes Leal Lacerda Macedo Matos Meireles Nogueira Peixoto Queirós Rezende Sampaio Teles Vasques Xavier',
  },
  {
    countries: 'FR BE CH MA TN DZ SN CI LU',
    nations:
      'France, Belgium, Switzerland, Luxembourg, Ivory Coast, Senegal, Cameroon, Mali, DR Congo, Burkina Faso, Gabon, Benin, Haiti',
    surnames:
      'Aubert Barbier Berger Blanchard Bonnet Carpentier Chevalier Colin Deschênes Duval Fabre Faure Gaillard Girard Hubert Lacroix Lefort Marchand Mercier Noël Perrot Renaud Roussel Tessier Vasseur Vidal',
  },
  {
    countries: 'DE AT NL DK SE NO FI IS EE',
    nations:
      'Germany, Austria, Netherlands, Denmark, Sweden, Norway, Finland, Iceland, Faroe Islands, Estonia, Curaçao',
    surnames:
      'Albers Behrens Brandt Claasen Dahl Eklund Falk Grotefeld Hagen Hansson Jansen Kessler Kruse Lindgren Lorenz Mikkelsen Nystad Ottosen Pohl Reimers Sandberg Seidel Thomsen Vogt Weidner Ziegler',
  },
  {
    countries: 'IT RO GR CY MT',
    nations: 'Italy, Romania, Greece, Cyprus, Malta, Albania, Kosovo, Andorra, Gibraltar',
    surnames:
      'Angeli Barone Bassi Benedetti Caruso Cattaneo Colombo Damiani Fabbri Farina Galli Grassi Landi Longo Marchetti Moretti Negri Orlando Pagani Rinaldi Sartori Serra Testa Valentini Villa Zanetti',
  },
  {
    countries: 'RU UA BY KZ BG PL CZ SK LV LT MD',
    nations:
      'Ukraine, Belarus, Kazakhstan, Bulgaria, Poland, Czechia, Slovakia, Latvia, Lithuania, Moldova, Georgia, Armenia, Azerbaijan, Uzbekistan, Kyrgyzstan, Tajikistan, Hungary',
    surnames:
      'Antonov Baranek Belov Chernov Dvorsky Egorov Filipek Gromov Havlik Ivashko Kalina Karpov Kozak Lisenko Markov Nikitin Orlov Pavlik Ryabov Sokol Stepanek Titov Urban Volkov Yarosh Zaitsev',
  },
  {
    countries: 'RS HR SI BA ME MK HU',
    nations: 'Serbia, Croatia, Slovenia, Bosnia and Herzegovina, Montenegro, North Macedonia',
    surnames:
      'Adamović Babić Barišić Blažević Cvetković Dragić Filipović Galić Horvat Ilić Jurić Kolar Kovač Lukić Marić Milić Novaković Obradović Pavić Radić Savić Simić Tadić Vidić Vuković Zorić',
  },
  {
    countries: 'TR SA AE EG IL QA IR',
    nations:
      'Türkiye, Saudi Arabia, United Arab Emirates, Egypt, Israel, Qatar, Iran, Iraq, Morocco, Algeria, Tunisia, Jordan, Oman, Bahrain, Syria, Lebanon, Kuwait, Palestine, Sudan',
    surnames:
      'Abbas Amin Aydın Aziz Bakr Çelik Darwish Demir Farah Ghanem Haddad Hamdan Idris Jabr Kamal Karaca Mansour Nasser Omar Polat Rahman Sabri Tahir Yılmaz Zaki Yusuf',
  },
  {
    countries: 'CN JP KR IN TH VN ID',
    nations: 'Japan, South Korea, China PR, India, Thailand, Vietnam, North Korea, Indonesia',
    surnames:
      'Aoki Arai Bae Chang Fujii Goto Han Hara Hong Inoue Ishii Jang Kato Kwon Lin Maeda Mori Nakano Noh Ota Sakai Seo Shin Ueda Wada Yoon',
  },
];

const WORDS = POOLS.map(({ surnames }) => surnames.split(' '));
const byNation = new Map(POOLS.flatMap(({ nations }, at) => nations.split(', ').map((name) => [name, at] as const)));
const byCountry = new Map(
  POOLS.flatMap(({ countries }, at) => countries.split(' ').map((code) => [code, at] as const)),
);

let leagues: ReadonlyMap<number, string> | null = null;

/** The country of the league that a team plays in, by the team's id. */
function leagueOf(teamId: number): string | undefined {
  leagues ??= new Map(
    championships
      .filter(({ country }) => country !== 'INT')
      .flatMap((championship) => competitorsOf(championship).map(({ id }) => [id, championship.country] as const)),
  );
  return leagues.get(teamId);
}

/** The surnames of a team's players. A team of unknown origin has one of the lists, always the same. */
export function surnamesFor({ id, name }: Competitor): readonly string[] {
  const at = byNation.get(name.replace(/ \(W\)$/, '')) ?? byCountry.get(leagueOf(id) ?? '') ?? id % WORDS.length;
  return WORDS[at] ?? [];
}
