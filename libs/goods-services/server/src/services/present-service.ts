import { isoOrNull } from '@caravan/kernel';
import { type ListedService, type Rehearsal, type Service, type StaffService } from '@caravan/goods-services/contract';
import { listedItems } from '@caravan/warehouse-packages/contract';
import type { ServiceMeasureRow } from './measurements/measurement.table.ts';
import type { WholeService } from './service.repo.ts';
import type { RehearsalState } from './rehearsals/rehearsal.repo.ts';
import type { ServiceOrderRow } from './service.table.ts';
import { serviceActionsOf, validUntil } from './service-steps.ts';
import { goodsInShort, presentBox, presentPacking } from '@caravan/warehouse-packages/port';
import type { ServicesContext } from '../services-context.ts';

/** The time for presenters, and the links to photos of that time. */
export interface ServicePresenter {
  now: Date;
  photoLink: (id: string) => string;
}

export const servicePresenter = ({ clock, goods }: Pick<ServicesContext, 'clock' | 'goods'>): ServicePresenter => {
  const now = clock();
  return { now, photoLink: (id) => goods().photoLink(id, now) };
};

const presentMeasures = (measures: readonly ServiceMeasureRow[]): Service['measures'] =>
  measures.map(({ what, name, stated }) => ({ what, name, stated }));

const presentRehearsal = (
  { packing, results, photos, packageNumber }: RehearsalState,
  { doneAt }: ServiceOrderRow,
  { photoLink }: ServicePresenter,
): Rehearsal => ({
  packing_options: packing.map(presentPacking),
  results: results.map(({ note, at, ...box }) => ({ ...presentBox(box), note, at: at.toISOString() })),
  photos: photos.map(({ id }) => photoLink(id)),
  valid_until: doneAt && validUntil(doneAt).toISOString(),
  package_number: packageNumber,
});

/** A service for its shopper. */
export const presentService = (
  { row, items, measures, results, rehearsal }: WholeService,
  presenter: ServicePresenter,
): Service => ({
  number: row.number,
  kind: row.kind,
  status: row.status,
  units: row.units,
  unit_fen: row.unitFen,
  amount_fen: row.amountFen,
  refunded_fen: row.refundedFen,
  note: row.note,
  items: items.map(({ id, name, spec, image, quantity }) => ({ id, name, spec, image, quantity })),
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  paid_at: isoOrNull(row.paidAt),
  done_at: isoOrNull(row.doneAt),
  cancelled_at: isoOrNull(row.cancelledAt),
  cancelled_by: row.cancelledBy,
  cancel_note: row.cancelNote,
  measures: presentMeasures(measures),
  results: results.map(({ values, note, at }) => ({ values, note, at: at.toISOString() })),
  rehearsal: rehearsal && presentRehearsal(rehearsal, row, presenter),
  actions: serviceActionsOf({ row, items, rehearsal }, presenter.now),
});

/** A service in its shopper's list: its texts are short, and of its goods it has only the first. */
export const presentListedService = (whole: WholeService, presenter: ServicePresenter): ListedService => {
  const service = presentService(whole, presenter);
  return {
    ...service,
    items: service.items.slice(0, listedItems).map(goodsInShort),
    item_count: service.items.length,
  };
};

export const presentStaffService = (whole: WholeService, presenter: ServicePresenter): StaffService => ({
  ...presentService(whole, presenter),
  items: whole.items.map(({ id, name, spec, image, quantity, number, bin, weightG }) => ({
    id,
    name,
    spec,
    image,
    quantity,
    number,
    bin,
    weight_g: weightG,
  })),
  user_id: whole.row.userId,
  actions: [],
});
