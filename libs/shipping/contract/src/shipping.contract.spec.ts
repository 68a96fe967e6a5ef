import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import * as quotesWire from './quotes.endpoints.ts';
import { packageQuotes } from './quotes.schema.ts';
import * as accuracyWire from './shipping-accuracy.endpoints.ts';
import { shippingAccuracy } from './shipping-accuracy.schema.ts';
import * as methodsWire from './shipping-methods.endpoints.ts';
import { shippingMethod } from './shipping-methods.schema.ts';
import { shippingReasons } from './shipping.errors.ts';
import * as splitWire from './split.endpoints.ts';
import { splitPlan } from './split.schema.ts';
import { anAccuracy, aPlannedMethod, aQuote, aShippingMethod, aSplitPlan } from './testing/shipping.factory.ts';

test('every reason of an endpoint has a text in all languages', () => {
  const calls = [quotesWire, accuracyWire, methodsWire, splitWire].flatMap((module) => Object.values(module));
  expect(contractFaults(calls, shippingReasons)).toEqual([]);
});

test('the factories make valid objects', () => {
  expect(packageQuotes.parse({ weight_g: 1_240, lines: [aQuote()] })).toEqual({ weight_g: 1_240, lines: [aQuote()] });
  expect(shippingAccuracy.parse(anAccuracy())).toEqual(anAccuracy());
  expect(splitPlan.parse(aSplitPlan())).toEqual(aSplitPlan());
  const method = aShippingMethod({ scheduled: [aPlannedMethod()] });
  expect(shippingMethod.parse(method)).toEqual(method);
});
