/** Tennis. One player has one rating on all courts. */
import { TENNIS } from 'touchline/core/line/rules/sport-ids';
import type { MatchFormat } from '../line/types.ts';
import { championshipsOf, field } from './facts.ts';

const tennis = championshipsOf(TENNIS, {
  model: 'tennis',
  periods: 3,
  periodS: 0,
  breakS: 120,
  pointsToWin: 6,
  pointS: 38,
});
const bestOfFive: MatchFormat = { model: 'tennis', periods: 5, periodS: 0, breakS: 120, pointsToWin: 6, pointS: 40 };

const menPlayers = field(`
    Jannik Sinner 1960, Carlos Alcaraz 1970, Alexander Zverev 1790, Novak Djokovic 1840, Taylor Fritz 1770, Ben Shelton 1740, Alex de Minaur 1750,
    Félix Auger-Aliassime 1760, Lorenzo Musetti 1730, Jack Draper 1760, Holger Rune 1700, Karen Khachanov 1670, Casper Ruud 1700,
    Daniil Medvedev 1720, Andrey Rublev 1680, Jakub Menšík 1670, Jiří Lehečka 1670, Alexander Bublik 1680, Alejandro Davidovich Fokina 1660,
    Tommy Paul 1680, Francisco Cerúndolo 1640, Denis Shapovalov 1630, Tomáš Macháč 1630, Frances Tiafoe 1620, Luciano Darderi 1600,
    Cameron Norrie 1620, Arthur Rinderknech 1600, Valentin Vacherot 1610, Tallon Griekspoor 1610, Jaume Munar 1590, Ugo Humbert 1610,
    Learner Tien 1620, Brandon Nakashima 1600, Grigor Dimitrov 1640, Alex Michelsen 1590, João Fonseca 1620, Corentin Moutet 1570,
    Flavio Cobolli 1620, Arthur Fils 1660, Sebastian Korda 1600, Stefanos Tsitsipas 1620, Giovanni Mpetshi Perricard 1570, Gabriel Diallo 1580,
    Sebastián Báez 1540, Zizou Bergs 1570, Marin Čilić 1560, Matteo Berrettini 1590, Hubert Hurkacz 1620, Nuno Borges 1560, Alexei Popyrin 1560,
    Camilo Ugo Carabelli 1530, Marcos Giron 1550, Fábián Marozsán 1570, Miomir Kecmanović 1560, Tomás Martín Etcheverry 1550, Kamil Majchrzak 1550,
    Lorenzo Sonego 1570, Roberto Bautista Agut 1550, Reilly Opelka 1550, Matteo Arnaldi 1550, Márton Fucsovics 1550, Quentin Halys 1530,
    Aleksandar Kovačević 1520, Adrian Mannarino 1540`);

const womenPlayers = field(`
    Aryna Sabalenka 1930, Iga Świątek 1910, Coco Gauff 1850, Jessica Pegula 1810, Elena Rybakina 1860, Amanda Anisimova 1820, Jasmine Paolini 1760,
    Mirra Andreeva 1780, Madison Keys 1770, Ekaterina Alexandrova 1720, Belinda Bencic 1740, Clara Tauson 1690, Linda Nosková 1710,
    Naomi Osaka 1740, Elina Svitolina 1720, Emma Navarro 1690, Victoria Mboko 1700, Karolína Muchová 1740, Liudmila Samsonova 1680, Diana Shnaider 1660,
    Daria Kasatkina 1640, Elise Mertens 1660, Leylah Fernandez 1650, Jeļena Ostapenko 1670, Paula Badosa 1690, Zheng Qinwen 1760,
    Sofia Kenin 1630, Barbora Krejčíková 1680, Marta Kostyuk 1670, Dayana Yastremska 1640, Emma Raducanu 1670, Anna Kalinskaya 1640,
    Veronika Kudermetova 1640, Beatriz Haddad Maia 1620, Markéta Vondroušová 1700, Xinyu Wang 1620, Iva Jović 1620, Ann Li 1600, Maya Joint 1600,
    Magdalena Fręch 1590, Jaqueline Cristian 1590, McCartney Kessler 1610, Janice Tjen 1580, Sorana Cîrstea 1610, Magda Linette 1590,
    Anastasia Potapova 1600, Tatjana Maria 1550, Eva Lys 1590, Ashlyn Krueger 1590, Maria Sakkari 1610, Peyton Stearns 1580, Kateřina Siniaková 1600,
    Donna Vekić 1610, Katie Boulter 1590, Olga Danilović 1580, Yulia Putintseva 1580, Hailey Baptiste 1590, Tereza Valentová 1590`);

export const tennisChampionships = [
  tennis(4001, 'INT', 'ATP Masters 1000', menPlayers, { top: true, density: 1.5 }),
  tennis(4002, 'INT', 'WTA 1000', womenPlayers, { top: true, density: 1.5 }),
  tennis(4003, 'AU', 'Australian Open. Men', menPlayers.slice(0, 48), { format: bestOfFive }),
  tennis(4004, 'AU', 'Australian Open. Women', womenPlayers.slice(0, 48)),
  tennis(4005, 'INT', 'ATP 500', menPlayers.slice(4, 44)),
  tennis(4006, 'INT', 'ATP 250', menPlayers.slice(18, 64)),
  tennis(4007, 'INT', 'WTA 500', womenPlayers.slice(4, 40)),
  tennis(4008, 'INT', 'WTA 250', womenPlayers.slice(16, 58)),
  tennis(
    4009,
    'INT',
    'ATP Challenger Tour',
    field(`
    Stan Wawrinka 1500, David Goffin 1500, Kei Nishikori 1520, Nicolás Jarry 1500, Botic van de Zandschulp 1530, Otto Virtanen 1480,
    Luca Nardi 1500, Raphaël Collignon 1530, Alexander Blockx 1520, Hugo Gaston 1500, Terence Atmane 1530, Arthur Cazaux 1500,
    Vít Kopřiva 1490, Dalibor Svrčina 1490, Francesco Passaro 1480, Mattia Bellucci 1510, Jan-Lennard Struff 1530, Daniel Altmaier 1520,
    Yannick Hanfmann 1500, Elmer Møller 1470, Nicolai Budkov Kjær 1460, Christopher O'Connell 1500, James Duckworth 1490, Jordan Thompson 1540,
    Rinky Hijikata 1500, Adam Walton 1500, Aleksandar Vukic 1500, Yoshihito Nishioka 1500, Taro Daniel 1450, Juncheng Shang 1520,
    Zhang Zhizhen 1500, Yunchaokete Bu 1500, Thiago Monteiro 1450, Thiago Seyboth Wild 1470, Juan Manuel Cerúndolo 1510, Francisco Comesaña 1510,
    Mariano Navone 1510, Román Burruchaga 1490, Emilio Nava 1500, Eliot Spizzirri 1500`),
    { density: 2 },
  ),
  tennis(
    4010,
    'INT',
    'ITF Women W75',
    field(`
    Moyuka Uchijima 1480, Darja Semenistaja 1470, Petra Marčinko 1490, Sára Bejlek 1490, Lucia Bronzetti 1500, Elisabetta Cocciaretto 1530,
    Lucrezia Stefanini 1450, Nuria Párrizas Díaz 1450, Cristina Bucșa 1520, Jessica Bouzas Maneiro 1540, Sara Sorribes Tormo 1500, Varvara Gracheva 1520,
    Elsa Jacquemot 1510, Diane Parry 1500, Loïs Boisson 1540, Léolia Jeanjean 1470, Jule Niemeier 1470, Tamara Korpatsch 1470, Ella Seidel 1490,
    Viktorija Golubic 1510, Jil Teichmann 1490, Simona Waltert 1480, Anhelina Kalinina 1500, Yuliia Starodubtseva 1500, Polina Kudermetova 1500,
    Oksana Selekhmeteva 1490, Caty McNally 1520, Bernarda Pera 1490, Taylor Townsend 1520, Alycia Parks 1510`),
    { density: 1.5 },
  ),
];
