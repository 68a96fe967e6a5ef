import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OtherLanguageFields, YuanField } from '@caravan/console-core';
import { Banner, Button, Checkbox, Row, Stack, TextField } from '@caravan/ui-kit';
import { warehousePackagesReasons, type NewInsuranceTier } from '@caravan/warehouse-packages/contract';
import { useContractForm, type ContractForm, type SubmitResult } from '@caravan/web-core/forms';

export type TierForm = ContractForm<NewInsuranceTier, NewInsuranceTier>;

/** The form of a tier; what a colleague changes shows up in it, unless it is changed here. */
export const useTierForm = (tier: NewInsuranceTier): TierForm =>
  useContractForm<NewInsuranceTier, NewInsuranceTier>({
    schema: async () => (await import('@caravan/warehouse-packages/contract/staff')).newInsuranceTier,
    defaultValues: tier,
    values: tier,
    reasons: warehousePackagesReasons,
  });

export interface TierFieldsProps {
  form: TierForm;
  /** The accessible name of the form. */
  label: string;
  /** Whether a colleague changed the tier meanwhile. */
  changed?: boolean;
  save: ReactNode;
  send: (tier: NewInsuranceTier) => Promise<SubmitResult>;
}

/** The fields of a tier of insurance. */
export const TierFields = ({ form, label, changed = false, save, send }: TierFieldsProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const yuan = (name: 'cover_fen' | 'fee_fen', hint?: string) => (
    <YuanField
      control={form.control}
      name={name}
      label={t(`tiers.${name}`)}
      {...(hint === undefined ? {} : { hint })}
    />
  );
  return (
    <form method="post" noValidate aria-label={label} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="3">
        <TextField {...form.field('name.en')} label={t('tiers.nameEn')} maxLength={60} />
        <TextField {...form.field('name.zh')} label={t('tiers.nameZh')} maxLength={60} />
        <OtherLanguageFields
          field={(language) => form.field(`name.${language}`)}
          label={(language) => t('tiers.nameIn', { language })}
          optionalText={t('tiers.optional')}
          maxLength={60}
        />
        {yuan('cover_fen', t('tiers.coverHint'))}
        {yuan('fee_fen')}
        <Checkbox {...form.field('active')} label={t('packingServices.offered')} />
        {changed ? <Banner tone="warning">{t('packingServices.changed')}</Banner> : null}
        <Row>
          <Button type="submit" busy={form.busy} variant="secondary">
            {save}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
