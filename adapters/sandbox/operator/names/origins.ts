/** Of which language a name is: by its country, else by its letters. */
import type { Language } from './sounds.ts';

const COUNTRIES: Readonly<Record<Language, string>> = {
  de: 'DE AT CH LI',
  en: 'GB GB-ENG GB-SCT GB-WLS US CA AU IN PK ZA IE NZ',
  es: 'ES MX AR CO CL UY EC PE PY BO VE',
  fr: 'FR MA MC',
  hu: 'HU',
  it: 'IT',
  ja: 'JP',
  ko: 'KR',
  nl: 'NL BE',
  north: 'SE NO DK FI IS FO',
  pl: 'PL',
  pt: 'PT BR',
  ro: 'RO',
  ru: 'RU BY KZ BG',
  tr: 'TR AZ',
  uk: 'UA',
  west: 'GR IL SA AE EG TW',
  yu: 'HR RS SI BA ME MK LT LV',
  zh: 'CN',
  cs: 'CZ SK',
};

/** Players of competitions without a country, by their language; the others are read by their letters. */
const PLAYERS: Partial<Record<Language, string>> = {
  zh: `Shi Yuqi, Li Shifeng, Weng Hongyang, Lu Guangzu, Wang Zhiyi, Chen Yufei, Han Yue, Gao Fangjie, Xiao Guodong, Si Jiahui, Wu Yize,
    Zhang Anda, Lei Peifan, Yuan Sijun, Zhou Yuelong, Pang Junxu, He Guoqiang, Fan Zhengyi, Xu Si, Wang Chuqin, Lin Shidong, Liang Jingkun,
    Xiang Peng, Zhou Qihao, Sun Yingsha, Wang Manyu, Chen Xingtong, Kuai Man, Wang Yidi, Zhu Yuling, Chen Yi, Shi Xunyao, Zhang Zhizhen,
    Xinyu Wang, Juncheng Shang, Yunchaokete Bu, Wang Yang, Wei Shihao, Lin Chun-Yi, Chou Tien-Chen, Chi Yu-Jen, Lin Hsiang-Ti, Dang Qiu`,
  ja: `Kodai Naraoka, Kenta Nishimoto, Koki Watanabe, Yushi Tanaka, Akane Yamaguchi, Tomoka Miyazaki, Riko Gunji, Natsuki Nidaira,
    Tomokazu Harimoto, Sora Matsushima, Shunsuke Togami, Yuta Tanaka, Miwa Harimoto, Mima Ito, Hina Hayata, Satsuki Odo, Honoka Hashimoto,
    Miyuu Kihara, Hana Goda, Rinky Hijikata, Yoshihito Nishioka, Taro Daniel, Moyuka Uchijima`,
  ko: `Jang Woojin, An Jaehyun, Lee Sang Su, Oh Junsung, Shin Yubin, Joo Cheonhui, Kim Ga-eun, Sim Yu-jin`,
  ru: `Mikhail Kukushkin, Darja Semenistaja, Anhelina Kalinina, Yuliia Starodubtseva, Dayana Yastremska, Marta Kostyuk`,
  nl: `Gian van Veen, Danny Noppert, Mike De Decker, Dirk van Duijvenbode, Wessel Nijman, Dimitri Van den Bergh, Niels Zonneveld, Kevin Doets,
    Raymond van Barneveld, Jelle Klaasen, Chris Landman, Zizou Bergs, Raphaël Collignon, Alexander Blockx, Tallon Griekspoor,
    Botic van de Zandschulp, Elise Mertens, Luca Brecel`,
  de: `Martin Schindler, Gabriel Clemens, Ricardo Pietreczko, Paul Krohne, Patrick Franziska, Benedikt Duda, Sabine Winter, Nina Mittelham,
    Jan-Lennard Struff, Daniel Altmaier, Yannick Hanfmann, Eva Lys, Tatjana Maria, Jule Niemeier, Tamara Korpatsch, Ella Seidel,
    Belinda Bencic, Jil Teichmann, Simona Waltert, Viktorija Golubic`,
  fr: `Alex Lanier, Christo Popov, Toma Junior Popov, Félix Lebrun, Alexis Lebrun, Simon Gauzy, Thibault Poret, Prithika Pavade,
    Arthur Rinderknech, Valentin Vacherot, Ugo Humbert, Corentin Moutet, Giovanni Mpetshi Perricard, Quentin Halys, Adrian Mannarino,
    Hugo Gaston, Terence Atmane, Arthur Cazaux, Elsa Jacquemot, Diane Parry, Loïs Boisson, Léolia Jeanjean, Gabriel Diallo`,
  it: `Flavio Cobolli, Luciano Darderi, Matteo Berrettini, Matteo Arnaldi, Lorenzo Sonego, Luca Nardi, Francesco Passaro, Mattia Bellucci,
    Lucia Bronzetti, Elisabetta Cocciaretto, Lucrezia Stefanini`,
  es: `Alejandro Davidovich Fokina, Jaume Munar, Camilo Ugo Carabelli, Roberto Bautista Agut, Paula Badosa, Jessica Bouzas Maneiro,
    Sara Sorribes Tormo, Mariano Navone, Emilio Nava, Adriana Díaz`,
  pt: `Nuno Borges, Thiago Monteiro, Thiago Seyboth Wild, Beatriz Haddad Maia, Bruna Takahashi, Marcos Freitas`,
  north: `Anders Antonsen, Rasmus Gemke, Line Christophersen, Mia Blichfeldt, Line Kjaersfeldt, Julie Jakobsen, Clara Tauson, Truls Möregårdh,
    Anders Lind, Jonathan Groth, Elmer Møller, Nicolai Budkov Kjær, Otto Virtanen`,
  pl: `Krzysztof Ratajski, Kamil Majchrzak, Hubert Hurkacz, Magda Linette`,
  ro: `Ovidiu Ionescu, Eduard Ionescu, Barish Moldovan, Jaqueline Cristian`,
  hu: `Bence Majoros`,
  en: `Ben Shelton, Stephen Bunting, Jonny Clayton, James Wade, Chris Dobey, Josh Rock, Gary Anderson, Rob Cross, Ross Smith, Ryan Searle,
    Nathan Aspinall, Dave Chisnall, Daryl Gurney, Luke Woodhouse, Andrew Gilding, Ryan Joyce, Callan Rydz, Ritchie Edhouse, Joe Cullen,
    Ricky Evans, Stuart Bingham, David Gilbert, Gary Wilson, Tom Ford, Stephen Maguire, Jack Lisowski, Ryan Day, Aaron Hill, Daniel Wells`,
};

/** Letters that one language has, in the order of the questions. */
const LETTERS: readonly (readonly [letters: RegExp, language: Language])[] = [
  [/[łąęśźżń]/i, 'pl'],
  [/[ěřůďťňľ]|ý|ová$/i, 'cs'],
  [/[őű]/i, 'hu'],
  [/[ğışİ]/, 'tr'],
  [/[ășțţ]/i, 'ro'],
  [/[ćđ]/i, 'yu'],
  [/[ãõ]/i, 'pt'],
  [/[øæå]/i, 'north'],
  [/ñ/i, 'es'],
  [/ß/, 'de'],
  [/[čšž]/i, 'yu'],
  [/[èêœç]/i, 'fr'],
  [/ov$|ova$|ev$|eva$|sky$|skaya$/i, 'ru'],
];

const byCountry = new Map(
  Object.entries(COUNTRIES).flatMap(
    ([language, codes]) => codes.split(' ').map((code) => [code, language as Language] as const), // keys of the record
  ),
);

const byPlayer = new Map(
  Object.entries(PLAYERS).flatMap(
    ([language, names]) => names.split(/,\s*/).map((name) => [name.trim(), language as Language] as const), // keys of the record
  ),
);

/**
 * `country` is the one of the name's own league; null for a name of none. `otherwise`: of a name without any sign of
 * its origin.
 */
export function languageOfName(name: string, country: string | null, otherwise: Language = 'west'): Language {
  return (
    byPlayer.get(name) ??
    (country === null ? undefined : byCountry.get(country)) ??
    LETTERS.find(([letters]) => letters.test(name))?.[1] ??
    otherwise
  );
}
