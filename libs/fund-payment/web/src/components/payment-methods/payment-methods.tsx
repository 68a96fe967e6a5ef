import { useTranslation } from 'react-i18next';
import { type Fen } from '@caravan/kernel';
import { fundPaymentPaths } from '@caravan/routes';
import { Banner, ButtonLink, Stack, Text } from '@caravan/ui-kit';
import { useFormats, useLocation } from '@caravan/web-core';
import { NotLoaded } from '../not-loaded/not-loaded.tsx';
import { MethodChoice } from '../method-choice/method-choice.tsx';
import { MethodsSkeleton } from '../method-choice/methods-skeleton.tsx';
import type { Methods } from '../../lib/use-methods.ts';

export interface PaymentMethodsProps {
  methods: Methods;
  amountFen: Fen;
  balanceFen: Fen | undefined;
}

/** The payment methods; if the balance is too low, the missing amount and the link to recharge. */
export const PaymentMethods = ({
  methods: { methods, chosen, choose, error, retry },
  amountFen,
  balanceFen,
}: PaymentMethodsProps) => {
  const { t } = useTranslation('fund-payment');
  const { asYuan } = useFormats();
  const { pathname, search } = useLocation();
  if (error) return <NotLoaded part status={error.status} onRetry={retry} />;
  if (!methods) return <MethodsSkeleton />;

  const missing = balanceFen === undefined ? 0 : amountFen - balanceFen;
  // A recharge is at least one yuan.
  const rechargeFen = Math.max(missing, 100);
  return (
    <Stack gap="4">
      <MethodChoice methods={methods} chosen={chosen} onChoose={choose} balanceFen={balanceFen} />
      {chosen === undefined ? <Text tone="danger">{t('methods.none')}</Text> : null}
      {missing > 0 ? (
        <Banner
          icon="wallet"
          action={
            <ButtonLink
              variant="secondary"
              size="sm"
              to={fundPaymentPaths.recharge.href({ amount_fen: rechargeFen, next: pathname + search })}
            >
              {t('methods.recharge', { missing: asYuan(rechargeFen) })}
            </ButtonLink>
          }
        >
          {t('methods.short', { missing: asYuan(missing) })}
        </Banner>
      ) : null}
    </Stack>
  );
};
