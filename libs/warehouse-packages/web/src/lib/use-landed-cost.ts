import { useEffect, useState } from 'react';
import { useEstimateLandedCostMutation } from '@caravan/logistics/api';
import type { LandedCost, LandedCostRequest } from '@caravan/logistics/contract';

/** Waits until a value is typed, so that its digits cause one request. */
const debounceMs = 350;

export interface LandedCostState {
  /** The last estimate; it stays while another one is made. */
  cost: LandedCost | undefined;
  state: 'none' | 'asking' | 'known' | 'failed';
}

const nothing: LandedCostState = { cost: undefined, state: 'none' };

/** Duty and tax of a parcel; asks nothing while a part is unknown, and drops outdated answers. */
export const useLandedCost = ({
  country,
  value_fen: value,
  shipping_fen: shipping,
  kinds,
}: Partial<LandedCostRequest>): LandedCostState => {
  const [ask] = useEstimateLandedCostMutation();
  const [known, setKnown] = useState(nothing);
  useEffect(() => {
    if (country === undefined || value === undefined || shipping === undefined || kinds === undefined) {
      setKnown(nothing);
      return undefined;
    }
    let isCurrent = true;
    setKnown(({ cost }) => ({ cost: cost?.country === country ? cost : undefined, state: 'asking' }));
    const timer = setTimeout(() => {
      const body = { country, value_fen: value, shipping_fen: shipping, kinds };
      void ask({ body }).then(({ data }) => {
        if (isCurrent) setKnown({ cost: data, state: data ? 'known' : 'failed' });
      });
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, country, kinds, shipping, value]);
  return known;
};
