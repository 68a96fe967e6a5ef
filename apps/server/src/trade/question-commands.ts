import type { LineQuestionKind, NewQuestion, QuestionOption } from '@caravan/cart-orders/contract';
import {
  answerForShopperContract,
  answerQuestionContract,
  askQuestionContract,
  dropPiecesContract,
  getOrderContract,
  stateNoFeeContract,
  withdrawQuestionContract,
} from '@caravan/cart-orders/contract/orders';
import { change } from './order-commands.ts';
import { at, key, type Change, type TradeReal } from './trade-command.ts';
import type { ModelOrder, ModelQuestion, OrderedModelLine, TradeModel } from './trade-model.ts';
import { doWithout, drop, endWaits, giveBack, hour, heldAt, left, unpaidExtra, waits } from './trade-rules.ts';

const answerWithin = 72 * hour;

const questionOf = async ({ shopper }: TradeReal, number: string): Promise<string> =>
  (await shopper.call(getOrderContract, { params: { number } })).data.question?.id ?? 'none';

const answer = (option: QuestionOption) => async (real: TradeReal, number: string) =>
  real.shopper.call(answerQuestionContract, {
    params: { number, id: await questionOf(real, number) },
    body: { option },
    headers: key(),
  });

const answerFor = (option: QuestionOption) => async (real: TradeReal, number: string) =>
  real.tradeServer.staff.call(answerForShopperContract, {
    params: { id: await questionOf(real, number) },
    body: { option, note: 'by phone' },
    headers: key(),
  });

const isGoing = ({ status }: ModelOrder): boolean => status === 'paid' || status === 'processing';

const offers =
  (option: QuestionOption) =>
  ({ now }: TradeModel, order: ModelOrder): boolean =>
    isGoing(order) && order.question !== null && now < order.question.dueAt && order.question.options.includes(option);

/** The model cannot tell a repeated call, which is answered with 404 if there was no question at all, from others. */
const tolerant =
  (call: (real: TradeReal, number: string, order: ModelOrder) => Promise<{ status: number }>) =>
  async (real: TradeReal, number: string, order: ModelOrder): Promise<{ status: number }> => {
    const { status } = await call(real, number, order);
    return { status: status === 404 ? 409 : status };
  };

const owe = (model: TradeModel, order: ModelOrder, line: OrderedModelLine | null, amountFen: number): void => {
  order.extras.push({
    ref: `${order.number}-${order.extras.length + 1}`,
    amountFen,
    refundedFen: 0,
    line,
    pieces: line ? left(line) : 0,
    goneBefore: line?.gone ?? 0,
    dueAt: model.now + answerWithin,
    state: 'unpaid',
  });
};

/** The answers to questions about goods that did not arrive; the model asks no others. */
type LineOption = Exclude<QuestionOption, 'keep' | 'return'>;

/** The effect of each answer on the model. */
const effects: Record<LineOption, (model: TradeModel, order: ModelOrder, question: ModelQuestion) => void> = {
  wait: () => undefined,
  pay_more: (model, order, { line, moreFen }) => owe(model, order, line, moreFen),
  substitute: (model, order, { line, substituteFen }) => {
    if (!line) throw new Error('a substitute without a line');
    const more = (substituteFen - line.unitFen) * left(line);
    line.substituted = true;
    if (more > 0) return owe(model, order, line, more);
    const back = heldAt(line, line.heldFen, left(line)) - heldAt(line, substituteFen, left(line));
    line.heldFen = substituteFen;
    order.refundedFen += back;
    model.balanceFen += back;
  },
  drop: (model, order, { line }) => doWithout(model, order, line),
  cancel: giveBack,
};

const choose =
  (option: LineOption) =>
  (model: TradeModel, order: ModelOrder): void => {
    const { question } = order;
    order.question = null;
    if (question) effects[option](model, order, question);
  };

/** A question about a line of an order, with its options. */
const aboutLine = (
  { status, lines, extras }: ModelOrder,
  index: number,
  fen: number,
): {
  line: OrderedModelLine;
  kind: LineQuestionKind;
  options: Extract<NewQuestion, { line_id: string }>['options'];
} => {
  const line = at(lines, index);
  const kind = at(['out_of_stock', 'variant_gone', 'price_rise', 'seller_refuses'] as const, index);
  const goods = { name: 'Other tea', spec: '', url: '', unit_price_fen: line.unitFen - 1_000 + fen };
  const isUnbought = status === 'paid';
  const isPaidMore = extras.some((extra) => extra.line === line && extra.state === 'paid');
  const takesOthers = isUnbought && !line.substituted && !isPaidMore && goods.unit_price_fen > 0;
  return {
    line,
    kind,
    options: [
      { kind: 'wait' },
      ...(isUnbought ? [{ kind: 'pay_more' as const, amount_fen: fen }] : []),
      ...(takesOthers ? [{ kind: 'substitute' as const, goods }] : []),
      { kind: 'drop' },
      { kind: 'cancel' },
    ],
  };
};

/** The questions about lines, by staff. */
const lineChanges = (index: number, fen: number): Change[] => [
  change(
    'ask about a line of',
    index,
    (_, order) => isGoing(order) && !waits(order) && left(at(order.lines, index)) > 0,
    ({ tradeServer }, number, order) => {
      const { line, kind, options } = aboutLine(order, index, fen);
      return tradeServer.staff.call(askQuestionContract, {
        params: { number },
        body: { kind, line_id: line.id, text: '', options },
        headers: key(),
      });
    },
    (model, order) => {
      const { line, options } = aboutLine(order, index, fen);
      const offered = options.find(({ kind }) => kind === 'substitute');
      order.question = {
        line,
        options: options.map(({ kind }) => kind),
        moreFen: fen,
        substituteFen: offered?.kind === 'substitute' ? offered.goods.unit_price_fen : 0,
        dueAt: model.now + answerWithin,
      };
    },
  ),
  change(
    'drop a piece of',
    index,
    (_, order) => isGoing(order) && !waits(order) && left(at(order.lines, index)) > 0,
    ({ tradeServer }, number, order) =>
      tradeServer.staff.call(dropPiecesContract, {
        params: { number },
        body: { lines: [{ line_id: at(order.lines, index).id, quantity: 1 }], note: '' },
        headers: key(),
      }),
    (model, order) => drop(model, order, at(order.lines, index), 1),
  ),
];

/** The changes of questions about an order, by shopper and staff. */
export const questionChanges = (index: number, feeFen: number): Change[] => [
  change(
    'ask about the fee of',
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
      const dueAt = model.now + answerWithin;
      order.question = { line: null, options: ['pay_more', 'cancel'], moreFen: feeFen, substituteFen: 0, dueAt };
    },
  ),
  ...lineChanges(index, feeFen),
  ...(['pay_more', 'substitute', 'wait', 'drop', 'cancel'] as const).map((option) =>
    change(`answer ${option} for`, index, offers(option), tolerant(answer(option)), choose(option)),
  ),
  change('let staff answer drop for', index, offers('drop'), tolerant(answerFor('drop')), choose('drop')),
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
    (_, order) =>
      order.status === 'paid' && order.feeUnknown && !(order.question?.line ?? unpaidExtra(order)?.line ?? null),
    ({ tradeServer }, number) => tradeServer.staff.call(stateNoFeeContract, { params: { number }, body: { note: '' } }),
    (_, order) => {
      endWaits(order);
      order.feeUnknown = false;
    },
  ),
];
