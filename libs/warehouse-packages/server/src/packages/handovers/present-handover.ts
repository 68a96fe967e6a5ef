import { commonReasons, type Language, type ReasonTable } from '@caravan/kernel';
import { warehousePackagesReasons, type Handover, type HandoverSummary } from '@caravan/warehouse-packages/contract';
import type { ListedHandover, WholeHandover } from './handover.repo.ts';
import type { HandoverRow } from './handover.table.ts';

const reasons: ReasonTable = { ...commonReasons, ...warehousePackagesReasons };

const presentFacts = (row: HandoverRow): Omit<Handover, 'bags' | 'driver' | 'packages'> => ({
  id: row.id,
  carrier: row.carrier,
  staff_id: row.staffId,
  created_at: row.createdAt.toISOString(),
  closed_at: row.closedAt?.toISOString() ?? null,
});

/** A hand-over of the list. */
export const presentHandoverSummary = ({ packages, ...row }: ListedHandover): HandoverSummary => ({
  ...presentFacts(row),
  package_count: packages,
});

/** A hand-over with its packages, and why some were refused. */
export const presentHandover = ({ row, packages, bags, driver }: WholeHandover, language: Language): Handover => ({
  ...presentFacts(row),
  packages: packages.map(({ packageNumber: number, trackingNumber, outcome, reason, bag, weightG, country }) => ({
    number,
    tracking_number: trackingNumber,
    outcome,
    reason,
    message: reason === null ? null : (reasons[reason]?.text[language].replace('{number}', number) ?? reason),
    bag,
    weight_g: weightG,
    country,
  })),
  bags: bags.map(({ number, seal, weightG, sealedAt }) => ({
    number,
    seal,
    weight_g: weightG,
    sealed_at: sealedAt?.toISOString() ?? null,
  })),
  driver: driver
    ? {
        name: driver.driverName,
        strokes: driver.strokes.map((stroke) => [...stroke]),
        signed_at: driver.signedAt.toISOString(),
      }
    : null,
});
