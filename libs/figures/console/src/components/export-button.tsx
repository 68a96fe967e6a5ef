import { useTranslation } from 'react-i18next';
import type { getFigures, listMargins } from '@caravan/figures/contract';
import { Button } from '@caravan/ui-kit';
import { useDownload } from '@caravan/web-core';

interface ExportButtonProps {
  endpoint: typeof getFigures | typeof listMargins;
  query: { from: string; to: string };
  /** The file's name begins with it. */
  name: string;
}

/** Saves what is shown as a CSV file. */
export const ExportButton = ({ endpoint, query, name }: ExportButtonProps) => {
  const { t } = useTranslation('figures-console');
  const { start, busy } = useDownload();
  const file = {
    endpoint,
    query: { ...query, format: 'csv' },
    accept: 'text/csv',
    fileName: `${name}-${query.from}-${query.to}.csv`,
  };
  return (
    <Button variant="secondary" icon="download" busy={busy} onClick={() => void start(file)}>
      {t('export')}
    </Button>
  );
};
