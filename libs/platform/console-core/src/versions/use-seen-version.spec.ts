import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSeenVersion } from './use-seen-version.ts';

const refusal = {
  status: 409,
  message: 'Changed',
  body: {
    code: 409,
    message: 'Changed',
    data: { reason: 'changed_meanwhile', by: 'Li', at: '2026-11-24T08:00:00.000Z', version: 4 },
  },
};

const open = (current: number) =>
  renderHook(({ version, isDirty }) => useSeenVersion(version, isDirty), {
    initialProps: { version: current, isDirty: false },
  });

it('follows the newest version until somebody types', () => {
  const { result, rerender } = open(1);
  rerender({ version: 2, isDirty: false });
  expect(result.current.version).toBe(2);
  rerender({ version: 3, isDirty: true });
  expect(result.current.version).toBe(2);
});

it('goes on from the version that the refusal names, and says who was faster until the next attempt', () => {
  const { result, rerender } = open(2);
  rerender({ version: 2, isDirty: true });
  act(() => result.current.check(refusal));
  expect(result.current).toMatchObject({ version: 4, changed: { by: 'Li', at: '2026-11-24T08:00:00.000Z' } });
  act(() => result.current.check(undefined));
  expect(result.current).toMatchObject({ version: 4, changed: undefined });
});
