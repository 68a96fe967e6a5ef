import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShippingCheckProps } from '@caravan/goods/api';
import { useEstimateShippingMutation } from '@caravan/shipping/api';
import { guessRestrictions, type EstimateRequest, type PackageQuotes } from '@caravan/shipping/contract';
import { reasonOf } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { emptyEstimate, estimateReasons, estimateSchema, type EstimateValues } from './estimate-form.ts';

const schema = async () => estimateSchema((await import('@caravan/shipping/contract/schema')).estimateRequest);

/** Waits until the number of pieces is stable, so that ten clicks cause one request. */
const debounceMs = 350;
/** The heaviest parcel of an estimate. */
const maxG = 100_000;

/** The question, and the methods' quotes; without quotes no method serves the country. */
export interface CheckAnswer {
  asked: EstimateRequest;
  quotes: PackageQuotes | undefined;
}

/**
 * The form of the check, filled in with what is known, and its latest answer. It asks by itself when country and weight
 * are known, and again for another number of pieces, until the shopper has changed a value.
 */
export const useShippingCheck = ({
  title,
  description,
  weight_g: weight,
  country,
  onCountry,
}: ShippingCheckProps & { country: string; onCountry: (country: string) => void }) => {
  const [ask] = useEstimateShippingMutation();
  const [answer, setAnswer] = useState<CheckAnswer>();
  const [guessed] = useState(() => guessRestrictions([title, description]));
  const latest = useRef<EstimateRequest>(undefined);
  const known: EstimateValues = {
    ...emptyEstimate,
    country,
    weight_g: weight === null ? '' : String(weight / 1_000),
    restrictions: guessed,
  };
  const form = useContractForm<EstimateValues, EstimateRequest>({
    schema,
    defaultValues: known,
    values: known,
    reasons: estimateReasons,
  });

  const send = async (body: EstimateRequest) => {
    latest.current = body;
    // Where a country is known, another one here is only asked about.
    if (country === '') onCountry(body.country);
    const { data, error } = await ask({ body });
    const isUnserved = reasonOf(error) === 'country_not_served';
    // Another answer is on its way.
    if (latest.current !== body) return { error: 'outdated' };
    setAnswer(data || isUnserved ? { asked: body, quotes: data } : undefined);
    return { error: error ?? 'kept' };
  };
  const isKnown = country !== '' && weight !== null && weight <= maxG;
  const askAgain = useEffectEvent(() => {
    if (!form.formState.isDirty) void form.submit(send)();
  });
  useEffect(() => {
    if (!isKnown) return undefined;
    const timer = setTimeout(askAgain, debounceMs);
    return () => clearTimeout(timer);
  }, [isKnown, country, weight]);
  return { form, guessed, answer, submit: form.submit(send) };
};
