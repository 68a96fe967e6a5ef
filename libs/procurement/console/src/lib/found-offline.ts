import type { Lookup, Parcel } from '@caravan/procurement/contract';
import type { ExpectedParcels } from './use-expected-parcels.ts';

type Candidates = Lookup['candidates'];

/** A device's answer about a scanned code without a network. */
export type FoundOffline =
  | { as: 'parcel'; parcel: Parcel }
  /** Several parcels have the number, or the shopper with the code expects some: the clerk chooses. */
  | { as: 'several' | 'ofShopper'; candidates: Candidates }
  /** Nothing has it; parcels with a similar number. */
  | { as: 'offline'; candidates: Candidates };

/** That of a shopper also has the code on its label and what is in it, as the server names it. */
const candidateOf = ({ id, tracking_number: number, forwarded, lines }: Parcel): Candidates[number] => {
  const own = forwarded ? [forwarded.code, lines[0]?.name ?? ''] : [];
  return { kind: 'parcel', ref: id, title: [number ?? id, ...own].filter(Boolean).join(' · ') };
};

/** Looks for a code among the parcels that the device knows. */
export const foundOffline = async (
  { byCode, ofShopper, like }: Pick<ExpectedParcels, 'byCode' | 'like' | 'ofShopper'>,
  code: string,
): Promise<FoundOffline> => {
  const [parcel, ...others] = await byCode(code);
  if (parcel && others.length === 0) return { as: 'parcel', parcel };
  if (parcel) return { as: 'several', candidates: [parcel, ...others].map(candidateOf) };
  // A code says whose a parcel is, not which of the announced ones it is.
  const own = await ofShopper(code);
  if (own.length) return { as: 'ofShopper', candidates: own.map(candidateOf) };
  return { as: 'offline', candidates: (await like(code)).map(candidateOf) };
};
