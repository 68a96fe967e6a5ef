import { route, type Route } from '@caravan/server-core';
import { createShippingLineSchema, listShippingLinesSchema, updateShippingLineSchema } from '@caravan/warehouse-packages/contract/staff';
import { currentLines } from '../../db/line.repo.ts';
import { presentLine } from '../../present-line.ts';
import { createLine, updateLine } from '../../use-cases/keep-line.ts';
import type { PackageContext } from '../../use-cases/package-context.ts';
import { staffCallOf } from './staff-call-of.ts';

/** Shipping lines in the hands of staff. */
export const shippingLinesRoutes = (context: PackageContext): Route[] => [
  route(listShippingLinesSchema, async () => (await currentLines(context.db)).map(presentLine)),
  route(createShippingLineSchema, (call) =>
    context.transaction(async (tx) => presentLine(await createLine(tx, context, staffCallOf(call), call.body))),
  ),
  route(updateShippingLineSchema, (call) =>
    context.transaction(async (tx) => presentLine(await updateLine(tx, context, staffCallOf(call), call.params.id, call.body))),
  ),
];
