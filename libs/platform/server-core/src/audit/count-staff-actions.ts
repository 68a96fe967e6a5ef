import { and, count, gte, inArray, lt } from 'drizzle-orm';
import type { Database } from '../database/transactions/tx.ts';
import { shopPeriod, type FigureTime } from '../database/figure-columns.ts';
import { staffActionTable as actions } from './staff-action.table.ts';

export interface CountedActions {
  staffId: string;
  action: string;
  /** The first day of the period, as `2026-11-24`. */
  period: string;
  count: number;
}

/** How often each member of staff did each of these actions, by period in the shop's time zone; `to` is excluded. */
export const countStaffActions = (
  db: Database,
  { from, to, by, only }: FigureTime & { only: readonly string[] },
): Promise<CountedActions[]> => {
  const period = shopPeriod(actions.at, by);
  return db
    .select({ staffId: actions.staffId, action: actions.action, period, count: count() })
    .from(actions)
    .where(and(gte(actions.at, from), lt(actions.at, to), inArray(actions.action, [...only])))
    .groupBy(actions.staffId, actions.action, period);
};
