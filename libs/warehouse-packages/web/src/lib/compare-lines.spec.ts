import { aQuote } from '@caravan/warehouse-packages/contract/testing';
import { describe, expect, test } from 'vitest';
import { cheapestOf, compareLines } from './compare-lines.ts';

const air = aQuote({ id: 'air', fee_fen: 14_800, eta_min_days: 10, eta_max_days: 14 });
const express = aQuote({ id: 'express', fee_fen: 61_000, eta_min_days: 3, eta_max_days: 5 });
const sea = aQuote({ id: 'sea', fee_fen: 12_800, eta_min_days: 40, eta_max_days: 60 });
const closed = aQuote({ id: 'closed', fee_fen: 100, eta_max_days: 1, available: false, reason: 'too heavy' });

const marks = (lines: Parameters<typeof compareLines>[0]) =>
  compareLines(lines).map(({ line, cheapest, fastest }) => `${line.id}${cheapest ? ' cheapest' : ''}${fastest ? ' fastest' : ''}`);

describe('lines side by side', () => {
  test('stand by fee, with those that cannot carry the goods behind; one is cheapest and one fastest', () => {
    expect(marks([closed, express, air, sea])).toEqual(['sea cheapest', 'air', 'express fastest', 'closed']);
  });

  test('a line may be both', () => {
    expect(marks([air, { ...express, fee_fen: 100 }])).toEqual(['express cheapest fastest', 'air']);
  });

  test('a single line is not praised, and none at all is none', () => {
    expect(marks([air, closed])).toEqual(['air', 'closed']);
    expect(marks([])).toEqual([]);
  });

  test('of equal fees the faster is the cheapest, of equal days the cheaper is the fastest', () => {
    expect(marks([air, { ...express, fee_fen: air.fee_fen }])).toEqual(['express cheapest fastest', 'air']);
    expect(marks([sea, { ...air, eta_min_days: 40, eta_max_days: 60 }])).toEqual(['sea cheapest fastest', 'air']);
  });

  test('what cannot carry the goods is never the cheapest', () => {
    expect(cheapestOf([closed, air])?.id).toBe('air');
    expect(cheapestOf([closed])).toBeUndefined();
  });
});
