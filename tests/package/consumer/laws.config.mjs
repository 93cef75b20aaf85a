import { couponLaws } from 'touchline/testing';

const settle = ({ stake, legs }) =>
  Math.round(legs.reduce((paid, { price, result }) => (result === 'won' ? (paid * price) / 1000 : 0), stake));

export default { engine: { settle }, packs: [couponLaws({ types: ['single', 'express'] })] };
