import { useEffect, useState } from 'react';
import type { Fen } from '@caravan/kernel';
import { useEstimateLandedCostMutation } from '@caravan/logistics/api';
import type { LandedCost } from '@caravan/logistics/contract';

/** Waits until a value is typed, so that its digits cause one request. */
const debounceMs = 350;

export interface LandedCostState {
  /** The last estimate; it stays while another one is made. */
  cost: LandedCost | undefined;
  state: 'none' | 'asking' | 'known' | 'failed';
}

/** A parcel as far as it is known. */
export interface KnownParcel {
  country: string | undefined;
  value_fen: Fen | undefined;
  shipping_fen: Fen | undefined;
  kinds: number;
}

const nothing: LandedCostState = { cost: undefined, state: 'none' };

/** Duty and tax of a parcel; asks nothing while a part is unknown, and drops outdated answers. */
export const useLandedCost = ({
  country,
  value_fen: value,
  shipping_fen: shipping,
  kinds,
}: KnownParcel): LandedCostState => {
  const [ask] = useEstimateLandedCostMutation();
  const [known, setKnown] = useState(nothing);
  useEffect(() => {
    if (country === undefined || value === undefined || shipping === undefined) {
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
