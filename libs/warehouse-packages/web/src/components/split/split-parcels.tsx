import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbout } from '@caravan/content/api';
import { warehousePackagesPaths } from '@caravan/routes';
import type { SplitParcel } from '@caravan/shipping/contract';
import type { StoreItem } from '@caravan/warehouse-packages/contract';
import { ButtonLink, Card, Heading, Loading, Money, Row, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed, useFormats } from '@caravan/web-core';
import { useChosenItems } from '../../lib/use-chosen-items.ts';
import { GoodsList } from '../goods-list/goods-list.tsx';

interface ParcelCardProps {
  parcel: SplitParcel;
  items: readonly StoreItem[];
  number: number;
}

/** One parcel: its goods, its method with days and fee, and the link to the page that packs it. */
const ParcelCard = ({ parcel: { item_ids: ids, quote, value_fen: value }, items, number }: ParcelCardProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { asYuan } = useFormats();
  const about = useAbout();
  const titleId = useId();
  return (
    <Card as="section" tone="outline" aria-labelledby={titleId}>
      <Stack gap="3">
        <Row gap="2" align="baseline" justify="between" wrap>
          <Heading level={3} size="sm" id={titleId}>
            {t('split.parcel', { number })}
          </Heading>
          <Text size="xs" tone="muted" numeric>
            {t('split.worth', { amount: asYuan(value) })}
          </Text>
        </Row>
        <GoodsList items={items} />
        <Row gap="2" align="baseline" justify="between" wrap>
          <div>
            <Text size="sm" weight="medium">
              {quote.name}
            </Text>
            <Text size="xs" tone="muted">
              {t('line.eta', { from: quote.eta_min_days, to: quote.eta_max_days })}
            </Text>
          </div>
          <Money fen={quote.fee_fen} about={about(quote.fee_fen)} strong align="end" />
        </Row>
        <ButtonLink
          variant="secondary"
          size="sm"
          to={warehousePackagesPaths.confirmInfo.href({ items: ids.join(','), line: quote.id })}
          aria-label={t('split.packOf', { number })}
        >
          {t('split.pack')}
        </ButtonLink>
      </Stack>
    </Card>
  );
};

export interface SplitParcelsProps {
  /** The goods of all parcels. */
  ids: readonly string[];
  parcels: readonly SplitParcel[];
}

/** The parcels of a plan, with the pictures of their goods. */
export const SplitParcels = ({ ids, parcels }: SplitParcelsProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { items, failed, reload } = useChosenItems(ids);
  if (failed)
    return (
      <LoadFailed part title={t('store.failed.title')} text={t('store.failed.text')} onRetry={() => void reload()} />
    );
  if (!items)
    return (
      <Loading label={t('store.loading')}>
        <Skeleton shape="row" />
      </Loading>
    );
  return (
    <Stack gap="3">
      {parcels.map((parcel, index) => (
        <ParcelCard
          key={parcel.item_ids.join(',')}
          parcel={parcel}
          items={items.filter(({ id }) => parcel.item_ids.includes(id))}
          number={index + 1}
        />
      ))}
    </Stack>
  );
};
