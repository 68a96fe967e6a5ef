import {
  acceptPriceChangeContract,
  approveRefundContract,
  getStaffOrderContract,
  listStaffOrdersContract,
  processOrderContract,
  rejectRefundContract,
  staffCancelOrderContract,
  stockOrderContract,
} from '@caravan/cart-orders/contract/orders';
import { route, type Audit, type Route, type Session } from '@caravan/server-core';
import { presentStaffOrder } from './present-order.ts';
import { acceptPriceChange, processOrder } from '../buying/process-order.ts';
import { decideRefundRequest } from '../refunds/decide-refund-request.ts';
import { showOrder } from './find-order.ts';
import { listAllOrders } from './lists/list-orders.ts';
import type { OrderContext } from '../work/order-context.ts';
import { staffCancelOrder } from '../refunds/cancel-order.ts';
import type { StaffCall } from '../work/staff-step.ts';
import { stockOrder } from '../buying/stock-order.ts';

interface CallOfStaff {
  params: { number: string };
  session: Session;
  audit: Audit;
  unchanged: () => void;
}

/** The facts of a staff call that the use cases need. */
const staffCallOf = ({ params, session, audit, unchanged }: CallOfStaff): StaffCall => ({
  number: params.number,
  staffId: session.userId,
  audit,
  unchanged,
});

export const orderStaffRoutes = (context: OrderContext): Route[] => [
  route(listStaffOrdersContract, ({ query }) => listAllOrders(context, query)),

  route(getStaffOrderContract, async ({ params, session }) =>
    presentStaffOrder(await showOrder(context, 'everybody', params.number), context.clock(), session.staffRoles),
  ),

  route(processOrderContract, (call) =>
    context.transaction(async (tx) =>
      presentStaffOrder(
        await processOrder(tx, context, staffCallOf(call), call.body.supplier_order_no),
        context.clock(),
        call.session.staffRoles,
      ),
    ),
  ),

  route(staffCancelOrderContract, (call) =>
    call.once(async (tx) =>
      presentStaffOrder(
        await staffCancelOrder(tx, context, staffCallOf(call), call.body.note),
        context.clock(),
        call.session.staffRoles,
      ),
    ),
  ),

  route(acceptPriceChangeContract, (call) =>
    context.transaction(async (tx) =>
      presentStaffOrder(
        await acceptPriceChange(tx, context, staffCallOf(call), call.body.note),
        context.clock(),
        call.session.staffRoles,
      ),
    ),
  ),

  route(stockOrderContract, (call) =>
    context.transaction(async (tx) =>
      presentStaffOrder(
        await stockOrder(tx, context, staffCallOf(call), call.body),
        context.clock(),
        call.session.staffRoles,
      ),
    ),
  ),

  route(approveRefundContract, (call) =>
    context.transaction(async (tx) =>
      presentStaffOrder(
        await decideRefundRequest(tx, context, staffCallOf(call), { end: 'approved', note: call.body.note }),
        context.clock(),
        call.session.staffRoles,
      ),
    ),
  ),

  route(rejectRefundContract, (call) =>
    context.transaction(async (tx) =>
      presentStaffOrder(
        await decideRefundRequest(tx, context, staffCallOf(call), { end: 'rejected', note: call.body.note }),
        context.clock(),
        call.session.staffRoles,
      ),
    ),
  ),
];
