/** Table tennis: the world tour, and the short cups that run all day. */
import { TABLE_TENNIS } from 'touchline/core/line/rules/sport-ids';
import type { MatchFormat } from '../line/types.ts';
import { championshipsOf, field } from './facts.ts';

const tableTennis = championshipsOf(TABLE_TENNIS, {
  model: 'table-tennis',
  periods: 5,
  periodS: 0,
  breakS: 60,
  pointsToWin: 11,
  pointS: 14,
});
/** Cup matches are fast, with short breaks. */
const cup: MatchFormat = { model: 'table-tennis', periods: 5, periodS: 0, breakS: 30, pointsToWin: 11, pointS: 9 };

export const tableTennisChampionships = [
  tableTennis(
    10001,
    'INT',
    'WTT Champions. Men',
    field(`
    Wang Chuqin 1780, Lin Shidong 1730, Hugo Calderano 1710, Tomokazu Harimoto 1700, Truls Möregårdh 1690, Félix Lebrun 1690, Liang Jingkun 1680,
    Alexis Lebrun 1640, Sora Matsushima 1640, Lin Yun-Ju 1640, Dang Qiu 1620, Darko Jorgić 1610, Jang Woojin 1600, Patrick Franziska 1600,
    Benedikt Duda 1600, Xiang Peng 1620, An Jaehyun 1580, Anders Lind 1570, Zhou Qihao 1610, Shunsuke Togami 1600, Simon Gauzy 1560,
    Dimitrij Ovtcharov 1570, Lee Sang Su 1560, Oh Junsung 1550, Yuta Tanaka 1540, Kao Cheng-Jui 1540, Quadri Aruna 1540, Jonathan Groth 1530,
    Kanak Jha 1530, Thibault Poret 1530, Marcos Freitas 1500, Manav Thakkar 1490`),
  ),
  tableTennis(
    10002,
    'INT',
    'WTT Champions. Women',
    field(`
    Sun Yingsha 1790, Wang Manyu 1770, Chen Xingtong 1720, Kuai Man 1710, Wang Yidi 1700, Miwa Harimoto 1690, Mima Ito 1640, Hina Hayata 1650,
    Zhu Yuling 1640, Satsuki Odo 1620, Cheng I-Ching 1600, Honoka Hashimoto 1600, Shin Yubin 1600, Miyuu Kihara 1600, Sabine Winter 1580,
    Adriana Díaz 1570, Bernadette Szőcs 1570, Bruna Takahashi 1560, Joo Cheonhui 1570, Prithika Pavade 1540, Jia Nan Yuan 1550, Sofia Polcanova 1550,
    Manika Batra 1510, Hana Goda 1520, Nina Mittelham 1540, Ying Han 1550, Chen Yi 1640, Shi Xunyao 1620`),
  ),
  tableTennis(
    10003,
    'DE',
    'TTBL',
    field(`
    Borussia Düsseldorf 1620, 1. FC Saarbrücken TT 1620, TTF Liebherr Ochsenhausen 1590, Werder Bremen 1560, TTC Schwalbe Bergneustadt 1500,
    ASC Grünwettersbach 1520, Post SV Mühlhausen 1500, TTC Zugbrücke Grenzau 1480, TTC RhönSprudel Fulda-Maberzell 1520, BV Borussia Dortmund 1490,
    TSV Bad Königshofen 1490, OE TTC Bad Homburg 1420`),
  ),
  tableTennis(
    10004,
    'UA',
    'Setka Cup',
    field(`
    Oleksandr Didukh 1560, Anatolii Levshyn 1540, Viktor Yefimov 1570, Yaroslav Zhmudenko 1580, Anton Limonov 1560, Oleksandr Naida 1530,
    Artem Tolmachov 1520, Andrii Taranenko 1500, Vladyslav Ursu 1540, Vitalii Teteria 1490, Oleksandr Kolbin 1500, Oleg Zaichenko 1480,
    Ivan Sych 1510, Bohdan Hibskyi 1490, Serhii Bielkin 1470, Roman Sych 1480, Yurii Kuzmin 1460, Dmytro Pysar 1530, Valerii Serdiuk 1450,
    Mykola Shvets 1440, Petro Zaderei 1450, Volodymyr Fedoruk 1430, Denys Solop 1430, Taras Saviuk 1420`),
    { format: cup, density: 8 },
  ),
  tableTennis(
    10005,
    'RU',
    'Liga Pro',
    field(`
    Denis Ivonin 1570, Aleksey Lobanov 1540, Valery Zonenko 1520, Anton Zhidkov 1500, Aleksei Innazarov 1500, Rodion Shvetsov 1510,
    Nikita Vinogradov 1490, Mikhail Gusev 1500, Kirill Martyukov 1480, Maksim Grebnev 1590, Sadi Ismailov 1580, Vladimir Sidorenko 1600,
    Vyacheslav Krivosheev 1520, Fedor Kuzmin 1560, Alexander Shibaev 1590, Kirill Skachkov 1570, Alexey Liventsov 1560, Artur Abusev 1530,
    Lev Katsman 1590, Grigory Vlasov 1550, Ilya Isakov 1500, Taras Merzlikin 1490`),
    { format: cup, density: 8 },
  ),
  tableTennis(
    10006,
    'PL',
    'TT Elite Series',
    field(`
    Jakub Glanowski 1530, Robert Floras 1550, Patryk Zatówka 1560, Artur Grela 1530, Karol Szarmach 1500, Szymon Kolasa 1520,
    Patryk Jendrzejewski 1490, Łukasz Jarocki 1490, Mateusz Gołębiowski 1520, Adrian Więcek 1500, Tomasz Lewandowski 1510, Damian Korczak 1460,
    Konrad Kulpa 1540, Bartosz Such 1530, Marek Badowski 1570, Maciej Kubik 1580, Samuel Kulczycki 1580, Filip Młynarski 1470, Piotr Chodorski 1490,
    Kamil Nalepa 1480, Tomasz Kotowski 1480, Paweł Fertikowski 1530`),
    { format: cup, density: 8 },
  ),
  tableTennis(
    10007,
    'CZ',
    'Czech Liga Pro',
    field(`
    Jiří Plachý 1520, Tomáš Tregler 1560, Vladimír Postelt 1470, Daniel Tůma 1460, Jakub Štětka 1470, Jaroslav Strnad 1500, Milan Fišera 1450,
    Martin Sobíšek 1450, Michal Záhradka 1440, Jan Varčl 1460, Radim Pavelka 1440, František Krčil 1480, Václav Kosař 1450, Bohumil Vožický 1500,
    Stanislav Mazánek 1440, Josef Šimončík 1550, Antonín Gavlas 1530, Dmitrij Prokopcov 1540, Jiří Martinko 1550, Tomáš Martinko 1500,
    Ondřej Květon 1500, Filip Delinčák 1480, Štěpán Brhel 1480, Radek Skála 1460`),
    { format: cup, density: 8 },
  ),
  tableTennis(
    10008,
    'INT',
    'TT Cup',
    field(`
    Tomislav Pucar 1590, Frane Kojić 1520, Wei Shihao 1530, Bojan Crepulja 1480, Deni Kožul 1570, Peter Hribar 1530, Bence Majoros 1540,
    Ádám Szudi 1530, Nándor Ecseki 1550, Ľubomír Pištej 1560, Wang Yang 1560, Jakub Zelinka 1510, Barish Moldovan 1490, Ovidiu Ionescu 1570,
    Eduard Ionescu 1580, Hunor Szőcs 1530, Iulian Chiriță 1540, Robert Gardos 1560`),
    { format: cup, density: 6 },
  ),
];
