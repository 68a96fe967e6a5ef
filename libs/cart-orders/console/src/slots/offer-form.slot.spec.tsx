import { screen, waitFor, within } from '@testing-library/react';
import { makeOffer, withdrawOffer } from '@caravan/cart-orders/contract';
import { anOffer } from '@caravan/cart-orders/contract/testing';
import type { QueueView } from '@caravan/console-core';
import { renderQueueView } from '@caravan/console-core/testing';
import { aTask } from '@caravan/tasks/contract/testing';
import { useLazySlot } from '@caravan/web-core';
import { uploadStaffPictureContract } from '@caravan/support/contract/schema';
import { mockEndpoint, sentTo } from '@caravan/web-core/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartOrdersConsole } from '../cart-orders.console.ts';
import { cartOrdersStaffHandlers } from '../mocks/cart-orders.handlers.ts';

/** The panel of a request. */
const request: QueueView = {
  columns: [],
  Panel: () => {
    const OfferForm = useLazySlot('offerForm');
    return OfferForm ? <OfferForm conversationId="conversation-1" /> : null;
  },
};

const show = (language: 'en' | 'zh' = 'en') =>
  renderQueueView(request, {
    feature: cartOrdersConsole,
    task: aTask(),
    language,
    handlers: [
      mockEndpoint(uploadStaffPictureContract, () => ({ id: 'picture_1', url: '/v1/conversations/pictures/one' })),
      ...cartOrdersStaffHandlers({
        offers: [anOffer(), anOffer({ id: 'offer_2', state: 'accepted', order_number: 'CV2611AAAA', valid: false })],
      }),
    ],
  });

const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'tea.jpg', { type: 'image/jpeg' });
beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8, height: 8, close: () => undefined }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect() {}, drawImage() {} } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(photo));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a buyer offers goods at a price, with a picture', async () => {
  const { user } = await show();
  const form = within(await screen.findByRole('form', { name: 'New offer' }));
  await user.type(form.getByRole('textbox', { name: 'Name of the goods' }), 'White tea');
  await user.type(form.getByRole('textbox', { name: /Options/ }), '250 g');
  await user.type(form.getByRole('textbox', { name: /Price of one/ }), '50');
  await user.type(form.getByRole('textbox', { name: /Message/ }), 'We found it.');
  await user.click(form.getByText('Add a picture'));
  await user.upload(form.getByLabelText('Choose files', { selector: 'input' }), photo);
  expect(await form.findByRole('img')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Send the offer' }));
  await waitFor(() => expect(sentTo(makeOffer)).toHaveLength(1));
  expect(sentTo(makeOffer)).toMatchObject([
    {
      body: {
        conversation_id: 'conversation-1',
        name: 'White tea',
        spec: '250 g',
        url: '',
        unit_price_fen: 5_000,
        domestic_shipping_fen: 0,
        quantity: 1,
        days: 3,
        text: 'We found it.',
        image: 'picture_1',
      },
    },
  ]);
  expect(form.getByRole('textbox', { name: 'Name of the goods' })).toHaveValue('');
  expect(form.queryByRole('img')).not.toBeInTheDocument();
});

test('an offer is withdrawn, in Chinese; a missing name is marked and nothing is lost', async () => {
  const { user } = await show('zh');
  const form = within(await screen.findByRole('form', { name: '新报价' }));
  await user.type(form.getByRole('textbox', { name: /给用户的留言/ }), '找到了');
  await user.click(form.getByRole('button', { name: '发送报价' }));
  await waitFor(() => expect(form.getByRole('textbox', { name: '商品名称' })).toBeInvalid());
  expect(form.getByRole('textbox', { name: /给用户的留言/ })).toHaveValue('找到了');
  expect(sentTo(makeOffer)).toEqual([]);
  expect(screen.getByRole('link', { name: 'CV2611AAAA' })).toHaveAttribute('href', '/orders/CV2611AAAA');
  await user.click(screen.getByRole('button', { name: '撤回“White tea”的报价' }));
  await waitFor(() => expect(sentTo(withdrawOffer)).toMatchObject([{ params: { id: 'offer_1' } }]));
});
