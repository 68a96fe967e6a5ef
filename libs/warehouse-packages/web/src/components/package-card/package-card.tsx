import { useId } from 'react';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import { Card, CardPart, Money, Text } from '@caravan/ui-kit';
import { useFormats, useTexts } from '@caravan/web-core';
import { recipientOf } from '../../lib/address-lines.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { NextStep } from '../next-step/next-step.tsx';
import { PackageNumber } from '../package-number/package-number.tsx';
import { PackageCardActions, type PackageCardActionsProps } from './package-card-actions.tsx';
import styles from './package-card.module.css';
import { PackageGoods } from './package-goods.tsx';

export interface PackageCardProps extends Omit<PackageCardActionsProps, 'parcel'> {
  parcel: Parcel;
}

/** One package of the list: number, status, goods, where it goes and how, the fee, what comes next, and the one thing to do. */
export const PackageCard = ({ parcel, onCancel, onReceive }: PackageCardProps) => {
  const t = useTexts('warehouse-packages');
  const moment = useMoment();
  const { country } = useFormats();
  const titleId = useId();
  const { items, address, line, fee, tracking } = parcel;
  return (
    <Card as="article" space="none" aria-labelledby={titleId}>
      <CardPart space="tight">
        <div className={styles.head}>
          <PackageNumber parcel={parcel} level={2} id={titleId} />
          <Text size="sm" tone="muted" numeric>
            {t('packages.made', { at: moment(parcel.created_at).local })}
          </Text>
        </div>
      </CardPart>
      <CardPart space="tight">
        <div className={styles.goods}>
          <PackageGoods items={items} />
          <div className={styles.fee}>
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
          </div>
        </div>
      </CardPart>
      <CardPart space="tight">
        <div className={styles.foot}>
          <NextStep parcel={parcel} />
          <PackageCardActions parcel={parcel} onCancel={onCancel} onReceive={onReceive} />
        </div>
      </CardPart>
    </Card>
  );
};
