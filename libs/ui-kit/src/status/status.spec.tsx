import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Table } from '../data/table.tsx';
import { Money } from '../text/money.tsx';
import { StatusBadge } from './badge.tsx';
import { CountBadge } from './count-badge.tsx';
import { ErrorView } from './error-view.tsx';
import { FreeDaysRing, freeDaysTone } from './free-days-ring.tsx';
import { Sparkline, sparkPoints } from './sparkline.tsx';
import { Timeline } from './timeline.tsx';

describe('CountBadge', () => {
  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('shows %i as %s', (count, text) => {
    const { container } = render(<CountBadge count={count} />);
    expect(container).toHaveTextContent(text);
  });

  it('is hidden at zero', () => {
    const { container } = render(<CountBadge count={0} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('StatusBadge', () => {
  it('shows a status by text and icon', () => {
    const { container } = render(<StatusBadge tone="success">In stock</StatusBadge>);
    expect(screen.getByText('In stock')).toBeVisible();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('freeDaysTone', () => {
  it.each([
    [30, 'teal'],
    [8, 'teal'],
    [7, 'amber'],
    [3, 'amber'],
    [2, 'red'],
    [0, 'red'],
  ] as const)('%i days are %s', (left, tone) => {
    expect(freeDaysTone(left)).toBe(tone);
  });
});

describe('FreeDaysRing', () => {
  it('has the number inside and a text label', () => {
    render(<FreeDaysRing left={6} label="6 free days left" />);
    expect(screen.getByRole('img', { name: '6 free days left' })).toHaveTextContent('6');
  });

  it('does not go below zero', () => {
    render(<FreeDaysRing left={-3} label="No free days left" />);
    expect(screen.getByRole('img')).toHaveTextContent(/^0$/);
  });
});

describe('Sparkline', () => {
  it('runs from the lowest to the highest value', () => {
    const points = sparkPoints([10, 20, 15]);
    expect(points[0]).toEqual([4, 46]);
    expect(points[1]?.[1]).toBe(4);
    expect(points[2]?.[0]).toBe(196);
  });

  it('is level when nothing changed, and absent without values', () => {
    expect(sparkPoints([5, 5]).map(([, y]) => y)).toEqual([25, 25]);
    const { container } = render(<Sparkline values={[]} label="Balance" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('Timeline', () => {
  it('marks the current stop and reads out the state of each', () => {
    render(
      <Timeline
        label="What happened"
        stateTexts={{ done: 'Done:', current: 'Now:', next: 'Next:', stopped: 'Ended:' }}
        nodes={[
          {
            key: 'paid',
            state: 'done',
            title: 'Paid',
            time: { iso: '2026-11-12T09:14', text: '12 Nov 09:14' },
          },
          { key: 'stock', state: 'current', title: 'In stock' },
          { key: 'ship', state: 'next', title: 'Shipped' },
        ]}
      />,
    );
    const nodes = within(screen.getByRole('list', { name: 'What happened' })).getAllByRole('listitem');
    expect(nodes.map((node) => node.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(nodes[0]).toHaveTextContent('Done: Paid12 Nov 09:14');
  });
});

describe('Money', () => {
  it('shows yuan with two decimals, the conversion only beside it', () => {
    render(<Money fen={123_450} about="about $172.83" />);
    expect(screen.getByText('¥1,234.50')).toBeVisible();
    expect(screen.getByText('about $172.83')).toBeVisible();
  });

  it('names the country of a balance, and the sign of incoming amounts', () => {
    render(<Money fen={123_450} balance />);
    render(<Money fen={500} signed />);
    expect(screen.getByText('CN ¥1,234.50')).toBeVisible();
    expect(screen.getByText('+¥5.00')).toBeVisible();
  });
});

describe('Table', () => {
  it('keeps roles and labels in the card layout', () => {
    render(
      <Table
        caption="Lines"
        rows={[{ name: 'Express', days: '3-5' }]}
        keyOf={({ name }) => name}
        columns={[
          { key: 'name', header: 'Line', rowHeader: true, cell: ({ name }) => name },
          { key: 'days', header: 'Days', numeric: true, cell: ({ days }) => days },
        ]}
      />,
    );
    expect(screen.getByRole('table', { name: 'Lines' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Express' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '3-5' })).toHaveAttribute('data-label', 'Days');
  });
});

describe('ErrorView', () => {
  it('has the first-level heading of a page; for a part it is an alert', () => {
    const { unmount } = render(<ErrorView status={404} title="This page could not be found" />);
    expect(screen.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    unmount();
    render(<ErrorView level={2} title="We could not load your orders" />);
    expect(screen.getByRole('alert')).toHaveTextContent('We could not load your orders');
  });
});
