import { renderToString } from 'react-dom/server';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNow } from './moments.ts';

const Clock = () => String(useNow());

it('is not known on the server, and known at once on a page that is already running', () => {
  expect(renderToString(<Clock />)).toBe('undefined');
  const seen: (number | undefined)[] = [];
  renderHook(() => seen.push(useNow()));
  expect(seen[0]).toBeTypeOf('number');
});
