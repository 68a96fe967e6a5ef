import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { ListPage, type ListResult } from './list-page.tsx';
import { useCursorList } from './use-cursor-list.ts';

const states = ['open', 'done'] as const;
const asked: object[] = [];
let result: ListResult<{ name: string }>;

beforeEach(() => {
  asked.length = 0;
});

const Part = () => {
  const list = useCursorList([
    { name: 'q', kind: 'search', label: 'Words' },
    { name: 'state', label: 'State', options: states.map((value) => ({ value, label: value })) },
  ]);
  asked.push({ ...list.query, cursor: list.cursor });
  const columns = [{ id: 'name', header: 'Name', cell: ({ name }: { name: string }) => name }];
  const texts = { title: 'Things', empty: 'Nothing matches', none: 'There are no things yet' };
  return <ListPage {...texts} {...{ list, result, columns }} keyOf={({ name }) => name} />;
};

it('asks for what is declared, and forgets the place when a filter changes', async () => {
  result = { currentData: { items: [{ name: 'one' }], next: 'c2', count: 2 }, isError: false, refetch: () => null };
  const { user } = await renderPart(Part, { search: '?q=%20red%20&state=strange&cursor=c1' });
  expect(asked.at(-1)).toEqual({ q: 'red', state: undefined, cursor: 'c1' });
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', expect.stringContaining('cursor=c2'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'done');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ q: 'red', state: 'done', cursor: undefined }));
});

it('searches as it is typed, and keeps the focus', async () => {
  result = { currentData: [{ name: 'one' }], isError: false, refetch: () => null };
  const { user } = await renderPart(Part, { search: '?state=done&cursor=c1' });
  const field = screen.getByRole('searchbox', { name: 'Words' });
  await user.type(field, 'red ');
  await waitFor(() => expect(asked.at(-1)).toEqual({ q: 'red', state: 'done', cursor: undefined }));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('red ');
});

it('says that reading again failed, also above the rows that it has', async () => {
  result = { currentData: [{ name: 'one' }], isError: true, refetch: () => null };
  await renderPart(Part);
  expect(screen.getByRole('heading', { name: 'The list could not be read' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'one' })).toBeVisible();
});

it.each([
  ['', 'There are no things yet'],
  ['?state=strange', 'There are no things yet'],
  ['?state=done', 'Nothing matches'],
  ['?cursor=c2', 'Nothing matches'],
])('says why it is empty (%s)', async (search, why) => {
  result = { currentData: { items: [], next: null, count: 0 }, isError: false, refetch: () => null };
  await renderPart(Part, { search });
  expect(screen.getByText(why)).toBeVisible();
});
