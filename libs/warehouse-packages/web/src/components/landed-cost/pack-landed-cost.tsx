import { useTranslation } from 'react-i18next';
import { useListAddressesQuery } from '@caravan/account/api';
import { maxFen, sumFen } from '@caravan/kernel';
import type { Quote } from '@caravan/shipping/contract';
import type { StoreItem } from '@caravan/warehouse-packages/contract';
import { Banner, Disclosure, Stack } from '@caravan/ui-kit';
import { useWatch } from '@caravan/web-core/forms';
import { useFormats } from '@caravan/web-core';
import { typedFen } from '../../lib/typed-amount.ts';
import { useLandedCost } from '../../lib/use-landed-cost.ts';
import type { PackForm } from '../../lib/use-pack-form.ts';
import { LandedCostFacts, LimitText, useCostText } from './landed-cost-facts.tsx';

export interface PackLandedCostProps {
  control: PackForm['control'];
  items: readonly StoreItem[];
  addressId: string;
  /** The chosen shipping method. */
  line: Quote | undefined;
}

/** The declared value, undefined while it is no amount. */
const useDeclared = (control: PackForm['control']): number | undefined => {
  const typed = typedFen(useWatch({ control, name: 'declared_value_fen' }));
  return typed !== undefined && typed <= maxFen ? typed : undefined;
};

/** Duty and tax for the declared value, and a warning if that is below what the goods cost. */
export const PackLandedCost = ({ control, items, addressId, line }: PackLandedCostProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { asYuan } = useFormats();
  const costText = useCostText();
  const { data: addresses } = useListAddressesQuery({ query: { kind: 'shipping' } });
  const declared = useDeclared(control);
  const paid = sumFen(items.map(({ value_fen: fen }) => fen));
  const { cost, state } = useLandedCost({
    country: addresses?.find(({ id }) => id === addressId)?.country,
    value_fen: declared,
    shipping_fen: line?.fee_fen,
    kinds: items.length,
  });
  const amountText = (): string => {
    if (cost) return costText(cost.total_low_fen, cost.total_high_fen);
    return t(state === 'failed' ? 'landed.failed' : 'landed.asking');
  };
  return (
    <>
      {declared !== undefined && declared < paid ? (
        <Banner tone="warning" live="status" title={t('landed.under.title')}>
          {t('landed.under.text', { paid: asYuan(paid) })}
        </Banner>
      ) : null}
      {state === 'none' ? null : (
        <Disclosure look="plain" summary={t('landed.summary', { amount: amountText() })}>
          {cost ? (
            <Stack gap="2">
              <LimitText cost={cost} />
              <LandedCostFacts cost={cost} about={t('landed.later')} />
            </Stack>
          ) : null}
        </Disclosure>
      )}
    </>
  );
};
