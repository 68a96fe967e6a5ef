import { maxPackageItems } from '@caravan/content/contract';
import { goodsConditions } from '@caravan/goods/contract';
import { binCode, code, cursorPageOf, cursorQuery, fenOut, id, instant, text, z } from '@caravan/kernel/zod';
import { checkStates } from './package-states.ts';
import { inWarehouse } from './warehouses.schema.ts';
import { itemMeasures, serviceNumber, storeItem } from './warehouse.schema.ts';

const itemNumber = code(40);

/** Goods in the warehouse as staff see them. */
export const staffStoreItem = z.object({
  ...storeItem.shape,
  /** On the label. */
  number: z.string(),
  user_id: id,
  line_id: id,
  condition: z.enum(goodsConditions),
  condition_note: z.string(),
  check: z.enum(checkStates),
  /** The note of the last check. */
  check_note: z.string(),
  /** The shopper's wishes for the paid photos. */
  photo_note: z.string(),
  /** The paid measurements that are to be done. */
  measurements: z.array(z.object({ number: serviceNumber, note: z.string(), measures: itemMeasures })),
  /** Where it is; null if it waits for a bin or is in a package's box. */
  bin: z.string().nullable(),
  /** Since when it is searched for, because a count did not find it. */
  missing_at: instant.nullable(),
  /** When their search ended as lost; they have left the warehouse. */
  lost_at: instant.nullable(),
});

/** Goods in the warehouse, oldest first. */
export const staffStoreQuery = z.object({
  ...cursorQuery.shape,
  bin: binCode.optional(),
  user: id.optional(),
  ...inWarehouse,
  /**
   * `missing`: only goods that are searched for, because a count did not find them. `lost`: those whose search ended as
   * lost, and that have not turned up; they are not in the warehouse.
   */
  only: z.enum(['missing', 'lost']).optional(),
  /** A number of goods, of an order or of a package, or a part of the goods' name. */
  q: text(1, 100).optional(),
});
export const staffStorePage = cursorPageOf(staffStoreItem);

export const goodsMove = z.strictObject({
  /** The numbers of the goods; a number that was scanned twice counts once. */
  numbers: z.array(itemNumber).min(1).max(maxPackageItems),
  bin: binCode,
  /** They were brought from another warehouse, or were received for the wrong one: from now on they are in that of the bin. */
  brought: z.literal(true).optional(),
});
export const goodsMoved = z.array(staffStoreItem);

export const qualityCheck = z.strictObject({ result: z.enum(['passed', 'failed']), note: text(0, 500).default('') });

/** Why goods that failed their check may leave all the same. */
export const acceptance = z.strictObject({ note: text(1, 500) });

/** Why goods are disposed of, or what was done with them; kept with the record. */
export const disposal = z.strictObject({ note: text(1, 500) });
/** Goods that were disposed of. */
export const storeDisposal = z.object({ item_id: id, number: z.string(), note: z.string(), at: instant });

/** Why the search for goods ends; kept with the record. */
export const loss = z.strictObject({ note: text(1, 500) });
export const byItemNumber = z.object({ number: itemNumber });
/** The shopper's refund for goods that are lost: the payment for them. */
export const lossAmounts = z.object({
  number: z.string(),
  name: z.string(),
  order_number: z.string(),
  /** Their price, and their share of extra payments. */
  goods_fen: fenOut,
  /** Their share of the order's domestic shipping. */
  domestic_fen: fenOut,
  /** Their share of the photos that were ordered with them. */
  photo_fen: fenOut,
  amount_fen: fenOut,
});
/** Goods that are lost, with what their shopper got back. */
export const storeLoss = z.object({ ...lossAmounts.shape, note: z.string(), at: instant });

/** Stations say it to whoever scans the label of lost goods that turned up. */
export const turnUp = z.strictObject({ note: text(1, 500) });
/** Lost goods that turned up. */
export const turnedUpGoods = z.object({ number: z.string(), note: z.string(), at: instant });

export type StaffStoreItem = z.infer<typeof staffStoreItem>;
export type StaffStoreQuery = z.infer<typeof staffStoreQuery>;
export type StaffStorePage = z.infer<typeof staffStorePage>;
export type GoodsMove = z.infer<typeof goodsMove>;
export type QualityCheck = z.infer<typeof qualityCheck>;
export type Acceptance = z.infer<typeof acceptance>;
export type Disposal = z.infer<typeof disposal>;
export type StoreDisposal = z.infer<typeof storeDisposal>;
export type Loss = z.infer<typeof loss>;
export type LossAmounts = z.infer<typeof lossAmounts>;
export type StoreLoss = z.infer<typeof storeLoss>;
export type TurnUp = z.infer<typeof turnUp>;
export type TurnedUpGoods = z.infer<typeof turnedUpGoods>;
