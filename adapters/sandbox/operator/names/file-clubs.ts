/** The full English names of clubs that season files and short formats name shortly: a club wears its own colours. */

/** One club a line: the short name, the full one. */
const CLUBS = `
Man City | Manchester City
Man United | Manchester United
Man Utd | Manchester United
Newcastle | Newcastle United
Tottenham | Tottenham Hotspur
Wolves | Wolverhampton Wanderers
West Ham | West Ham United
Brighton | Brighton & Hove Albion
Bournemouth | AFC Bournemouth
Nott'm Forest | Nottingham Forest
Leeds | Leeds United
Leicester | Leicester City
Norwich | Norwich City
West Brom | West Bromwich Albion
QPR | Queens Park Rangers
Sheffield Weds | Sheffield Wednesday
Birmingham | Birmingham City
Cardiff | Cardiff City
Swansea | Swansea City
Stoke | Stoke City
Hull | Hull City
Ipswich | Ipswich Town
Preston | Preston North End
Derby | Derby County
Coventry | Coventry City
Blackburn | Blackburn Rovers
Huddersfield | Huddersfield Town
Bayern | Bayern München
Bayern Munich | Bayern München
Dortmund | Borussia Dortmund
Leverkusen | Bayer Leverkusen
M'gladbach | Borussia Mönchengladbach
Ein Frankfurt | Eintracht Frankfurt
Schalke 04 | FC Schalke 04
Stuttgart | VfB Stuttgart
Wolfsburg | VfL Wolfsburg
Hoffenheim | TSG Hoffenheim
Freiburg | SC Freiburg
Mainz | Mainz 05
FC Koln | 1. FC Köln
Hamburg | Hamburger SV
Bochum | VfL Bochum
Augsburg | FC Augsburg
Heidenheim | 1. FC Heidenheim
Darmstadt | SV Darmstadt 98
Hertha | Hertha BSC
St Pauli | FC St. Pauli
Ath Madrid | Atlético Madrid
Atl. Madrid | Atlético Madrid
Ath Bilbao | Athletic Club
Betis | Real Betis
Sociedad | Real Sociedad
Celta | Celta Vigo
Espanol | Espanyol
Vallecano | Rayo Vallecano
Alaves | Alavés
La Coruna | Deportivo La Coruña
Malaga | Málaga
Valladolid | Real Valladolid
Cadiz | Cádiz
Almeria | Almería
Sp Gijon | Sporting Gijón
Milan | AC Milan
Verona | Hellas Verona
PSG | Paris Saint-Germain
Paris SG | Paris Saint-Germain
St Etienne | Saint-Étienne
PSV Eindhoven | PSV
AZ Alkmaar | AZ
Sp Lisbon | Sporting CP
Sp Braga | Sporting Braga
Besiktas | Beşiktaş
Fenerbahce | Fenerbahçe
`;

/** Full names by short ones. */
export const fileClubs: ReadonlyMap<string, string> = new Map(
  CLUBS.trim()
    .split('\n')
    .map((line) => {
      const [short = '', full = ''] = line.split(' | ');
      return [short, full] as const;
    }),
);
