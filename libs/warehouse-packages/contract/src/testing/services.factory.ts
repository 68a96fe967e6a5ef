import type { Service, ServicePage } from '../services.schema.ts';

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
  actions: ['pay', 'cancel'],
  ...over,
});

export const aServicePage = (items: Service[] = [aService()]): ServicePage => ({
  items,
  page: 1,
  page_size: 20,
  total: items.length,
});
