import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRemoveStaffMemberMutation, type ConfirmCodeProps } from '@caravan/auth/api/staff';
import { removeStaffMemberContract } from '@caravan/auth/contract/staff';
import { consolePage, type ConsoleFeature } from '@caravan/console-core';
import { fail } from '@caravan/kernel';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { renderRoute, testLayout } from '@caravan/web-core/testing';
import { ConfirmCode } from './confirm-code.tsx';

const noTexts = { en: () => Promise.resolve({ texts: {} }), zh: () => Promise.resolve({ texts: {} }) };

const Page = () => {
  const [remove] = useRemoveStaffMemberMutation();
  return (
    <>
      <button onClick={() => void remove({ params: { id: 'staff_2' } })}>Remove</button>
      <ConfirmCode />
    </>
  );
};

const Slot = ({ onClose }: ConfirmCodeProps) => (
  <div role="dialog" aria-label="Code, please">
    <button onClick={onClose}>Close</button>
  </div>
);

const feature: ConsoleFeature = {
  id: 'sample-console',
  texts: noTexts,
  routes: [consolePage('/', () => Promise.resolve({ Page, meta: () => ({ title: 'Sample' }) }))],
  lazySlots: { confirmCode: () => Promise.resolve({ Slot }) },
};

const refuse = (reason: 'confirm_needed' | 'forbidden') =>
  renderRoute({
    feature,
    appLayout: testLayout,
    path: '/',
    loggedIn: true,
    handlers: [
      mockEndpoint(removeStaffMemberContract, () => {
        throw fail(reason);
      }),
    ],
  });

it('asks for a code when a call needs a recent one, instead of a toast', async () => {
  const { user, store } = await refuse('confirm_needed');
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('dialog', { name: 'Code, please' })).toBeVisible();
  expect(store.getState().toasts).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('leaves other refusals to the toast', async () => {
  const { user } = await refuse('forbidden');
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('You are not allowed to do this')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
