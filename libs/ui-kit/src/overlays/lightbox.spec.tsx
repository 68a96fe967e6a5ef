import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Lightbox } from './lightbox.tsx';

const pictures = ['a', 'b', 'c'].map((name) => ({ src: `/${name}.png`, alt: name }));

const show = async (index = 0) => {
  const onMove = vi.fn<(index: number) => void>();
  const onClose = vi.fn<() => void>();
  render(<Lightbox label="Photos" pictures={pictures} index={index} onMove={onMove} onClose={onClose} />);
  await screen.findByRole('dialog', { name: 'Photos' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveFocus());
  return { onMove, onClose, user: userEvent.setup() };
};

test('arrow keys and buttons move in a cycle, and the position is announced', async () => {
  const { onMove, user } = await show(2);
  expect(screen.getByText('Picture 3 of 3')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  await user.keyboard('{ArrowLeft}');
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(onMove.mock.calls).toEqual([[0], [1], [0]]);
});

test('a click zooms, and then arrow keys scroll the picture', async () => {
  const { onMove, user } = await show();
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{ArrowRight}');
  expect(onMove).not.toHaveBeenCalled();
});

test('the close button closes', async () => {
  const { onClose, user } = await show();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});
