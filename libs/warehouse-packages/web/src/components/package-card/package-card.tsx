import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import { Money, RecordCard, Text, ThumbRow } from '@caravan/ui-kit';
import { useFormats, useMoment } from '@caravan/web-core';
import { recipientOf } from '../../lib/address-lines.ts';
import { thumbOf } from '../../lib/item-image.ts';
import { NextStep } from '../next-step/next-step.tsx';
import { PackageNumber } from '../package-number/package-number.tsx';
import { PackageCardActions, type PackageCardActionsProps } from './package-card-actions.tsx';

export interface PackageCardProps extends Omit<PackageCardActionsProps, 'parcel'> {
  parcel: Parcel;
}

/** The shipping fee, the receiver and the shipping method. */
const Shipping = ({ items, address, line, fee, tracking }: Parcel) => {
  const { t } = useTranslation('warehouse-packages');
  const { country } = useFormats();
  return (
    <>
      <Text size="sm" tone="muted">
        {t('packages.items', { count: items.length })} · {t('packages.fee')}
      </Text>
      <Money fen={fee.fee_fen} size="lg" strong />
      <Text size="sm" tone="muted">
        {t('packages.to', { name: recipientOf(address), country: country(address.country) })}
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
  const moment = useMoment();
  const titleId = useId();
  const head = (
    <>
      <PackageNumber parcel={parcel} level={2} id={titleId} />
      <Text size="sm" tone="muted" numeric>
        {t('packages.made', { at: moment(parcel.created_at).local })}
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
