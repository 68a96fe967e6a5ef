import { useTranslation } from 'react-i18next';
import { Image, Row, Stack, Text } from '@caravan/ui-kit';
import type { StoreItem } from '@caravan/warehouse-packages/contract';

/** The photos of goods; those of single pieces below the number of their piece. */
export const ItemPhotos = ({ photos }: Pick<StoreItem, 'photos'>) => {
  const { t } = useTranslation('warehouse-packages-console');
  if (!photos.length) return null;
  return (
    <Stack gap="2">
      {[...Map.groupBy(photos, ({ piece }) => piece)].map(([piece, own]) => (
        <Stack key={piece ?? 0} gap="1">
          {piece === null ? null : (
            <Text size="sm" weight="medium">
              {t('pieces.one', { piece })}
            </Text>
          )}
          <Row gap="2" wrap>
            {own.map(({ thumb_url: src }) => (
              <Image
                key={src}
                src={src}
                alt={t('check.photo', { place: photos.findIndex((photo) => photo.thumb_url === src) + 1 })}
                ratio="1"
                size="72"
              />
            ))}
          </Row>
        </Stack>
      ))}
    </Stack>
  );
};
