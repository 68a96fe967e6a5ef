import type { StaffRole } from '@caravan/kernel';
import { returnPayer, type GoodsReturn, type StaffReturn } from '@caravan/returns/contract';
import { nextSteps, stepDueAt } from './return-steps.ts';
import type { StaffReturnView } from './staff-returns.ts';
import type { WholeReturn } from './whole-returns.ts';

/** A return as its shopper sees it. */
export const presentReturn = ({ row, item, events, fromPhotos }: WholeReturn): GoodsReturn => ({
  number: row.number,
  state: row.state,
  kind: row.kind,
  reason: row.reason,
  text: row.text,
  from_photos: fromPhotos,
  item: {
    id: item.id,
    order_number: item.orderNumber,
    name: item.name,
    spec: item.spec,
    image: item.image,
    quantity: row.quantity,
  },
  paid_by: returnPayer(row.reason),
  fee_fen: row.feeFen,
  refund_fen: row.refundFen,
  returned_fen: row.returnedFen,
  tracking:
    row.carrier !== null && row.trackingNumber !== null ? { carrier: row.carrier, number: row.trackingNumber } : null,
  replacement_id: row.replacementId,
  created_at: row.createdAt.toISOString(),
  due_at: stepDueAt(row)?.toISOString() ?? null,
  timeline: events.map(({ event, at, actor, note }) => ({ event, at: at.toISOString(), by: actor, note })),
  actions: row.state === 'requested' || row.state === 'agreed' ? ['withdraw'] : [],
});

/** The same for staff with these roles. */
export const presentStaffReturn = (view: StaffReturnView, roles: readonly StaffRole[]): StaffReturn => ({
  ...presentReturn(view),
  user_id: view.row.userId,
  item_number: view.item.number,
  bin: view.item.bin,
  shop_name: view.paid?.shopName ?? null,
  supplier_order_no: view.paid?.supplierOrderNo ?? null,
  paid_fen: view.paid?.paidFen ?? 0,
  steps: nextSteps(view.row, roles),
});
