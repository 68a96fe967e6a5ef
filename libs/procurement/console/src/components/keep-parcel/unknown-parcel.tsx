import { useEffect, useEffectEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoField, usePhotos, type PhotoFieldHandle } from '@caravan/console-core';
import { maxUploadedPhotos } from '@caravan/goods/contract';
import { Button, Panel, Row, Stack, Text } from '@caravan/ui-kit';
import type { UnknownCode } from '../../lib/receive-table.ts';
import type { Receiving } from '../../lib/use-receiving.ts';
import { useLazySlot } from '@caravan/web-core';
import { KeepParcelForm } from './keep-parcel-form.tsx';

export interface UnknownParcelProps {
  unknown: UnknownCode;
  work: Receiving;
  /** For the printed command. */
  camera: Ref<PhotoFieldHandle>;
}

/** A code that leads to no parcel: one of similar numbers may be meant, otherwise the parcel is kept, with photos. */
export const UnknownParcel = ({ unknown: { code, candidates, shopper }, work, camera }: UnknownParcelProps) => {
  const { t } = useTranslation('procurement-console');
  const photos = usePhotos({ max: maxUploadedPhotos });
  const { entered, key } = work.table;
  const Shopper = useLazySlot('shopperOfParcel');
  const parcels = candidates.filter(({ kind }) => kind === 'parcel');
  const restore = useEffectEvent(() => {
    if (entered?.photos.length) void photos.add(entered.photos);
  });
  useEffect(() => restore(), []);
  return (
    <Stack gap="4">
      {parcels.length ? (
        <Panel title={t('receive.similar')}>
          <Row gap="2" wrap>
            {parcels.map(({ ref, title }) => (
              <Button key={ref} variant="secondary" size="lg" onClick={() => work.open(ref)}>
                {title}
              </Button>
            ))}
          </Row>
        </Panel>
      ) : null}
      {Shopper ? (
        <Shopper
          key={shopper ?? ''}
          trackingNumber={code || null}
          {...(shopper === undefined ? {} : { code: shopper })}
          onFound={(id) => work.open(id)}
        />
      ) : null}
      <Panel title={t('keep.title')}>
        <Text tone="muted">{t('keep.lead')}</Text>
        <KeepParcelForm
          entered={entered?.body ?? { tracking_number: code }}
          draftKey={`receive.keep.${key}`}
          send={(body) =>
            work.keep(
              body,
              photos.photos.map(({ blob }) => blob),
            )
          }
        >
          <PhotoField photos={photos} ref={camera} />
        </KeepParcelForm>
      </Panel>
    </Stack>
  );
};
