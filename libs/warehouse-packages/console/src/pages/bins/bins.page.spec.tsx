import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fail, updateBinRule, type BinChange, type NewBin } from '@caravan/warehouse-packages/contract';
import {
  createBinContract,
  getBinRuleContract,
  updateBinContract,
  updateBinRuleContract,
} from '@caravan/warehouse-packages/contract/staff';
import { aBin } from '@caravan/warehouse-packages/contract/testing/staff';
import { testStaff } from '@caravan/console-core/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { warehouseHandlers, type MockWarehouse } from '../../mocks/warehouse.handlers.ts';
import { showPage } from '../../testing/show-page.ts';

const bins = [aBin({ items: 3, version: 4 }), aBin({ code: 'B-07', zone: 'Cold', active: false })];

const gz = { id: 'GZ', name: '广州仓' };
const yw = { id: 'YW', name: '义乌仓' };

const show = async (language: 'en' | 'zh' = 'en', refused = false, over: Partial<MockWarehouse> = {}) => {
  const sent: { body: NewBin | BinChange; version: string | null }[] = [];
  const handlers = [
    mockEndpoint(createBinContract, ({ body, request }) => {
      sent.push({ body, version: request.headers.get('if-match') });
      return aBin({ code: body.code ?? 'BN2611048213K' });
    }),
    mockEndpoint(updateBinContract, ({ body, request }) => {
      if (refused) throw fail('bin_not_empty');
      sent.push({ body, version: request.headers.get('if-match') });
      return aBin();
    }),
    ...warehouseHandlers({ bins, ...over }),
  ];
  return { ...(await showPage('/bins', handlers, language)), sent };
};

it('lists bins with their goods, and leads to them', async () => {
  await show();
  const row = await screen.findByRole('row', { name: /A-01/ });
  expect(within(row).getByRole('link', { name: '3' })).toHaveAttribute('href', '/shelf?bin=A-01');
  expect(screen.getByRole('row', { name: /B-07/ })).toHaveTextContent('Closed');
});

it('adds a bin', async () => {
  const { user, sent } = await show();
  await user.click(await screen.findByRole('button', { name: 'Add a bin' }));
  const form = within(await screen.findByRole('form', { name: 'Add a bin' }));
  await user.type(form.getByRole('textbox', { name: /Zone/ }), 'C');
  await user.selectOptions(form.getByRole('combobox', { name: 'Kind' }), 'Pallet');
  await user.type(form.getByRole('textbox', { name: /Place on the way/ }), '３0');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([{ body: { zone: 'C', kind: 'pallet', position: 30, active: true }, version: null }]),
  );
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Add a bin' })).not.toBeInTheDocument());
});

it('changes the version that it shows, and says in Chinese why a bin cannot be closed', async () => {
  const { user } = await show('zh', true);
  await user.click(await screen.findByRole('button', { name: '修改 A-01' }));
  const form = within(await screen.findByRole('form', { name: '修改 A-01' }));
  await user.click(form.getByRole('checkbox', { name: /使用中/ }));
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByRole('alert')).toHaveTextContent('该库位中仍有商品');
});

it('sends the version of the bin', async () => {
  const { user, sent } = await show();
  await user.click(await screen.findByRole('button', { name: 'Change A-01' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent[0]?.version).toMatch(/4/));
});

it.each(
  byTurns([
    ['en', 'Shoppers in a bin', 'One shopper per bin', 'Save', 'Saved'],
    ['zh', '库位与用户', '一个库位只放一位用户的商品', '保存', '已保存'],
  ] as const),
)('lets owners keep shoppers apart, in %s', async (language, name, box, save, saved) => {
  const update = mockEndpoint(updateBinRuleContract, ({ body }) => ({ ...body, version: 1 }));
  const me = { ...testStaff, roles: ['owner' as const] };
  const { user } = await showPage('/bins', [update, ...warehouseHandlers({ bins })], language, { me });
  const form = within(await screen.findByRole('form', { name }));
  await user.click(form.getByRole('checkbox', { name: new RegExp(`^${box}`) }));
  await user.click(form.getByRole('button', { name: save }));
  expect(await screen.findByText(saved)).toBeInTheDocument();
  expect(sentTo(updateBinRule)).toMatchObject([{ body: { one_shopper: true } }]);
});

it('tells receivers that a bin is for one shopper', async () => {
  const rule = mockEndpoint(getBinRuleContract, () => ({ one_shopper: true, version: 1 }));
  await showPage('/bins', [rule, ...warehouseHandlers({ bins })]);
  expect(await screen.findByText(/^A bin is for one shopper/)).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /One shopper/ })).not.toBeInTheDocument();
});

it('with several warehouses shows, filters and asks for them; with one it does not', async () => {
  const several = { warehouses: [gz, yw], bins: bins.map((bin) => ({ ...bin, warehouse: yw })) };
  const { user, sent, unmount } = await show('en', false, several);
  expect(await screen.findByRole('columnheader', { name: 'Warehouse' })).toBeVisible();
  expect(screen.getByRole('row', { name: /A-01/ })).toHaveTextContent('义乌仓');
  await user.click(screen.getByRole('button', { name: 'Add a bin' }));
  const form = within(await screen.findByRole('form', { name: 'Add a bin' }));
  await user.type(form.getByRole('textbox', { name: /Zone/ }), 'C');
  await user.type(form.getByRole('textbox', { name: /Place on the way/ }), '30');
  await user.selectOptions(form.getByRole('combobox', { name: 'Warehouse' }), '广州仓');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { warehouse: 'GZ' } }]));
  unmount();

  await show('en', false, { warehouses: [gz] });
  await screen.findByRole('row', { name: /A-01/ });
  expect(screen.queryByRole('columnheader', { name: 'Warehouse' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Warehouse' })).toBeNull();
});
