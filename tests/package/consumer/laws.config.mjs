import { couponLaws } from 'touchline/testing';

const settle = ({ stake, legs }) =>
  Math.round(legs.reduce((paid, { price, statusId }) => (statusId === 1 ? (paid * price) / 1000 : 0), stake));

export default { engine: { settle }, packs: [couponLaws({ types: ['single', 'express'] })] };
