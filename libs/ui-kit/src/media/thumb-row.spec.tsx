import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ThumbRow } from './thumb-row.tsx';

const goods = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `${index}`,
    name: `Bowl ${index + 1}`,
    quantity: index + 1,
    src: `/bowl-${index}.jpg`,
  }));

describe('ThumbRow', () => {
  it('shows four pictures, or three and the number of the rest', () => {
    const { rerender } = render(<ThumbRow thumbs={goods(4)} />);
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Bowl 1',
      'Bowl 2',
      'Bowl 3',
      'Bowl 4',
    ]);
    expect(screen.queryByText(/^\+/)).not.toBeInTheDocument();
    rerender(<ThumbRow thumbs={goods(6)} />);
    expect(screen.getAllByRole('img')).toHaveLength(3);
    expect(screen.getByText('+3')).toBeVisible();
  });

  it('names all goods with their quantity', () => {
    render(<ThumbRow thumbs={goods(6)} />);
    expect(
      screen.getByText('Bowl 1 × 1 · Bowl 2 × 2 · Bowl 3 × 3 · Bowl 4 × 4 · Bowl 5 × 5 · Bowl 6 × 6'),
    ).toBeVisible();
  });

  it('counts goods beyond those that it was given', () => {
    const { rerender } = render(<ThumbRow thumbs={goods(3)} count={200} />);
    expect(screen.getAllByRole('img')).toHaveLength(3);
    expect(screen.getByText('+197')).toBeVisible();
    expect(screen.getByText('Bowl 1 × 1 · Bowl 2 × 2 · Bowl 3 × 3 · +197')).toBeVisible();
    rerender(<ThumbRow thumbs={goods(3)} count={4} />);
    expect(screen.getByText('+1')).toBeVisible();
  });
});
