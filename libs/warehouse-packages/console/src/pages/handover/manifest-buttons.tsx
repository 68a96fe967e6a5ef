import { useTranslation } from 'react-i18next';
import { Button, Row } from '@caravan/ui-kit';
import { getManifest } from '@caravan/warehouse-packages/contract';
import { useDownload } from '@caravan/web-core';

const accepted = { pdf: 'application/pdf', csv: 'text/csv' } as const;

const ManifestButton = ({ id, format }: { id: string; format: keyof typeof accepted }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const { start, busy } = useDownload();
  const file = {
    endpoint: getManifest,
    params: { id },
    query: { format },
    accept: accepted[format],
    fileName: `manifest-${id}.${format}`,
  };
  return (
    <Button variant="secondary" icon="download" busy={busy} onClick={() => void start(file)}>
      {t(`manifest.${format}`)}
    </Button>
  );
};

/** The manifest of a hand-over as files. */
export const ManifestButtons = ({ id }: { id: string }) => (
  <Row gap="2" wrap>
    <ManifestButton id={id} format="pdf" />
    <ManifestButton id={id} format="csv" />
  </Row>
);
