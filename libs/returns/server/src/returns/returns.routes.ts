import {
  getReturnContract,
  listReturnsContract,
  requestReturnContract,
  withdrawReturnContract,
} from '@caravan/returns/contract/schema';
import {
  getStaffReturnContract,
  listStaffReturnsContract,
  openStaffReturnContract,
  settleReturnContract,
  stepReturnContract,
} from '@caravan/returns/contract/staff';
import { route, staffCallOf, type Route } from '@caravan/server-core';
import { presentReturn, presentStaffReturn } from './present-return.ts';
import { showReturn } from './change-return.ts';
import { requestReturn } from './open-return.ts';
import type { ReturnsContext } from '../returns-context.ts';
import { listReturns, withdrawReturn } from './shopper-returns.ts';
import { listStaffReturns, openStaffReturn, settleReturn, showStaffReturn, stepReturn } from './staff-returns.ts';

/** A shopper's returns. */
export const returnRoutes = (context: ReturnsContext): Route[] => [
  route(requestReturnContract, ({ session, body, once }) =>
    once(async (tx) => presentReturn(await requestReturn(tx, context, session.userId, body))),
  ),

  route(listReturnsContract, async ({ session, query }) => {
    const found = await listReturns(context, session.userId, query);
    return { ...found, items: found.items.map(presentReturn) };
  }),

  route(getReturnContract, async ({ session, params }) =>
    presentReturn(await showReturn(context, context.db, { userId: session.userId }, params.number)),
  ),

  route(withdrawReturnContract, async ({ session, params }) =>
    presentReturn(await withdrawReturn(context, session.userId, params.number)),
  ),
];

export const returnStaffRoutes = (context: ReturnsContext): Route[] => [
  route(listStaffReturnsContract, async ({ query, session }) => {
    const found = await listStaffReturns(context, query);
    return { ...found, items: found.items.map((view) => presentStaffReturn(view, session.staffRoles)) };
  }),

  route(getStaffReturnContract, async ({ params, session }) =>
    presentStaffReturn(await showStaffReturn(context, params.number), session.staffRoles),
  ),

  route(openStaffReturnContract, (call) =>
    call.once(async (tx) =>
      presentStaffReturn(await openStaffReturn(tx, context, staffCallOf(call), call.body), call.session.staffRoles),
    ),
  ),

  route(stepReturnContract, (call) =>
    call.once(async (tx) => {
      const roles = call.session.staffRoles;
      const stepped = await stepReturn(tx, context, staffCallOf(call), call.params.number, call.body);
      return presentStaffReturn(stepped, roles);
    }),
  ),

  route(settleReturnContract, (call) =>
    call.once(async (tx) => {
      const settled = await settleReturn(tx, context, staffCallOf(call), call.params.number, call.body);
      return presentStaffReturn(settled, call.session.staffRoles);
    }),
  ),
];
