import { DescriptionList, Money, Text } from '@caravan/ui-kit';
import { useAbout, useTexts } from '@caravan/web-core';

export interface LineTotalProps {
  goods: number;
  photos: number;
  shipping: number;
}

/** What a line costs, every fee by its name, before anything is pressed. Amounts in fen. */
export const LineTotal = ({ goods, photos, shipping }: LineTotalProps) => {
  const t = useTexts('goods');
  const about = useAbout();
  const total = goods + photos + shipping;
  return (
    <div>
      <DescriptionList
        look="totals"
        items={[
          { key: 'goods', term: t('buy.goodsAmount'), value: <Money fen={goods} /> },
          ...(photos ? [{ key: 'photos', term: t('buy.photoAmount'), value: <Money fen={photos} /> }] : []),
          { key: 'shipping', term: t('buy.shippingAmount'), value: <Money fen={shipping} /> },
          { key: 'total', term: t('buy.total'), value: <Money fen={total} about={about(total)} size="lg" align="end" />, strong: true },
        ]}
      />
      <Text size="sm" tone="muted">
        {t('buy.totalHint')}
      </Text>
    </div>
  );
};
