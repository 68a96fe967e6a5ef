import { useTranslation } from 'react-i18next';
import type { ManualForm, ParsedNewLine } from '@caravan/cart-orders/contract';
import { Card, Grid, Heading, Stack, TextArea, TextField } from '@caravan/ui-kit';
import type { ContractForm } from '@caravan/web-core/forms';
import { PictureField } from '../picture-field/picture-field.tsx';

export interface ManualGoodsFieldsProps {
  form: ContractForm<ManualForm, ParsedNewLine>;
  image: string | undefined;
}

/** The goods: link, name, specification, prices and a picture. */
export const ManualGoodsFields = ({ form, image }: ManualGoodsFieldsProps) => {
  const { t } = useTranslation('product');
  return (
    <Card>
      <Stack gap="6">
        <Heading level={2} size="md">
          {t('manual.goods')}
        </Heading>
        <TextField
          {...form.field('url')}
          type="url"
          inputMode="url"
          autoComplete="off"
          label={t('manual.url')}
          hint={t('manual.urlHint')}
        />
        <TextField {...form.field('name')} required autoComplete="off" maxLength={200} label={t('manual.name')} />
        <TextField
          {...form.field('spec')}
          required
          autoComplete="off"
          maxLength={500}
          label={t('manual.spec')}
          hint={t('manual.specHint')}
        />
        <Grid columns={{ base: 1, sm: 2 }} gap="4" align="start">
          <TextField
            {...form.field('unit_price')}
            required
            inputMode="decimal"
            autoComplete="off"
            prefix="¥"
            numeric
            label={t('manual.unitPrice')}
          />
          <TextField
            {...form.field('domestic_shipping')}
            required
            inputMode="decimal"
            autoComplete="off"
            prefix="¥"
            numeric
            label={t('manual.domesticShipping')}
            hint={t('manual.domesticShippingHint')}
          />
        </Grid>
        <TextField
          {...form.field('shop_name')}
          autoComplete="off"
          maxLength={100}
          label={t('manual.shopName')}
          hint={t('manual.shopNameHint')}
        />
        <TextArea {...form.field('description')} maxLength={2000} label={t('manual.description')} />
        <PictureField value={image} onChange={(changed) => form.setValue('image', changed, { shouldDirty: true })} />
      </Stack>
    </Card>
  );
};
