import { check, couponLaws, httpEngine, reportText } from 'touchline/testing';

const engine = httpEngine({ settle: process.argv[2] });
const report = await check(engine, { packs: [couponLaws({ types: ['single', 'express', 'system'] })] });
console.log(reportText(report));
process.exitCode = report.isSound ? 0 : 1;
