import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { describe, expect, test, vi } from 'vitest';
import { fakeEnvironment } from '../testing/fake-environment.ts';
import { makeStore } from './store.ts';
import { hasCancel } from './notice.slice.ts';
import { useNotice, useNoticeState, useOverlay, useOverlayVisible, useToast, useToasts } from './use-feedback.ts';

const useFeedback = () => ({
  notice: useNotice(),
  noticeState: useNoticeState(),
  overlay: useOverlay(),
  isLoading: useOverlayVisible(),
  toast: useToast(),
  toasts: useToasts(),
});

const open = () => {
  const store = makeStore(fakeEnvironment().environment);
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(useFeedback, { wrapper }).result;
};

describe('the notice dialog', () => {
  test('is a notice by default, and keeps its texts while it closes', () => {
    const result = open();
    act(() => result.current.notice.show({ text: 'Not open yet' }));
    expect(result.current.noticeState).toEqual({ visible: true, type: 'notice', text: 'Not open yet' });
    act(() => result.current.notice.close());
    expect(result.current.noticeState).toMatchObject({ visible: false, text: 'Not open yet' });
    act(() => result.current.notice.show({ type: 'warning', text: 'Sure?' }));
    expect(result.current.noticeState.type).toBe('warning');
  });

  test('has a cancel button unless it is a plain notice', () => {
    expect([hasCancel({ type: 'notice' }), hasCancel({ type: 'warning' })]).toEqual([false, true]);
  });
});

test('the overlay is on until the work succeeds or fails', async () => {
  const result = open();
  let refuse: (error: Error) => void = () => undefined;
  const work = new Promise<void>((_resolve, reject) => (refuse = reject));
  let during: Promise<void> | undefined;
  act(() => {
    during = result.current.overlay.during(work);
  });
  expect(result.current.isLoading).toBe(true);
  refuse(new Error('no'));
  await act(() => expect(during).rejects.toThrow('no'));
  expect(result.current.isLoading).toBe(false);
});

test('a toast disappears after 4 s, or when it is dismissed', () => {
  vi.useFakeTimers();
  const result = open();
  act(() => {
    result.current.toast.show('Saved');
    result.current.toast.show('Saved');
    result.current.toast.show('Copied', 'info');
  });
  expect(result.current.toasts.map(({ message, type }) => [message, type])).toEqual([
    ['Saved', 'success'],
    ['Copied', 'info'],
  ]);
  act(() => result.current.toast.dismiss(result.current.toasts[0]?.id ?? ''));
  expect(result.current.toasts).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(4000));
  expect(result.current.toasts).toEqual([]);
  vi.useRealTimers();
});
