import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { type Rehearsal } from '@caravan/goods-services/contract';
import { Button, DescriptionList, Link, OffPaper, Panel, Text } from '@caravan/ui-kit';
import { LocalTime, useFormats } from '@caravan/web-core';
import { PhotoLightbox } from '@caravan/warehouse-packages/web/photo-lightbox';

export interface RehearsalResultProps {
  rehearsal: Rehearsal;
}

/** Weight and size of the packed box, its photos, and until when its price counts. */
export const RehearsalResult = ({ rehearsal }: RehearsalResultProps) => {
  const { t } = useTranslation(['goods-services', 'warehouse-packages']);
  const { asSize, asWeight } = useFormats();
  const [shown, setShown] = useState<number>();
  const { results, photos, valid_until: until, package_number: parcel } = rehearsal;
  const result = results.at(-1);
  if (!result) return null;
  const pictures = { name: t('rehearsal.box'), photos: photos.map((url) => ({ url, thumb_url: url, piece: null })) };
  return (
    <Panel title={t('rehearsal.box')} gap="3">
      <DescriptionList
        look="totals"
        items={[
          {
            key: 'weight',
            term: t('weighing.weight', { ns: 'warehouse-packages' }),
            value: asWeight(result.weight_g),
          },
          {
            key: 'size',
            term: t('weighing.size', { ns: 'warehouse-packages' }),
            value: asSize(result.length_mm, result.width_mm, result.height_mm),
          },
        ]}
      />
      {results.map(({ note, at }, index) =>
        note ? (
          <Text key={`${index} ${at}`} size="sm" prewrap>
            {index === 0 ? note : t('rehearsal.corrected', { note })}
          </Text>
        ) : null,
      )}
      {photos.length ? (
        <OffPaper>
          <Button variant="secondary" size="sm" icon="camera" onClick={() => setShown(0)}>
            {t('weighing.photos', { ns: 'warehouse-packages', count: photos.length })}
          </Button>
          <PhotoLightbox item={pictures} shown={shown} onShow={setShown} />
        </OffPaper>
      ) : null}
      {parcel === null ? (
        until && (
          <Text size="sm">
            <LocalTime at={until} text={(at) => t('rehearsal.valid', { at })} />
          </Text>
        )
      ) : (
        <Link to={warehousePackagesPaths.packageDetail.href({ number: parcel })}>
          {t('rehearsal.usedBy', { number: parcel })}
        </Link>
      )}
    </Panel>
  );
};
