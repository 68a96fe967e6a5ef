import type { SplitPlan } from '../split.schema.ts';
import { aQuote } from './warehouse-packages.factory.ts';

/** Two parcels, which cost ¥41.00 less than the one parcel of all goods; proved. */
export const aSplitPlan = (over: Partial<SplitPlan> = {}): SplitPlan => ({
  goal: 'cost',
  parcels: [
    { item_ids: ['item_1'], quote: aQuote({ id: 'line_air', fee_fen: 14_800 }), value_fen: 25_800 },
    {
      item_ids: ['item_2'],
      quote: aQuote({ id: 'line_small', name: 'Small packet', eta_min_days: 12, eta_max_days: 25, fee_fen: 7_000 }),
      value_fen: 9_000,
    },
  ],
  fee_fen: 21_800,
  arrives_min_days: 12,
  arrives_max_days: 25,
  single: { quote: aQuote({ id: 'line_ems', name: 'EMS', fee_fen: 25_900 }), reason: null },
  saving_fen: 4_100,
  exact: true,
  gap_fen: 0,
  gap_days: 0,
  limit_fen: null,
  ...over,
});
