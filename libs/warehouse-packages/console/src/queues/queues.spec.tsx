// zh-punctuation: off, because the columns of a queue are joined by a half-width colon here.
import { screen, waitFor } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { expect, it } from 'vitest';
import type { BulkOutcome, QueuePanelProps, QueueTask } from '@caravan/console-core';
import { renderQueueView, testStaff } from '@caravan/console-core/testing';
import type { Language, StaffRole } from '@caravan/kernel';
import { aTask } from '@caravan/tasks/contract/testing';
import {
  acceptGoods,
  approveClaim,
  cancelStaffPackage,
  disposeGoods,
  fail,
  rejectClaim,
  waivePackageExtra,
} from '@caravan/warehouse-packages/contract';
import {
  acceptGoodsContract,
  approveClaimContract,
  cancelStaffPackageContract,
  createPickContract,
  disposeGoodsContract,
  listStaffStoreContract,
  rejectClaimContract,
  waivePackageExtraContract,
} from '@caravan/warehouse-packages/contract/staff';
import { aClaim, anInsurance } from '@caravan/warehouse-packages/contract/testing';
import { aStaffItem, aStaffPackage } from '@caravan/warehouse-packages/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { warehouseHandlers } from '../mocks/warehouse.handlers.ts';
import { warehousePackagesConsole as feature } from '../warehouse-packages.console.ts';

type Queue = 'qc' | 'shelve' | 'pack' | 'weigh' | 'held' | 'ship' | 'claim' | 'expiry';

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
    measurements: 1,
    condition: 'damaged',
    condition_note: 'wet',
    item_id: 'item_1',
    order_number: 'CV2611A1B2C3D',
  }),
  shelve: taskOf('shelve', item, { ...goods, weight_g: 1_240, length_mm: 320, width_mm: 280, height_mm: 90 }),
  pack: taskOf('pack', parcel, {
    ...box,
    packing_note: 'No shoe box',
    packing_options: ['vacuum', 'gift'],
    pick_id: 'PL2611048213K',
  }),
  weigh: taskOf('weigh', parcel, { ...box, weight_g: 1_440 }),
  held: taskOf('held', parcel, { ...box, weight_g: 1_440, weighed_g: 2_300, outcome: 'refused' }),
  claim: { ...taskOf('claim', `${parcel}-C1`, { claim_kind: 'damaged', cover_fen: 50_000 }), amount_fen: 20_000 },
  ship: taskOf('ship', parcel, { ...box, carrier: 'China Post' }),
  expiry: taskOf('expiry', item, {
    ...goods,
    item_id: 'item_1',
    free_until: '2020-01-01T00:00:00.000Z',
    daily_fee_fen: 50,
    fee_max_fen: 3_000,
    dispose_at: '2020-05-30T00:00:00.000Z',
    warnings: 3,
  }),
};

/** A package with an open claim of ¥200.00. */
const claimed = () =>
  aStaffPackage({
    number: parcel,
    status: 'done',
    insurance: anInsurance(),
    claims: [aClaim({ ref: `${parcel}-C1`, pictures: ['/v1/store/photos/one'] })],
  });

/** Shows what a queue's page shows of one task: its cells, its panel, and the actions on all. */
const show = async (
  queue: Queue,
  language: Language = 'en',
  handlers: HttpHandler[] = [],
  task = tasks[queue],
  roles: StaffRole[] = ['packer', 'service'],
) => {
  const outcomes: BulkOutcome[] = [];
  const load = feature.queues?.[queue];
  if (!load) throw new Error(`no view of ${queue}`);
  const { view } = await load();
  const store = mockEndpoint(listStaffStoreContract, () => ({
    items: [aStaffItem({ photos: [{ url: '/photo', thumb_url: '/thumb', piece: 2 }] })],
    next: null,
    count: 1,
  }));
  const Panel = (props: QueuePanelProps) => (
    <>
      <view.Panel {...props} />
      {view.bulk?.map(({ key, Button }) => (
        <Button key={key} tasks={[task]} onResult={(outcome) => outcomes.push(outcome)} />
      ))}
    </>
  );
  const shown = await renderQueueView(
    { ...view, Panel },
    { feature, task, language, handlers: [...handlers, store], me: { ...testStaff, roles } },
  );
  return { ...shown, outcomes };
};

it.each(Object.keys(tasks) as Queue[])('%s shows nothing for facts that a task lacks', async (queue) => {
  const { container } = await show(queue, 'en', warehouseHandlers({ packages: [claimed()] }), {
    ...tasks[queue],
    facts: {},
  });
  for (const cell of await screen.findAllByText(/^[\w ]+:/)) expect(cell).toHaveTextContent(/^[\w ]+:$/);
  expect(container).not.toHaveTextContent(/0 pieces|Free until/);
});

it('qc says what is to be photographed and checked', async () => {
  await show('qc');
  expect(await screen.findByText('To do: 2 photos to take · 1 to measure · Damaged')).toBeVisible();
  expect(screen.getByText('the seam')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check and photograph' })).toHaveAttribute('href', `/check?item=${item}`);
  expect(screen.getByRole('link', { name: 'Ask the shopper' })).toHaveAttribute(
    'href',
    '/orders/CV2611A1B2C3D?ask=item_1',
  );
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
  expect(screen.getByText('Vacuum packing, Gift: no invoices or prices in the parcel')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pick list' })).toHaveAttribute('href', '/pick/PL2611048213K');
  await user.click(screen.getByRole('button', { name: 'Pick 1 package' }));
  const message = `Some of these packages can’t be picked: ${parcel}`;
  await waitFor(() => expect(outcomes).toEqual([{ done: [], refused: [{ id: `task_${parcel}`, message }] }]));
});

it('pack marks a package with goods that failed their check, and lets service decide there', async () => {
  const number = 'IT2611048216K';
  const failing = aStaffPackage({ number: parcel, failed_goods: [{ item_id: 'item_1', number, note: 'a torn seam' }] });
  const task = { ...tasks.pack, facts: { ...tasks.pack.facts, failed: [number], missing: ['IT2611048217K'] } };
  const accept = mockEndpoint(acceptGoodsContract, () => aStaffItem({ check: 'accepted' }));
  const { user } = await show('pack', 'en', [accept, ...warehouseHandlers({ packages: [failing] })], task);
  expect(await screen.findByText('1 failed the check')).toBeVisible();
  expect(screen.getByText('1 searched for')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Goods that are searched for' })).toHaveAttribute(
    'href',
    '/shelf?only=missing',
  );
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'wanted all the same');
  await user.click(screen.getByRole('button', { name: `Let ${number} leave` }));
  await waitFor(() =>
    expect(sentTo(acceptGoods)).toMatchObject([{ params: { id: 'item_1' }, body: { note: 'wanted all the same' } }]),
  );
});

it('weigh shows the quoted weight and leads to the scales', async () => {
  await show('weigh');
  expect(await screen.findByText('Quoted weight: 1.44 kg')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Weigh' })).toHaveAttribute('href', `/weigh?package=${parcel}`);
});

it.each([
  ['en', 'Let it leave', 'The package may leave', waivePackageExtra],
  ['zh', '取消包裹', '包裹已取消', cancelStaffPackage],
] as const)('held lets a parcel leave or cancels it, with a reason (%s)', async (language, button, done, call) => {
  const answer = () => aStaffPackage({ number: parcel });
  const { user } = await show('held', language, [
    mockEndpoint(waivePackageExtraContract, answer),
    mockEndpoint(cancelStaffPackageContract, answer),
  ]);
  await screen.findByText(language === 'en' ? 'Weighed: 2.30 kg' : '实重: 2.30 kg');
  await user.click(await screen.findByRole('button', { name: button }));
  expect(sentTo(call)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: /^(Reason|原因)/ }), 'our fault');
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(sentTo(call)).toMatchObject([{ params: { number: parcel }, body: { note: 'our fault' } }]);
});

it('held says what the shopper is asked for, and why the server refused', async () => {
  const refuse = mockEndpoint(waivePackageExtraContract, () => {
    throw fail('no_open_extra', { number: parcel });
  });
  const task = { ...tasks.held, amount_fen: 3_000, facts: { ...tasks.held.facts, outcome: 'asked' } };
  const { user } = await show('held', 'en', [refuse], task);
  expect(await screen.findByText(/The shopper is asked for ¥30.00/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'our fault');
  await user.click(screen.getByRole('button', { name: 'Let it leave' }));
  expect(await screen.findAllByText(`Package ${parcel} waits for no payment or decision`)).not.toHaveLength(0);
  expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('our fault');
});

it.each(
  byTurns([
    [
      'en',
      'Pay to the balance',
      'Enter an amount of at most ¥200.00',
      'Answer',
      'Approve and pay',
      'The claim is paid',
    ],
    ['zh', '赔付金额', '请输入不超过 ¥200.00 的金额', '处理说明', '通过并赔付', '已赔付'],
  ] as const),
)(
  'claim shows its facts and is paid in part, with an answer (%s)',
  async (language, amount, wrong, note, button, done) => {
    const pay = mockEndpoint(approveClaimContract, claimed);
    const handlers = [pay, ...warehouseHandlers({ packages: [claimed()] })];
    const { user } = await show('claim', language, handlers, tasks.claim, ['finance']);
    expect(await screen.findByText('The lamp is broken.')).toBeVisible();
    expect(screen.getAllByText('¥500.00').length).toBeGreaterThan(0);
    expect(screen.getByRole('img', { name: /1/ })).toBeVisible();
    const field = screen.getByRole('textbox', { name: amount });
    expect(field).toHaveValue('200.00');
    await user.clear(field);
    await user.type(field, '200.01');
    await user.type(screen.getByRole('textbox', { name: note }), 'half of it is whole');
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(wrong)));
    expect(sentTo(approveClaim)).toEqual([]);
    await user.clear(field);
    await user.type(field, '120');
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(done)).toBeVisible();
    const body = { amount_fen: 12_000, note: 'half of it is whole' };
    expect(sentTo(approveClaim)).toMatchObject([{ params: { ref: `${parcel}-C1` }, body }]);
  },
);

it('claim is rejected with an answer, and says why the server refused', async () => {
  const refuse = mockEndpoint(rejectClaimContract, () => {
    throw fail('claim_closed');
  });
  const handlers = [refuse, ...warehouseHandlers({ packages: [claimed()] })];
  const { user } = await show('claim', 'en', handlers, tasks.claim, ['finance']);
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(sentTo(rejectClaim)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), 'the box is whole');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('This claim is already decided')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('the box is whole');
});

it('ship shows the carrier, in Chinese', async () => {
  await show('ship', 'zh');
  expect(await screen.findByText('承运商: China Post')).toBeVisible();
  expect(screen.getByText('线路: 航空小包')).toBeVisible();
  expect(screen.getByRole('link', { name: '交接单' })).toHaveAttribute('href', '/handover');
});

it('expiry shows the fee so far, the most of it after two months, and the disposal', async () => {
  await show('expiry');
  expect(await screen.findByRole('button', { name: 'Copy the shopper’s id' })).toBeVisible();
  await waitFor(() => expect(screen.getByText(/Fee so far/)).toHaveTextContent('¥30.00'));
  expect(screen.getByText(/^Disposal:/)).toHaveTextContent(/30 May 2020 · 3 of 3 warnings/);
});

it.each(
  byTurns([
    ['en', 'Dispose', 'What is done with them', 'Dispose of them', 'The goods are disposed of'],
    ['zh', '处置', '处置方式', '确认处置', '商品已处置'],
  ] as const),
)('expiry disposes of goods whose date has come, with a note (%s)', async (...words) => {
  const [language, button, note, confirm, done] = words;
  const answer = mockEndpoint(disposeGoodsContract, ({ params, body }) => ({
    item_id: params.item_id,
    number: item,
    note: body.note,
    at: '2020-06-01T00:00:00.000Z',
  }));
  const { user } = await show('expiry', language, [answer]);
  const press = async () => user.click(await screen.findByRole('button', { name: button }));
  await press();
  expect(sentTo(disposeGoods)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: new RegExp(`^${note}`) }), 'given to the recycler');
  await press();
  expect(await screen.findByText(/Canvas tote.*IT2611048213K.*given to the recycler/)).toBeVisible();
  expect(sentTo(disposeGoods)).toEqual([]);
  await user.click(screen.getByRole('button', { name: confirm }));
  expect(await screen.findByText(done)).toBeVisible();
  expect(sentTo(disposeGoods)).toMatchObject([
    { params: { item_id: 'item_1' }, body: { note: 'given to the recycler' } },
  ]);
});

it('expiry says why the server refused a disposal, and keeps the note', async () => {
  const refuse = mockEndpoint(disposeGoodsContract, () => {
    throw fail('item_in_package', { number: parcel });
  });
  const { user } = await show('expiry', 'en', [refuse]);
  await user.type(await screen.findByRole('textbox', { name: /What is done/ }), 'thrown away');
  await user.click(screen.getByRole('button', { name: 'Dispose' }));
  await user.click(await screen.findByRole('button', { name: 'Dispose of them' }));
  expect(await screen.findAllByText(`These goods are in package ${parcel}`)).not.toHaveLength(0);
  expect(screen.getByRole('textbox', { name: /What is done/ })).toHaveValue('thrown away');
});

it('expiry keeps the goods if the question is answered so', async () => {
  const { user } = await show('expiry');
  await user.type(await screen.findByRole('textbox', { name: /What is done/ }), 'thrown away');
  await user.click(screen.getByRole('button', { name: 'Dispose' }));
  await user.click(await screen.findByRole('button', { name: 'Keep them' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Dispose of them' })).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: /What is done/ })).toHaveValue('thrown away');
  expect(sentTo(disposeGoods)).toEqual([]);
});

it.each([
  ['two warnings were sent', { warnings: 2 }],
  ['the date has not come', { dispose_at: '2096-05-30T00:00:00.000Z' }],
])('expiry offers no disposal while only %s', async (_why, facts) => {
  await show('expiry', 'en', [], { ...tasks.expiry, facts: { ...tasks.expiry.facts, ...facts } });
  await waitFor(() => expect(screen.getByText(/Fee so far/)).toHaveTextContent('¥30.00'));
  expect(screen.queryByRole('button', { name: 'Dispose' })).not.toBeInTheDocument();
});
