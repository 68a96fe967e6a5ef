import { loginSchema, registerSchema } from '@caravan/auth/contract/schema';
import { placeOrdersSchema, processOrderSchema, stockOrderSchema } from '@caravan/cart-orders/contract/orders';
import { addToCartSchema, newLine, uploadCartPictureSchema } from '@caravan/cart-orders/contract/schema';
import { createPaymentSchema } from '@caravan/fund-payment/contract/schema';
import { adjustBalanceSchema } from '@caravan/fund-payment/contract/staff';
import { newId } from '@caravan/kernel';
import { caller, type Caller } from '@caravan/server-core/testing';
import { listStoreSchema } from '@caravan/warehouse-packages/contract/schema';
import { addStorePhotosSchema } from '@caravan/warehouse-packages/contract/staff';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

/** The account of the desk; the server's configuration makes it. */
export const desk = { email: 'desk@shop.test', password: 'Quetzal47Lamp' };

export interface PaidOrder {
  email: string;
  password: string;
  shopper: Caller;
  staff: Caller;
  number: string;
  itemId: string;
  /** What the shopper uploaded; only its owner was told the address. */
  pictureUrl: string;
}

const key = () => ({ 'idempotency-key': newId() });

/** A picture as browsers send it. */
export const pictureForm = async (name: string, background = '#f5b23d'): Promise<FormData> => {
  const bytes = await sharp({ create: { width: 900, height: 450, channels: 3, background } }).png().toBuffer();
  const form = new FormData();
  form.set(name, new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' }));
  return form;
};

/** Photos that staff took of goods; their addresses are signed. */
export const photograph = async (staff: Caller, itemId: string, background?: string) =>
  staff.call(addStorePhotosSchema, { params: { item_id: itemId }, body: (await pictureForm('photos', background)) as never });

export const logIn = async (app: FastifyInstance, body: { email: string; password: string }): Promise<Caller> =>
  caller(app, (await caller(app).call(loginSchema, { body })).data.token);

/** What the shelf of a shopper shows. */
export const shelfOf = async (shopper: Caller) => (await shopper.call(listStoreSchema, { query: { page: 1, page_size: 20 } })).data.items;

/** A shopper whose order with an own picture is paid, bought and on the shelf: 2 × 50.00 and 6.00 to the warehouse, of a balance of 200.00. */
export const paidOrder = async (app: FastifyInstance): Promise<PaidOrder> => {
  const [email, password] = ['ada@shop.test', 'ferry246'];
  const { token, user } = (await caller(app).call(registerSchema, { body: { email, password, password_confirm: password, agree: true } })).data;
  const [shopper, staff] = [caller(app, token), await logIn(app, desk)];
  await staff.call(adjustBalanceSchema, { params: { id: user.id }, body: { amount_fen: 20_000, remark: 'A gift' }, headers: key() });

  const { image } = (await shopper.call(uploadCartPictureSchema, { body: (await pictureForm('image')) as never })).data;
  const manual = { url: '', name: 'Tea', spec: '250 g', image, unit_price_fen: 5_000, domestic_shipping_fen: 600 };
  const line = (await shopper.call(addToCartSchema, { body: newLine.parse({ manual, quantity: 2 }) })).data;
  const wish = { cart_ids: [line.id], contact: { name: 'Ada' }, note: '' };
  const number = (await shopper.call(placeOrdersSchema, { body: wish, headers: key() })).data.orders[0]?.number ?? '';
  await shopper.call(createPaymentSchema, { body: { kind: 'order', refs: [number], method: 'balance' }, headers: key() });
  await staff.call(processOrderSchema, { params: { number }, body: { supplier_order_no: '4400112233' } });
  const measures = { line_id: line.id, weight_g: 700, length_mm: 200, width_mm: 150, height_mm: 80, restrictions: [] };
  await staff.call(stockOrderSchema, { params: { number }, body: { lines: [measures] } });
  const itemId = (await shelfOf(shopper))[0]?.id ?? '';
  return { email, password, shopper, staff, number, itemId, pictureUrl: image };
};
