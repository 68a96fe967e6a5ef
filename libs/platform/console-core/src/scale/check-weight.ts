import type { Gram } from '@caravan/kernel';

/** No parcel is heavier, in grams. */
export const maxWeight: Gram = 100_000;
/** A weight so many times above or below the expected one is asked about. */
const unlikelyFactor = 10;

export type WeightFault = 'required' | 'whole' | 'zero' | 'tooHeavy';

export type CheckedWeight =
  | { fault: WeightFault }
  /** `unlikely`: allowed, but weigh again if it is not right. */
  | { grams: Gram; unlikely: boolean };

/** Reads a typed weight in grams, half-width or full-width. */
export const checkWeight = (typed: string, expected?: Gram, max: Gram = maxWeight): CheckedWeight => {
  const text = typed.normalize('NFKC').replaceAll(/[\s,]/g, '').replace(/g$/i, '');
  if (text === '') return { fault: 'required' };
  if (!/^\d+$/.test(text)) return { fault: 'whole' };
  const grams = Number(text);
  if (grams === 0) return { fault: 'zero' };
  if (grams > max) return { fault: 'tooHeavy' };
  const unlikely =
    expected !== undefined &&
    expected > 0 &&
    (grams >= expected * unlikelyFactor || grams * unlikelyFactor <= expected);
  return { grams, unlikely };
};
