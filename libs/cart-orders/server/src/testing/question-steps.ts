import {
  answerQuestionContract,
  askQuestionContract,
  stateNoFeeContract,
  withdrawQuestionContract,
  type NewQuestion,
} from '@caravan/cart-orders/contract/orders';
import { aSnapshot } from './a-snapshot.ts';
import type { CartServer } from './cart-server.ts';
import { key, orderIn, orderOf } from './order-steps.ts';

let products = 0;

/** A question about a fee of the given amount, as a client sends it. */
export const feeQuestion = (amountFen = 600, text = ''): NewQuestion => ({
  kind: 'domestic_fee',
  text,
  options: [{ kind: 'pay_more', amount_fen: amountFen }, { kind: 'cancel' }],
});

/** A paid order whose shop does not state its fee, and the calls about it; 2 × 50.00 and 3 photos: 106.00. */
export const orderWithoutFee = async (server: CartServer, status: 'paid' | 'processing' = 'paid') => {
  products += 1;
  const name = `silent-${products}`;
  server.goods.has(
    aSnapshot({
      snapshotId: name,
      itemId: name,
      shopName: 'Silent shop',
      unitPriceFen: 5_000,
      domesticShippingFen: 0,
      domesticShippingStated: false,
    }),
  );
  const line = { snapshot_id: name, quantity: 2, photo: { count: 3, note: '' } };
  const order = await orderIn(server, status, [line]);
  const { shopper, staff, number } = order;
  const questionId = async () => (await orderOf(shopper, number)).question?.id ?? '';
  return {
    ...order,
    questionId,
    ask: (body: NewQuestion = feeQuestion(), headers = key()) =>
      staff.call(askQuestionContract, { params: { number }, body, headers }),
    withdraw: async (note = '') =>
      staff.call(withdrawQuestionContract, { params: { id: await questionId() }, body: { note } }),
    noFee: (note = '') => staff.call(stateNoFeeContract, { params: { number }, body: { note } }),
    answer: async (option: 'pay_more' | 'cancel' = 'pay_more', headers = key(), id?: string) =>
      shopper.call(answerQuestionContract, {
        params: { number, id: id ?? (await questionId()) },
        body: { option },
        headers,
      }),
    payExtra: (ref = `${number}-1`) => server.money.pay(shopper.userId, [ref], 'balance', 'order_extra'),
  };
};
