import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '@caravan/cart-orders/contract';
import { formatFen, parseYuan } from '@caravan/kernel';
import { Banner, DescriptionList, Money, Stack } from '@caravan/ui-kit';
import { paidForPieces } from '../../lib/paid-for-pieces.ts';

export interface BuyFiguresProps {
  order: StaffOrder;
  /** The chosen pieces by line. */
  pieces: Readonly<Record<string, number>>;
  /** The payment to the shop, as typed. */
  paid: string;
}

/** The shopper's payment for the chosen pieces, and the rest of it. */
export const BuyFigures = ({ order, pieces, paid }: BuyFiguresProps) => {
  const { t } = useTranslation('procurement-console');
  const { goodsFen, shippingFen } = paidForPieces(order, pieces);
  const costFen = parseYuan(paid);
  const marginFen = costFen === undefined ? undefined : goodsFen + (shippingFen ?? 0) - costFen;
  const isStated = order.domestic_shipping_stated || shippingFen !== 0;
  return (
    <Stack gap="3">
      <DescriptionList
        items={[
          { key: 'goods', term: t('buy.shopperPaid'), value: <Money fen={goodsFen} /> },
          ...(shippingFen === null
            ? []
            : [
                {
                  key: 'shipping',
                  term: t('buy.domesticFee'),
                  value: isStated ? <Money fen={shippingFen} /> : t('buy.notStated'),
                },
              ]),
          {
            key: 'margin',
            term: t('buy.margin'),
            value: marginFen === undefined ? '–' : <Money fen={marginFen} strong />,
          },
        ]}
      />
      {marginFen !== undefined && marginFen < 0 ? (
        <Banner tone="warning" live="status">
          {t('buy.loss', { amount: formatFen(-marginFen) })}
        </Banner>
      ) : null}
    </Stack>
  );
};
