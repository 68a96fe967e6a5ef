import { useTranslation } from 'react-i18next';
import type { Order, Totals } from '@caravan/cart-orders/contract';
import type { Fen } from '@caravan/kernel';
import { Money, Text } from '@caravan/ui-kit';
import { ServiceFeeNote } from '../service-fee/service-fee-note.tsx';
import styles from './amounts.module.css';

export interface AmountsProps {
  totals: Totals & { domestic_shipping_stated: boolean; discount_fen?: Fen; service_fee?: Order['service_fee'] };
  totalLabel: string;
  /** True while the totals do not include the latest change. */
  isSaving: boolean;
  /** In the bar the total is large; on a phone its parts are small and below it. */
  look?: 'shop' | 'bar';
}

/** Goods, photos if any, domestic shipping, the service fee if the shop takes one, and the total. */
export const Amounts = ({ totals, totalLabel, isSaving, look = 'shop' }: AmountsProps) => {
  const { t } = useTranslation('cart-orders');
  const { domestic_shipping_fen: shippingFen, domestic_shipping_stated: stated } = totals;
  const parts = [
    ['goods', totals.goods_fen],
    ...(totals.photo_fen > 0 ? [['photos', totals.photo_fen] as const] : []),
    ['shipping', stated || shippingFen > 0 ? shippingFen : null],
    ...(totals.discount_fen ? [['discount', -totals.discount_fen] as const] : []),
    ...(totals.service_fee_fen === undefined ? [] : [['service', totals.service_fee_fen] as const]),
  ] as const;
  return (
    <>
      <dl className={styles.amounts} data-look={look} data-saving={isSaving || undefined} aria-busy={isSaving}>
        {parts.map(([name, fen]) => (
          <div key={name} className={styles.part}>
            <dt>{t(`shop.${name}`)}</dt>
            <dd>{fen === null ? t('shipping.unstated') : <Money fen={fen} />}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{totalLabel}</dt>
          <dd>
            <Money fen={totals.amount_fen} size={look === 'bar' ? 'xl' : 'md'} strong />
          </dd>
        </div>
      </dl>
      {totals.service_fee && look !== 'bar' ? <ServiceFeeNote fee={totals.service_fee} align="end" /> : null}
      {stated || look === 'bar' ? null : (
        <Text size="sm" tone="muted" align="end">
          {t('shipping.sentence')}
        </Text>
      )}
    </>
  );
};
