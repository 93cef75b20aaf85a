import { couponLaws, httpEngine, jurisdiction, limitLaws } from 'touchline/testing';

const engine = httpEngine({
  base: process.env.ENGINE ?? 'http://localhost:8080',
  routes: { 'limits.list': 'GET /players/{player}/limits', 'limits.bonus': null },
  headers: { authorization: 'Bearer test' },
  clock: { header: 'x-test-now', format: 'iso' },
});

export default { engine, packs: [couponLaws(), limitLaws(jurisdiction('GB'))], runs: 100 };
