import { screen, waitFor } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { expect, it } from 'vitest';
import { scanCode } from '@caravan/console-core/testing';
import { lookUpCodeContract } from '@caravan/procurement/contract/schema';
import { fail, packPackage } from '@caravan/warehouse-packages/contract';
import { listPackingContract, packPackageContract } from '@caravan/warehouse-packages/contract/staff';
import { aParcelItem } from '@caravan/warehouse-packages/contract/testing';
import { aPick, aStaffPackage, packingWorkOf } from '@caravan/warehouse-packages/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { warehouseHandlers } from '../../mocks/warehouse.handlers.ts';
import { showStation, signal, testDevice } from '../../testing/show-page.ts';

const one = 'IT2611048213K';
const two = 'IT2611048214K';
const parcel = aStaffPackage({
  number: 'PK2611ABCDEFG',
  items: [
    { ...aParcelItem(), number: one, bin: null },
    { ...aParcelItem({ id: 'item_2', name: 'Tea' }), number: two, bin: null },
  ],
  packing_note: 'No shoe box, please',
  packing_options: [{ kind: 'corner_protection', price_fen: 500 }],
});
const other = aStaffPackage({
  number: 'PK2611ABCDEFH',
  items: [{ ...aParcelItem(), number: 'IT2611048215K', bin: null }],
});
const failing = aStaffPackage({
  number: 'PK2611ABCDEFJ',
  items: [{ ...aParcelItem(), number: 'IT2611048216K', bin: 'A-01' }],
  failed_goods: [{ item_id: 'item_1', number: 'IT2611048216K', note: 'a torn seam' }],
});
const searched = aStaffPackage({
  number: 'PK2611ABCDEFK',
  items: [{ ...aParcelItem(), number: 'IT2611048217K', bin: null }],
  missing_goods: ['IT2611048217K'],
});

const [box] = aPick().packages;
if (!box) throw new Error('a pick list has a package');
const cart = aPick({
  packages: [
    { ...box, number: parcel.number, slot: 'A1' },
    { ...box, number: other.number, slot: 'A2' },
    { ...box, number: 'PK2611ABCDEFZ', slot: 'A3', status: 'cancelled' },
  ],
});

interface World {
  on?: ReturnType<typeof testDevice>;
  refusal?: 'cancelled' | 'claimed';
  lost?: number;
  handlers?: HttpHandler[];
}

const show = async (
  language: 'en' | 'zh' = 'en',
  { on = testDevice(), refusal, lost = 0, handlers: own = [] }: World = {},
) => {
  let losses = lost;
  const pack = mockEndpoint(packPackageContract, ({ params }) => {
    if (losses > 0) {
      losses -= 1;
      throw on.endSession();
    }
    if (refusal === 'cancelled') throw fail('package_cancelled', { number: params.number });
    if (refusal === 'claimed') throw fail('claimed', { by: 'Li Mei' });
    return { ...parcel, stage: 'ready' as const };
  });
  const handlers = [
    on.gate,
    ...own,
    pack,
    ...warehouseHandlers({ packages: [parcel, other, failing, searched], picks: [cart] }),
  ];
  return { ...(await showStation('/pack', handlers, language, on.device)), on };
};
const packings = () => sentTo(packPackage).map(({ params, body }) => [params.number, ...body.items]);

it('packs once all goods are scanned, whichever comes first', async () => {
  const { enter, user } = await show();
  await enter(two.toLowerCase());
  expect(await screen.findByText('No shoe box, please')).toBeVisible();
  expect(screen.getByText('Corner protection')).toBeVisible();
  await waitFor(() => expect(signal()).toContain('1 to scan'));
  await user.click(screen.getByRole('textbox', { name: 'Number of the goods' }));
  scanCode(one);
  await waitFor(() => expect(signal()).toBe(`Packed${parcel.number}`));
  expect(screen.getByRole('textbox', { name: 'Number of the package or of goods' })).toHaveValue('');
  await waitFor(() => expect(packings()).toEqual([[parcel.number, two, one]]));
  expect(screen.getByRole('button', { name: `Print the label of ${parcel.number}` })).toBeEnabled();
});

it('stops wrong goods and a second package, counts a repeated scan once, and takes a scan back', async () => {
  await show();
  await screen.findByRole('textbox');
  scanCode(parcel.number);
  await waitFor(() => expect(signal()).toContain('2 to scan'));
  scanCode('IT2611999999X');
  await waitFor(() => expect(signal()).toContain('Wrong goods'));
  scanCode(one);
  await waitFor(() => expect(signal()).toContain('1 to scan'));
  scanCode(one);
  await waitFor(() => expect(signal()).toContain('Already scanned'));
  scanCode(other.number);
  await waitFor(() => expect(signal()).toBe(`Finish this package first${parcel.number}`));
  scanCode('CMD:UNDO');
  await waitFor(() => expect(signal()).toBe(`Taken out again${one}`));
  expect(screen.getAllByText('Not scanned yet')).toHaveLength(2);
  expect(packings()).toEqual([]);
});

it('says that goods are booked as lost, with and without a package on the table', async () => {
  const lost = mockEndpoint(lookUpCodeContract, ({ query: { code } }) => {
    throw fail('item_lost', { number: code, date: '2026-11-20' });
  });
  await show('en', { handlers: [lost] });
  await screen.findByRole('textbox');
  scanCode('IT2611999999X');
  await waitFor(() => expect(signal()).toContain('Lost, paid backIT2611999999X was lost on 2026-11-20'));
  scanCode(parcel.number);
  await waitFor(() => expect(signal()).toContain('2 to scan'));
  scanCode('IT2611999999X');
  await waitFor(() => expect(signal()).toContain('Put it aside and tell service'));
  expect(packings()).toEqual([]);
});

it('packs without a network what it knows, through a reload, once', async () => {
  const { on, unmount } = await show();
  await screen.findByRole('textbox');
  scanCode(one);
  await waitFor(() => expect(signal()).toContain('1 to scan'));
  on.setOnline(false);
  unmount();
  await show('en', { on });
  expect(await screen.findByText('Scanned')).toBeVisible();
  scanCode(two);
  await waitFor(() => expect(signal()).toBe(`Packed${parcel.number}`));
  expect(await screen.findByText('1 to send')).toBeVisible();
  on.loseAnswerOf('/pack');
  on.setOnline(true);
  await waitFor(() => expect(packings()).toEqual([[parcel.number, one, two]]));
  expect(on.lost).toHaveLength(1);
});

it('opens a package without a network from the list that it read before', async () => {
  const { on } = await show();
  await screen.findByRole('textbox');
  scanCode(one);
  await waitFor(() => expect(signal()).toContain('1 to scan'));
  scanCode('CMD:CLEAR');
  await waitFor(() => expect(screen.queryByText('Scanned')).not.toBeInTheDocument());
  on.setOnline(false);
  scanCode(other.number);
  await waitFor(() => expect(signal()).toBe(`1 to scan${other.number}`));
  scanCode('PK2611UNKNOWN');
  await waitFor(() => expect(signal()).toContain('No such package'));
});

it.each([
  ...byTurns([
    ['en', 'cancelled', 'Not accepted', `Package ${parcel.number} was cancelled`],
    ['zh', 'cancelled', '未被接受', `包裹 ${parcel.number} 已取消，请将商品放回库位`],
  ] as const),
  ...byTurns([
    ['en', 'claimed', 'Not accepted', 'Li Mei is working on this'],
    ['zh', 'claimed', '未被接受', 'Li Mei 正在处理此任务'],
  ] as const),
])('says in %s why a package was refused (%s), with what was scanned', async (language, refusal, word, message) => {
  const { user } = await show(language, { refusal });
  await screen.findByRole('textbox');
  scanCode(one);
  expect(await screen.findByText('No shoe box, please')).toBeVisible();
  scanCode(two);
  await waitFor(() => expect(signal()).toContain(word));
  expect(signal()).toContain(message);
  expect(screen.queryByRole('button', { name: new RegExp(parcel.number) })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: /1 not accepted|1 条未被接受/ }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(`${one}, ${two}`);
});

it.each(
  byTurns([
    ['en', 'Check failed', `To package ${failing.number}`],
    ['zh', '质检不通过', `查看包裹 ${failing.number}`],
  ] as const),
)(
  'refuses in %s a package with goods that failed their check, and leads to the decision',
  async (language, word, link) => {
    await show(language);
    await screen.findByRole('textbox');
    scanCode(failing.number);
    await waitFor(() => expect(signal()).toBe(`${word}IT2611048216K`));
    expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', `/packages/${failing.number}`);
    scanCode(parcel.number);
    expect(await screen.findByText('No shoe box, please')).toBeVisible();
    expect(screen.queryByRole('link', { name: link })).not.toBeInTheDocument();
  },
);

it('refuses a package with goods that are searched for, and says so', async () => {
  await show();
  await screen.findByRole('textbox');
  scanCode(searched.number);
  await waitFor(() => expect(signal()).toBe('Being searched forIT2611048217K'));
  expect(await screen.findByText(/A count did not find goods of this package/)).toBeVisible();
});

it.each([
  ['tax_number', 'Tax number missing', /ask for a tax number of the recipient/],
  ['declaration', 'Contents not declared', /is packed once they are declared/],
] as const)('refuses a package that lacks its %s, and leads to it', async (gap, word, text) => {
  const undeclared = mockEndpoint(listPackingContract, () => ({
    items: [{ ...packingWorkOf(other), customs_gaps: [gap] }],
  }));
  await show('en', { handlers: [undeclared] });
  await screen.findByRole('textbox');
  scanCode(other.number);
  await waitFor(() => expect(signal()).toBe(`${word}${other.number}`));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: `To package ${other.number}` })).toBeVisible();
});

it('packs from the slots of a cart, which a scan of its pick list puts to the table', async () => {
  const { user, enter } = await show();
  await screen.findByRole('textbox');
  scanCode(cart.id);
  await waitFor(() => expect(signal()).toContain('Cart at the table'));
  expect(screen.queryByRole('button', { name: /^A3/ })).not.toBeInTheDocument();
  await enter('a2');
  await waitFor(() => expect(signal()).toBe(`1 to scan${other.number}`));
  expect(screen.getByText(`A2 · ${other.number}`)).toBeVisible();
  scanCode('IT2611048215K');
  await waitFor(() => expect(packings()).toEqual([[other.number, 'IT2611048215K']]));
  expect(screen.queryByRole('button', { name: /^A2/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `A1 · ${parcel.number}` }));
  await waitFor(() => expect(signal()).toContain('2 to scan'));
  scanCode(one);
  await waitFor(() => expect(signal()).toContain('1 to scan'));
  scanCode(cart.id);
  await waitFor(() => expect(signal()).toBe(`Finish this package first${parcel.number}`));
});

it('packs after the login that the server asked for', async () => {
  const { logIn, on } = await show('en', { lost: 1 });
  await screen.findByRole('textbox');
  scanCode(one);
  expect(await screen.findByText('No shoe box, please')).toBeVisible();
  scanCode(two);
  await logIn(on);
  await waitFor(() => expect(packings()).toHaveLength(2));
});
