import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@caravan/support/contract';
import { Button, Grid, Image, Lightbox, Stack } from '@caravan/ui-kit';

/** The pictures of a message, which open large. */
export const MessagePictures = ({ images }: Pick<Message, 'images'>) => {
  const { t } = useTranslation('support');
  const [shown, setShown] = useState<number>();
  if (!images.length) return null;
  const pictures = images.map(({ url }, index) => ({ src: url, alt: t('picture', { place: index + 1 }) }));
  return (
    <>
      <Grid columns={{ base: 2, md: 4 }} gap="3">
        {pictures.map(({ src, alt }, index) => (
          <Stack key={src} gap="1" align="start">
            <Image src={src} alt={alt} />
            <Button
              size="sm"
              variant="ghost"
              aria-label={t('openPicture', { place: index + 1 })}
              onClick={() => setShown(index)}
            >
              {t('enlarge')}
            </Button>
          </Stack>
        ))}
      </Grid>
      <Lightbox
        label={t('pictures')}
        pictures={pictures}
        index={shown}
        onMove={setShown}
        onClose={() => setShown(undefined)}
      />
    </>
  );
};
