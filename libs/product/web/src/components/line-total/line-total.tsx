import { useTranslation } from 'react-i18next';
import { useAbout } from '@caravan/content/api';
import { DescriptionList, Money, Text } from '@caravan/ui-kit';

export interface LineTotalProps {
  goods: number;
  photos: number;
  /** Null if the shop does not state it. */
  shipping: number | null;
  /** The total is shown elsewhere, beside the button. */
  withoutTotal?: boolean;
}

/** The cost of a line with every fee, before it is added. Amounts in fen. */
export const LineTotal = ({ goods, photos, shipping, withoutTotal }: LineTotalProps) => {
  const { t } = useTranslation('product');
  const about = useAbout();
  const total = goods + photos + (shipping ?? 0);
  return (
    <div>
      <DescriptionList
        look="totals"
        items={[
          { key: 'goods', term: t('buy.goodsAmount'), value: <Money fen={goods} /> },
          ...(photos ? [{ key: 'photos', term: t('buy.photoAmount'), value: <Money fen={photos} /> }] : []),
          {
            key: 'shipping',
            term: t('product.domesticShipping'),
            value: shipping === null ? t('product.shippingAsked') : <Money fen={shipping} />,
          },
          ...(withoutTotal
            ? []
            : [
                {
                  key: 'total',
                  term: t('buy.total'),
                  value: <Money fen={total} about={about(total)} size="lg" align="end" />,
                  strong: true,
                },
              ]),
        ]}
      />
      <Text size="sm" tone="muted">
        {t('buy.totalHint')}
      </Text>
    </div>
  );
};
