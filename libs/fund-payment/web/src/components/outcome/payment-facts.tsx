import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { DueKind, Payment } from '@caravan/fund-payment/contract';
import { DescriptionList, Divider, Link, Money, Row, Stack, type DescriptionItem } from '@caravan/ui-kit';
import { LocalTime, useFormats } from '@caravan/web-core';
import { detailHref } from '../../lib/paths-of.ts';
import { ChargeRate } from '../charge-note/charge-note.tsx';

const Numbers = ({ kind, refs }: { kind: DueKind; refs: readonly string[] }) => (
  <Row gap="3" wrap>
    {refs.map((ref) => (
      <Link key={ref} to={detailHref(kind, ref)}>
        {ref}
      </Link>
    ))}
  </Row>
);

/** A failed or expired payment charged nothing, so it has no such row. */
const chargeTerm = (status: Payment['status'], t: TFunction<'fund-payment'>): string[] => {
  if (status === 'succeeded') return [t('result.charged')];
  return status === 'failed' || status === 'expired' ? [] : [t('result.toCharge')];
};

/** Amount, currency, rate, payment target, and time. */
export const PaymentFacts = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('fund-payment');
  const { money } = useFormats();
  const { kind, refs, amount_fen: amountFen, charge, method, created_at: made, decided_at: decided, id } = payment;
  const about: DescriptionItem[] =
    kind === 'recharge'
      ? []
      : [
          {
            key: 'for',
            term: t(`result.for.${kind}`),
            value: <Numbers kind={kind} refs={refs} />,
          },
        ];
  const items: DescriptionItem[] = [
    { key: 'amount', term: t('result.amount'), value: <Money fen={amountFen} strong /> },
    ...chargeTerm(payment.status, t).map((term) => ({
      key: 'charge',
      term,
      value: charge.currency === 'CNY' ? <Money fen={amountFen} /> : money(charge.amount, charge.currency),
      hint: charge.currency === 'CNY' ? undefined : <ChargeRate payment={payment} />,
    })),
    { key: 'method', term: t('result.method'), value: t(`method.${method}`) },
    ...about,
    { key: 'made', term: t('result.made'), value: <LocalTime at={made} /> },
    ...(decided ? [{ key: 'decided', term: t('result.decided'), value: <LocalTime at={decided} /> }] : []),
    { key: 'id', term: t('result.number'), value: id },
  ];
  return (
    <Stack gap="6">
      <Divider />
      <DescriptionList items={items} />
    </Stack>
  );
};
