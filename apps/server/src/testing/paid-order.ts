import { loginContract, registerContract } from '@caravan/auth/contract/schema';
import { placeOrdersContract, processOrderContract, stockOrderContract } from '@caravan/cart-orders/contract/orders';
import { addToCartContract, newLine, uploadCartPictureContract } from '@caravan/cart-orders/contract/schema';
import { createPaymentContract } from '@caravan/fund-payment/contract/schema';
import { adjustBalanceContract } from '@caravan/fund-payment/contract/staff';
import { newId } from '@caravan/kernel';
import { caller, type Caller } from '@caravan/server-core/testing';
import { listStoreContract } from '@caravan/warehouse-packages/contract/schema';
import { addStorePhotosContract } from '@caravan/warehouse-packages/contract/staff';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

/** The staff account, which the server's configuration creates. */
export const desk = { email: 'desk@shop.test', password: 'Quetzal47Lamp' };

export interface PaidOrder {
  email: string;
  password: string;
  shopper: Caller;
  staff: Caller;
  number: string;
  itemId: string;
  /** The picture that the shopper uploaded. Only its owner knows the URL. */
  pictureUrl: string;
}

const key = () => ({ 'idempotency-key': newId() });

/** A picture as browsers send it. */
export const pictureForm = async (name: string, background = '#f5b23d'): Promise<FormData> => {
  const bytes = await sharp({ create: { width: 900, height: 450, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set(name, new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' }));
  return form;
};

/** Uploads a photo of goods as staff. */
export const photograph = async (staff: Caller, itemId: string, background?: string) =>
  staff.call(addStorePhotosContract, {
    params: { item_id: itemId },
    body: (await pictureForm('photos', background)) as never,
  });

export const logIn = async (app: FastifyInstance, body: { email: string; password: string }): Promise<Caller> =>
  caller(app, (await caller(app).call(loginContract, { body })).data.token);

/** The items of a shopper in the warehouse. */
export const warehouseOf = async (shopper: Caller) =>
  (await shopper.call(listStoreContract, { query: { page: 1, page_size: 20 } })).data.items;

/** Places an order of 2 × 50.00 and 6.00 domestic shipping with an uploaded picture, pays it, and takes its goods in. */
export const buyTea = async (shopper: Caller, staff: Caller): Promise<{ number: string; image: string }> => {
  const { image } = (await shopper.call(uploadCartPictureContract, { body: (await pictureForm('image')) as never }))
    .data;
  const manual = { url: '', name: 'Tea', spec: '250 g', image, unit_price_fen: 5_000, domestic_shipping_fen: 600 };
  const line = (await shopper.call(addToCartContract, { body: newLine.parse({ manual, quantity: 2 }) })).data;
  const body = { cart_ids: [line.id], contact: { name: 'Ada' }, note: '' };
  const number = (await shopper.call(placeOrdersContract, { body, headers: key() })).data.orders[0]?.number ?? '';
  await shopper.call(createPaymentContract, {
    body: { kind: 'order', refs: [number], method: 'balance' },
    headers: key(),
  });
  await staff.call(processOrderContract, { params: { number }, body: { supplier_order_no: '4400112233' } });
  const measures = { line_id: line.id, weight_g: 700, length_mm: 200, width_mm: 150, height_mm: 80, restrictions: [] };
  await staff.call(stockOrderContract, { params: { number }, body: { lines: [measures] } });
  return { number, image };
};

/**
 * A shopper with a balance of 200.00 whose order, with an uploaded picture, is paid, bought and received: 2 × 50.00 and
 * 6.00 domestic shipping.
 */
export const paidOrder = async (app: FastifyInstance, email = 'ada@shop.test'): Promise<PaidOrder> => {
  const password = 'ferry246';
  const { token, user } = (
    await caller(app).call(registerContract, { body: { email, password, password_confirm: password, agree: true } })
  ).data;
  const shopper = caller(app, token);
  const staff = await logIn(app, desk);
  await staff.call(adjustBalanceContract, {
    params: { id: user.id },
    body: { amount_fen: 20_000, remark: 'A gift' },
    headers: key(),
  });

  const { number, image } = await buyTea(shopper, staff);
  const itemId = (await warehouseOf(shopper))[0]?.id ?? '';
  return { email, password, shopper, staff, number, itemId, pictureUrl: image };
};
