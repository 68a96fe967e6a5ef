import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aStaffAction } from '@caravan/account/contract/testing';
import { renderRoute } from '@caravan/web-core/testing';
import { accountConsole } from '../../account.console.ts';
import { accountStaffHandlers } from '../../mocks/account.handlers.ts';

const actions = [
  aStaffAction(),
  aStaffAction({ id: '2', action: 'package.ship', staff_id: 'gone', staff_email: null, note: null, data: null }),
];
const show = (path = '/audit', language: 'en' | 'zh' = 'en') =>
  renderRoute({ feature: accountConsole, path, language, handlers: accountStaffHandlers([], actions), loggedIn: true });

it('shows who did what to what, when and why', async () => {
  const { user } = await show();
  const row = await screen.findByRole('row', { name: /order\.cancel/ });
  for (const words of ['buyer@shop.test', 'order CV-2611-048213K', 'Sold out']) expect(row).toHaveTextContent(words);
  expect(screen.getByRole('row', { name: /package\.ship/ })).toHaveTextContent('gone');
  await user.click(screen.getByText('Details', { selector: 'summary' }));
  expect(screen.getByText(/"refund_fen": 15900/)).toBeVisible();
});

it('is filtered by what the address says', async () => {
  const { user, location } = await show('/audit?action=package.ship', 'zh');
  expect(await screen.findByRole('row', { name: /package\.ship/ })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /order\.cancel/ })).not.toBeInTheDocument();
  await user.clear(screen.getByRole('textbox', { name: '操作' }));
  await user.type(screen.getByLabelText('起始日期'), '2026-11-01');
  await user.click(screen.getByRole('button', { name: '筛选' }));
  expect(await screen.findByRole('row', { name: /order\.cancel/ })).toBeInTheDocument();
  expect(location()).toBe('/audit?from=2026-11-01');
});
