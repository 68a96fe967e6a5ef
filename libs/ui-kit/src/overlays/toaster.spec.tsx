import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Toast, Toaster } from './toaster.tsx';

const ui = (toasts: readonly Toast[], duration = 4000) => (
  <Toaster toasts={toasts} duration={duration} label="Messages" dismissLabel="Dismiss" />
);

const failure: Toast = { id: '1', tone: 'danger', text: 'The link has expired' };
const success: Toast = { id: '2', tone: 'success', text: 'Added' };

vi.setConfig({ testTimeout: 30_000 });
const patiently = { timeout: 20_000 };

describe('Toaster', () => {
  it('announces errors at once and other toasts politely', async () => {
    render(ui([failure, success]));
    expect(await screen.findByRole('alert')).toHaveTextContent('The link has expired');
    expect(screen.getByRole('status')).toHaveTextContent('Added');
  });

  it('can be dismissed', async () => {
    render(ui([success]));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Added')).toBeNull(), patiently);
  });

  it('shows a toast for its duration, even if it leaves the list earlier', async () => {
    const { rerender } = render(ui([success], 40));
    await screen.findByText('Added');
    rerender(ui([], 40));
    expect(screen.getByText('Added')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Added')).toBeNull(), patiently);
  });

  it('shows the same text once', async () => {
    const { rerender } = render(ui([success]));
    await screen.findByText('Added');
    rerender(ui([success, { ...success, id: '3' }, failure]));
    // It is created after the second one, so that one would be there by then.
    await screen.findByText('The link has expired', undefined, patiently);
    expect(screen.getAllByText('Added')).toHaveLength(1);
  });

  it('shows three at most; the next one waits', async () => {
    render(ui(['one', 'two', 'three', 'four'].map((text, index) => ({ id: String(index), tone: 'info', text }))));
    await screen.findByText('three');
    expect(screen.queryByText('four')).toBeNull();
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
    await userEvent.click(first as HTMLElement);
    expect(await screen.findByText('four', undefined, patiently)).toBeInTheDocument();
  });

  it('pauses while the pointer is on it', async () => {
    // The clock of Ark's timers is another one in jsdom, so a toast of the same duration tells when the time is over.
    render([success, failure].map((toast) => <div key={toast.id}>{ui([toast], 300)}</div>));
    const toast = await screen.findByRole('status');
    const other = await screen.findByRole('alert');
    await userEvent.hover(toast);
    await waitFor(() => expect(other).not.toBeInTheDocument(), patiently);
    // A toast whose time is over is closed first, and removed a while later.
    expect(toast).toHaveAttribute('data-state', 'open');
    await userEvent.unhover(toast);
    await waitFor(() => expect(toast).not.toBeInTheDocument(), patiently);
  });
});
