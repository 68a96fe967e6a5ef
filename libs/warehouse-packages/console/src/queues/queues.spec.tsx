// zh-punctuation: off, because the columns of a queue are joined by a half-width colon here.
import { screen, waitFor } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { expect, it } from 'vitest';
import type { BulkOutcome, QueuePanelProps, QueueTask } from '@caravan/console-core';
import { renderQueueView } from '@caravan/console-core/testing';
import type { Language } from '@caravan/kernel';
import { aTask } from '@caravan/tasks/contract/testing';
import { fail } from '@caravan/warehouse-packages/contract';
import { createPickContract } from '@caravan/warehouse-packages/contract/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { warehousePackagesConsole as feature } from '../warehouse-packages.console.ts';

type Queue = 'qc' | 'shelve' | 'pack' | 'ship' | 'expiry';

const taskOf = (queue: Queue, ref: string, facts: ReturnType<typeof aTask>['facts']): QueueTask =>
  aTask({
    id: `task_${ref}`,
    queue,
    kind: ref.startsWith('PK') ? 'package' : 'item',
    ref,
    title: ref.startsWith('PK') ? ref : 'Canvas tote',
    facts,
    amount_fen: null,
  });

const item = 'IT2611048213K';
const parcel = 'PK2611READY02';
const goods = { spec: 'navy', image: null, quantity: 2, bin: 'A-01', user_id: 'user_1' };
const box = { line: 'Airmail parcel', line_zh: '航空小包', country: 'DE', items: 3, bins: ['A-01', 'A-02'] };
const tasks: Record<Queue, QueueTask> = {
  qc: taskOf('qc', item, {
    ...goods,
    photos_due: 2,
    photo_note: 'the seam',
    condition: 'damaged',
    condition_note: 'wet',
  }),
  shelve: taskOf('shelve', item, { ...goods, weight_g: 1_240, length_mm: 320, width_mm: 280, height_mm: 90 }),
  pack: taskOf('pack', parcel, { ...box, packing_note: 'No shoe box', pick_id: 'PL2611048213K' }),
  ship: taskOf('ship', parcel, { ...box, carrier: 'China Post' }),
  expiry: taskOf('expiry', item, { ...goods, free_until: '2020-01-01T00:00:00.000Z' }),
};

/** Shows what a queue's page shows of one task: its cells, its panel, and the actions on all. */
const show = async (queue: Queue, language: Language = 'en', handlers: HttpHandler[] = [], task = tasks[queue]) => {
  const outcomes: BulkOutcome[] = [];
  const load = feature.queues?.[queue];
  if (!load) throw new Error(`no view of ${queue}`);
  const { view } = await load();
  const Panel = (props: QueuePanelProps) => (
    <>
      <view.Panel {...props} />
      {view.bulk?.map(({ key, Button }) => (
        <Button key={key} tasks={[task]} onResult={(outcome) => outcomes.push(outcome)} />
      ))}
    </>
  );
  const shown = await renderQueueView({ ...view, Panel }, { feature, task, language, handlers });
  return { ...shown, outcomes };
};

it.each(Object.keys(tasks) as Queue[])('%s shows nothing for facts that a task lacks', async (queue) => {
  const { container } = await show(queue, 'en', [], { ...tasks[queue], facts: {} });
  for (const cell of await screen.findAllByText(/^[\w ]+:/)) expect(cell).toHaveTextContent(/^[\w ]+:$/);
  expect(container).not.toHaveTextContent(/0 pieces|Free until/);
});

it('qc says what is to be photographed and checked', async () => {
  await show('qc');
  expect(await screen.findByText('To do: 2 photos to take · Damaged')).toBeVisible();
  expect(screen.getByText('the seam')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check and photograph' })).toHaveAttribute('href', `/check?item=${item}`);
});

it('shelve shows how large the goods are, in Chinese', async () => {
  await show('shelve', 'zh');
  expect(await screen.findByText('尺寸: 32 × 28 × 9 cm · 1.24 kg')).toBeVisible();
  expect(screen.getByRole('link', { name: '上架' })).toHaveAttribute('href', '/shelve');
});

it('pack shows bins and note, and makes a pick list of the selected packages', async () => {
  const refuse = mockEndpoint(createPickContract, ({ body }) => {
    throw fail('not_pickable', { numbers: body.packages.join(', ') });
  });
  const { user, outcomes } = await show('pack', 'en', [refuse]);
  expect(await screen.findByText('Bins: A-01, A-02')).toBeVisible();
  expect(screen.getByText('Shipping method: Airmail parcel')).toBeVisible();
  expect(screen.getByText('No shoe box')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pick list' })).toHaveAttribute('href', '/pick/PL2611048213K');
  await user.click(screen.getByRole('button', { name: 'Pick 1 package' }));
  const message = `Some of these packages can’t be picked: ${parcel}`;
  await waitFor(() => expect(outcomes).toEqual([{ done: [], refused: [{ id: `task_${parcel}`, message }] }]));
});

it('ship shows the carrier, in Chinese', async () => {
  await show('ship', 'zh');
  expect(await screen.findByText('承运商: China Post')).toBeVisible();
  expect(screen.getByText('线路: 航空小包')).toBeVisible();
  expect(screen.getByRole('link', { name: '交接单' })).toHaveAttribute('href', '/handover');
});

it('expiry shows the fee so far', async () => {
  await show('expiry');
  expect(await screen.findByRole('button', { name: 'Copy the shopper’s id' })).toBeVisible();
  await waitFor(() => expect(screen.getByText(/Fee so far/)).toHaveTextContent(/¥[1-9]/));
});
