import { expect, it } from 'vitest';
import { Failure } from '@caravan/kernel';
import { makeLookUpLimit, subscriberOf } from './look-up-limit.ts';

const limit = (max: number) => {
  let now = Date.UTC(2026, 0, 1);
  const admit = makeLookUpLimit({ clock: () => new Date(now), max });
  return {
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    isAdmitted: (address: string): boolean => {
      try {
        admit(address);
        return true;
      } catch (error) {
        if (error instanceof Failure && error.reason === 'too_many_requests') return false;
        throw error;
      }
    },
    admit,
  };
};

it('admits a number per minute, for each address separately', () => {
  const { isAdmitted, advance } = limit(2);
  expect(['8.8.8.8', '8.8.8.8', '8.8.8.8', '1.1.1.1'].map(isAdmitted)).toEqual([true, true, false, true]);
  advance(59_999);
  expect(isAdmitted('8.8.8.8')).toBe(false);
  advance(1);
  expect(isAdmitted('8.8.8.8')).toBe(true);
});

it('reports when to retry', () => {
  const { admit, advance } = limit(1);
  admit('8.8.8.8');
  advance(20_500);
  expect(() => admit('8.8.8.8')).toThrow(expect.objectContaining({ headers: { 'Retry-After': '40' } }) as Error);
});

it('counts an IPv6 network as one address', () => {
  const { isAdmitted } = limit(1);
  expect(['2001:4860:1:2::1', '2001:4860:1:2:ffff::9', '2001:4860:1:3::1'].map(isAdmitted)).toEqual([
    true,
    false,
    true,
  ]);
  expect(subscriberOf('::ffff:8.8.8.8')).toBe('8.8.8.8');
});

it('deletes the least recent addresses beyond its size', () => {
  const { isAdmitted } = limit(1);
  const addresses = Array.from(
    { length: 20_001 },
    (_, index) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  );
  expect(addresses.every(isAdmitted)).toBe(true);
  expect(isAdmitted('10.0.0.0')).toBe(true);
  expect(isAdmitted('10.0.0.2')).toBe(false);
});
