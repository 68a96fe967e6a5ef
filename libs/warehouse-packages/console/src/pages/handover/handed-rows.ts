import type { Handover } from '@caravan/warehouse-packages/contract';

/** A package of a hand-over; `waits` if the server does not know it so yet. */
export type HandedRow = Handover['packages'][number] & { waits: boolean };

/** By package: its tracking number, or null if it was taken out. */
export type HandedChanges = Readonly<Record<string, string | null>>;

/** The changes that the server's list does not show yet. */
export const openChanges = (packages: Handover['packages'], changes: HandedChanges): HandedChanges =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([number, tracking]) => (packages.find((one) => one.number === number)?.tracking_number ?? null) !== tracking,
    ),
  );

/** The packages of a hand-over with the changes that this station made. */
export const rowsOf = (packages: Handover['packages'], changes: HandedChanges): readonly HandedRow[] => {
  const known = packages
    .filter(({ number, outcome }) => outcome !== null || changes[number] !== null)
    .map((one): HandedRow => {
      const tracking = one.outcome === null ? (changes[one.number] ?? one.tracking_number) : one.tracking_number;
      return { ...one, tracking_number: tracking, waits: tracking !== one.tracking_number };
    });
  const fresh = Object.entries(changes).flatMap(([number, tracking]): HandedRow[] =>
    tracking === null || packages.some((one) => one.number === number)
      ? []
      : [
          {
            number,
            tracking_number: tracking,
            outcome: null,
            reason: null,
            message: null,
            bag: null,
            weight_g: 0,
            country: '',
            waits: true,
          },
        ],
  );
  return [...known, ...fresh];
};
