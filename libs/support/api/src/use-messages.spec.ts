import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMessages } from './use-messages.ts';

const from = (first: number, last: number) => ({
  messages: Array.from({ length: last - first + 1 }, (_, index) => ({ id: String(first + index) })),
  earlier: first - 1,
});
const ids = ({ messages }: { messages: readonly { id: string }[] }) => messages.map(({ id }) => Number(id));

it('keeps earlier messages when a new one moves the newest ones on', () => {
  const { result, rerender } = renderHook((thread) => useMessages(thread), { initialProps: from(7, 9) });
  act(() => result.current.add(from(4, 6)));
  rerender(from(8, 10));
  expect(ids(result.current)).toEqual([4, 5, 6, 7, 8, 9, 10]);
  expect(result.current.earlier).toBe(3);
});

it('starts again where it would leave a gap', () => {
  const { result, rerender } = renderHook((thread) => useMessages(thread), { initialProps: from(4, 6) });
  rerender(from(8, 10));
  expect(ids(result.current)).toEqual([8, 9, 10]);
  expect(result.current.earlier).toBe(7);
});
