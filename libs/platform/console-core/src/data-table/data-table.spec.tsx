import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DataTable, type DataColumn, type DataTableSorting } from './data-table.tsx';

interface Parcel {
  number: string;
  weight: number;
}

const parcels: Parcel[] = [
  { number: 'PA1', weight: 300 },
  { number: 'PA2', weight: 1_200 },
];
const columns: DataColumn<Parcel>[] = [
  { id: 'number', header: 'Number', rowHeader: true, cell: ({ number }) => <a href={`#${number}`}>{number}</a> },
  { id: 'weight', header: 'Weight', numeric: true, sortable: true, cell: ({ weight }) => `${weight} g` },
  { id: 'print', header: 'Label', headerHidden: true, cell: () => <button type="button">Print</button> },
];

interface Options {
  onActivate?: (parcel: Parcel) => void;
  sorting?: DataTableSorting;
}

const show = ({ onActivate, sorting }: Options = {}) => {
  const changes: string[][] = [];
  const Sample = () => {
    const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
    return (
      <DataTable
        caption="Parcels"
        columns={columns}
        rows={parcels}
        keyOf={({ number }) => number}
        activeKey="PA2"
        {...(onActivate ? { onActivate } : {})}
        {...(sorting ? { sorting } : {})}
        selection={{
          keys,
          onChange: (next) => {
            changes.push([...next]);
            setKeys(next);
          },
          labelOf: ({ number }) => `Select ${number}`,
          allLabel: 'Select all',
        }}
      />
    );
  };
  render(<Sample />);
  return { changes, user: userEvent.setup() };
};

const rowOf = (name: RegExp) => screen.getByRole('row', { name });

it('shows a row for each object, named by its header, and marks the one that is open', () => {
  show();
  expect(screen.getByRole('table', { name: 'Parcels' })).toBeInTheDocument();
  expect(within(rowOf(/PA1/)).getByRole('rowheader')).toHaveTextContent('PA1');
  expect(within(rowOf(/PA1/)).getByText('300 g')).toBeInTheDocument();
  expect(rowOf(/PA2/)).toHaveAttribute('aria-current', 'true');
  expect(rowOf(/PA1/)).not.toHaveAttribute('aria-current');
});

it('selects one row, all rows and none', async () => {
  const { changes, user } = show();
  await user.click(screen.getByRole('checkbox', { name: 'Select PA2' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(changes).toEqual([['PA2'], ['PA2', 'PA1'], []]);
});

it('opens a row by a click, but not by a click on a link or control in it', async () => {
  const onActivate = vi.fn();
  const { user } = show({ onActivate });
  await user.click(screen.getByRole('link', { name: 'PA1' }));
  await user.click(within(rowOf(/PA1/)).getByRole('button', { name: 'Print' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select PA1' }));
  expect(onActivate).not.toHaveBeenCalled();
  await user.click(screen.getByText('300 g'));
  expect(onActivate.mock.calls).toEqual([[parcels[0]]]);
});

it('asks its owner to sort, first upwards, then downwards', async () => {
  const onChange = vi.fn();
  const { user } = show({ sorting: { by: 'weight', descending: false, onChange } });
  expect(screen.getByRole('columnheader', { name: 'Weight' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.queryByRole('button', { name: 'Number' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Weight' }));
  expect(onChange.mock.calls).toEqual([['weight', true]]);
});
