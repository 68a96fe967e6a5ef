import { describe, expect, it } from 'vitest';
import { truncateName } from './truncate.ts';

describe('truncateName', () => {
  it('leaves 18 characters as they are', () => {
    expect(truncateName('a'.repeat(18))).toBe('a'.repeat(18));
  });

  it('cuts the 19th and says so by an ellipsis', () => {
    expect(truncateName('abcdefghijklmnopqrs')).toBe('abcdefghijklmnopqr…');
  });

  it('counts an emoji as one character and does not split it', () => {
    expect(truncateName('🙂'.repeat(18))).toBe('🙂'.repeat(18));
    expect(truncateName('🙂'.repeat(19))).toBe(`${'🙂'.repeat(18)}…`);
  });
});
