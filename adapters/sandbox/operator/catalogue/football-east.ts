/** Football of northern, central and eastern Europe, season 2025/26. */
import { field } from './facts.ts';
import { football } from './football-format.ts';

export const footballEast = [
  football(
    1101,
    'TR',
    'Süper Lig',
    field(`
    Galatasaray 1740, Fenerbahçe 1710, Beşiktaş 1620, Trabzonspor 1620, Samsunspor 1570, Göztepe 1550, Başakşehir 1560, Konyaspor 1490,
    Alanyaspor 1500, Gaziantep 1490, Kocaelispor 1480, Rizespor 1480, Kasımpaşa 1470, Antalyaspor 1460, Kayserispor 1450, Eyüpspor 1460,
    Gençlerbirliği 1455, Fatih Karagümrük 1425`),
  ),
  football(
    1102,
    'GR',
    'Super League Greece',
    field(`
    Olympiacos 1680, AEK Athens 1620, PAOK 1630, Panathinaikos 1600, Aris 1500, OFI 1450, Levadiakos 1455, Volos 1430, Atromitos 1435,
    Asteras Tripolis 1420, Panetolikos 1410, Kifisia 1420, AEL Larissa 1390, Panserraikos 1380`),
  ),
  football(
    1103,
    'RU',
    'Premier League',
    field(`
    Zenit 1680, Krasnodar 1680, Spartak Moscow 1640, CSKA Moscow 1650, Lokomotiv Moscow 1640, Dynamo Moscow 1610, Rubin Kazan 1530, Baltika 1560,
    Rostov 1530, Akhmat 1510, Krylya Sovetov 1470, Akron Togliatti 1480, Dynamo Makhachkala 1460, Orenburg 1440, Nizhny Novgorod 1430,
    Sochi 1420`),
  ),
  football(
    1104,
    'UA',
    'Premier League',
    field(`
    Shakhtar Donetsk 1630, Dynamo Kyiv 1600, Polissya Zhytomyr 1540, LNZ Cherkasy 1520, Kryvbas 1500, Kolos Kovalivka 1480, Metalist 1925 1490,
    Zorya Luhansk 1480, Karpaty Lviv 1470, Veres Rivne 1430, Obolon Kyiv 1420, Rukh Lviv 1420, Kudrivka 1400, Oleksandriya 1430,
    Epitsentr 1400, SC Poltava 1360`),
  ),
  football(
    1105,
    'AT',
    'Bundesliga',
    field(`
    Red Bull Salzburg 1620, Sturm Graz 1590, Rapid Wien 1560, Austria Wien 1560, LASK 1550, Wolfsberger AC 1540, TSV Hartberg 1490,
    Rheindorf Altach 1450, WSG Tirol 1450, SV Ried 1450, Grazer AK 1420, Blau-Weiß Linz 1420`),
  ),
  football(
    1106,
    'CH',
    'Super League',
    field(`
    Basel 1600, Young Boys 1590, FC Thun 1560, Lugano 1550, St. Gallen 1550, Servette 1530, Lausanne-Sport 1530, Sion 1520, Luzern 1510,
    FC Zürich 1490, Grasshopper 1450, Winterthur 1410`),
  ),
  football(
    1107,
    'CZ',
    'Chance Liga',
    field(`
    Slavia Praha 1680, Sparta Praha 1640, Viktoria Plzeň 1620, Baník Ostrava 1500, Jablonec 1530, Sigma Olomouc 1500, Slovan Liberec 1510,
    Hradec Králové 1480, Zlín 1450, Karviná 1450, Bohemians 1905 1440, Teplice 1440, Mladá Boleslav 1440, Slovácko 1430, Pardubice 1420,
    Dukla Praha 1410`),
  ),
  football(
    1108,
    'PL',
    'Ekstraklasa',
    field(`
    Lech Poznań 1560, Raków Częstochowa 1575, Jagiellonia Białystok 1560, Legia Warszawa 1545, Górnik Zabrze 1530, Cracovia 1510,
    Pogoń Szczecin 1500, Wisła Płock 1490, Zagłębie Lubin 1490, Radomiak Radom 1480, Korona Kielce 1490, GKS Katowice 1470,
    Widzew Łódź 1480, Motor Lublin 1470, Arka Gdynia 1450, Lechia Gdańsk 1460, Piast Gliwice 1470, Bruk-Bet Termalica 1430`),
  ),
  football(
    1109,
    'DK',
    'Superliga',
    field(`
    FC København 1640, FC Midtjylland 1660, Brøndby 1570, FC Nordsjælland 1540, AGF 1570, Viborg 1500, Silkeborg 1480, Randers 1480,
    OB 1480, Sønderjyske 1470, FC Fredericia 1430, Vejle 1420`),
  ),
  football(
    1110,
    'SE',
    'Allsvenskan',
    field(`
    Malmö FF 1590, Hammarby 1570, Mjällby 1580, AIK 1540, Djurgården 1540, IFK Göteborg 1530, GAIS 1530, BK Häcken 1520, Elfsborg 1520,
    IF Brommapojkarna 1450, IK Sirius 1490, Halmstads BK 1440, Degerfors 1420, IFK Norrköping 1450, Östers IF 1420, IFK Värnamo 1400`),
  ),
  football(
    1111,
    'NO',
    'Eliteserien',
    field(`
    Bodø/Glimt 1700, Viking 1570, Brann 1580, Tromsø 1530, Rosenborg 1530, Fredrikstad 1500, Sandefjord 1490, Sarpsborg 08 1490, Molde 1520,
    HamKam 1460, KFUM Oslo 1460, Kristiansund 1430, Vålerenga 1480, Bryne 1420, Strømsgodset 1410, Haugesund 1340`),
  ),
  football(
    1112,
    'HR',
    'HNL',
    field(`
    Dinamo Zagreb 1630, Hajduk Split 1570, Rijeka 1560, Varaždin 1470, Slaven Belupo 1470, Istra 1961 1460, Lokomotiva Zagreb 1460,
    Osijek 1460, NK Vukovar 1991 1410, Gorica 1430`),
  ),
  football(
    1113,
    'RS',
    'SuperLiga',
    field(`
    Crvena zvezda 1650, Partizan 1540, Vojvodina 1500, Čukarički 1460, TSC Bačka Topola 1480, Novi Pazar 1450, Železničar Pančevo 1450,
    Radnik Surdulica 1430, OFK Beograd 1440, IMT Beograd 1410, Radnički Niš 1420, Javor 1410, Mladost Lučani 1410, Spartak Subotica 1390,
    Radnički 1923 1440, Napredak 1370`),
  ),
  football(
    1114,
    'RO',
    'SuperLiga',
    field(`
    FCSB 1570, CFR Cluj 1540, Universitatea Craiova 1550, Rapid București 1540, Dinamo București 1530, Botoșani 1510, Farul Constanța 1480,
    UTA Arad 1460, Argeș Pitești 1480, Oțelul Galați 1460, Petrolul Ploiești 1440, Universitatea Cluj 1500, Unirea Slobozia 1420,
    Hermannstadt 1420, Csíkszereda 1380, Metaloglobus 1340`),
  ),
  football(
    1115,
    'HU',
    'NB I',
    field(`
    Ferencváros 1620, Puskás Akadémia 1510, Paks 1510, Győri ETO 1510, Debrecen 1480, Újpest 1460, MTK Budapest 1450, Kisvárda 1450,
    Diósgyőr 1430, Nyíregyháza 1420, Zalaegerszeg 1430, Kazincbarcika 1370`),
  ),
  football(
    1116,
    'IL',
    "Ligat ha'Al",
    field(`
    Maccabi Tel Aviv 1580, Hapoel Be'er Sheva 1560, Maccabi Haifa 1550, Beitar Jerusalem 1530, Hapoel Tel Aviv 1490, Maccabi Netanya 1460,
    Hapoel Haifa 1450, Bnei Sakhnin 1430, Ironi Kiryat Shmona 1430, Hapoel Petah Tikva 1440, Maccabi Bnei Reineh 1390, FC Ashdod 1410,
    Hapoel Jerusalem 1410, Ironi Tiberias 1400`),
  ),
  football(
    1117,
    'BG',
    'First League',
    field(`
    Ludogorets 1560, Levski Sofia 1530, CSKA Sofia 1500, CSKA 1948 1480, Cherno More 1470, Arda Kardzhali 1450, Lokomotiv Plovdiv 1450,
    Botev Plovdiv 1430, Lokomotiv Sofia 1430, Slavia Sofia 1430, Spartak Varna 1400, Botev Vratsa 1400, Beroe 1400, Septemvri Sofia 1390,
    Dobrudzha 1370, Montana 1360`),
  ),
  football(
    1118,
    'KZ',
    'Premier League',
    field(`
    Kairat 1530, Astana 1510, Tobol 1480, Elimay 1450, Aktobe 1450, Ordabasy 1450, Zhenis 1410, Okzhetpes 1410, Yelimay Semey 1400, Kaisar 1380,
    Kyzylzhar 1390, Turan 1350, Ulytau 1360, Atyrau 1370`),
  ),
];
