import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Lightbox } from './lightbox.tsx';

const texts = {
  label: 'Photos',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  position: (place: number, count: number) => `${place} of ${count}`,
};
const pictures = ['a', 'b', 'c'].map((name) => ({ src: `/${name}.png`, alt: name }));

const show = (index = 0) => {
  const [onMove, onClose] = [vi.fn<(index: number) => void>(), vi.fn<() => void>()];
  render(<Lightbox pictures={pictures} index={index} onMove={onMove} onClose={onClose} texts={texts} />);
  return { onMove, onClose, user: userEvent.setup() };
};

test('arrows and buttons move round, the place is said', async () => {
  const { onMove, user } = show(2);
  expect(screen.getByText('3 of 3')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  await user.keyboard('{ArrowLeft}');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(onMove.mock.calls).toEqual([[0], [1], [0]]);
});

test('a press zooms, and then the arrows belong to the picture', async () => {
  const { onMove, user } = show();
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{ArrowRight}');
  expect(onMove).not.toHaveBeenCalled();
});

test('the close button closes', async () => {
  const { onClose, user } = show();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});
