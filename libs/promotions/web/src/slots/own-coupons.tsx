import { useTranslation } from 'react-i18next';
import { useListOwnCouponsQuery, type CouponFieldProps } from '@caravan/promotions/api';
import type { PricedCoupon } from '@caravan/promotions/contract';
import { Button, Row, Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { useCouponWords } from '../lib/use-coupon-words.ts';

type OwnCouponsProps = Pick<CouponFieldProps, 'busy' | 'onChange' | 'target'> & { priceFen: number };

const Coupon = ({ coupon, busy, onChange }: Pick<OwnCouponsProps, 'busy' | 'onChange'> & { coupon: PricedCoupon }) => {
  const { t } = useTranslation('promotions');
  const { asYuan } = useFormats();
  const couponWords = useCouponWords();
  const { code, discount_fen: discountFen, problem } = coupon;
  return (
    <Row as="li" gap="3" justify="between">
      <Stack gap="1">
        <Text size="sm">{couponWords(coupon)}</Text>
        <Text size="sm" tone="muted">
          {problem ?? code}
        </Text>
      </Stack>
      {problem === null ? (
        <Button
          variant="secondary"
          size="sm"
          disabled={busy}
          aria-label={t('own.apply', { code, amount: asYuan(discountFen) })}
          onClick={() => onChange(code)}
        >
          {`−${asYuan(discountFen)}`}
        </Button>
      ) : null}
    </Row>
  );
};

/** The shopper's own coupons: those that lower the price by a click, the others with why they do not. */
export const OwnCoupons = ({ target, priceFen, ...use }: OwnCouponsProps) => {
  const { t } = useTranslation('promotions');
  const query = { target, price_fen: priceFen };
  const { currentData: coupons } = useListOwnCouponsQuery({ query }, { refetchOnMountOrArgChange: true });
  if (!coupons?.length) return null;
  return (
    <Stack gap="2">
      <Text size="sm" weight="medium">
        {t('own.title')}
      </Text>
      <Stack as="ul" gap="3" aria-label={t('own.title')}>
        {coupons.map((coupon) => (
          <Coupon key={coupon.id} coupon={coupon} {...use} />
        ))}
      </Stack>
    </Stack>
  );
};
