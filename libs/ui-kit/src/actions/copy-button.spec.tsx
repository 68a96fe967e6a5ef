import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

const button = <CopyButton value="CV-1" label="Copy number" />;

describe('CopyButton', () => {
  it('copies and says so', async () => {
    const user = userEvent.setup();
    render(button);
    await user.click(screen.getByRole('button', { name: 'Copy number' }));
    expect(await navigator.clipboard.readText()).toBe('CV-1');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
  });

  it('says so when the browser refuses', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    render(button);
    await user.click(screen.getByRole('button', { name: 'Copy number' }));
    expect(screen.getByRole('status')).toHaveTextContent('Could not be copied');
  });
});
