import { useTranslation } from 'react-i18next';
import type { ImportedOrder, ImportedOrderSummary } from '@caravan/haul/contract';
import { productHref } from '@caravan/routes';
import { Card, DescriptionList, Heading, Link, Money, Row, Stack, StatusBadge, Text } from '@caravan/ui-kit';
import { LocalDay, useFormats } from '@caravan/web-core';
import { useCodeWords } from '../lib/use-code-words.ts';
import { ImportedPhotos } from './imported-photos.tsx';
import { WholeLink } from './whole-link.tsx';

const Line = ({ line }: { line: ImportedOrderSummary['lines'][number] }) => {
  const { t } = useTranslation('haul');
  const { asYuan } = useFormats();
  return (
    <Stack gap="1" as="li">
      <Text weight="medium">
        <bdi lang="">{line.name}</bdi>
      </Text>
      <Text size="sm" tone="muted">
        <bdi lang="">{line.spec}</bdi>
      </Text>
      <Text size="sm">{t('order.pieces', { count: line.quantity, price: asYuan(line.price_fen) })}</Text>
      {line.refunded_quantity ? (
        <Text size="sm" tone="muted">
          {t('order.refundedPieces', { count: line.refunded_quantity })}
        </Text>
      ) : null}
      {line.source_url ? (
        <Text size="sm">
          <Link to={productHref(line.source_url)} aria-label={t('imported.findOf', { name: line.name })}>
            {t('imported.find')}
          </Link>
        </Text>
      ) : null}
    </Stack>
  );
};

const Goods = ({ goods }: { goods: ImportedOrderSummary['goods'][number] }) => {
  const { t } = useTranslation('haul');
  const { asWeight } = useFormats();
  return (
    <Stack gap="2">
      <Text size="sm" tone="muted">
        <LocalDay at={goods.stored_at} text={(date) => t('order.stored', { date, weight: asWeight(goods.weight_g) })} />
      </Text>
      <ImportedPhotos name={goods.name} photos={goods.photos} />
    </Stack>
  );
};

const amounts = ['goods', 'photos', 'shipping', 'service', 'discount', 'extra', 'refunded'] as const;

export interface ImportedOrderCardProps {
  order: ImportedOrderSummary & Partial<Pick<ImportedOrder, 'note'>>;
  /** The page of the whole order, if this is a summary. */
  wholeHref?: string;
}

/** An order of an imported archive: lines, goods with photos, and amounts. */
export const ImportedOrderCard = ({ order, wholeHref }: ImportedOrderCardProps) => {
  const { t } = useTranslation('haul');
  const words = useCodeWords();
  const heading = t('order.heading', { number: order.number });
  const moreLines = order.line_count - order.lines.length;
  const moreGoods = order.goods_count - order.goods.length;
  const fen = {
    goods: order.goods_fen,
    photos: order.photo_fen,
    shipping: order.domestic_shipping_fen,
    service: order.service_fee_fen ?? 0,
    discount: -order.discount_fen,
    extra: order.extra_fen,
    refunded: order.refunded_fen,
  };
  const rows = amounts
    .filter((key) => key === 'goods' || fen[key] !== 0)
    .map((key) => ({ key, term: t(`order.${key}`), value: <Money fen={fen[key]} /> }));
  const total = { key: 'total', term: t('order.total'), value: <Money fen={order.amount_fen + order.extra_fen} /> };
  return (
    <Card as="article" aria-labelledby={order.number}>
      <Stack gap="4">
        <Row gap="3" justify="between" wrap>
          <Stack gap="1">
            <Heading level={2} size="md" id={order.number}>
              {heading}
            </Heading>
            <Text size="sm" tone="muted">
              {order.shop_name ? <bdi lang="">{order.shop_name}</bdi> : null}
              {order.shop_name ? ' · ' : null}
              <LocalDay at={order.created_at} text={(date) => t('order.placed', { date })} />
            </Text>
          </Stack>
          <StatusBadge tone="neutral">{words.status(order.status)}</StatusBadge>
        </Row>
        <Stack gap="3" as="ul">
          {order.lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
          {moreLines ? (
            <Text as="li" size="sm" tone="muted">
              {t('order.moreLines', { count: moreLines })}
            </Text>
          ) : null}
        </Stack>
        {order.goods.map((goods) => (
          <Goods key={goods.id} goods={goods} />
        ))}
        {moreGoods ? (
          <Text size="sm" tone="muted">
            {t('order.moreGoods', { count: moreGoods })}
          </Text>
        ) : null}
        {order.note ? <DescriptionList items={[{ key: 'note', term: t('order.note'), value: order.note }]} /> : null}
        <DescriptionList look="totals" items={[...rows, { ...total, strong: true }]} />
        <WholeLink name={heading} href={wholeHref} />
      </Stack>
    </Card>
  );
};
