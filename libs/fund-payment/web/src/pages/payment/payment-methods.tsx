import { formatFen, type Fen } from '@caravan/kernel';
import { fundPaymentPaths } from '@caravan/fund-payment/contract';
import { Banner, ButtonLink, Stack, Text } from '@caravan/ui-kit';
import { useLocation, useTexts } from '@caravan/web-core';
import { NotLoaded } from '../../components/not-loaded/not-loaded.tsx';
import { MethodChoice } from '../../components/method-choice/method-choice.tsx';
import { MethodsSkeleton } from '../../components/method-choice/methods-skeleton.tsx';
import type { Methods } from '../../lib/use-methods.ts';

export interface PaymentMethodsProps {
  methods: Methods;
  amountFen: Fen;
  balanceFen: Fen | undefined;
}

/** The ways to pay; where the balance is too low, what is missing and the way to it. */
export const PaymentMethods = ({ methods: { methods, chosen, choose, error, retry }, amountFen, balanceFen }: PaymentMethodsProps) => {
  const t = useTexts('fund-payment');
  const { pathname, search } = useLocation();
  if (error) return <NotLoaded part status={error.status} onRetry={retry} />;
  if (!methods) return <MethodsSkeleton />;

  const missing = balanceFen === undefined ? 0 : amountFen - balanceFen;
  // At least a yuan goes in at a time.
  const rechargeFen = Math.max(missing, 100);
  return (
    <Stack gap="4">
      <MethodChoice methods={methods} chosen={chosen} onChoose={choose} balanceFen={balanceFen} />
      {chosen === undefined ? <Text tone="danger">{t('methods.none')}</Text> : null}
      {missing > 0 ? (
        <Banner
          icon="wallet"
          action={
            <ButtonLink variant="secondary" size="sm" to={fundPaymentPaths.recharge.href({ amount_fen: rechargeFen, next: pathname + search })}>
              {t('methods.recharge', { missing: formatFen(rechargeFen) })}
            </ButtonLink>
          }
        >
          {t('methods.short', { missing: formatFen(missing) })}
        </Banner>
      ) : null}
    </Stack>
  );
};
