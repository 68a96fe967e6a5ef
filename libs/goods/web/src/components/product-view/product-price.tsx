import { useTranslation } from 'react-i18next';
import { useAbout } from '@caravan/content/api';
import { formatFen } from '@caravan/kernel';
import type { Goods, GoodsSku } from '@caravan/goods/contract';
import { PriceTag, Row, Stack, Table, Text } from '@caravan/ui-kit';

export interface ProductPriceProps {
  goods: Goods;
  sku: GoodsSku | undefined;
  /** The unit price at the chosen quantity, in fen. */
  unit: number;
  range: { lowest: number; highest: number };
  /** True if the shopper set `unit`. */
  isOwn: boolean;
}

/** The price in yuan, and in the shop's currency if that is different. */
export const ProductPrice = ({ goods, sku, unit, range, isOwn }: ProductPriceProps) => {
  const { t } = useTranslation('goods');
  const about = useAbout();
  const source = (sku ?? goods).source_price;
  const shown = isOwn || sku || goods.skus.length === 0 ? unit : range.lowest;
  const isRange = !sku && range.lowest !== range.highest;
  const aboutRange = isRange ? about(range.lowest, range.highest) : undefined;
  return (
    <Stack gap="2">
      <Row gap="3" align="baseline" wrap>
        {isRange ? (
          <Text as="span" size="2xl" weight="bold" numeric>
            {formatFen(range.lowest)} – {formatFen(range.highest)}
          </Text>
        ) : (
          <PriceTag
            fen={shown}
            about={about(shown)}
            before={isOwn ? { fen: (sku ?? goods).price_fen, label: t('price.before') } : undefined}
          />
        )}
        {aboutRange ? (
          <Text as="span" size="sm" tone="muted">
            {aboutRange}
          </Text>
        ) : null}
        {source.currency === 'CNY' ? null : (
          <Text as="span" tone="muted" numeric>
            {t('product.sourcePrice', source)}
          </Text>
        )}
      </Row>
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
              cell: (tier) => formatFen(tier.price_fen),
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
