import { useTranslation } from 'react-i18next';
import type { OwnCoupon } from '@caravan/promotions/contract';
import { Card, CopyButton, Panel, Row, Stack, StatusBadge, Text } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';
import { useCouponWords } from '../lib/use-coupon-words.ts';

const Coupon = ({ coupon }: { coupon: OwnCoupon }) => {
  const { t } = useTranslation('promotions');
  const couponWords = useCouponWords();
  const { code, name, ends_at: endsAt, state } = coupon;
  return (
    <Card as="li" space="tight">
      <Stack gap="2">
        <Row gap="3" justify="between" wrap>
          <Text weight="medium">{couponWords(coupon)}</Text>
          <StatusBadge tone={state === 'usable' ? 'success' : 'neutral'}>{t(`coupons.state.${state}`)}</StatusBadge>
        </Row>
        <Row gap="1">
          <Text>{code}</Text>
          {state === 'usable' ? <CopyButton value={code} label={t('coupons.copy', { code })} /> : null}
        </Row>
        <Stack gap="1">
          <Text size="sm" tone="muted">
            {name}
          </Text>
          <Text size="sm" tone="muted">
            <LocalTime at={endsAt} text={(time) => t('coupons.until', { time })} />
          </Text>
        </Stack>
      </Stack>
    </Card>
  );
};

/** The coupons that belong to the shopper alone, the newest first. */
export const CouponsPanel = ({ coupons }: { coupons: readonly OwnCoupon[] }) => {
  const { t } = useTranslation('promotions');
  return (
    <Panel title={t('coupons.title')} text={t('coupons.lead')}>
      {coupons.length ? (
        <Stack as="ul" gap="3" aria-label={t('coupons.title')}>
          {coupons.map((coupon) => (
            <Coupon key={coupon.id} coupon={coupon} />
          ))}
        </Stack>
      ) : (
        <Text tone="muted">{t('coupons.none')}</Text>
      )}
    </Panel>
  );
};
