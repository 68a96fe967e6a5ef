import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consolePage, type ConsoleFeature } from '@caravan/console-core';
import { useAdjustBalanceMutation, type AskApprovalProps } from '@caravan/fund-payment/api/staff';
import { fail } from '@caravan/fund-payment/contract';
import { adjustBalanceContract } from '@caravan/fund-payment/contract/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { renderRoute, testLayout } from '@caravan/web-core/testing';
import { AskApproval } from './ask-approval.tsx';

const noTexts = { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) };
const body = { amount_fen: 300_000, remark: 'Lost goods' };

const Page = () => {
  const [adjust] = useAdjustBalanceMutation();
  return (
    <>
      <button onClick={() => void adjust({ params: { id: 'user_1' }, body, idempotencyKey: 'key' })}>Adjust</button>
      <AskApproval />
    </>
  );
};

const Slot = ({ refused, onClose }: AskApprovalProps) => (
  <div role="dialog" aria-label="A colleague, please">
    {JSON.stringify([refused.data['kind'], refused.params, refused.body])}
    <button onClick={onClose}>Close</button>
  </div>
);

const feature: ConsoleFeature = {
  id: 'sample-console',
  texts: noTexts,
  routes: [consolePage('/', () => Promise.resolve({ Page, meta: () => ({ title: 'Sample' }) }))],
  lazySlots: { askApproval: () => Promise.resolve({ Slot }) },
};

it('offers to ask a colleague with what the refused call sent, instead of a toast', async () => {
  const { user, store } = await renderRoute({
    feature,
    appLayout: testLayout,
    path: '/',
    loggedIn: true,
    handlers: [
      mockEndpoint(adjustBalanceContract, () => {
        throw fail('approval_needed', { kind: 'adjust', ref: 'user_1', amount_fen: 300_000, limit_fen: 200_000 });
      }),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  const dialog = await screen.findByRole('dialog', { name: 'A colleague, please' });
  expect(dialog).toHaveTextContent(JSON.stringify(['adjust', { id: 'user_1' }, body]));
  expect(store.getState().toasts).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
