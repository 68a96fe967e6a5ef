import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Pagination } from './pagination.tsx';

const texts = { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };
const pathOf = (page: number) => `/list?page=${page}`;

describe('Pagination', () => {
  it('links to the neighbours and marks the current page', () => {
    render(<Pagination page={2} pageCount={3} pathOf={pathOf} texts={texts} />);
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/list?page=1');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/list?page=3');
    expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  });

  it('has no next link on the last page, and is hidden for a single page', () => {
    const { rerender } = render(<Pagination page={3} pageCount={3} pathOf={pathOf} texts={texts} />);
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    rerender(<Pagination page={1} pageCount={1} pathOf={pathOf} texts={texts} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
