import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';
import { Pagination } from './pagination.tsx';

const texts = { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };
const pathOf = (page: number) => `/list?page=${page}`;

describe('pageWindow', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ] as const)('page %i of %i', (page, count, shown) => {
    expect(pageWindow(page, count)).toEqual(shown);
  });
});

describe('Pagination', () => {
  it('links to the neighbours and marks the current page', () => {
    render(<Pagination page={2} pageCount={3} pathOf={pathOf} texts={texts} />);
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/list?page=1');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/list?page=3');
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  });

  it('has no way on from the last page, and is not there for a single one', () => {
    const { rerender } = render(<Pagination page={3} pageCount={3} pathOf={pathOf} texts={texts} />);
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    rerender(<Pagination page={1} pageCount={1} pathOf={pathOf} texts={texts} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
