import { useTranslation } from 'react-i18next';
import { useAbout } from '@caravan/content/api';
import type { Goods, GoodsSku } from '@caravan/goods/contract';
import { PriceTag, Stack, Table, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import styles from './product-price.module.css';

export interface ProductPriceProps {
  goods: Goods;
  sku: GoodsSku | undefined;
  /** The unit price at the chosen quantity, in fen. */
  unit: number;
  range: { lowest: number; highest: number };
  /** True if the shopper set `unit`. */
  isOwn: boolean;
}

/** The price in yuan, and in the shop's currency with the day of the rate if that is different. */
export const ProductPrice = ({ goods, sku, unit, range, isOwn }: ProductPriceProps) => {
  const { t } = useTranslation('product');
  const about = useAbout();
  const { money, date, asYuan, asYuanRange } = useFormats();
  const source = (sku ?? goods).source_price;
  const shown = isOwn || sku || goods.skus.length === 0 ? unit : range.lowest;
  const isRange = !sku && range.lowest !== range.highest;
  const converted = about(shown, isRange ? range.highest : undefined);
  const sourceText =
    goods.rate &&
    t(goods.rate.old ? 'product.sourcePriceOld' : 'product.sourcePrice', {
      amount: money(source.amount, source.currency),
      day: date(`${goods.rate.as_of}T00:00:00Z`),
    });
  return (
    <Stack gap="2">
      <div>
        {isOwn ? (
          <PriceTag fen={shown} before={{ fen: (sku ?? goods).price_fen, label: t('price.before') }} />
        ) : (
          // One price and a range take the same line, so that completing the choice moves nothing.
          <Text size="2xl" weight="bold" numeric>
            {isRange ? asYuanRange(range.lowest, range.highest) : asYuan(shown)}
          </Text>
        )}
        {converted ? (
          <div className={goods.skus.length > 1 ? styles.about : undefined}>
            <Text size="sm" tone="muted" numeric>
              {converted}
            </Text>
          </div>
        ) : null}
        {sourceText ? (
          <Text size="sm" tone="muted" numeric>
            {sourceText}
          </Text>
        ) : null}
      </div>
      {goods.tiers.length > 1 ? (
        <Table
          caption={t('product.tiers')}
          columns={[
            {
              key: 'from',
              header: t('buy.quantity'),
              rowHeader: true,
              cell: (tier) => t('product.tierFrom', { count: tier.min_quantity }),
            },
            {
              key: 'price',
              header: t('product.unitPrice'),
              align: 'end',
              numeric: true,
              cell: (tier) => asYuan(tier.price_fen),
            },
          ]}
          rows={goods.tiers}
          keyOf={(tier) => String(tier.min_quantity)}
          narrow="scroll"
        />
      ) : null}
    </Stack>
  );
};
