import { couponLaws } from 'not-installed';

export default { engine: {}, packs: [couponLaws()] };
