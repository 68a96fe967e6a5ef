import { expect, test } from 'vitest';
import { voterOfAddress, voterOfUser } from './voter.ts';

test('a reader has one id for each article', () => {
  expect(voterOfUser(59, 'amy')).toBe(voterOfUser(59, 'amy'));
  const all = [
    voterOfUser(59, 'amy'),
    voterOfUser(60, 'amy'),
    voterOfUser(59, 'ben'),
    voterOfAddress(59, 'amy', ''),
    voterOfAddress(59, 'amy', 'salt'),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('the id reveals neither the user nor the address', () => {
  expect(voterOfUser(59, 'amy-1234')).not.toContain('amy');
  expect(voterOfAddress(59, '203.0.113.7', 'salt')).not.toContain('203.0');
});
