/** Volleyball. */
import { VOLLEYBALL } from 'touchline/core/line/rules/sport-ids';
import { championshipsOf, field } from './facts.ts';

const volleyball = championshipsOf(VOLLEYBALL, {
  model: 'volleyball',
  periods: 5,
  periodS: 0,
  breakS: 180,
  pointsToWin: 25,
  pointS: 28,
});

export const volleyballChampionships = [
  volleyball(
    6001,
    'IT',
    'SuperLega',
    field(`
    Sir Susa Perugia 1640, Itas Trentino 1610, Cucine Lube Civitanova 1590, Gas Sales Piacenza 1580, Rana Verona 1570, Allianz Milano 1530,
    Vero Volley Monza 1460, Valsa Group Modena 1530, Cisterna Volley 1450, Sonepar Padova 1440, Yuasa Battery Grottazzolina 1440,
    MA Acqua S.Bernardo Cuneo 1410`),
  ),
  volleyball(
    6002,
    'PL',
    'PlusLiga',
    field(`
    Aluron CMC Warta Zawiercie 1610, Bogdanka LUK Lublin 1610, Jastrzębski Węgiel 1570, PGE Projekt Warszawa 1600, Asseco Resovia Rzeszów 1570,
    ZAKSA Kędzierzyn-Koźle 1560, Skra Bełchatów 1510, Indykpol AZS Olsztyn 1500, Trefl Gdańsk 1480, Norwid Częstochowa 1470,
    Ślepsk Malow Suwałki 1470, Barkom Każany Lwów 1440, Cuprum Stilon Gorzów 1440, InPost ChKS Chełm 1420`),
  ),
  volleyball(
    6003,
    'RU',
    'Super League',
    field(`
    Zenit Kazan 1620, Dynamo Moscow 1580, Zenit Saint Petersburg 1570, Lokomotiv Novosibirsk 1580, Belogorie Belgorod 1550, Kuzbass Kemerovo 1510,
    Fakel Novy Urengoy 1510, Dinamo-LO 1500, ASK Nizhny Novgorod 1470, Gazprom-Ugra Surgut 1460, Yenisey Krasnoyarsk 1450, Ural Ufa 1430,
    Nova Novokuibyshevsk 1420, Orenburzhye 1410, Shakhtyor Soligorsk 1420`),
  ),
  volleyball(
    6004,
    'TR',
    'Efeler Ligi',
    field(`
    Ziraat Bankkart 1580, Halkbank 1570, Fenerbahçe 1560, Galatasaray 1560, Spor Toto 1500, Arkas Spor 1470, Altekma 1470, Bigadiç 1430,
    İstanbul Büyükşehir Belediyespor 1460, Akkuş Belediyespor 1420`),
  ),
  volleyball(
    6005,
    'INT',
    'Volleyball Nations League',
    field(`
    Poland 1680, Italy 1670, France 1640, Brazil 1640, Slovenia 1610, USA 1630, Japan 1630, Cuba 1570, Argentina 1560, Germany 1560,
    Bulgaria 1570, Ukraine 1540, Canada 1550, Serbia 1550, Iran 1540, Türkiye 1510, China 1470, Netherlands 1500`),
  ),
  volleyball(
    6006,
    'IT',
    'Serie A1. Women',
    field(`
    Imoco Conegliano (W) 1700, Vero Volley Milano (W) 1620, Savino Del Bene Scandicci (W) 1620, Igor Gorgonzola Novara (W) 1580,
    Reale Mutua Fenera Chieri (W) 1550, Megabox Vallefoglia (W) 1510, Eurotek Busto Arsizio (W) 1490, Bergamo (W) 1500, Il Bisonte Firenze (W) 1450,
    Bartoccini Perugia (W) 1430, Wash4Green Cuneo (W) 1410, Omag-MT San Giovanni (W) 1430`),
  ),
  volleyball(
    6007,
    'TR',
    'Sultanlar Ligi. Women',
    field(`
    VakıfBank (W) 1660, Fenerbahçe (W) 1650, Eczacıbaşı (W) 1640, Galatasaray (W) 1560, Türk Hava Yolları (W) 1550, Zeren Spor (W) 1550,
    Aydın Büyükşehir (W) 1480, Nilüfer (W) 1470, Kuzeyboru (W) 1460, Beşiktaş (W) 1460, Göztepe (W) 1430, İlbank (W) 1410`),
  ),
];
