import { useTranslation } from 'react-i18next';
import type { ReturnState } from '@caravan/kernel';
import { cartOrdersConsolePaths } from '@caravan/routes/console';
import { Badge, DescriptionList, Link, Money, type BadgeProps } from '@caravan/ui-kit';
import type { StaffReturn } from '@caravan/warehouse-packages/contract';
import { LocalTime } from '@caravan/web-core';
import { CustomerId } from '../customer-id.tsx';
import { GoodsCard } from '../goods-card.tsx';

const tones: Readonly<Record<ReturnState, BadgeProps['tone']>> = {
  requested: 'warning',
  agreed: 'info',
  sent: 'info',
  settled: 'success',
  refused: 'danger',
  withdrawn: 'neutral',
};

export const ReturnBadge = ({ state }: { state: ReturnState }) => (
  <Badge tone={tones[state]}>{useTranslation('warehouse-packages-console').t(`returns.state.${state}`)}</Badge>
);

export const ReturnedGoods = ({ goodsReturn: { item, item_number: number, bin } }: { goodsReturn: StaffReturn }) => (
  <GoodsCard goods={item} number={number} bin={bin} />
);

/** What is asked of which seller, who pays, and what happened. */
export const ReturnFacts = ({ goodsReturn }: { goodsReturn: StaffReturn }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const { item, tracking, fee_fen: fee, refund_fen: refund, returned_fen: returned } = goodsReturn;
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
          term: t('shelf.order'),
          value: <Link to={cartOrdersConsolePaths.order.href({ number: item.order_number })}>{item.order_number}</Link>,
        },
        { key: 'user', term: t('shelf.shopper'), value: <CustomerId id={goodsReturn.user_id} /> },
        { key: 'payer', term: t('returns.wayBack'), value: t(`returns.payer.${goodsReturn.paid_by}`) },
        { key: 'paid', term: t('returns.paid'), value: <Money fen={goodsReturn.paid_fen} /> },
        ...amounts.flatMap(({ key, fen }) =>
          fen === null ? [] : [{ key, term: t(`returns.${key}`), value: <Money fen={fen} /> }],
        ),
        ...(tracking
          ? [{ key: 'tracking', term: t('packages.tracking'), value: `${tracking.carrier} · ${tracking.number}` }]
          : []),
        ...goodsReturn.timeline.map(({ event, at, by, note }, index) => ({
          key: `event-${index}`,
          term: t(`returns.event.${event}`),
          value: <LocalTime at={at} />,
          hint: [t(`packages.by.${by}`), note].filter(Boolean).join(' · '),
        })),
      ]}
    />
  );
};
