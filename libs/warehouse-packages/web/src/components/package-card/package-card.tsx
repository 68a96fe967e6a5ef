import { useId } from 'react';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import { Money, RecordCard, Text, ThumbRow } from '@caravan/ui-kit';
import { useFormats, useMoment, useTexts } from '@caravan/web-core';
import { recipientOf } from '../../lib/address-lines.ts';
import { thumbOf } from '../../lib/item-image.ts';
import { NextStep } from '../next-step/next-step.tsx';
import { PackageNumber } from '../package-number/package-number.tsx';
import { PackageCardActions, type PackageCardActionsProps } from './package-card-actions.tsx';

export interface PackageCardProps extends Omit<PackageCardActionsProps, 'parcel'> {
  parcel: Parcel;
}

/** Shipping with its fee, to whom, and by which line. */
const Shipping = ({ items, address, line, fee, tracking }: Parcel) => {
  const t = useTexts('warehouse-packages');
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

/** One package of the list: number, status, goods, where it goes and how, the fee, what comes next, and the one thing to do. */
export const PackageCard = ({ parcel, onCancel, onReceive }: PackageCardProps) => {
  const t = useTexts('warehouse-packages');
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
      <ThumbRow thumbs={parcel.items.map((item) => ({ key: item.id, name: item.name, quantity: item.quantity, ...thumbOf(item) }))} />
    </RecordCard>
  );
};
