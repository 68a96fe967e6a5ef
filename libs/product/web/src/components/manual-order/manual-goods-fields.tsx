import { useTranslation } from 'react-i18next';
import type { ManualForm, ParsedNewLine } from '@caravan/cart-orders/contract';
import { Card, Grid, Heading, SelectField, Stack, TextArea, TextField } from '@caravan/ui-kit';
import type { ContractForm } from '@caravan/web-core/forms';
import { yuan, type ShopCurrency } from '../../cart/use-shop-currency.ts';
import { PictureField } from '../picture-field/picture-field.tsx';

export interface ManualGoodsFieldsProps {
  form: ContractForm<ManualForm, ParsedNewLine>;
  image: string | undefined;
  /** The currencies whose rates are known. */
  currencies: readonly string[];
  /** The currency of the prices, for shops abroad. */
  shop: ShopCurrency;
}

/** The goods: link, name, specification, prices and a picture. */
export const ManualGoodsFields = ({ form, image, currencies, shop }: ManualGoodsFieldsProps) => {
  const { t } = useTranslation('product');
  const abroad = shop.sign !== '¥';
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
        <SelectField
          {...form.field('currency')}
          label={t('manual.currency')}
          hint={shop.rate === undefined ? t('manual.currencyHint') : t('manual.converted', { rate: shop.rate })}
          error={shop.state === 'failed' ? t('manual.noRate') : undefined}
          options={[yuan, ...currencies].map((value) => ({ value, label: value }))}
        />
        <Grid columns={{ base: 1, sm: 2 }} gap="4" align="start">
          <TextField
            {...form.field('unit_price')}
            required
            inputMode="decimal"
            autoComplete="off"
            prefix={shop.sign}
            numeric
            label={abroad ? t('manual.unitPriceIn', { currency: shop.sign }) : t('manual.unitPrice')}
          />
          <TextField
            {...form.field('domestic_shipping')}
            required
            inputMode="decimal"
            autoComplete="off"
            prefix={shop.sign}
            numeric
            label={abroad ? t('manual.domesticShippingIn', { currency: shop.sign }) : t('manual.domesticShipping')}
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
