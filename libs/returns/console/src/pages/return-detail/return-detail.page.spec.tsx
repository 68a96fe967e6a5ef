import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '@caravan/kernel';
import { failOrder } from '@caravan/cart-orders/contract';
import { fail, settleReturn, stepReturn, type StaffReturn } from '@caravan/returns/contract';
import { settleReturnContract, stepReturnContract } from '@caravan/returns/contract/staff';
import { aStaffReturn } from '@caravan/returns/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';
import { byTurns, sentTo } from '@caravan/web-core/testing';
import { texts as en } from '../../i18n/en.ts';
import { texts as zh } from '../../i18n/zh.ts';
import { returnsHandlers } from '../../mocks/returns.handlers.ts';
import { showPage } from '../../testing/show-page.ts';

const number = 'RT2611A1B2C3D';
const sent = (over: Partial<StaffReturn> = {}) =>
  aStaffReturn({ state: 'sent', tracking: { carrier: 'SF', number: 'SF1' }, steps: ['refused', 'settled'], ...over });

/** Shows a return; a step answers what it becomes. */
const show = async (now: StaffReturn, language: Language = 'en', next = now) => {
  const returns = [now];
  const move = () => {
    returns[0] = next;
    return next;
  };
  const steps = [mockEndpoint(stepReturnContract, move), mockEndpoint(settleReturnContract, move)];
  return showPage(`/returns/${number}`, [...steps, ...returnsHandlers(returns)], language);
};
const form = async (name: string) => within(await screen.findByRole('form', { name }));
const bodies = () => sentTo(stepReturn).map(({ body }) => body);

describe.each(
  byTurns([
    ['en', en.returns],
    ['zh', zh.returns],
  ] as const),
)('a return in %s', (language, texts) => {
  it('shows who pays, what was paid and what the seller is asked for', async () => {
    await show(aStaffReturn({ text: 'The handle is torn', from_photos: true }), language);
    expect(await screen.findByRole('heading', { level: 1, name: number })).toBeVisible();
    expect(screen.getByText(texts.state.requested)).toBeVisible();
    for (const words of ['The handle is torn', texts.payer.shop, texts.fromPhotos, 'Tea House · 4400112233', '¥258.00'])
      expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(texts.feeNone)).toBeVisible();
    expect(screen.getByRole('link', { name: 'CV2611A1B2C3D' })).toHaveAttribute('href', '/orders/CV2611A1B2C3D');
  });

  it('is agreed to with what the way back costs the shopper', async () => {
    const now = aStaffReturn({ reason: 'changed_mind', paid_by: 'shopper' });
    const next = { ...now, state: 'agreed' as const, fee_fen: 1_200, steps: ['sent' as const] };
    const { user } = await show(now, language, next);
    const agree = await form(texts.do.agreed);
    const fee = agree.getByRole('textbox', { name: new RegExp(`^${texts.fee}`) });
    await user.type(fee, 'twelve');
    await user.click(agree.getByRole('button'));
    await waitFor(() => expect(fee).toBeInvalid());
    expect(bodies()).toEqual([]);
    await user.clear(fee);
    await user.type(fee, '12');
    await user.click(agree.getByRole('button'));
    expect(await screen.findByText(texts.done.agreed)).toBeVisible();
    expect(bodies()).toEqual([{ step: 'agreed', note: '', fee_fen: 1_200 }]);
    expect(await screen.findByRole('form', { name: texts.do.sent })).toBeVisible();
  });

  it('is refused only with a reason that the shopper reads', async () => {
    const { user } = await show(aStaffReturn(), language, aStaffReturn({ state: 'refused', steps: [] }));
    const refuse = await form(texts.do.refused);
    const note = refuse.getByRole('textbox', { name: new RegExp(`^${texts.note}`) });
    await user.click(refuse.getByRole('button'));
    await waitFor(() => expect(note).toBeInvalid());
    expect(bodies()).toEqual([]);
    await user.type(note, 'Worn by now');
    await user.click(refuse.getByRole('button'));
    expect(await screen.findByText(texts.done.refused)).toBeVisible();
    expect(bodies()).toEqual([{ step: 'refused', note: 'Worn by now' }]);
  });

  it('is settled with the money that came', async () => {
    const next = sent({ state: 'settled', refund_fen: 20_000, returned_fen: 20_000, steps: [] });
    const { user } = await show(sent(), language, next);
    const settle = await form(texts.do.settled);
    await user.type(settle.getByRole('textbox', { name: new RegExp(`^${texts.refund}`) }), '200');
    await user.click(settle.getByRole('button'));
    expect(await screen.findByText(texts.done.settled)).toBeVisible();
    expect(sentTo(settleReturn).map(({ body }) => body)).toEqual([{ note: '', refund_fen: 20_000 }]);
    await waitFor(() => expect(screen.queryByRole('form')).not.toBeInTheDocument());
  });
});

it('records the parcel to the seller', async () => {
  const { user } = await show(aStaffReturn({ state: 'agreed', steps: ['sent'] }), 'en', sent({ steps: [] }));
  const send = await form('The goods are sent');
  await user.type(send.getByRole('textbox', { name: 'Carrier' }), 'SF Express');
  await user.type(send.getByRole('textbox', { name: 'Tracking number' }), 'SF123');
  const freight = send.getByRole('textbox', { name: /^Paid for sending back/ });
  await user.type(freight, '12');
  await user.clear(freight);
  await user.type(freight, '12.50');
  await user.click(send.getByRole('button'));
  await waitFor(() =>
    expect(bodies()).toEqual([
      { step: 'sent', note: '', carrier: 'SF Express', tracking_number: 'SF123', freight_fen: 1_250 },
    ]),
  );
});

it('measures the goods that came in exchange', async () => {
  const { user } = await show(sent({ kind: 'exchange' }));
  const settle = await form('Complete the return');
  await user.click(settle.getByRole('button'));
  await waitFor(() => expect(settle.getByRole('textbox', { name: 'Weight' })).toBeInvalid());
  const typed = { Weight: '900', Length: '300', Width: '200', Height: '100' };
  for (const [name, value] of Object.entries(typed)) await user.type(settle.getByRole('textbox', { name }), value);
  await user.click(settle.getByRole('checkbox', { name: 'Fragile' }));
  await user.click(settle.getByRole('button'));
  await waitFor(() =>
    expect(bodies()).toEqual([
      {
        step: 'settled',
        note: '',
        replacement: {
          weight_g: 900,
          length_mm: 300,
          width_mm: 200,
          height_mm: 100,
          restrictions: ['fragile'],
          bin: null,
        },
      },
    ]),
  );
});

it.each([
  ['too much', () => failOrder('refund_too_high', { max_fen: 25_800 }), 'At most ¥258.00 was paid for these goods'],
  ['a colleague’s task', () => fail('claimed', { by: 'Bo' }), 'Bo is working on this'],
] as const)('keeps what was typed when the server refuses %s', async (_what, refusal, message) => {
  const refuse = mockEndpoint(settleReturnContract, () => {
    throw refusal();
  });
  const { user } = await showPage(`/returns/${number}`, [refuse, ...returnsHandlers([sent()])]);
  const settle = await form('Complete the return');
  const amount = settle.getByRole('textbox', { name: /^Paid back by the seller/ });
  await user.type(amount, '300');
  await user.click(settle.getByRole('button'));
  expect(await settle.findByText(new RegExp(message))).toBeVisible();
  expect(amount).toHaveValue('300');
});

it('says so if the return does not exist', async () => {
  await showPage('/returns/RT2611NOTHING', returnsHandlers());
  expect(await screen.findByRole('heading', { name: 'We could not find this' })).toBeVisible();
});
