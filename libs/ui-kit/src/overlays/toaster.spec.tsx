import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToaster } from './create-toaster.ts';
import { ToastRegion } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('createToaster', () => {
  it('shows a text for four seconds', () => {
    const toaster = createToaster();
    toaster.show({ text: 'Sorry' });
    vi.advanceTimersByTime(3999);
    expect(toaster.toasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toaster.toasts()).toHaveLength(0);
  });

  it('shows the same text once and lets its time begin anew', () => {
    const toaster = createToaster();
    toaster.show({ text: 'Sorry' });
    vi.advanceTimersByTime(3000);
    toaster.show({ text: 'Sorry' });
    expect(toaster.toasts()).toHaveLength(1);
    vi.advanceTimersByTime(3999);
    expect(toaster.toasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toaster.toasts()).toHaveLength(0);
  });

  it('keeps the newest three', () => {
    const toaster = createToaster();
    for (const text of ['one', 'two', 'three', 'four']) toaster.show({ text });
    expect(toaster.toasts().map(({ text }) => text)).toEqual(['two', 'three', 'four']);
  });

  it('stands still while paused and runs on with what was left', () => {
    const toaster = createToaster();
    toaster.show({ text: 'Sorry' });
    vi.advanceTimersByTime(1000);
    toaster.pause();
    vi.advanceTimersByTime(60_000);
    expect(toaster.toasts()).toHaveLength(1);
    toaster.resume();
    vi.advanceTimersByTime(2999);
    expect(toaster.toasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toaster.toasts()).toHaveLength(0);
  });

  it('is not left paused by a toast that vanished under the pointer', () => {
    const toaster = createToaster();
    toaster.show({ text: 'one' });
    toaster.pause();
    toaster.dismiss(toaster.toasts()[0]?.id ?? 0);
    toaster.show({ text: 'two' });
    vi.advanceTimersByTime(4000);
    expect(toaster.toasts()).toHaveLength(0);
  });
});

describe('ToastRegion', () => {
  it('tells failures at once and the rest politely', () => {
    const toaster = createToaster();
    render(<ToastRegion toaster={toaster} dismissLabel="Dismiss" />);
    act(() => {
      toaster.show({ text: 'The link has expired' });
      toaster.show({ text: 'Added', tone: 'success' });
    });
    expect(screen.getByRole('alert')).toHaveTextContent('The link has expired');
    expect(screen.getByRole('status')).toHaveTextContent('Added');
  });

  it('can be dismissed', () => {
    const toaster = createToaster();
    render(<ToastRegion toaster={toaster} dismissLabel="Dismiss" />);
    act(() => toaster.show({ text: 'Added', tone: 'success' }));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('waits while the pointer rests on it', () => {
    const toaster = createToaster();
    render(<ToastRegion toaster={toaster} dismissLabel="Dismiss" />);
    act(() => toaster.show({ text: 'Added', tone: 'success' }));
    fireEvent.mouseEnter(screen.getByText('Added'));
    act(() => {
      vi.advanceTimersByTime(10_000);
    });
    expect(screen.getByText('Added')).toBeVisible();
  });
});
