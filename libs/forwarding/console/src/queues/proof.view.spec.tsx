import { screen, waitFor, within } from '@testing-library/react';
import { renderQueueView, testStaff } from '@caravan/console-core/testing';
import { giveClaimedParcel, refuseParcelClaim, type StaffParcelClaim } from '@caravan/forwarding/contract';
import { aStaffParcelClaim } from '@caravan/forwarding/contract/testing';
import { aTask } from '@caravan/tasks/contract/testing';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { expect, it, vi } from 'vitest';
import { forwardingConsole } from '../forwarding.console.ts';
import { texts as en } from '../i18n/en.ts';
import { texts as zh } from '../i18n/zh.ts';
import { forwardingStaffHandlers } from '../mocks/forwarding.handlers.ts';
import { view } from './proof.view.tsx';

const show = async (claim: StaffParcelClaim, language: 'en' | 'zh' = 'en') => {
  const onDone = vi.fn();
  const shown = await renderQueueView(view, {
    feature: forwardingConsole,
    language,
    task: aTask({ queue: 'proof', kind: 'parcel_claim', ref: claim.id, title: claim.tracking_number, facts: {} }),
    handlers: forwardingStaffHandlers([], [claim]),
    me: { ...testStaff, roles: ['service'] },
    onDone,
  });
  return { ...shown, onDone };
};

it.each(
  byTurns([
    ['en', en],
    ['zh', zh],
  ] as const),
)('in %s it shows the proof beside the kept parcel, and gives it', async (language, texts) => {
  const { user, onDone } = await show(aStaffParcelClaim(), language);
  expect(await screen.findByText(/order 3344/)).toBeVisible();
  expect(screen.getByText(texts.claims.kept)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /K7Q4MZ/ }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sentTo(giveClaimedParcel)).toMatchObject([{ body: { parcel_id: 'kept_1' } }]);
});

it('refuses with words, and leads to the kept parcels where none has the number', async () => {
  const { user, onDone } = await show(aStaffParcelClaim({ kept_id: null }));
  expect(await screen.findByText(en.claims.notKept)).toBeVisible();
  expect(screen.queryByRole('button', { name: /K7Q4MZ/ })).toBeNull();
  await user.click(screen.getByText(en.claims.refuse, { selector: 'summary' }));
  const form = within(screen.getByRole('form', { name: en.claims.refuse }));
  await user.click(form.getByRole('button', { name: en.claims.refuse }));
  await waitFor(() => expect(form.getByRole('textbox', { name: en.claims.note })).toBeInvalid());
  await user.type(form.getByRole('textbox', { name: en.claims.note }), 'We see no order');
  await user.click(form.getByRole('button', { name: en.claims.refuse }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sentTo(refuseParcelClaim)).toMatchObject([{ body: { note: 'We see no order' } }]);
});
