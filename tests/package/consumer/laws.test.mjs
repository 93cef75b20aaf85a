import { test } from 'vitest';
import { couponTest, jurisdiction, limitTest } from 'touchline/testing';
import { engine } from './engine.mjs';

couponTest(test, engine, { types: ['single', 'express', 'system'] });
limitTest(test, engine, jurisdiction('GB'));
