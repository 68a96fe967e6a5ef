import { aQuote } from '@caravan/shipping/contract/testing';
import { describe, expect, test } from 'vitest';
import { cheapestOf, compareLines } from './compare-lines.ts';

const air = aQuote({ id: 'air', fee_fen: 14_800, eta_min_days: 10, eta_max_days: 14 });
const express = aQuote({ id: 'express', fee_fen: 61_000, eta_min_days: 3, eta_max_days: 5 });
const sea = aQuote({ id: 'sea', fee_fen: 12_800, eta_min_days: 40, eta_max_days: 60 });
const closed = aQuote({ id: 'closed', fee_fen: 100, eta_max_days: 1, available: false, reason: 'too heavy' });

const marks = (lines: Parameters<typeof compareLines>[0]) =>
  compareLines(lines).map(
    ({ line, cheapest, fastest }) => `${line.id}${cheapest ? ' cheapest' : ''}${fastest ? ' fastest' : ''}`,
  );

describe('shipping methods side by side', () => {
  test('are sorted by fee, with unavailable ones last; one is cheapest and one fastest', () => {
    expect(marks([closed, express, air, sea])).toEqual(['sea cheapest', 'air', 'express fastest', 'closed']);
  });

  test('a method may be both', () => {
    expect(marks([air, { ...express, fee_fen: 100 }])).toEqual(['express cheapest fastest', 'air']);
  });

  test('a single method is not marked, and none is fine', () => {
    expect(marks([air, closed])).toEqual(['air', 'closed']);
    expect(marks([])).toEqual([]);
  });

  test('a tie in fee goes to the faster, a tie in days to the cheaper', () => {
    expect(marks([air, { ...express, fee_fen: air.fee_fen }])).toEqual(['express cheapest fastest', 'air']);
    expect(marks([sea, { ...air, eta_min_days: 40, eta_max_days: 60 }])).toEqual(['sea cheapest fastest', 'air']);
  });

  test('an unavailable method is never the cheapest', () => {
    expect(cheapestOf([closed, air])?.id).toBe('air');
    expect(cheapestOf([closed])).toBeUndefined();
  });
});
