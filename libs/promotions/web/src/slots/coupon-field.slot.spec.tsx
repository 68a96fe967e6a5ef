import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { listOwnCoupons, type CouponAnswer } from '@caravan/promotions/contract';
import { useLazySlot, type WebFeature } from '@caravan/web-core';
import { byTurns, renderRoute, sentTo } from '@caravan/web-core/testing';
import { beforeEach, expect, test } from 'vitest';
import { texts as en } from '../i18n/en.ts';
import { texts as zh } from '../i18n/zh.ts';
import { promotionsHandlers } from '../mocks/promotions.handlers.ts';
import { promotionsWeb } from '../promotions.web.ts';

const texts = { en, zh };
let sent: (string | undefined)[] = [];
beforeEach(() => {
  sent = [];
});

/** A page with the slot in its form, whose server knows one code. */
const place: WebFeature = {
  id: 'place',
  texts: { en: async () => ({ texts: {} }), zh: async () => ({ texts: {} }) },
  routes: [
    {
      path: '/',
      layout: 'default',
      load: async () => ({
        Page: () => {
          const Field = useLazySlot('couponField');
          const [code, setCode] = useState<string>();
          const amount = code === 'TEN' ? 1_000 : code === 'G-7Q2M4X9KTA' ? 2_000 : 0;
          const answer: CouponAnswer | null =
            code === undefined
              ? null
              : { code, discount_fen: amount, problem: amount ? null : 'We do not know this code' };
          const change = (next: string | undefined) => {
            sent.push(next);
            setCode(next);
          };
          const submitted = () => {
            throw new Error('the form of the page was sent');
          };
          return (
            <form onSubmit={submitted}>
              <h1>Checkout</h1>
              {Field ? (
                <Field target="shipping" priceFen={12_000} coupon={answer} busy={false} onChange={change} />
              ) : null}
            </form>
          );
        },
        meta: () => ({ title: 'Checkout' }),
      }),
    },
  ],
};
const open = (language: 'en' | 'zh') =>
  renderRoute({
    features: [place, promotionsWeb],
    path: '/',
    language,
    loggedIn: true,
    handlers: promotionsHandlers(),
  });

test.each(byTurns(['en', 'zh']))('takes a code, shows what it lowers, and removes it (%s)', async (language) => {
  const { user } = await open(language);
  const text = texts[language];
  await user.click(await screen.findByText(text.have));
  await user.type(screen.getByRole('textbox', { name: text.code }), ' TEN ');
  await user.click(screen.getByRole('button', { name: text.apply }));
  expect(
    await screen.findByText(text.applied.replace('{{code}}', 'TEN').replace('{{amount}}', '¥10.00')),
  ).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: text.remove }));
  expect(await screen.findByText(text.have)).toBeVisible();
  expect(sent).toEqual(['TEN', undefined]);
});

test.each(byTurns(['en', 'zh']))(
  'offers own coupons once it is open, and applies one by a click (%s)',
  async (language) => {
    const { user } = await open(language);
    const { own, have, remove } = texts[language];
    await user.click(await screen.findByText(have));
    const rows = within(await screen.findByRole('list', { name: own.title })).getAllByRole('listitem');
    expect(sentTo(listOwnCoupons)).toMatchObject([{ query: { target: 'shipping', price_fen: 12_000 } }]);
    expect(rows[1]).toHaveTextContent('Only for goods');
    expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([1, 0]);
    const name = own.apply.replace('{{code}}', 'G-7Q2M4X9KTA').replace('{{amount}}', '¥20.00');
    await user.click(screen.getByRole('button', { name }));
    expect(sent).toEqual(['G-7Q2M4X9KTA']);
    expect(await screen.findByText(new RegExp(`G-7Q2M4X9KTA.*¥20.00`))).toBeVisible();
    await user.click(screen.getByRole('button', { name: remove }));
    expect(sent).toEqual(['G-7Q2M4X9KTA', undefined]);
  },
);

test('asks for no own coupons before it is open', async () => {
  await open('en');
  expect(await screen.findByText(en.have)).toBeVisible();
  expect(sentTo(listOwnCoupons)).toEqual([]);
});

test('says why a code lowers nothing, keeps it, and sends nothing with the form of the page', async () => {
  const { user } = await open('en');
  await user.click(await screen.findByText(en.have));
  const field = screen.getByRole('textbox', { name: en.code });
  await user.type(field, '{Enter}');
  expect(sent).toEqual([]);
  await user.type(field, 'NINE{Enter}');
  expect(field).toHaveAccessibleDescription('We do not know this code');
  expect(field).toHaveValue('NINE');
  expect(sent).toEqual(['NINE']);
});

test('leaves an Enter to the input method that composes the code', async () => {
  const { user } = await open('zh');
  await user.click(await screen.findByText(zh.have));
  const field = screen.getByRole('textbox', { name: zh.code });
  await user.type(field, 'TEN');
  fireEvent.compositionStart(field);
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
  fireEvent.compositionEnd(field);
  // Safari ends the composition before it.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(sent).toEqual([]);
  await user.type(field, '{Enter}');
  expect(sent).toEqual(['TEN']);
});
