import {
  decideFreightLineContract,
  getFreightLineContract,
  listFreightLinesContract,
  matchFreightLineContract,
  setFreightLineAsideContract,
  settleFreightLineContract,
} from '@caravan/freight-costs/contract/staff';
import { route, staffCallOf, type Route } from '@caravan/server-core';
import type { FreightCostsContext } from '../freight-costs-context.ts';
import { decideLine, matchLine, setLineAside, settleLine } from './change-line.ts';
import { listLines, showLine } from './show-lines.ts';

/** Staff routes for the lines of carriers' bills. */
export const freightLineRoutes = (context: FreightCostsContext): Route[] => [
  route(listFreightLinesContract, ({ query }) => listLines(context, query)),

  route(getFreightLineContract, ({ params }) => showLine(context.db, context, params.id)),

  route(matchFreightLineContract, (call) =>
    call.once(async (tx) => {
      await matchLine(tx, context, staffCallOf(call), call.params.id, call.body);
      return showLine(tx, context, call.params.id);
    }),
  ),

  route(setFreightLineAsideContract, (call) =>
    call.once(async (tx) => {
      await setLineAside(tx, context, staffCallOf(call), call.params.id, call.body);
      return showLine(tx, context, call.params.id);
    }),
  ),

  route(decideFreightLineContract, (call) =>
    call.once(async (tx) => {
      await decideLine(tx, context, staffCallOf(call), call.params.id, call.body);
      return showLine(tx, context, call.params.id);
    }),
  ),

  route(settleFreightLineContract, (call) =>
    call.once(async (tx) => {
      await settleLine(tx, context, staffCallOf(call), call.params.id, call.body);
      return showLine(tx, context, call.params.id);
    }),
  ),
];
