import { useTranslation } from 'react-i18next';
import { useCreateCouponMutation } from '@caravan/promotions/api/staff';
import { type NewCoupon } from '@caravan/promotions/contract';
import { promotionsConsolePaths } from '@caravan/routes/console';
import { Heading, Stack } from '@caravan/ui-kit';
import { useIdempotencyKey, useNavigate, useToast, type PageContext, type PageMeta } from '@caravan/web-core';
import { CouponForm, useCouponForm } from '../../components/coupon-form.tsx';
import { emptyCoupon } from '../../lib/coupon-form.ts';

export const meta = ({ t }: PageContext<'promotions-console'>): PageMeta => ({ title: t('new') });

/** Makes a coupon, and opens its page. */
export const Page = () => {
  const { t } = useTranslation('promotions-console');
  const navigate = useNavigate();
  const toast = useToast();
  const [create] = useCreateCouponMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const form = useCouponForm(emptyCoupon);
  const send = async (body: NewCoupon) => {
    const result = await create({ body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      toast.show(t('saved'));
      void navigate(promotionsConsolePaths.coupon.href({ id: result.data.id }), { replace: true });
    }
    return result;
  };
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('new')}
      </Heading>
      <CouponForm form={form} spentFen={0} isNew save={t('create')} onSend={send} />
    </Stack>
  );
};
