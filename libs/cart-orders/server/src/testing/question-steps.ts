import type { GoodsQuestion, LineQuestionKind, NewQuestion, QuestionOption } from '@caravan/cart-orders/contract';
import {
  answerForShopperContract,
  answerQuestionContract,
  askQuestionContract,
  dropPiecesContract,
  stateNoFeeContract,
  withdrawQuestionContract,
} from '@caravan/cart-orders/contract/orders';
import { aSnapshot } from './a-snapshot.ts';
import { aManual, type CartServer } from './cart-server.ts';
import { aLine, key, orderIn, orderOf } from './order-steps.ts';

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
  return { ...order, ...questionSteps(server, order) };
};

type Options = Extract<NewQuestion, { line_id: string }>['options'];

/** Goods in place of a line's, at a price in fen. */
export const otherGoods = (unitPriceFen: number): Options[number] => ({
  kind: 'substitute',
  goods: { name: 'Green tea', spec: '300 g', url: '', unit_price_fen: unitPriceFen },
});

/** A question about a line that offers to do without it, and more. */
export const lineQuestion = (
  lineId: string,
  options: Options = [{ kind: 'wait' }],
  kind: LineQuestionKind = 'out_of_stock',
): NewQuestion => ({ kind, line_id: lineId, text: '', options: [...options, { kind: 'drop' }] });

/** A question about goods that arrived. */
export const goodsQuestion = (itemId: string, reason: GoodsQuestion['reason'] = 'damaged'): NewQuestion => ({
  kind: 'quality',
  item_id: itemId,
  reason,
  text: 'The seam is open.',
  options: [{ kind: 'keep' }, { kind: 'return' }],
});

/** A paid order of two lines of one shop: 2 × 50.00 and 3 photos, 3 × 20.00, shipping 6.00; 172.00. */
export const orderOfTwo = async (server: CartServer, status: 'paid' | 'processing' = 'paid') => {
  const cups = { manual: aManual({ name: 'Cups', shop_name: 'Tea House', unit_price_fen: 2_000 }), quantity: 3 };
  const order = await orderIn(server, status, [aLine(), cups]);
  const { lines } = await orderOf(order.shopper, order.number);
  const idOf = (name: string) => lines.find((line) => line.name === name)?.id ?? '';
  const tea = idOf('Tea');
  const cup = idOf('Cups');
  return { ...order, tea, cup, ...questionSteps(server, order) };
};

/** The calls about the questions of an order. */
export const questionSteps = (
  server: CartServer,
  { shopper, staff, number }: Pick<Awaited<ReturnType<typeof orderIn>>, 'number' | 'shopper' | 'staff'>,
) => {
  const questionId = async () => (await orderOf(shopper, number)).question?.id ?? '';
  return {
    questionId,
    ask: (body: NewQuestion = feeQuestion(), headers = key()) =>
      staff.call(askQuestionContract, { params: { number }, body, headers }),
    withdraw: async (note = '') =>
      staff.call(withdrawQuestionContract, { params: { id: await questionId() }, body: { note } }),
    noFee: (note = '') => staff.call(stateNoFeeContract, { params: { number }, body: { note } }),
    answer: async (option: QuestionOption = 'pay_more', headers = key(), id?: string) =>
      shopper.call(answerQuestionContract, {
        params: { number, id: id ?? (await questionId()) },
        body: { option },
        headers,
      }),
    answerFor: async (option: QuestionOption, note = 'by phone', headers = key()) =>
      staff.call(answerForShopperContract, { params: { id: await questionId() }, body: { option, note }, headers }),
    drop: (lines: { line_id: string; quantity: number }[], headers = key()) =>
      staff.call(dropPiecesContract, { params: { number }, body: { lines, note: 'sold out' }, headers }),
    payExtra: (ref = `${number}-1`) => server.money.pay(shopper.userId, [ref], 'balance', 'order_extra'),
  };
};
