/** Futsal. */
import { FUTSAL } from 'touchline/core/line/rules/sport-ids';
import { championshipsOf, field } from './facts.ts';

const futsal = championshipsOf(FUTSAL, { model: 'futsal', periods: 2, periodS: 1200, breakS: 900 });

export const futsalChampionships = [
  futsal(
    14001,
    'ES',
    'Primera División',
    field(`
    FC Barcelona 1620, ElPozo Murcia 1590, Jimbee Cartagena 1600, Movistar Inter 1580, Palma Futsal 1600, Jaén Paraíso Interior 1540, Peñíscola 1510,
    Manzanares 1490, Industrias Santa Coloma 1490, Viña Albali Valdepeñas 1490, Noia Portus Apostoli 1480, Córdoba Patrimonio 1470, Osasuna Magna Xota 1480,
    Ribera Navarra 1450, Sala 10 Zaragoza 1440, UD Vallenova 1380`),
  ),
  futsal(
    14002,
    'PT',
    'Liga Placard',
    field(`
    Sporting CP 1640, Benfica 1620, Sporting Braga 1560, Leões de Porto Salvo 1510, Torreense 1480, Ferreira do Zêzere 1470, AD Fundão 1470,
    Eléctrico 1470, Quinta dos Lombos 1460, Rio Ave 1440, Caxinas 1430, Famalicão 1430`),
  ),
  futsal(
    14003,
    'RU',
    'Super League',
    field(`
    Ukhta 1560, KPRF Moscow 1560, Tyumen 1580, Sinara Yekaterinburg 1570, Gazprom-Ugra 1540, Torpedo Nizhny Novgorod 1540, Norilsk Nickel 1530,
    Novaya Generatsiya 1490, Kristall Saint Petersburg 1480, Dinamo Samara 1480, Alaska 1400`),
  ),
  futsal(
    14004,
    'INT',
    'FIFA Futsal World Cup',
    field(`
    Brazil 1720, Argentina 1660, Spain 1670, Portugal 1680, Ukraine 1620, France 1610, Iran 1630, Kazakhstan 1610, Morocco 1620, Paraguay 1560,
    Croatia 1570, Netherlands 1510, Thailand 1540, Venezuela 1510, Uzbekistan 1540, Guatemala 1450, Costa Rica 1460, Tajikistan 1480, Afghanistan 1470,
    Angola 1430, Libya 1430, Panama 1430, Cuba 1390, New Zealand 1370`),
  ),
  futsal(
    14005,
    'BR',
    'Liga Nacional',
    field(`
    Magnus Futsal 1600, Jaraguá 1570, Joinville 1580, Atlântico Erechim 1560, Carlos Barbosa 1560, Cascavel 1570, Praia Clube 1550, Pato Futsal 1540,
    Marreco 1510, Corinthians 1540, Minas 1530, Santo André 1470, Campo Mourão 1490, Assoeva 1460, Umuarama 1480, Foz Cataratas 1480`),
  ),
];
