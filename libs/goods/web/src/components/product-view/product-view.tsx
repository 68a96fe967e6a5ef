import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceChange as Change } from '@caravan/cart-orders/contract';
import type { Configurations } from '@caravan/content/contract';
import type { Goods } from '@caravan/goods/contract';
import { Banner, Grid, Heading, Stack, Text } from '@caravan/ui-kit';
import { useLanguage } from '@caravan/web-core';
import { useBuyProduct } from '../../cart/use-buy-product.ts';
import { lineAmounts } from '../../domain/line-amounts.ts';
import { optionName } from '../../domain/option-name.ts';
import { chosenSku, firstChoice, isSoldOut, openOption, priceRange } from '../../domain/sku-choice.ts';
import { Gallery } from '../gallery/gallery.tsx';
import { PriceChange } from '../price-change/price-change.tsx';
import { OptionPicker } from '../option-picker/option-picker.tsx';
import { noLineOptions, LineOptionFields } from '../line-option-fields/line-option-fields.tsx';
import { BuyBox } from './buy-box.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductPrice } from './product-price.tsx';

export interface ProductViewProps {
  goods: Goods;
  configurations: Configurations;
  /** The pasted text, by which the product is looked up again. */
  link: string;
}

const isGone = (goods: Goods): boolean =>
  goods.availability === 'out_of_stock' || (goods.skus.length > 0 && goods.skus.every(isSoldOut));

/** A product: pictures, options, price, line options and the button that adds to the cart. */
export const ProductView = ({ goods, configurations, link }: ProductViewProps) => {
  const { t } = useTranslation('goods');
  const language = useLanguage();
  const [choice, setChoice] = useState(() => firstChoice(goods));
  const [lineOptions, setLineOptions] = useState(noLineOptions);
  const [priceChange, setPriceChange] = useState<Change>();
  const [triedToOrder, setTriedToOrder] = useState(false);
  const options = useRef<HTMLDivElement>(null);
  const { buy, ...buying } = useBuyProduct(goods, link);

  // A product without options may still have a single variant.
  const sku = goods.options.length === 0 ? goods.skus[0] : chosenSku(goods, choice);
  const missing = openOption(goods, choice);
  const wish = { quantity: lineOptions.quantity, photoCount: lineOptions.photo.count };
  const amounts = lineAmounts(goods, sku, wish, configurations.photo.fee_fen, priceChange);
  const gone = isGone(goods);

  // Another variant has another price, so a price change no longer applies.
  const choose = (chosen: typeof choice) => {
    setChoice(chosen);
    setPriceChange(undefined);
  };

  const order = () => {
    setTriedToOrder(true);
    if (missing) {
      options.current?.querySelector<HTMLInputElement>('input:not(:disabled):not(:checked)')?.focus();
      return;
    }
    const line = {
      snapshot_id: goods.snapshot_id,
      sku_id: sku?.id ?? null,
      ...lineOptions,
      ...(priceChange ? { price_change: priceChange } : {}),
    };
    void buy(line, lineAmounts(goods, sku, wish, configurations.photo.fee_fen));
  };

  return (
    <Grid columns={{ base: 1, md: 2 }} gap="8" align="start">
      <Stack gap="6">
        <Gallery images={goods.images} chosen={sku?.image ?? undefined} title={goods.title} />
        {goods.images.length === 0 ? (
          <Text size="sm" tone="muted">
            {t('product.noPicture')}
          </Text>
        ) : null}
      </Stack>
      <Stack gap="6">
        <Heading level={1} size="xl">
          {goods.title}
        </Heading>
        <ProductPrice
          goods={goods}
          sku={sku}
          unit={amounts.unit}
          range={priceRange(goods, choice)}
          isOwn={priceChange !== undefined}
        />
        {missing ? null : (
          <PriceChange
            unitFen={amounts.unit}
            shippingFen={amounts.shipping}
            change={priceChange}
            reasons={configurations.price_change_reasons}
            onChange={setPriceChange}
          />
        )}
        {goods.confirm ? <Banner tone="warning">{t('product.confirm')}</Banner> : null}
        {gone ? (
          <Banner tone="danger" title={t('product.soldOut')}>
            {t('product.soldOutHint')}
          </Banner>
        ) : null}
        <div ref={options}>
          <Stack gap="4">
            <OptionPicker
              goods={goods}
              choice={choice}
              onChoose={choose}
              missing={
                triedToOrder && missing
                  ? { name: missing, text: t('buy.chooseOption', { name: optionName(missing, language) }) }
                  : undefined
              }
              soldOutText={t('product.soldOut')}
            />
          </Stack>
        </div>
        <LineOptionFields
          lineOptions={lineOptions}
          onChange={setLineOptions}
          photo={configurations.photo}
          stock={missing ? undefined : (sku?.stock ?? null)}
        />
        <BuyBox amounts={amounts} gone={gone} {...buying} onBuy={order} />
        <ProductFacts goods={goods} />
        {goods.description ? (
          <Stack gap="2">
            <Heading level={2} size="md">
              {t('product.description')}
            </Heading>
            <Text tone="muted" prewrap measure>
              {goods.description}
            </Text>
          </Stack>
        ) : null}
      </Stack>
    </Grid>
  );
};
