import type { Rehearsal } from '../rehearsals.schema.ts';
import { listedItems } from '@caravan/warehouse-packages/contract';
import type { Service, ServicePage } from '../services.schema.ts';
import type { StaffService } from '../staff-services.schema.ts';

/** Three more photos that are not paid yet. */
export const aService = (over: Partial<Service> = {}): Service => ({
  number: 'SV2611A1B2C3D',
  kind: 'photos',
  status: 'pending_payment',
  units: 3,
  unit_fen: 200,
  amount_fen: 600,
  refunded_fen: 0,
  note: '',
  items: [{ id: 'item_1', name: 'Canvas tote', spec: 'navy / large', image: null, quantity: 2 }],
  created_at: '2026-11-20T08:00:00.000Z',
  expires_at: '2026-11-21T08:00:00.000Z',
  paid_at: null,
  done_at: null,
  cancelled_at: null,
  cancelled_by: null,
  cancel_note: null,
  measures: [],
  results: [],
  rehearsal: null,
  actions: ['pay', 'cancel'],
  ...over,
});

/** A measurement that is done and was corrected once. */
export const aMeasurement = (over: Partial<Service> = {}): Service =>
  aService({
    number: 'SV2611MEASURE1',
    kind: 'measurement',
    status: 'done',
    units: 1,
    amount_fen: 300,
    paid_at: '2026-11-20T09:00:00.000Z',
    done_at: '2026-11-21T09:00:00.000Z',
    measures: [
      { what: 'length', name: '', stated: 500 },
      { what: 'other', name: 'chest width', stated: null },
      { what: 'weight', name: '', stated: 900 },
    ],
    results: [
      { values: [530, 480, 900], note: null, at: '2026-11-21T09:00:00.000Z' },
      { values: [505, 480, 900], note: 'the tape was bent', at: '2026-11-21T10:00:00.000Z' },
    ],
    actions: [],
    ...over,
  });

/** A rehearsal of goods that weigh 1.64 kg in their box. */
export const aRehearsal = (over: Partial<Rehearsal> = {}): Rehearsal => ({
  packing_options: [],
  results: [
    { weight_g: 1_640, length_mm: 320, width_mm: 280, height_mm: 120, note: '', at: '2026-11-22T08:00:00.000Z' },
  ],
  photos: [],
  valid_until: '2026-11-25T08:00:00.000Z',
  package_number: null,
  ...over,
});

export const aServicePage = (items: Service[] = [aService()]): ServicePage => ({
  items: items.map((one) => ({ ...one, items: one.items.slice(0, listedItems), item_count: one.items.length })),
  page: 1,
  page_size: 20,
  total: items.length,
});

/** Three more photos that are paid and to be taken. */
export const aStaffService = (over: Partial<StaffService> = {}): StaffService => {
  const service = aService({ status: 'paid', paid_at: '2026-11-20T09:00:00.000Z', actions: [] });
  return {
    ...service,
    items: service.items.map((item) => ({ ...item, number: 'IT2611048213K', bin: 'A-01', weight_g: 1_240 })),
    user_id: 'user_1',
    ...over,
  };
};
