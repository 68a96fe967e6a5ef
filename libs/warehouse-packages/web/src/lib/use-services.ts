import { useMemo } from 'react';
import { useListInsuranceQuery, useListPackingOptionsQuery } from '@caravan/warehouse-packages/api';
import type { OfferedInsurance, PackingKind, PricedPacking, QuoteRequest } from '@caravan/warehouse-packages/contract';
import { useWatch } from '@caravan/web-core/forms';
import type { PackForm } from './use-pack-form.ts';

/** The choice besides the way, as calls take it. */
export type ChosenServices = Pick<QuoteRequest, 'packing_options' | 'insurance_id' | 'rehearsal'>;

export interface Services {
  /** The offer of the shop. */
  packing: readonly PricedPacking[];
  insurance: readonly OfferedInsurance[];
  /** Services in a draft that the shop does not offer any more are left out. */
  chosen: ChosenServices;
  /** Reads again what is offered. */
  reload: () => void;
}

const noPacking: readonly PricedPacking[] = [];
const noInsurance: readonly OfferedInsurance[] = [];

const chosenOf = (
  kinds: readonly PackingKind[],
  insuranceId: string | undefined,
  rehearsal: string | undefined,
): ChosenServices => ({
  ...(rehearsal === undefined ? {} : { rehearsal }),
  ...(kinds.length ? { packing_options: [...kinds] } : {}),
  ...(insuranceId === undefined ? {} : { insurance_id: insuranceId }),
});

/** The services that are offered, and those that the form has. Of a packing rehearsal its own packing options count. */
export const useServices = ({ control }: Pick<PackForm, 'control'>, rehearsal?: string): Services => {
  const { data: offered = noPacking, refetch: readPacking } = useListPackingOptionsQuery(undefined);
  const packing = rehearsal === undefined ? offered : noPacking;
  const { data: insurance = noInsurance, refetch: readInsurance } = useListInsuranceQuery(undefined);
  const kinds = useWatch({ control, name: 'packing_options' });
  const insuranceId = useWatch({ control, name: 'insurance_id' });
  const chosen = useMemo(
    () =>
      chosenOf(
        packing.map(({ kind }) => kind).filter((kind) => kinds.includes(kind)),
        insurance.find(({ id }) => id === insuranceId)?.id,
        rehearsal,
      ),
    [packing, kinds, insurance, insuranceId, rehearsal],
  );
  const reload = () => {
    void readPacking();
    void readInsurance();
  };
  return { packing, insurance, chosen, reload };
};
