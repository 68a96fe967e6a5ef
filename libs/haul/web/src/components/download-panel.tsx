import { useTranslation } from 'react-i18next';
import { downloadArchive } from '@caravan/haul/contract';
import { Button, Panel, Row } from '@caravan/ui-kit';
import { useDownload } from '@caravan/web-core';

const fileName = (): string => `caravan-${new Date().toISOString().slice(0, 10)}.zip`;

/** Downloads the shopper's archive, with or without photos. */
export const DownloadPanel = () => {
  const { t } = useTranslation('haul');
  const whole = useDownload();
  const small = useDownload();
  const wanted = (photos: 'yes' | 'no') => ({
    endpoint: downloadArchive,
    query: { photos },
    accept: 'application/zip',
    fileName: fileName(),
  });
  return (
    <Panel title={t('download.title')} text={t('download.text')}>
      <Row gap="3" wrap>
        <Button variant="secondary" icon="download" busy={whole.busy} onClick={() => void whole.start(wanted('yes'))}>
          {t('download.withPhotos')}
        </Button>
        <Button variant="ghost" icon="download" busy={small.busy} onClick={() => void small.start(wanted('no'))}>
          {t('download.withoutPhotos')}
        </Button>
      </Row>
    </Panel>
  );
};
