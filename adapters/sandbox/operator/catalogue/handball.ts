/** Handball, season 2025/26. */
import { HANDBALL } from 'touchline/core/line/rules/sport-ids';
import { championshipsOf, field, pick } from './facts.ts';

const handball = championshipsOf(HANDBALL, { model: 'handball', periods: 2, periodS: 1800, breakS: 900 });

const bundesliga = handball(
  8002,
  'DE',
  'HBL',
  field(`
    SC Magdeburg 1660, Füchse Berlin 1640, THW Kiel 1620, SG Flensburg-Handewitt 1620, MT Melsungen 1570, TSV Hannover-Burgdorf 1550,
    Rhein-Neckar Löwen 1540, VfL Gummersbach 1550, TBV Lemgo Lippe 1550, Frisch Auf Göppingen 1500, HSV Hamburg 1510, ThSV Eisenach 1480,
    HSG Wetzlar 1440, SC DHfK Leipzig 1440, HC Erlangen 1450, TVB Stuttgart 1450, Bergischer HC 1460, GWD Minden 1420`),
);
const starligue = handball(
  8003,
  'FR',
  'Starligue',
  field(`
    Paris Saint-Germain 1630, HBC Nantes 1620, Montpellier HB 1590, PAUC 1520, USAM Nîmes Gard 1510, Fenix Toulouse 1510, Chambéry Savoie 1510,
    Saint-Raphaël 1500, Limoges Handball 1500, US Créteil 1460, Dunkerque 1470, Cesson Rennes 1460, Tremblay 1450, Chartres Métropole 1450,
    Istres Provence 1410, Sélestat Alsace 1400`),
);
const asobal = handball(
  8004,
  'ES',
  'Liga ASOBAL',
  field(`
    Barça 1680, Irudek Bidasoa Irún 1540, Fraikin Granollers 1540, Bathco Torrelavega 1540, Ademar León 1510, Logroño La Rioja 1500,
    Ángel Ximénez Puente Genil 1470, Rebi Cuenca 1460, Frigoríficos Morrazo 1460, Recoletas Valladolid 1470, Helvetia Anaitasuna 1450,
    Horneo Eón Alicante 1440, Viveros Herol Nava 1450, Caserío Ciudad Real 1440, TM Benidorm 1430, Villa de Aranda 1420`),
);

export const handballChampionships = [
  handball(8001, 'INT', 'EHF Champions League', [
    ...pick([bundesliga, starligue, asobal], 'SC Magdeburg, Füchse Berlin, Paris Saint-Germain, HBC Nantes, Barça'),
    ...field(`
    Telekom Veszprém 1650, Pick Szeged 1590, Industria Kielce 1600, Orlen Wisła Płock 1590, Sporting CP 1610, Aalborg Håndbold 1630, GOG 1560,
    Kolstad 1530, RK Zagreb 1520, Dinamo București 1540, Eurofarm Pelister 1510`),
  ]),
  bundesliga,
  starligue,
  asobal,
  handball(
    8005,
    'DK',
    'Herrehåndboldligaen',
    field(`
    Mors-Thy 1490, Skjern 1520, Bjerringbro-Silkeborg 1530, Fredericia HK 1520, Ribe-Esbjerg 1490, Skanderborg AGF 1510, TTH Holstebro 1500,
    Sønderjyske 1490, Nordsjælland 1440, Grindsted 1420, Ringsted 1410, HØJ Elite 1450`),
  ),
  handball(
    8006,
    'INT',
    'European Championship',
    field(`
    Denmark 1720, France 1660, Germany 1640, Croatia 1630, Sweden 1630, Norway 1600, Portugal 1620, Slovenia 1590, Hungary 1590, Spain 1600,
    Iceland 1600, Netherlands 1540, Austria 1530, Poland 1520, Czechia 1510, Serbia 1510, North Macedonia 1520, Italy 1510, Switzerland 1510,
    Montenegro 1500, Faroe Islands 1530, Romania 1460, Georgia 1470, Ukraine 1430`),
  ),
  handball(
    8007,
    'HU',
    'NB I. Women',
    field(`
    Győri Audi ETO (W) 1680, FTC-Rail Cargo Hungaria (W) 1610, DVSC Schaeffler (W) 1560, Esztergomi VAC (W) 1540, Mosonmagyaróvár (W) 1500,
    Dunaújvárosi Kohász (W) 1470, Budaörs (W) 1420, Békéscsaba (W) 1430, Kisvárda (W) 1430, Szombathely (W) 1410`),
  ),
];
