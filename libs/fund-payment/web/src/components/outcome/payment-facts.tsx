import type { Payment } from '@caravan/fund-payment/contract';
import { DescriptionList, Divider, Link, Money, Row, Stack, type DescriptionItem } from '@caravan/ui-kit';
import { useFormats, useTexts, useTimeZone } from '@caravan/web-core';
import { detailHref } from '../../lib/paths-of.ts';

const Numbers = ({ kind, refs }: { kind: 'order' | 'package'; refs: readonly string[] }) => (
  <Row gap="3" wrap>
    {refs.map((ref) => (
      <Link key={ref} to={detailHref(kind, ref)}>
        {ref}
      </Link>
    ))}
  </Row>
);

/** Amount, currency, rate, what it was for, and when. */
export const PaymentFacts = ({ payment }: { payment: Payment }) => {
  const t = useTexts('fund-payment');
  const { instant, date } = useFormats();
  const zone = useTimeZone();
  const { kind, refs, amount_fen: amountFen, charge, method, created_at: made, decided_at: decided, id } = payment;
  const rate = { rate: charge.rate, currency: charge.currency, date: date(made) };
  const about: DescriptionItem[] =
    kind === 'recharge'
      ? []
      : [{ key: 'for', term: t(kind === 'order' ? 'result.forOrders' : 'result.forPackages'), value: <Numbers kind={kind} refs={refs} /> }];
  const items: DescriptionItem[] = [
    { key: 'amount', term: t('result.amount'), value: <Money fen={amountFen} balance strong /> },
    {
      key: 'charge',
      term: t('result.charged'),
      value: (
        <>
          {charge.amount} {charge.currency}
          {charge.currency === 'CNY' ? null : <> ({t('result.rate', rate)})</>}
        </>
      ),
    },
    { key: 'method', term: t('result.method'), value: t(`method.${method}`) },
    ...about,
    { key: 'made', term: t('result.made'), value: instant(made, zone) },
    ...(decided ? [{ key: 'decided', term: t('result.decided'), value: instant(decided, zone) }] : []),
    { key: 'id', term: t('result.number'), value: id },
  ];
  return (
    <Stack gap="6">
      <Divider />
      <DescriptionList items={items} />
    </Stack>
  );
};
