import {
  answerQuestionContract,
  askQuestionContract,
  getOrderContract,
  stateNoFeeContract,
  withdrawQuestionContract,
  type QuestionAnswer,
} from '@caravan/cart-orders/contract/orders';
import { change } from './order-commands.ts';
import { key, type Command, type TradeReal } from './trade-command.ts';
import { endWaits, giveBack, hour, waits, type ModelOrder, type TradeModel } from './trade-model.ts';

const answerWithin = 72 * hour;

const questionOf = async ({ shopper }: TradeReal, number: string): Promise<string> =>
  (await shopper.call(getOrderContract, { params: { number } })).data.question?.id ?? 'none';

const answer = (option: QuestionAnswer['option']) => async (real: TradeReal, number: string) =>
  real.shopper.call(answerQuestionContract, {
    params: { number, id: await questionOf(real, number) },
    body: { option },
    headers: key(),
  });

const mayAnswer = ({ now }: TradeModel, { question, status }: ModelOrder): boolean =>
  status === 'paid' && question !== null && now < question.dueAt;

/** The model cannot tell a repeated call, which is answered with 404 if there was no question at all, from others. */
const tolerant =
  (call: (real: TradeReal, number: string) => Promise<{ status: number }>) =>
  async (real: TradeReal, number: string): Promise<{ status: number }> => {
    const { status } = await call(real, number);
    return { status: status === 404 ? 409 : status };
  };

/** The changes of a question about the domestic fee of an order, by shopper and staff. */
export const questionChanges = (index: number, feeFen: number): Command[] => [
  change(
    'ask about',
    index,
    (_, order) => order.status === 'paid' && order.feeUnknown && !waits(order),
    ({ tradeServer }, number) =>
      tradeServer.staff.call(askQuestionContract, {
        params: { number },
        body: {
          kind: 'domestic_fee',
          text: '',
          options: [{ kind: 'pay_more', amount_fen: feeFen }, { kind: 'cancel' }],
        },
        headers: key(),
      }),
    (model, order) => {
      order.question = { amountFen: feeFen, dueAt: model.now + answerWithin };
    },
  ),
  change('agree for', index, mayAnswer, tolerant(answer('pay_more')), (model, order) => {
    const amountFen = order.question?.amountFen ?? 0;
    const ref = `${order.number}-${order.extras.length + 1}`;
    order.question = null;
    order.extras.push({ ref, amountFen, dueAt: model.now + answerWithin, state: 'unpaid' });
  }),
  change('decline for', index, mayAnswer, tolerant(answer('cancel')), giveBack),
  change(
    'withdraw the question about',
    index,
    (_, { question }) => question !== null,
    tolerant(async (real, number) =>
      real.tradeServer.staff.call(withdrawQuestionContract, {
        params: { id: await questionOf(real, number) },
        body: { note: '' },
      }),
    ),
    (_, order) => endWaits(order),
  ),
  change(
    'state no fee for',
    index,
    (_, order) => order.status === 'paid' && order.feeUnknown,
    ({ tradeServer }, number) => tradeServer.staff.call(stateNoFeeContract, { params: { number }, body: { note: '' } }),
    (_, order) => {
      endWaits(order);
      order.feeUnknown = false;
    },
  ),
];
