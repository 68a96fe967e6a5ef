import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { updateSetup } from '@caravan/content/contract';
import { someSetup } from '@caravan/content/contract/testing/staff';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { renderConsole } from '../../testing/render-console.ts';

it.each(
  byTurns([
    ['en', /^Name of the shop/, /^Company and address/, 'Leave out: Company and address', /Left out/, '3 of 12'],
    ['zh', /^店铺名称/, /^公司与地址/, '略过：公司与地址', /已略过/, '已完成 3 项'],
  ] as const),
)('shows what is done and open, and leaves an item out on purpose, in %s', async (...row) => {
  const [language, name, company, skip, skipped, progress] = row;
  const { user } = await renderConsole('/settings/setup', { roles: ['owner'], language });
  const rowOf = async (text: RegExp) =>
    within((await screen.findByRole('heading', { name: text })).closest('li') ?? document.body);
  expect(await screen.findByText(new RegExp(progress))).toBeInTheDocument();
  const done = await rowOf(name);
  expect(done.getByRole('link')).toHaveAttribute('href', '/settings/website');
  expect(done.queryByRole('button')).not.toBeInTheDocument();
  const open = await rowOf(company);
  await user.click(open.getByRole('button', { name: skip }));
  expect(await open.findByText(skipped)).toBeInTheDocument();
  expect(sentTo(updateSetup)).toEqual([expect.objectContaining({ body: { skipped: ['bins', 'company'] } })]);
});

it('leads to the shop for a test order, and says of each way to pay whether it has keys', async () => {
  await renderConsole('/settings/setup', { roles: ['owner'], setup: someSetup({}) });
  const link = await screen.findByRole('link', { name: 'Open: A first test order' });
  expect(link).toHaveAttribute('href', 'https://shop.test/demo-shop/');
  expect(screen.getByText('Stripe: ready')).toBeInTheDocument();
  expect(screen.getByText('PayPal: not yet')).toBeInTheDocument();
});
