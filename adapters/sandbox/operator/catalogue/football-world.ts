/** Football of the Americas, Asia, Africa and Australia. */
import { field } from './facts.ts';
import { football } from './football-format.ts';

export const footballWorld = [
  football(
    1201,
    'BR',
    'Série A',
    field(`
    Flamengo 1750, Palmeiras 1740, Cruzeiro 1690, Mirassol 1630, Botafogo 1650, Fluminense 1650, Bahia 1640, São Paulo 1630,
    Corinthians 1620, Grêmio 1600, Internacional 1600, Atlético Mineiro 1620, Vasco da Gama 1600, Red Bull Bragantino 1590, Santos 1590,
    Ceará 1550, Fortaleza 1550, Vitória 1540, Juventude 1500, Sport Recife 1490`),
    { density: 1.3 },
  ),
  football(
    1202,
    'BR',
    'Série B',
    field(`
    Coritiba 1500, Athletico Paranaense 1510, Chapecoense 1485, Remo 1480, Criciúma 1480, Goiás 1480, Novorizontino 1480, CRB 1460, Avaí 1450,
    Cuiabá 1460, Atlético Goianiense 1455, Operário 1440, Vila Nova 1440, América Mineiro 1440, Athletic MG 1420, Botafogo SP 1410,
    Ferroviária 1410, Amazonas 1390, Volta Redonda 1390, Paysandu 1390`),
  ),
  football(
    1203,
    'AR',
    'Liga Profesional',
    field(`
    River Plate 1670, Boca Juniors 1660, Racing Club 1660, Rosario Central 1620, Estudiantes La Plata 1610, Vélez Sarsfield 1600,
    Argentinos Juniors 1600, Lanús 1620, Independiente 1570, San Lorenzo 1560, Talleres Córdoba 1540, Huracán 1550, Deportivo Riestra 1550,
    Barracas Central 1540, Belgrano 1530, Unión Santa Fe 1530, Tigre 1540, Defensa y Justicia 1530, Central Córdoba 1530, Platense 1530,
    Banfield 1500, Gimnasia La Plata 1500, Instituto 1500, Independiente Rivadavia 1510, Newell's Old Boys 1490, Sarmiento 1480,
    Atlético Tucumán 1500, Aldosivi 1460, Godoy Cruz 1460, San Martín San Juan 1450`),
  ),
  football(
    1204,
    'US',
    'Major League Soccer',
    field(`
    Inter Miami 1620, Philadelphia Union 1580, FC Cincinnati 1575, San Diego FC 1560, Vancouver Whitecaps 1590, Los Angeles FC 1590,
    Minnesota United 1540, Seattle Sounders 1560, Columbus Crew 1540, Charlotte FC 1540, Nashville SC 1540, New York City FC 1550,
    Orlando City 1530, Chicago Fire 1520, Austin FC 1490, Portland Timbers 1490, FC Dallas 1480, Real Salt Lake 1480, San Jose Earthquakes 1480,
    Houston Dynamo 1470, New York Red Bulls 1490, Colorado Rapids 1470, New England Revolution 1460, Toronto FC 1440, CF Montréal 1430,
    Atlanta United 1450, LA Galaxy 1460, St. Louis City 1450, Sporting Kansas City 1420, D.C. United 1410`),
  ),
  football(
    1205,
    'MX',
    'Liga MX',
    field(`
    Toluca 1640, Club América 1640, Cruz Azul 1630, Tigres UANL 1620, Monterrey 1620, Guadalajara 1580, Pachuca 1550, Pumas UNAM 1540,
    Tijuana 1530, León 1510, FC Juárez 1510, Santos Laguna 1470, Necaxa 1480, Querétaro 1460, Atlas 1480, Atlético San Luis 1480,
    Mazatlán 1440, Puebla 1420`),
  ),
  football(
    1206,
    'CO',
    'Primera A',
    field(`
    Atlético Nacional 1570, Junior 1550, Independiente Medellín 1550, Santa Fe 1540, Deportes Tolima 1540, América de Cali 1530, Millonarios 1530,
    Atlético Bucaramanga 1530, Once Caldas 1520, Fortaleza CEIF 1500, Deportivo Cali 1480, Deportivo Pereira 1450, Deportivo Pasto 1460,
    Llaneros 1450, Alianza Valledupar 1440, Águilas Doradas 1440, La Equidad 1430, Boyacá Chicó 1400, Envigado 1400, Unión Magdalena 1390`),
  ),
  football(
    1207,
    'CL',
    'Primera División',
    field(`
    Universidad de Chile 1560, Colo-Colo 1540, Coquimbo Unido 1560, Universidad Católica 1550, Palestino 1520, O'Higgins 1510, Audax Italiano 1500,
    Huachipato 1490, Cobresal 1490, Ñublense 1480, Everton Viña del Mar 1450, Unión La Calera 1450, Deportes La Serena 1440,
    Deportes Limache 1440, Unión Española 1420, Deportes Iquique 1420`),
  ),
  football(
    1208,
    'UY',
    'Primera División',
    field(`
    Peñarol 1570, Nacional Montevideo 1580, Defensor Sporting 1500, Liverpool Montevideo 1500, Juventud de Las Piedras 1480, Racing Montevideo 1470,
    Boston River 1470, Danubio 1450, Cerro Largo 1450, Montevideo Wanderers 1450, Montevideo City Torque 1470, Plaza Colonia 1420,
    Cerro 1420, Progreso 1410, Miramar Misiones 1400, River Plate Montevideo 1410`),
  ),
  football(
    1209,
    'EC',
    'LigaPro',
    field(`
    LDU Quito 1580, Independiente del Valle 1590, Barcelona Guayaquil 1520, Universidad Católica Quito 1510, Orense 1480, Emelec 1470, Aucas 1470,
    Deportivo Cuenca 1460, El Nacional 1450, Libertad Loja 1450, Delfín 1430, Mushuc Runa 1430, Macará 1430, Técnico Universitario 1410,
    Manta 1400, Vinotinto Ecuador 1400`),
  ),
  football(
    1210,
    'JP',
    'J1 League',
    field(`
    Kashima Antlers 1590, Vissel Kobe 1580, Kashiwa Reysol 1580, Kyoto Sanga 1560, Sanfrecce Hiroshima 1580, Machida Zelvia 1560,
    Kawasaki Frontale 1560, Urawa Red Diamonds 1550, Gamba Osaka 1530, Cerezo Osaka 1520, FC Tokyo 1510, Avispa Fukuoka 1500,
    Fagiano Okayama 1490, Nagoya Grampus 1500, Tokyo Verdy 1490, Shimizu S-Pulse 1490, Yokohama F. Marinos 1500, Yokohama FC 1450,
    Shonan Bellmare 1440, Albirex Niigata 1430`),
  ),
  football(
    1211,
    'KR',
    'K League 1',
    field(`
    Jeonbuk Hyundai Motors 1580, Gimcheon Sangmu 1530, Daejeon Hana Citizen 1530, FC Seoul 1520, Pohang Steelers 1520, Gangwon FC 1500,
    Ulsan HD 1530, Gwangju FC 1500, FC Anyang 1480, Suwon FC 1460, Jeju SK 1460, Daegu FC 1430`),
  ),
  football(
    1212,
    'CN',
    'Super League',
    field(`
    Shanghai Port 1560, Shanghai Shenhua 1550, Chengdu Rongcheng 1550, Beijing Guoan 1530, Shandong Taishan 1530, Tianjin Jinmen Tiger 1490,
    Zhejiang FC 1480, Yunnan Yukun 1460, Qingdao West Coast 1450, Henan FC 1450, Dalian Yingbo 1440, Shenzhen Peng City 1430,
    Wuhan Three Towns 1420, Qingdao Hainiu 1410, Meizhou Hakka 1390, Changchun Yatai 1390`),
  ),
  football(
    1213,
    'SA',
    'Saudi Pro League',
    field(`
    Al-Hilal 1700, Al-Nassr 1690, Al-Ittihad 1660, Al-Ahli Jeddah 1680, Al-Qadsiah 1630, Al-Taawoun 1570, Al-Ettifaq 1530, Al-Shabab 1510,
    Neom SC 1530, Al-Khaleej 1510, Al-Fateh 1490, Al-Fayha 1470, Al-Riyadh 1460, Al-Kholood 1460, Al-Hazem 1440, Damac 1440,
    Al-Okhdood 1420, Al-Najma 1410`),
  ),
  football(
    1214,
    'AE',
    'UAE Pro League',
    field(`
    Shabab Al-Ahli 1570, Al-Ain 1560, Al-Wahda 1540, Al-Wasl 1520, Sharjah 1520, Al-Jazira 1510, Al-Nasr Dubai 1470, Ajman 1440, Kalba 1440,
    Khor Fakkan 1430, Baniyas 1420, Al-Dhafra 1410, Al-Bataeh 1400, Dibba 1390`),
  ),
  football(
    1215,
    'EG',
    'Premier League',
    field(`
    Al Ahly 1620, Pyramids 1620, Zamalek 1560, Al Masry 1530, Ceramica Cleopatra 1520, National Bank of Egypt 1480, Smouha 1470, ZED FC 1470,
    Petrojet 1460, Wadi Degla 1460, ENPPI 1460, El Gouna 1450, Haras El Hodoud 1430, Modern Sport 1430, Talaea El Gaish 1430,
    Al Ittihad Alexandria 1430, Pharco 1400, Ghazl El Mahalla 1400, Ismaily 1400, Kahraba Ismailia 1390, El Mokawloon 1400`),
  ),
  football(
    1216,
    'AU',
    'A-League Men',
    field(`
    Auckland FC 1530, Melbourne City 1520, Western Sydney Wanderers 1480, Melbourne Victory 1510, Sydney FC 1520, Adelaide United 1500,
    Macarthur FC 1480, Newcastle Jets 1470, Central Coast Mariners 1450, Brisbane Roar 1470, Perth Glory 1440, Wellington Phoenix 1460`),
  ),
  football(
    1217,
    'IN',
    'Indian Super League',
    field(`
    Mohun Bagan 1500, FC Goa 1490, Bengaluru FC 1480, East Bengal 1450, Mumbai City 1470, NorthEast United 1460, Jamshedpur 1450,
    Odisha FC 1450, Punjab FC 1430, Chennaiyin 1420, Kerala Blasters 1430, Hyderabad FC 1370, Mohammedan SC 1360`),
  ),
  football(
    1218,
    'ZA',
    'Betway Premiership',
    field(`
    Mamelodi Sundowns 1600, Orlando Pirates 1570, Kaizer Chiefs 1520, Sekhukhune United 1500, Stellenbosch 1490, AmaZulu 1470, TS Galaxy 1460,
    Polokwane City 1460, Golden Arrows 1450, Durban City 1430, Richards Bay 1430, Siwelele 1420, Chippa United 1400, Marumo Gallants 1400,
    Magesi 1390, Orbit College 1370`),
  ),
  football(
    1219,
    'MA',
    'Botola Pro',
    field(`
    RS Berkane 1570, FAR Rabat 1560, Wydad Casablanca 1560, Raja Casablanca 1550, Maghreb de Fès 1510, Olympic Safi 1450, Kawkab Marrakech 1430,
    Difaâ El Jadida 1440, Hassania Agadir 1430, Renaissance Zemamra 1440, Ittihad Tanger 1430, Union Touarga 1430, FUS Rabat 1450,
    COD Meknès 1430, Olympique Dcheira 1400, Yacoub El Mansour 1390`),
  ),
];
