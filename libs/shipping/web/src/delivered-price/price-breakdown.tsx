import { useTranslation } from 'react-i18next';
import { useAbout } from '@caravan/content/api';
import { afterSentence } from '@caravan/kernel';
import { logisticsPaths, warehousePackagesPaths } from '@caravan/routes';
import type { DeliveredPrice } from '@caravan/shipping/contract';
import { DescriptionList, Link, Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { OwnWeight } from './own-weight.tsx';

export interface PriceBreakdownProps {
  price: DeliveredPrice;
  isShippingStated: boolean;
  /** Where the weight is from, if it is known. */
  basis: 'stated' | 'usual' | 'own';
  onOwn: (grams: number) => void;
}

/** How the service fee comes about, and which orders are free of it. */
const useFeeInWords = () => {
  const { t } = useTranslation('shipping');
  const { asYuan, number } = useFormats();
  return ({ rate_bp: bp, minimum_fen: fen, free_orders: free }: NonNullable<DeliveredPrice['service_fee']>): string => {
    const rate = number(bp / 10_000, { style: 'percent', maximumFractionDigits: 2 });
    const kind = bp === 0 ? 'fixed' : fen === 0 ? 'rate' : 'least';
    const words = t(`serviceFee.${kind}`, { rate, minimum: asYuan(fen) });
    return free ? words + afterSentence(words) + t('serviceFee.first', { count: free }) : words;
  };
};

/** How the price comes about: each part with its reasons, and how well the shop's own quotes were kept. */
export const PriceBreakdown = ({ price, isShippingStated, basis, onOwn }: PriceBreakdownProps) => {
  const { t } = useTranslation('shipping');
  const about = useAbout();
  const feeInWords = useFeeInWords();
  const { country: nameOf, number, asWeight, asYuan, asYuanRange } = useFormats();
  const { country, order_fen: orderFen, weight, freight, duty, total, unweighed, service_fee: fee } = price;
  const place = nameOf(country);
  const percent = (value: number): string =>
    number(value / 100, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const accuracy = freight?.accuracy;
  const usual = unweighed.flatMap((goods) => goods.usual ?? []);
  const reasons = freight &&
    weight && [
      t('freight.method', { method: freight.name, from: freight.eta_min_days, to: freight.eta_max_days }),
      t(`freight.${basis}`, {
        weight: [...new Set([weight.low_g, weight.high_g])].map(asWeight).join(' – '),
      }),
      ...(basis === 'usual'
        ? usual.map(({ kind, goods, low_g: low, high_g: high }) =>
            t('weight.usual', {
              kind: t(`kind.${kind}`),
              low: asWeight(low),
              high: asWeight(high),
              count: goods,
            }),
          )
        : []),
      accuracy
        ? t('record.known', {
            place,
            count: accuracy.parcels,
            median: percent(accuracy.median_percent),
            most: percent(accuracy.p90_percent),
          })
        : t('record.none', { place }),
    ];
  return (
    <Stack gap="3">
      <DescriptionList
        look="totals"
        items={[
          {
            key: 'order',
            term: t('order.name'),
            value: asYuan(orderFen),
            hint: t(isShippingStated ? 'order.now' : 'order.asked'),
          },
          ...(fee
            ? [{ key: 'fee', term: t('serviceFee.name'), value: asYuan(fee.fee_fen), hint: feeInWords(fee) }]
            : []),
          {
            key: 'freight',
            term: t('freight.name'),
            value: freight ? asYuanRange(freight.low_fen, freight.high_fen) : t('unknown'),
            hint: reasons ? (
              <Text as="span" size="sm" tone="muted" prewrap>
                {reasons.join('\n')}
              </Text>
            ) : null,
          },
          {
            key: 'duty',
            term: t('duty.name', { place }),
            value: duty ? asYuanRange(duty.low_fen, duty.high_fen) : t('unknown'),
            hint: t('duty.hint'),
          },
          {
            key: 'total',
            term: freight && duty ? t('total.all') : t('total.known'),
            value: asYuanRange(total.low_fen, total.high_fen),
            hint: about(total.low_fen, total.high_fen),
            strong: true,
          },
        ]}
      />
      <Text size="sm" tone="muted">
        {t('note')}
      </Text>
      <Stack gap="1">
        <Link to={warehousePackagesPaths.accuracy.href()}>{t('record.link')}</Link>
        <Link to={logisticsPaths.countryDuty.href({ country })}>{t('duty.link', { place })}</Link>
      </Stack>
      {weight && basis !== 'stated' ? <OwnWeight onOwn={onOwn} /> : null}
    </Stack>
  );
};
