import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PhotoStrip } from './photo-strip.tsx';
import { StationSignal } from './station-signal.tsx';
import { Station } from './station.tsx';
import { UndoBar } from './undo-bar.tsx';

describe('StationSignal', () => {
  it('is read out at once, also when it says the same again', () => {
    const { rerender } = render(
      <StationSignal tone="success" word="Correct" count={1}>
        2 of 5
      </StationSignal>,
    );
    const status = screen.getByRole('status');
    expect(status).toHaveAttribute('aria-live', 'assertive');
    expect(status).toHaveTextContent('Correct2 of 5');
    const before = screen.getByText('Correct');
    rerender(
      <StationSignal tone="success" word="Correct" count={2}>
        2 of 5
      </StationSignal>,
    );
    expect(screen.getByRole('status')).toBe(status);
    expect(screen.getByText('Correct')).not.toBe(before);
  });
});

describe('Station', () => {
  it('has its name as a heading, and leaves out a bottom without content', () => {
    const { container } = render(
      <Station title="Weigh" back={<a href="/console">Leave</a>}>
        <p>Step</p>
      </Station>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Weigh' })).toBeVisible();
    expect(container.querySelector('[class*=bottom]')).toBeNull();
  });
});

describe('UndoBar', () => {
  it('names its button without the seconds', async () => {
    const onUndo = vi.fn();
    render(<UndoBar text="Moved" undoLabel="Undo" secondsLeft={7} onUndo={onUndo} />);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledOnce();
  });
});

describe('PhotoStrip', () => {
  it('moves and removes photos; the ends do not move further', async () => {
    const onMove = vi.fn();
    const onRemove = vi.fn();
    render(
      <PhotoStrip
        label="Photos"
        photos={['a', 'b'].map((id) => ({ id, src: `/${id}.jpg`, alt: `Photo ${id}` }))}
        texts={{
          earlier: ({ id }) => `${id} forward`,
          later: ({ id }) => `${id} back`,
          remove: ({ id }) => `remove ${id}`,
        }}
        onMove={onMove}
        onRemove={onRemove}
      />,
    );
    expect(screen.getByRole('button', { name: 'a forward' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'b back' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'a back' }));
    await userEvent.click(screen.getByRole('button', { name: 'remove b' }));
    expect(onMove).toHaveBeenCalledExactlyOnceWith('a', 1);
    expect(onRemove).toHaveBeenCalledExactlyOnceWith('b');
  });
});
