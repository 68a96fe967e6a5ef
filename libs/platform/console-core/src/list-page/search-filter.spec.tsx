import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { SearchFilter } from './search-filter.tsx';

const set = vi.fn();

/** An address that changes when the test presses its buttons: a busy browser is that late. */
const Late = () => {
  const [applied, setApplied] = useState('');
  const filters = { get: () => applied, find: () => applied || undefined, set, hrefWith: () => '' };
  return (
    <>
      <SearchFilter name="q" label="Words" filters={filters} />
      {['re', 'red', 'none'].map((value) => (
        <button key={value} onClick={() => setApplied(value === 'none' ? '' : value)}>
          {value}
        </button>
      ))}
    </>
  );
};

it('keeps what is typed while the address is late, and follows another address', async () => {
  const { user } = await renderPart(Late);
  const field = screen.getByRole('searchbox', { name: 'Words' });
  for (const [typed, sent] of [
    ['re', 're'],
    ['d', 'red'],
  ] as const) {
    await user.type(field, typed);
    await waitFor(() => expect(set).toHaveBeenLastCalledWith({ q: sent }, { replace: true }));
  }
  await user.click(screen.getByRole('button', { name: 're' }));
  expect(field).toHaveValue('red');
  await user.click(screen.getByRole('button', { name: 'red' }));
  expect(field).toHaveValue('red');
  await user.click(screen.getByRole('button', { name: 'none' }));
  expect(field).toHaveValue('');
});
