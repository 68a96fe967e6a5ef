import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAbout } from '@caravan/content/api';
import type { PackageExtra, Weighing } from '@caravan/warehouse-packages/contract';
import { Button, DescriptionList, Money, OffPaper, Panel, Text } from '@caravan/ui-kit';
import { LocalTime, useFormats } from '@caravan/web-core';
import { PhotoLightbox } from '../warehouse-item/photo-lightbox.tsx';

/** The photos of the packed parcel, which open large. */
const ParcelPhotos = ({ photos }: Pick<Weighing, 'photos'>) => {
  const { t } = useTranslation('warehouse-packages');
  const [shown, setShown] = useState<number>();
  if (!photos.length) return null;
  const pictures = { name: t('weighing.parcel'), photos: photos.map((url) => ({ url, thumb_url: url, piece: null })) };
  return (
    <OffPaper>
      <Button variant="secondary" size="sm" icon="camera" onClick={() => setShown(0)}>
        {t('weighing.photos', { count: photos.length })}
      </Button>
      <PhotoLightbox item={pictures} shown={shown} onShow={setShown} />
    </OffPaper>
  );
};

export interface PackageWeighingProps {
  weighing: Weighing;
  extra: PackageExtra | null;
}

/** The weight of the packed parcel, its price by that, and the refund or the extra payment. */
export const PackageWeighing = ({ weighing, extra }: PackageWeighingProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { asSize, asWeight, asYuan } = useFormats();
  const about = useAbout();
  const { outcome, fee_fen: feeFen, difference_fen: difference } = weighing;
  const fee = <Money fen={feeFen} about={about(feeFen)} align="end" strong />;
  const items = [
    { key: 'weight', term: t('weighing.weight'), value: asWeight(weighing.weight_g) },
    {
      key: 'size',
      term: t('weighing.size'),
      value: asSize(weighing.length_mm, weighing.width_mm, weighing.height_mm),
    },
    { key: 'charged', term: t('fee.charged'), value: asWeight(weighing.chargeable_g) },
    ...(outcome === 'refused' ? [] : [{ key: 'fee', term: t('weighing.fee'), value: fee, strong: true }]),
  ];
  const word = extra && extra.state !== 'waiting' ? extra.state : outcome;
  return (
    <Panel title={t('weighing.title')} gap="3">
      <DescriptionList items={items} look="totals" />
      <Text size="sm">{t(`weighing.${word}`, { amount: asYuan(Math.abs(difference)) })}</Text>
      <ParcelPhotos photos={weighing.photos} />
      <Text size="xs" tone="muted">
        <LocalTime at={weighing.at} text={(at) => t('weighing.at', { at })} />
      </Text>
    </Panel>
  );
};
