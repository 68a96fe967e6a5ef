import { useTranslation } from 'react-i18next';
import { PhotoField, usePhotos } from '@caravan/console-core';
import { maxUploadedPhotos } from '@caravan/goods/contract';
import { useAddParcelPhotosMutation } from '@caravan/procurement/api';
import { Button, Row, Stack } from '@caravan/ui-kit';

/** Takes photos of a parcel and uploads them. */
export const ParcelPhotos = ({ parcelId }: { parcelId: string }) => {
  const { t } = useTranslation('procurement-console');
  const photos = usePhotos({ max: maxUploadedPhotos });
  const [add, { isLoading }] = useAddParcelPhotosMutation();
  const upload = async () => {
    const files = photos.photos.map(
      ({ blob }, index) => new File([blob], `parcel-${index + 1}.jpg`, { type: blob.type }),
    );
    const { data } = await add({ params: { id: parcelId }, body: { photos: files } });
    if (data) photos.clear();
  };
  return (
    <Stack gap="3">
      <PhotoField photos={photos} />
      {photos.photos.length ? (
        <Row>
          <Button busy={isLoading} onClick={() => void upload()}>
            {t('parcel.upload', { count: photos.photos.length })}
          </Button>
        </Row>
      ) : null}
    </Stack>
  );
};
