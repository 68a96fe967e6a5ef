import type { Gram } from '@caravan/kernel';

export type ScaleReading =
  /** `steady` is undefined if the scale does not tell; then repetition tells. */
  | { kind: 'weight'; grams: Gram; steady: boolean | undefined }
  | { kind: 'overload' }
  /** Below zero: something was on the scale when it was set to zero. */
  | { kind: 'negative' };

const gramsPer = { mg: 0.001, g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 } as const;

export type WeightUnit = keyof typeof gramsPer;

/** Whole grams, as the wire has them. */
export const toGrams = (value: number, unit: WeightUnit): Gram => Math.round(value * gramsPer[unit]);

/** A reading of a weight; below zero by half a gram and more it is no weight. */
export const weightReading = (value: number, unit: WeightUnit, steady: boolean | undefined): ScaleReading => {
  const grams = toGrams(value, unit);
  return grams < 0 ? { kind: 'negative' } : { kind: 'weight', grams: Math.abs(grams), steady };
};

/** So many equal readings in a row are steady, if the scale does not tell. */
export const steadyAfter = 4;

/** Completes the readings of a scale that does not tell whether it is steady. */
export const makeSteadyJudge = () => {
  let last: number | undefined;
  let equal = 0;
  return (reading: ScaleReading): ScaleReading => {
    if (reading.kind !== 'weight') {
      last = undefined;
      return reading;
    }
    equal = reading.grams === last ? equal + 1 : 1;
    last = reading.grams;
    return reading.steady === undefined ? { ...reading, steady: equal >= steadyAfter } : reading;
  };
};
