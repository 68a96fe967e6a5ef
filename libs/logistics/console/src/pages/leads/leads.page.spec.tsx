import { consoleCoreFeature } from '@caravan/console-core';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { closeLead } from '@caravan/logistics/contract';
import { aLead } from '@caravan/logistics/contract/testing';
import { renderRoute, sentTo } from '@caravan/web-core/testing';
import { logisticsConsole } from '../../logistics.console.ts';
import { leadHandlers } from '../../mocks/logistics.handlers.ts';

const leads = [
  aLead(),
  aLead({ id: 'lead-2', company: 'Done Ltd', note: 'Offer sent', closed_at: '2026-11-01T08:00:00.000Z' }),
];
const show = (path = '/leads', language: 'en' | 'zh' = 'en') =>
  renderRoute({
    features: [consoleCoreFeature, logisticsConsole],
    path,
    language,
    handlers: leadHandlers(leads),
    loggedIn: true,
  });

it('shows an open enquiry with the ways to answer, and closes it with a note', async () => {
  const { user } = await show();
  await user.click(await screen.findByText('Example Goods'));
  const dialog = await screen.findByRole('dialog', { name: 'Example Goods' });
  expect(within(dialog).getByRole('link', { name: 'ada@example.test' })).toHaveAttribute(
    'href',
    'mailto:ada@example.test',
  );
  expect(dialog).toHaveTextContent('United Kingdom');
  await user.click(within(dialog).getByRole('button', { name: 'Close the enquiry' }));
  expect(await within(dialog).findByText('Please fill this in')).toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox', { name: /What came of it/ }), 'Offer sent');
  await user.click(within(dialog).getByRole('button', { name: 'Close the enquiry' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo(closeLead)).toMatchObject([{ body: { note: 'Offer sent' } }]);
});

it('shows what came of the closed ones, in Chinese', async () => {
  const { user } = await show('/leads?state=closed', 'zh');
  await user.click(await screen.findByText('Done Ltd'));
  expect(await screen.findByText('已关闭：Offer sent')).toBeInTheDocument();
  expect(screen.queryByText('Example Goods')).not.toBeInTheDocument();
});
