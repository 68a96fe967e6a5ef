import { act, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { onDemand } from './on-demand.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Dialog = () => <p>Dialog</p>;

class Boundary extends Component<{ children: ReactNode }, { failure?: Error }> {
  override state: { failure?: Error } = {};
  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }
  override render() {
    return this.state.failure ? <p>{this.state.failure.message}</p> : this.props.children;
  }
}

const setOnline = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

test('appears when it is needed', async () => {
  const Part = onDemand<{ open: boolean }>(
    () => Promise.resolve(Dialog),
    ({ open }) => open,
  );
  const { rerender } = render(<Part open={false} />);
  expect(screen.queryByText('Dialog')).toBeNull();
  rerender(<Part open />);
  expect(await screen.findByText('Dialog')).toBeVisible();
});

test('without a network waits for one, and the page goes on', async () => {
  setOnline(false);
  const load = vi.fn(() => Promise.reject<typeof Dialog>(new Error('no network')));
  const Part = onDemand<object>(load, () => true);
  render(
    <Boundary>
      <p>Page</p>
      <Part />
    </Boundary>,
  );
  await waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.getByText('Page')).toBeVisible();
  load.mockImplementation(() => Promise.resolve(Dialog));
  setOnline(true);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Dialog')).toBeVisible();
  expect(screen.getByText('Page')).toBeVisible();
});

test('with a network that has just come back tries again, and the page goes on', async () => {
  vi.useFakeTimers();
  setOnline(true);
  const load = vi.fn(() => Promise.resolve(Dialog)).mockRejectedValueOnce(new Error('no network yet'));
  const Part = onDemand<object>(load, () => true);
  render(
    <Boundary>
      <p>Page</p>
      <Part />
    </Boundary>,
  );
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(screen.getByText('Page')).toBeVisible();
  expect(screen.queryByText('Dialog')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Dialog')).toBeVisible();
});

test('leaves a failure that stays to the page', async () => {
  vi.useFakeTimers();
  setOnline(true);
  vi.spyOn(console, 'error').mockReturnValue();
  const Part = onDemand<object>(
    () => Promise.reject(new Error('the file is gone')),
    () => true,
  );
  render(
    <Boundary>
      <p>Page</p>
      <Part />
    </Boundary>,
  );
  await act(() => vi.advanceTimersByTimeAsync(4999));
  expect(screen.getByText('Page')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('the file is gone')).toBeVisible();
});
