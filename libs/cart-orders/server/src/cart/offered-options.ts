import type { NewQuestion } from '@caravan/cart-orders/contract';
import { sumFen, type Fen } from '@caravan/kernel';
import type { OfferedOption, OrderQuestionRow } from '../questions/order-question.table.ts';
import type { OrderedLine, OrderWithLines } from '../orders/order.repo.ts';
import { allMissing, piecesLeft, piecesToDrop, withDrops, type Drop } from '../buying/line-goods.ts';
import { heldForPieces, nextRefunded } from '../placing/line-discount.ts';
import { allParts, dropParts, totalOfParts } from '../work/order-waits.ts';
import { heldPrice } from '../refunds/refund-of.ts';

type NewOption = NewQuestion['options'][number];

const plain = { amount_fen: null, goods: null };

/** An option with what it costs in addition: for a substitute, the difference for all pieces that are to be bought. */
export const offeredOption = (option: NewOption, line: OrderedLine | undefined): OfferedOption => {
  switch (option.kind) {
    case 'pay_more':
      return { kind: option.kind, amount_fen: option.amount_fen, goods: null };
    case 'substitute': {
      const more = line ? (option.goods.unit_price_fen - line.unitPriceFen) * piecesToDrop(line) : 0;
      return { kind: option.kind, amount_fen: more > 0 ? more : null, goods: option.goods };
    }
    default:
      return { ...plain, kind: option.kind };
  }
};

type Asked = Pick<OrderQuestionRow, 'lineId'>;

/** The pieces that are refunded if the shopper does without what is asked about. */
export const dropsOf = ({ lineId }: Asked, lines: readonly OrderedLine[]): Drop[] => {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) return allMissing(lines);
  const quantity = piecesToDrop(line);
  return quantity > 0 ? [{ lineId: line.id, quantity }] : [];
};

/** The money that a cheaper substitute returns at once. */
export const cheaperBy = ({ goods }: Pick<OfferedOption, 'goods'>, line: OrderedLine | undefined): Fen => {
  if (!line || !goods) return 0;
  const pieces = nextRefunded(line, piecesToDrop(line));
  const held = heldPrice(line);
  const price = Math.min(held, goods.unit_price_fen);
  return heldForPieces(line, held, pieces) - heldForPieces(line, price, pieces);
};

/** The money that a refund of some pieces would return now: all of it, if nothing of the order remains. */
export const refundOfDrops = (held: OrderWithLines, drops: readonly Drop[]): Fen =>
  totalOfParts(piecesLeft(withDrops(held.lines, drops)) === 0 ? allParts(held) : dropParts(held, drops));

/** The money that an option would return now; null if it returns none. */
export const refundOfOption = (held: OrderWithLines, asked: Asked, option: OfferedOption): Fen | null => {
  const fen = sumFen([
    option.kind === 'substitute'
      ? cheaperBy(
          option,
          held.lines.find(({ id }) => id === asked.lineId),
        )
      : 0,
    option.kind === 'drop' ? refundOfDrops(held, dropsOf(asked, held.lines)) : 0,
    option.kind === 'cancel' ? refundOfDrops(held, allMissing(held.lines)) : 0,
  ]);
  return fen > 0 ? fen : null;
};
