import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chartScale, heightOf } from './chart-scale.ts';
import { BarChart, LineChart } from './charts.tsx';

describe('the scale of a chart', () => {
  it.each([
    [[3, 7], { low: 0, high: 10 }],
    [[110, 4], { low: 0, high: 200 }],
    [[-30, 420], { low: -50, high: 500 }],
    [[-3], { low: -5, high: 0 }],
    [[0], { low: 0, high: 1 }],
    [[], { low: 0, high: 1 }],
    [[1_000], { low: 0, high: 1_000 }],
  ])('has room for %j', (values, scale) => {
    expect(chartScale(values)).toEqual(scale);
  });

  it('puts the greatest value at the top and the least at the bottom', () => {
    const scale = { low: -50, high: 150 };
    expect([150, 50, 0, -50].map((value) => heightOf(value, scale))).toEqual([0, 50, 75, 100]);
  });
});

const format = String;

describe('BarChart', () => {
  it('stands the bars of a point on each other', () => {
    const { container } = render(
      <BarChart series={['Orders', 'Packages']} points={[{ label: 'Mon', values: [60, 40] }]} format={format} />,
    );
    const bars = [...container.querySelectorAll('rect')].map((bar) => [
      bar.getAttribute('y'),
      bar.getAttribute('height'),
    ]);
    expect(bars).toEqual([
      ['40', '60'],
      ['0', '40'],
    ]);
    expect(container).toHaveTextContent('Orders');
  });
});

describe('LineChart', () => {
  it('goes below zero, and names its first and last point', () => {
    const points = [
      { label: 'Mon', values: [10] },
      { label: 'Tue', values: [-10] },
    ];
    const { container } = render(<LineChart series={['Margin']} points={points} format={format} />);
    expect(container.querySelector('path[data-series]')).toHaveAttribute('d', 'M0.5 0L1.5 100');
    expect(container).toHaveTextContent('10-10MonTue');
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});
