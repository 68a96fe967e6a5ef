import type { StepSchemas } from '@caravan/fund-payment/contract';
import { restrictions } from '@caravan/shipping/contract';
import { returnStates } from '@caravan/kernel';
import {
  binCode,
  carrierName,
  cursorPageOf,
  cursorQuery,
  fen,
  fenOut,
  id,
  instant,
  pageOf,
  text,
  trackingNumber,
  z,
} from '@caravan/kernel/zod';
import { maxWeighedG, maxWeighedMm, returnKinds } from '@caravan/warehouse-packages/contract';
import {
  maxReturnFeeFen,
  returnActions,
  returnEvents,
  returnKindsFor,
  returnReasons,
  returnSteps,
} from './return-states.ts';

export const returnNumber = z.string().regex(/^RT[A-Z0-9-]{4,30}$/);
export const byReturn = z.object({ number: returnNumber });

const wish = {
  item_id: id,
  /** All pieces of the item: goods are returned whole. */
  quantity: z.int().min(1),
  kind: z.enum(returnKinds),
  reason: z.enum(returnReasons),
};
const isOffered = ({ kind, reason }: Pick<z.infer<z.ZodObject<typeof wish>>, 'kind' | 'reason'>): boolean =>
  returnKindsFor(reason).includes(kind);
const notOffered = { path: ['kind'], message: 'not_allowed' };

/** Staff ask the seller for a shopper, who reads the note. */
export const newReturn = z.strictObject({ ...wish, text: text(0, 500).default('') }).refine(isOffered, notOffered);
/** A request of staff to the seller for a shopper, who reads the note. */
export const newStaffReturn = z.strictObject({ ...wish, note: text(0, 500).default('') }).refine(isOffered, notOffered);

export const goodsReturn = z.object({
  number: returnNumber,
  state: z.enum(returnStates),
  kind: z.enum(returnKinds),
  reason: z.enum(returnReasons),
  /** The shopper's words; empty if staff opened it. */
  text: z.string(),
  /** Whether the shopper rejected the photos of the goods by it. */
  from_photos: z.boolean(),
  item: z.object({
    id,
    order_number: z.string(),
    name: z.string(),
    spec: z.string(),
    image: z.string().nullable(),
    quantity: z.int(),
  }),
  /** Who pays the way back to the seller. */
  paid_by: z.enum(['shopper', 'shop']),
  /** The shopper's costs of the way back; null until they are known, and if the shop pays them. */
  fee_fen: fenOut.nullable(),
  /** The seller's refund; null until then, and for exchanges. */
  refund_fen: fenOut.nullable(),
  /** The part of the refund that went to the shopper: all but the fee of the way back. */
  returned_fen: fenOut.nullable(),
  /** How the goods went back to the seller. */
  tracking: z.object({ carrier: z.string(), number: z.string() }).nullable(),
  /** The goods that came in exchange. */
  replacement_id: id.nullable(),
  created_at: instant,
  /** When the next step is due; null once it has ended. */
  due_at: instant.nullable(),
  timeline: z.array(
    z.object({
      event: z.enum(returnEvents),
      at: instant,
      by: z.enum(['shopper', 'staff']),
      /** Staff wrote it for the shopper. */
      note: z.string().nullable(),
    }),
  ),
  actions: z.array(z.enum(returnActions)),
});
export const returnPage = pageOf(goodsReturn);

export const staffReturn = z.object({
  ...goodsReturn.shape,
  user_id: id,
  /** On the label of the goods. */
  item_number: z.string(),
  bin: z.string().nullable(),
  shop_name: z.string().nullable(),
  supplier_order_no: z.string().nullable(),
  /** The payment for the goods, extra payments included: the most that can be given back. */
  paid_fen: fenOut,
  /** The next steps that the caller may make. */
  steps: z.array(z.enum(returnSteps)),
});
export const staffReturnsQuery = z.object({
  ...cursorQuery.shape,
  state: z.enum(returnStates).optional(),
  /** A number of a return, of goods, of an order or of a parcel to the seller, or a part of the goods' name. */
  q: text(1, 100).optional(),
});
export const staffReturnPage = cursorPageOf(staffReturn);

const side = z.int().min(1).max(maxWeighedMm);
/** The goods that came in exchange: all pieces, as staff measured them. */
export const replacement = z.strictObject({
  weight_g: z.int().min(1).max(maxWeighedG),
  length_mm: side,
  width_mm: side,
  height_mm: side,
  restrictions: z.array(z.enum(restrictions)).max(restrictions.length).default([]),
  bin: binCode.nullable().default(null),
});
const note = text(0, 500).default('');

/** The seller's refund. Above the owner's limit it needs a second person. */
export const returnSettlement = z.strictObject({ note, refund_fen: fen });

/** A step with what belongs to it; the shopper reads the note. */
export const returnStep = z.discriminatedUnion('step', [
  /** `fee_fen` is what the way back costs, if the shopper pays it. */
  z.strictObject({ step: z.literal('agreed'), note, fee_fen: fen.max(maxReturnFeeFen).optional() }),
  z.strictObject({ step: z.literal('refused'), note: text(1, 500) }),
  /** `freight_fen` is what the shop paid for the way back; null and nothing are what the shopper pays for it. */
  z.strictObject({
    step: z.literal('sent'),
    note,
    carrier: carrierName(1, 100),
    tracking_number: trackingNumber,
    freight_fen: fen.max(maxReturnFeeFen).nullable().optional(),
  }),
  /** The end of an exchange; a return ends by its settlement. */
  z.strictObject({ step: z.literal('settled'), note, replacement }),
]);

export type NewReturn = z.infer<typeof newReturn>;
export type NewReturnForm = z.input<typeof newReturn>;
export type NewStaffReturn = z.infer<typeof newStaffReturn>;
export type GoodsReturn = z.infer<typeof goodsReturn>;
export type ReturnPage = z.infer<typeof returnPage>;
export type StaffReturn = z.infer<typeof staffReturn>;
export type StaffReturnsQuery = z.infer<typeof staffReturnsQuery>;
export type StaffReturnPage = z.infer<typeof staffReturnPage>;
export type Replacement = z.infer<typeof replacement>;
export type ReturnSettlement = z.infer<typeof returnSettlement>;
export type ReturnStepBody = z.infer<typeof returnStep>;
export type ReturnStepForm = z.input<typeof returnStep>;

/** The steps of returns that a second person may have to approve. */
export const returnApprovals: StepSchemas<'return'> = { return: { ref: text(1, 40), body: returnSettlement } };

declare module '@caravan/fund-payment/contract' {
  interface ApprovalBodies {
    return: ReturnSettlement;
  }
}
