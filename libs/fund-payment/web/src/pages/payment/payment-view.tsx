import { getBalance, maxRefs, type PayableItem, type Payables } from '@caravan/fund-payment/contract';
import { Banner, ButtonLink, Card, Grid, Heading, Money, Stack } from '@caravan/ui-kit';
import { endpointFor, useTexts } from '@caravan/web-core';
import { BillAddress } from '../../components/bill-address/bill-address.tsx';
import { PayableList } from '../../components/payable-list/payable-list.tsx';
import { PaySummary } from '../../components/pay-summary/pay-summary.tsx';
import { Countdown } from '../../components/countdown/countdown.tsx';
import { listHref } from '../../lib/paths-of.ts';
import type { Subject } from '../../lib/subject.ts';
import { useBillAddress } from '../../lib/use-bill-address.ts';
import { useMethods } from '../../lib/use-methods.ts';
import { usePay } from '../../lib/use-pay.ts';
import { PaymentMethods } from './payment-methods.tsx';

export interface PaymentViewProps {
  subject: Subject;
  payables: Payables;
  /** What is paid may have changed: ask again. */
  onChanged: () => void;
}

/** The first of them that runs out decides how long there is. */
const firstEnd = (items: readonly PayableItem[]): string | undefined =>
  items
    .flatMap((item) => item.expires_at ?? [])
    .sort()
    .at(0);

/** What is paid on one side, how much and by which button on the other. */
export const PaymentView = ({ subject, payables, onChanged }: PaymentViewProps) => {
  const t = useTexts('fund-payment');
  const { kind, leftOut } = subject;
  const { items, amount_fen: amountFen } = payables;
  const payable = items.filter((item) => item.payable);
  const nothing = payable.length === 0;
  const end = firstEnd(payable);

  const methods = useMethods(kind, amountFen);
  const bill = useBillAddress();
  const { data: balance } = endpointFor(getBalance).useQuery(undefined, { refetchOnMountOrArgChange: 5 });
  const { pay, busy, error } = usePay();

  const submit = async () => {
    if (methods.chosen === undefined || nothing) return;
    const refs = payable.map(({ ref }) => ref);
    const result = await pay({ kind, refs, method: methods.chosen, ...(bill.chosen ? { bill_address_id: bill.chosen } : {}) });
    if (result?.error) {
      onChanged();
      methods.retry();
    }
  };

  return (
    <Stack gap="6">
      <Heading level={1}>{t('pay.title')}</Heading>
      {end === undefined ? null : <Countdown until={end} afterwards={t(`time.${kind}`)} onOver={onChanged} />}
      {leftOut > 0 ? <Banner>{t('pay.leftOut', { count: leftOut, max: maxRefs })}</Banner> : null}
      <Grid columns={{ base: 1, md: '3-2' }} gap="6" align="start">
        <Stack gap="6">
          <PayableList kind={kind} items={items} />
          {nothing ? null : (
            <Card>
              <Stack gap="6">
                <PaymentMethods methods={methods} amountFen={amountFen} balanceFen={balance?.balance_fen} />
                {bill.addresses.length ? <BillAddress addresses={bill.addresses} chosen={bill.chosen} onChoose={bill.choose} /> : null}
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
                {t(kind === 'order' ? 'pay.toOrders' : 'pay.toPackages')}
              </ButtonLink>
            }
          >
            {t('pay.none')}
          </Banner>
        ) : (
          <PaySummary
            title={t('pay.summary')}
            parts={[{ key: 'items', term: t(`kind.${kind}s`, { count: payable.length }), value: <Money fen={amountFen} /> }]}
            amountFen={amountFen}
            method={methods.chosen}
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
