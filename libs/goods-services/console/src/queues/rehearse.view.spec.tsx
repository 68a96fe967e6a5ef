// zh-punctuation: off, because the columns of a queue are joined by a half-width colon here.
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderQueueView } from '@caravan/console-core/testing';
import { aTask } from '@caravan/tasks/contract/testing';
import { goodsServicesConsole } from '../goods-services.console.ts';
import { view } from './rehearse.view.tsx';

const service = 'SV2611A1B2C3D';
const facts = {
  goods: ['Canvas tote × 2', 'Tea × 1'],
  items: 2,
  bins: ['A-01', 'A-02'],
  packing_note: 'Tins upright',
  packing_options: ['vacuum'],
};
const show = (language: 'en' | 'zh', known: object = facts) =>
  renderQueueView(view, {
    feature: goodsServicesConsole,
    task: aTask({ queue: 'rehearse', kind: 'service', ref: service, title: service, facts: { ...known } }),
    language,
  });

it.each([
  ['en', 'Bins: A-01, A-02', 'Packing options: Vacuum packing', 'Packing rehearsal'],
  ['zh', '库位: A-01、A-02', '打包服务: 抽真空压缩', '预演打包'],
] as const)(
  'rehearse shows goods, bins, options and note, and leads to its station (%s)',
  async (language, bins, options, name) => {
    await show(language);
    expect(await screen.findByText(bins)).toBeVisible();
    expect(screen.getByText(/Canvas tote × 2 · Tea × 1/)).toBeVisible();
    expect(screen.getByText(options)).toBeVisible();
    expect(screen.getAllByText(/Tins upright/).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/rehearse?service=${service}`);
  },
);

it('rehearse shows nothing for facts that a task lacks', async () => {
  await show('en', {});
  for (const cell of await screen.findAllByText(/^[\w ]+:/)) expect(cell).toHaveTextContent(/^[\w ]+:$/);
});
