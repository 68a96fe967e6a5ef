import { useTranslation } from 'react-i18next';
import type { OfferedInsurance } from '@caravan/warehouse-packages/contract';
import { Disclosure, RadioGroup } from '@caravan/ui-kit';
import { Controller } from '@caravan/web-core/forms';
import { useFormats } from '@caravan/web-core';
import type { PackForm } from '../../lib/use-pack-form.ts';

export interface InsuranceChoiceProps {
  control: PackForm['control'];
  offered: readonly OfferedInsurance[];
  /** Undefined if none is chosen. */
  chosen: string | undefined;
}

/** The insurance of the parcel, with cover and fee of each tier; nothing if the shop offers none. */
export const InsuranceChoice = ({ control, offered, chosen }: InsuranceChoiceProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { asYuan } = useFormats();
  if (!offered.length) return null;
  const tier = offered.find(({ id }) => id === chosen);
  const summary = tier
    ? t('insurance.chosen', { name: tier.name, amount: asYuan(tier.fee_fen) })
    : t('insurance.choose');
  const options = [
    { value: '', label: t('insurance.none') },
    ...offered.map(({ id, name, cover_fen: cover, fee_fen: fee }) => ({
      value: id,
      label: t('insurance.one', { name, fee: asYuan(fee) }),
      hint: t('insurance.covers', { amount: asYuan(cover) }),
    })),
  ];
  return (
    <Controller
      control={control}
      name="insurance_id"
      render={({ field: { name, onChange, onBlur }, fieldState: { error } }) => (
        <Disclosure look="plain" summary={summary} open={tier !== undefined || error !== undefined}>
          <RadioGroup
            label={t('insurance.title')}
            hint={t('insurance.hint')}
            error={error?.message}
            options={options}
            name={name}
            value={tier?.id ?? ''}
            onChange={({ target }) => onChange(target.value)}
            onBlur={onBlur}
          />
        </Disclosure>
      )}
    />
  );
};
