/** Golf: rounds of eighteen holes, in groups of three that start every five minutes. */
import { GOLF } from 'touchline/core/line/rules/field-sports';
import { championshipsOf, field } from './facts.ts';

const golf = championshipsOf(GOLF, { model: 'golf', periods: 18, periodS: 780, breakS: 300 });

export const golfChampionships = [
  golf(
    27001,
    'US',
    'PGA Tour',
    field(`
    Scottie Scheffler 1810, Rory McIlroy 1750, Xander Schauffele 1690, Justin Thomas 1680, Collin Morikawa 1680, Ludvig Åberg 1690,
    Viktor Hovland 1670, Russell Henley 1670, Tommy Fleetwood 1710, J.J. Spaun 1660, Ben Griffin 1660, Cameron Young 1670, Sepp Straka 1660,
    Patrick Cantlay 1670, Sam Burns 1650, Keegan Bradley 1650, Robert MacIntyre 1670, Hideki Matsuyama 1670, Maverick McNealy 1640,
    Corey Conners 1640, Justin Rose 1650, Shane Lowry 1640, Harris English 1650, Wyndham Clark 1620, Jordan Spieth 1640, Sungjae Im 1620,
    Tony Finau 1600, Jason Day 1620, Akshay Bhatia 1620, Sahith Theegala 1600, Brian Harman 1620, Max Greyserman 1600, Kurt Kitayama 1630,
    Daniel Berger 1620, Si Woo Kim 1630, Rickie Fowler 1610`),
    { startsAt: 14 * 60 },
  ),
  golf(
    27002,
    'INT',
    'DP World Tour',
    field(`
    Matt Fitzpatrick 1680, Marco Penge 1650, Alex Noren 1660, Aaron Rai 1640, Rasmus Højgaard 1640, Nicolai Højgaard 1630, Kristoffer Reitan 1620,
    Daniel Brown 1600, Jordan Smith 1610, Li Haotong 1610, Adrien Saddier 1600, Martin Couvra 1590, Laurie Canter 1610, John Parry 1600,
    Thriston Lawrence 1600, Keita Nakajima 1590, Eugenio Chacarra 1580, Matt Wallace 1610, Rasmus Neergaard-Petersen 1630, Joost Luiten 1580,
    Grant Forrest 1590, Richard Mansell 1580, Ewen Ferguson 1580, Jayden Schaper 1610, Ángel Ayora 1600, Patrick Reed 1650, Andy Sullivan 1570,
    Calum Hill 1580, Connor Syme 1580, Ugo Coussaud 1570, Elvis Smylie 1590, Dan Bradbury 1570, Francesco Molinari 1560, Thorbjørn Olesen 1610,
    Niklas Nørgaard 1590, Thomas Detry 1600`),
    { startsAt: 20 * 60 },
  ),
  golf(
    27003,
    'INT',
    'LPGA Tour',
    field(`
    Nelly Korda 1740, Jeeno Thitikul 1750, Minjee Lee 1700, Lydia Ko 1690, Charley Hull 1690, Miyu Yamashita 1700, Ruoning Yin 1680, Lottie Woad 1670,
    Hannah Green 1650, Haeran Ryu 1660, Hyo-Joo Kim 1670, Mao Saigo 1660, Sei Young Kim 1660, Angel Yin 1650, Rio Takeda 1650, Ayaka Furue 1640,
    Lauren Coughlin 1640, Jin Young Ko 1640, Céline Boutier 1640, Maja Stark 1640, Brooke Henderson 1640, Carlota Ciganda 1620, Chisato Iwai 1640,
    Akie Iwai 1640, Lexi Thompson 1610, Megan Khang 1620, Allisen Corpuz 1620, Linn Grant 1630, Madelene Sagström 1610, Lilia Vu 1630, Andrea Lee 1610,
    Yealimi Noh 1620, Patty Tavatanakit 1610, Leona Maguire 1600, Anna Nordqvist 1600, Gaby López 1610`),
    { startsAt: 30 * 60 },
  ),
];
