/** Badminton. */
import { BADMINTON } from 'touchline/core/line/rules/sport-ids';
import { championshipsOf, field } from './facts.ts';

const badminton = championshipsOf(BADMINTON, {
  model: 'badminton',
  periods: 3,
  periodS: 0,
  breakS: 120,
  pointsToWin: 21,
  pointS: 21,
});

const men = field(`
    Shi Yuqi 1720, Kunlavut Vitidsarn 1700, Anders Antonsen 1690, Jonatan Christie 1670, Li Shifeng 1660, Chou Tien-Chen 1640, Kodai Naraoka 1640,
    Alex Lanier 1640, Christo Popov 1630, Viktor Axelsen 1690, Loh Kean Yew 1620, Lin Chun-Yi 1620, Victor Lai 1620, Lakshya Sen 1610,
    Kenta Nishimoto 1610, Weng Hongyang 1620, Toma Junior Popov 1600, Lee Cheuk Yiu 1580, Leong Jun Hao 1570, Anthony Sinisuka Ginting 1590,
    Koki Watanabe 1580, Rasmus Gemke 1570, Prannoy H. S. 1560, Srikanth Kidambi 1540, Ayush Shetty 1550, Yushi Tanaka 1550, Lu Guangzu 1590,
    Nhat Nguyen 1510, Brian Yang 1530, Lee Zii Jia 1580, Ng Ka Long Angus 1540, Chi Yu-Jen 1550`);
const women = field(`
    An Se-young 1790, Wang Zhiyi 1710, Akane Yamaguchi 1710, Chen Yufei 1720, Han Yue 1680, Pornpawee Chochuwong 1650, Putri Kusuma Wardani 1640,
    Ratchanok Intanon 1640, Tomoka Miyazaki 1640, Gregoria Mariska Tunjung 1620, Gao Fangjie 1620, Pusarla V. Sindhu 1610, Line Christophersen 1570,
    Mia Blichfeldt 1570, Kim Ga-eun 1580, Michelle Li 1570, Riko Gunji 1570, Natsuki Nidaira 1570, Busanan Ongbamrungphan 1580,
    Supanida Katethong 1590, Nguyen Thuy Linh 1550, Line Kjaersfeldt 1550, Beiwen Zhang 1550, Chiu Pin-Chian 1550, Lin Hsiang-Ti 1540,
    Sim Yu-jin 1550, Letshanaa Karupathevan 1530, Julie Jakobsen 1530, Kirsty Gilmour 1510, Yvonne Li 1480`);

export const badmintonChampionships = [
  badminton(16001, 'INT', 'BWF World Tour Super 1000. Men', men),
  badminton(16002, 'INT', 'BWF World Tour Super 1000. Women', women),
  badminton(16003, 'INT', 'BWF World Tour Super 500. Men', men.slice(8)),
  badminton(16004, 'INT', 'BWF World Tour Super 500. Women', women.slice(8)),
  badminton(
    16005,
    'DK',
    'Badmintonligaen',
    field(`
    Aarhus AB 1540, Skovshoved 1530, Greve Strands 1520, Vendsyssel 1520, Solrød Strand 1500, Odense Badminton 1500, Højbjerg 1490, Værløse 1480,
    Gentofte 1460, Team Skælskør-Slagelse 1470`),
  ),
];
