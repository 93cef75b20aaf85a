import { createFakeLineOperator } from '../operator/create-fake-line-operator.ts';
import { couponContract } from './coupon-contract.ts';
import { operatorContract } from './operator-contract.ts';
import type { Hosted } from './operator-contract.ts';

const open: () => Promise<Hosted> = createFakeLineOperator;

operatorContract('node', open);
couponContract('node', open);
