import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CouponFieldProps } from '@caravan/promotions/api';
import { maxCouponCode } from '@caravan/promotions/contract';
import { Button, Disclosure, isComposing, Row, Stack, Text, TextField } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { OwnCoupons } from './own-coupons.tsx';

const Applied = ({
  coupon,
  busy,
  onChange,
}: CouponFieldProps & { coupon: NonNullable<CouponFieldProps['coupon']> }) => {
  const { t } = useTranslation('promotions');
  const { asYuan } = useFormats();
  return (
    <Row gap="2" justify="between" wrap>
      <Text size="sm">{t('applied', { code: coupon.code, amount: asYuan(coupon.discount_fen) })}</Text>
      <Button variant="ghost" size="sm" flush disabled={busy} onClick={() => onChange(undefined)}>
        {t('remove')}
      </Button>
    </Row>
  );
};

/** The field stands in the form of a page, so it sends nothing with that form and has no form of its own. */
const Entry = ({ target, priceFen, coupon, busy, onChange }: CouponFieldProps) => {
  const { t } = useTranslation('promotions');
  const [isOpened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const code = typed.trim();
  const apply = () => {
    if (code !== '' && !busy) onChange(code);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    apply();
  };
  return (
    <Disclosure look="plain" summary={t('have')} onOpen={() => setOpened(true)}>
      <Stack gap="4">
        {isOpened && priceFen !== null ? (
          <OwnCoupons target={target} priceFen={priceFen} busy={busy} onChange={onChange} />
        ) : null}
        <Stack gap="2" align="start">
          <TextField
            label={t('code')}
            value={typed}
            error={coupon?.problem ?? undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={maxCouponCode}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <Button variant="secondary" busy={busy && code !== ''} onClick={apply}>
            {t('apply')}
          </Button>
        </Stack>
      </Stack>
    </Disclosure>
  );
};

/** Takes a coupon, or shows the one that lowers the prices. */
export const Slot = (props: CouponFieldProps) => {
  const { coupon } = props;
  return (
    <div role="status">
      {coupon && coupon.problem === null ? <Applied {...props} coupon={coupon} /> : <Entry {...props} />}
    </div>
  );
};
