import { useTranslation } from 'react-i18next';
import { cartOrdersReasons, type PriceChange, type PriceChangeForm } from '@caravan/cart-orders/contract';
import type { Configurations } from '@caravan/content/contract';
import { typedYuan } from '@caravan/kernel';
import { Grid, SelectField, Stack, Text, TextArea, TextField } from '@caravan/ui-kit';
import { useLanguage } from '@caravan/web-core';
import { FormDialog, useContractForm } from '@caravan/web-core/forms';

export interface PriceChangeDialogProps {
  /** The initial values, in fen. */
  unitFen: number;
  shippingFen: number;
  change: PriceChange | undefined;
  reasons: Configurations['price_change_reasons'];
  onSave: (change: PriceChange) => void;
  onClose: () => void;
}

const maxText = 150;

/** The shopper proposes another price and the reason; staff review it before buying. */
export const PriceChangeDialog = ({
  unitFen,
  shippingFen,
  change,
  reasons,
  onSave,
  onClose,
}: PriceChangeDialogProps) => {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const form = useContractForm<PriceChangeForm, PriceChange>({
    schema: async () => (await import('@caravan/cart-orders/contract/schema')).priceChangeForm,
    defaultValues: {
      unit_price: typedYuan(unitFen, language),
      domestic_shipping: typedYuan(shippingFen, language),
      reason: change?.reason ?? '',
      text: change?.text ?? '',
    },
    reasons: cartOrdersReasons,
  });
  const save = (saved: PriceChange) => {
    onSave(saved);
    return Promise.resolve();
  };

  return (
    <FormDialog
      onClose={onClose}
      title={t('price.title')}
      closesBeside={false}
      cancel={t('price.cancel')}
      submit={t('price.save')}
      busy={form.busy}
      onSubmit={form.submit(save)}
    >
      <Stack gap="6">
        <Text size="sm" tone="muted">
          {t('price.intro')}
        </Text>
        <Grid columns={{ base: 1, sm: 2 }} gap="4" align="start">
          <TextField
            {...form.field('unit_price')}
            required
            inputMode="decimal"
            autoComplete="off"
            prefix="¥"
            numeric
            label={t('price.unit')}
          />
          <TextField
            {...form.field('domestic_shipping')}
            required
            inputMode="decimal"
            autoComplete="off"
            prefix="¥"
            numeric
            label={t('price.shipping')}
          />
        </Grid>
        <SelectField
          {...form.field('reason')}
          required
          label={t('price.reason')}
          placeholder={t('price.choose')}
          options={reasons.map((reason) => ({ value: reason, label: t(`price.reasons.${reason}`) }))}
        />
        <TextArea {...form.field('text')} maxLength={maxText} rows={2} label={t('price.text')} />
      </Stack>
    </FormDialog>
  );
};
