import { commonReasons, type Language, type ReasonTable } from '@caravan/kernel';
import { warehousePackagesReasons, type Handover } from '@caravan/warehouse-packages/contract';
import type { WholeHandover } from './db/handover.repo.ts';

const reasons: ReasonTable = { ...commonReasons, ...warehousePackagesReasons };

/** A hand-over with its packages, and why some were refused. */
export const presentHandover = ({ row, packages }: WholeHandover, language: Language): Handover => ({
  id: row.id,
  carrier: row.carrier,
  staff_id: row.staffId,
  created_at: row.createdAt.toISOString(),
  closed_at: row.closedAt?.toISOString() ?? null,
  packages: packages.map(({ packageNumber: number, trackingNumber, outcome, reason }) => ({
    number,
    tracking_number: trackingNumber,
    outcome,
    reason,
    message: reason === null ? null : (reasons[reason]?.text[language].replace('{number}', number) ?? reason),
  })),
});
