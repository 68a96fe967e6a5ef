import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Configurations } from '@caravan/content/contract';
import { optionName, type Goods } from '@caravan/goods/contract';
import { Banner, Grid, Heading, Page as Column, Stack, Text } from '@caravan/ui-kit';
import type {} from '@caravan/support/api';
import { useLanguage, useLazySlot } from '@caravan/web-core';
import type { Aim } from '../../cart/pending-line.ts';
import { useBuyProduct } from '../../cart/use-buy-product.ts';
import { useKeptWish, type Wish } from '../../cart/use-kept-wish.ts';
import { usePiecesInCart } from '../../cart/use-pieces-in-cart.ts';
import { useNoteLink } from '../../saved/use-note-link.ts';
import { lineAmounts } from '../../domain/line-amounts.ts';
import { cheapestSku, chosenImage, chosenSku, isGone, openOptions, priceRange } from '../../domain/sku-choice.ts';
import { FavouriteButton } from '../favourite-button/favourite-button.tsx';
import { Gallery } from '../gallery/gallery.tsx';
import { OptionPicker } from '../option-picker/option-picker.tsx';
import { BuyBar } from './buy-bar.tsx';
import { ProductFacts } from './product-facts.tsx';
import { PriceToDoor } from './price-to-door.tsx';
import { ProductPrice } from './product-price.tsx';
import { ShippingCheck } from './shipping-check.tsx';
import { WishFields } from './wish-fields.tsx';

export interface ProductViewProps {
  goods: Goods;
  configurations: Configurations;
  /** The pasted text, by which the product is looked up again. */
  link: string;
}

/** The longest name of a product in a question. */
const maxName = 300;

/** A product: pictures, options, price, line options, and a bar with the total and the buttons. */
export const ProductView = ({ goods, configurations, link }: ProductViewProps) => {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const { wish, change, forget } = useKeptWish(goods, link);
  const { buy, moveOn, ...buying } = useBuyProduct(goods, link, forget);
  const [triedToOrder, setTriedToOrder] = useState(false);
  useNoteLink(goods);
  const AskProduct = useLazySlot('askProduct');
  const options = useRef<HTMLDivElement>(null);

  const { choice, lineOptions, priceChange } = wish;
  // A product without options may still have a single variant.
  const sku = goods.options.length === 0 ? goods.skus[0] : chosenSku(goods, choice);
  const open = openOptions(goods, choice);
  const pieces = { quantity: lineOptions.quantity, photoCount: lineOptions.photo.count };
  const photoFee = configurations.photo.fee_fen;
  const amounts = lineAmounts(goods, sku ?? cheapestSku(goods, choice), pieces, photoFee, priceChange);
  const gone = isGone(goods);
  const inCart = usePiecesInCart(goods, sku, open.length === 0);

  const update = (part: Partial<Wish>) => {
    moveOn();
    change(part);
  };

  /** Marks all missing options and leads to the first. */
  const isComplete = (): boolean => {
    const [first] = open;
    if (first === undefined) return true;
    setTriedToOrder(true);
    options.current
      ?.querySelectorAll('fieldset')
      [first]?.querySelector<HTMLInputElement>('input:not(:disabled)')
      ?.focus();
    return false;
  };

  const order = (aim: Aim) => {
    if (!isComplete()) return;
    const line = {
      snapshot_id: goods.snapshot_id,
      sku_id: sku?.id ?? null,
      ...lineOptions,
      ...(priceChange ? { price_change: priceChange } : {}),
    };
    const { unit, shipping } = lineAmounts(goods, sku, pieces, photoFee);
    void buy(line, { unit, shipping: shipping ?? 0 }, aim);
  };

  return (
    <>
      <Column>
        <Grid columns={{ base: 1, sm: 2 }} gap="8" align="start">
          <Stack gap="6">
            <Gallery images={goods.images} chosen={sku?.image ?? chosenImage(goods, choice)} title={goods.title} />
            {goods.images.length === 0 ? (
              <Text size="sm" tone="muted">
                {t('product.noPicture')}
              </Text>
            ) : null}
          </Stack>
          <Stack gap="6">
            <Stack gap="1">
              <Heading level={1} size="xl">
                {goods.title}
              </Heading>
              <FavouriteButton goods={goods} />
            </Stack>
            <ProductPrice
              goods={goods}
              sku={sku}
              unit={amounts.unit}
              range={priceRange(goods, choice)}
              isOwn={priceChange !== undefined}
            />
            {gone ? (
              <Banner tone="danger" title={t('product.soldOut')}>
                {t('product.soldOutHint')}
              </Banner>
            ) : null}
            {goods.confirm && !gone ? <Banner tone="warning">{t('product.confirm')}</Banner> : null}
            <div ref={options}>
              <Stack gap="4">
                <OptionPicker
                  goods={goods}
                  choice={choice}
                  // Another variant has another price, so a price change no longer applies.
                  onChoose={(chosen) => update({ choice: chosen, priceChange: undefined })}
                  marksMissing={triedToOrder}
                  gone={gone}
                />
              </Stack>
            </div>
            {gone ? null : (
              <WishFields
                wish={wish}
                weight={goods.weight_g}
                amounts={amounts}
                stock={open.length > 0 ? undefined : (sku?.stock ?? null)}
                configurations={configurations}
                isComplete={isComplete}
                onChange={update}
              />
            )}
            {/* Below all that is chosen, because its height depends on what is known. */}
            {gone ? null : <PriceToDoor goods={goods} quantity={lineOptions.quantity} amounts={amounts} />}
            {gone ? null : <ShippingCheck goods={goods} quantity={lineOptions.quantity} />}
            <ProductFacts goods={goods} />
            {AskProduct ? <AskProduct name={goods.title.slice(0, maxName)} url={goods.url} /> : null}
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
      </Column>
      {gone ? null : (
        <BuyBar
          amounts={amounts}
          isOpen={open.length > 0}
          inCart={inCart}
          missing={
            triedToOrder && open.length > 0
              ? open
                  .map((index) => optionName(goods.options[index]?.name ?? '', language))
                  .join(t('buy.optionSeparator'))
              : undefined
          }
          {...buying}
          onBuy={order}
        />
      )}
    </>
  );
};
