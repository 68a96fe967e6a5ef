import type { Fen } from '@caravan/kernel';
import type { Quote } from '@caravan/warehouse-packages/contract';

/** The fee of the further 500 g steps. */
export const furtherFen = ({
  further_fen: each,
  further_steps: steps,
}: Pick<Quote, 'further_fen' | 'further_steps'>): Fen => each * steps;

/** Which weight determines the fee, and how the volume affects it. */
export type WeightRule = 'byVolume' | 'byWeight' | 'sizeUnknown' | 'noVolume';

export const weightRule = ({
  volumetric_g: volumetric,
  real_g: real,
  divisor,
}: Pick<Quote, 'volumetric_g' | 'real_g' | 'divisor'>): WeightRule => {
  if (divisor === null) return 'noVolume';
  if (volumetric === 0) return 'sizeUnknown';
  return volumetric > real ? 'byVolume' : 'byWeight';
};
