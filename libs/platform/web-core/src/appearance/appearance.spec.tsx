import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { makeStore } from '../store/store.ts';
import { fakeEnvironment } from '../testing/fake-environment.ts';
import { useColorMode } from './use-color-mode.ts';
import { useOnline } from './use-online.ts';

const wrapper = () => {
  const store = makeStore(fakeEnvironment().environment);
  return ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
};

test('the chosen mode goes to the document and the cookie; none follows the system', () => {
  const { result } = renderHook(() => useColorMode(), { wrapper: wrapper() });
  expect(result.current[0]).toBeNull();
  act(() => result.current[1]('dark'));
  expect(result.current[0]).toBe('dark');
  expect(document.documentElement.dataset['mode']).toBe('dark');
  expect(document.cookie).toContain('color_mode=dark');
  act(() => result.current[1](null));
  expect(document.documentElement.dataset['mode']).toBeUndefined();
  expect(document.cookie).not.toContain('color_mode');
});

test('useOnline follows the browser', () => {
  const { result } = renderHook(() => useOnline());
  expect(result.current).toBe(true);
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(result.current).toBe(false);
  onLine.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(result.current).toBe(true);
  onLine.mockRestore();
});
