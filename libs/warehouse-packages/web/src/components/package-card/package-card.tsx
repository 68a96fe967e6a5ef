import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '@caravan/account/contract';
import type { ParcelSummary } from '@caravan/warehouse-packages/contract';
import { Money, RecordCard, Text, ThumbRow } from '@caravan/ui-kit';
import { LocalTime, useFormats } from '@caravan/web-core';
import { thumbOf } from '../../lib/item-image.ts';
import { priceOf } from '../../lib/line-fee.ts';
import { NextStep } from '../next-step/next-step.tsx';
import { PackageNumber } from '../package-number/package-number.tsx';
import { PackageCardActions, type PackageCardActionsProps } from './package-card-actions.tsx';

export interface PackageCardProps extends Omit<PackageCardActionsProps, 'parcel'> {
  parcel: ParcelSummary;
}

/** The shipping fee, the receiver and the shipping method. */
const Shipping = (parcel: ParcelSummary) => {
  const { item_count: count, address, line, tracking } = parcel;
  const { t } = useTranslation('warehouse-packages');
  const { country } = useFormats();
  return (
    <>
      <Text size="sm" tone="muted">
        {t('packages.items', { count })} · {t('packages.fee')}
      </Text>
      <Money fen={priceOf(parcel)} size="lg" strong />
      <Text size="sm" tone="muted">
        {t('packages.to', { name: personName(address), country: country(address.country) })}
      </Text>
      <Text size="sm" tone="muted" numeric>
        {tracking ? `${tracking.carrier} ${tracking.number}` : line.name}
      </Text>
    </>
  );
};

/** A package in the list: number, status, goods, destination, shipping method, fee, next step and main action. */
export const PackageCard = ({ parcel, onCancel, onReceive }: PackageCardProps) => {
  const { t } = useTranslation('warehouse-packages');
  const titleId = useId();
  const head = (
    <>
      <PackageNumber parcel={parcel} level={2} id={titleId} />
      <Text size="sm" tone="muted" numeric>
        <LocalTime at={parcel.created_at} text={(at) => t('packages.made', { at })} />
      </Text>
    </>
  );
  return (
    <RecordCard
      titleId={titleId}
      head={head}
      sum={<Shipping {...parcel} />}
      next={<NextStep parcel={parcel} />}
      actions={<PackageCardActions parcel={parcel} onCancel={onCancel} onReceive={onReceive} />}
    >
      <ThumbRow
        count={parcel.item_count}
        thumbs={parcel.items.map((item) => ({
          key: item.id,
          name: item.name,
          quantity: item.quantity,
          ...thumbOf(item),
        }))}
      />
    </RecordCard>
  );
};
