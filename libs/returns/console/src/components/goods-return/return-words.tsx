import { useTranslation } from 'react-i18next';
import { CustomerId, GoodsCard } from '@caravan/console-core';
import type { ReturnState } from '@caravan/kernel';
import type { StaffReturn } from '@caravan/returns/contract';
import { accountConsolePaths, cartOrdersConsolePaths } from '@caravan/routes/console';
import { Badge, DescriptionList, Link, Money, type BadgeProps } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';

const tones: Readonly<Record<ReturnState, BadgeProps['tone']>> = {
  requested: 'warning',
  agreed: 'info',
  sent: 'info',
  settled: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
};

export const ReturnBadge = ({ state }: { state: ReturnState }) => (
  <Badge tone={tones[state]}>{useTranslation('returns-console').t(`returns.state.${state}`)}</Badge>
);

export const ReturnedGoods = ({ goodsReturn: { item, item_number: number, bin } }: { goodsReturn: StaffReturn }) => (
  <GoodsCard goods={item} number={number} bin={bin} />
);

/** The wish and its seller, the party who pays, and the history. */
export const ReturnFacts = ({ goodsReturn }: { goodsReturn: StaffReturn }) => {
  const { t } = useTranslation('returns-console');
  const { item, tracking, user_id: user, fee_fen: fee, refund_fen: refund, returned_fen: returned } = goodsReturn;
  const amounts = [
    { key: 'fee', fen: fee },
    { key: 'refund', fen: refund },
    { key: 'returned', fen: returned },
  ] as const;
  return (
    <DescriptionList
      items={[
        { key: 'kind', term: t('returns.wish'), value: t(`returns.kind.${goodsReturn.kind}`) },
        { key: 'reason', term: t('returns.why'), value: t(`returns.reason.${goodsReturn.reason}`) },
        ...(goodsReturn.from_photos ? [{ key: 'from', term: t('returns.from'), value: t('returns.fromPhotos') }] : []),
        ...(goodsReturn.text ? [{ key: 'text', term: t('returns.words'), value: goodsReturn.text }] : []),
        {
          key: 'shop',
          term: t('returns.shop'),
          value: [goodsReturn.shop_name, goodsReturn.supplier_order_no].filter(Boolean).join(' · ') || '–',
        },
        {
          key: 'order',
          term: t('returns.order'),
          value: <Link to={cartOrdersConsolePaths.order.href({ number: item.order_number })}>{item.order_number}</Link>,
        },
        {
          key: 'user',
          term: t('returns.shopper'),
          value: <CustomerId id={user} href={accountConsolePaths.person.href({ id: user })} />,
        },
        { key: 'payer', term: t('returns.wayBack'), value: t(`returns.payer.${goodsReturn.paid_by}`) },
        { key: 'paid', term: t('returns.paid'), value: <Money fen={goodsReturn.paid_fen} /> },
        ...amounts.flatMap(({ key, fen }) =>
          fen === null ? [] : [{ key, term: t(`returns.${key}`), value: <Money fen={fen} /> }],
        ),
        ...(tracking
          ? [{ key: 'tracking', term: t('returns.tracking'), value: `${tracking.carrier} · ${tracking.number}` }]
          : []),
        ...goodsReturn.timeline.map(({ event, at, by, note }, index) => ({
          key: `event-${index}`,
          term: t(`returns.event.${event}`),
          value: <LocalTime at={at} />,
          hint: [t(`returns.by.${by}`), note].filter(Boolean).join(' · '),
        })),
      ]}
    />
  );
};
