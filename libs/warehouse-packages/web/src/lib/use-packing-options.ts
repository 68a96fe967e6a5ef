import { useMemo } from 'react';
import { useListPackingOptionsQuery } from '@caravan/warehouse-packages/api';
import type { PackingKind, PricedPacking } from '@caravan/warehouse-packages/contract';
import { useWatch } from '@caravan/web-core/forms';
import type { PackForm } from './use-pack-form.ts';

export interface PackingOptions {
  /** What the shop offers. */
  offered: readonly PricedPacking[];
  /** The chosen kinds; those of a draft that are not offered any more are left out. */
  chosen: readonly PackingKind[];
  /** Reads again what is offered. */
  reload: () => void;
}

const nothing: readonly PricedPacking[] = [];

/** The packing options that are offered, and those that the form has. */
export const usePackingOptions = ({ control }: Pick<PackForm, 'control'>): PackingOptions => {
  const { data: offered = nothing, refetch } = useListPackingOptionsQuery(undefined);
  const wanted = useWatch({ control, name: 'packing_options' });
  const chosen = useMemo(
    () => offered.map(({ kind }) => kind).filter((kind) => wanted.includes(kind)),
    [offered, wanted],
  );
  return { offered, chosen, reload: () => void refetch() };
};
