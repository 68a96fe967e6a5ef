import { useTranslation } from 'react-i18next';
import { useGetBalanceQuery, usePay } from '@caravan/fund-payment/api';
import { fundPaymentReasons, maxRefs, type PayableItem, type Payables } from '@caravan/fund-payment/contract';
import { afterSentence, commonReasons, reasonText } from '@caravan/kernel';
import { Banner, ButtonLink, Card, Grid, Heading, Money, Stack } from '@caravan/ui-kit';
import { BillAddress } from '../../components/bill-address/bill-address.tsx';
import { PaymentMethods } from '../../components/payment-methods/payment-methods.tsx';
import { PayableList } from '../../components/payable-list/payable-list.tsx';
import { PaySummary } from '../../components/pay-summary/pay-summary.tsx';
import { Countdown } from '../../components/countdown/countdown.tsx';
import { listHref } from '../../lib/paths-of.ts';
import type { PaymentTarget } from '../../lib/payment-target.ts';
import { useBillAddress } from '../../lib/use-bill-address.ts';
import { useLanguage } from '@caravan/web-core';
import { useMethods } from '../../lib/use-methods.ts';

export interface PaymentViewProps {
  target: PaymentTarget;
  payables: Payables;
  /** Reads the payment targets again, because they may have changed. */
  onChanged: () => void;
  /** The reason why a payment failed right after these orders were placed. */
  failedBefore?: string | undefined;
}

const reasons = { ...commonReasons, ...fundPaymentReasons };

/** The earliest deadline of the items. */
const firstEnd = (items: readonly PayableItem[]): string | undefined =>
  items
    .flatMap((item) => item.expires_at ?? [])
    .sort()
    .at(0);

/** The payment targets on one side; the total and the button on the other. */
export const PaymentView = ({ target, payables, onChanged, failedBefore }: PaymentViewProps) => {
  const { t } = useTranslation('fund-payment');
  const language = useLanguage();
  const { kind, leftOut } = target;
  const { items, amount_fen: amountFen } = payables;
  const payable = items.filter((item) => item.payable);
  const nothing = payable.length === 0;
  const end = firstEnd(payable);

  const methods = useMethods(kind, amountFen);
  const billAddress = useBillAddress();
  const { data: balance } = useGetBalanceQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const { pay, busy, error } = usePay();

  const submit = async () => {
    if (methods.chosen === undefined || nothing) return;
    const refs = payable.map(({ ref }) => ref);
    const result = await pay({
      kind,
      refs,
      method: methods.chosen,
      ...methods.seen,
      ...(billAddress.chosen ? { bill_address_id: billAddress.chosen } : {}),
    });
    if (result?.error) {
      onChanged();
      methods.retry();
    }
  };

  const untilText = (time: string) => {
    const until = t('time.until', { time });
    return `${until}${afterSentence(until)}${t(`time.${kind}`)}`;
  };

  return (
    <Stack gap="6">
      <Heading level={1}>{t('pay.title')}</Heading>
      {end === undefined ? null : (
        <Countdown until={end} numbers={items.map(({ ref }) => ref)} text={untilText} onOver={onChanged} />
      )}
      {failedBefore === undefined || nothing ? null : (
        <Banner tone="warning" live="alert" title={t('pay.placedTitle', { count: payable.length })}>
          {failedBefore in reasons && !error ? <p>{reasonText(failedBefore, language, reasons)}</p> : null}
          <p>{t('pay.placed')}</p>
        </Banner>
      )}
      {leftOut > 0 ? <Banner>{t('pay.leftOut', { count: leftOut, max: maxRefs })}</Banner> : null}
      <Grid columns={{ base: 1, md: '3-2' }} gap="6" align="start">
        <Stack gap="6">
          <PayableList kind={kind} items={items} />
          {nothing ? null : (
            <Card>
              <Stack gap="6">
                <PaymentMethods methods={methods} amountFen={amountFen} balanceFen={balance?.balance_fen} />
                {billAddress.addresses.length ? (
                  <BillAddress
                    addresses={billAddress.addresses}
                    chosen={billAddress.chosen}
                    onChoose={billAddress.choose}
                  />
                ) : null}
              </Stack>
            </Card>
          )}
        </Stack>
        {nothing ? (
          <Banner
            tone="warning"
            title={t('pay.noneTitle')}
            action={
              <ButtonLink size="sm" to={listHref(kind)}>
                {t(kind === 'package' ? 'pay.toPackages' : 'pay.toOrders')}
              </ButtonLink>
            }
          >
            {t('pay.none')}
          </Banner>
        ) : (
          <PaySummary
            title={t('pay.summary')}
            parts={[
              { key: 'items', term: t(`kind.${kind}s`, { count: payable.length }), value: <Money fen={amountFen} /> },
            ]}
            amountFen={amountFen}
            methods={methods}
            busy={busy}
            off={methods.chosen === undefined}
            failure={error?.message}
            onSubmit={() => void submit()}
          />
        )}
      </Grid>
    </Stack>
  );
};
