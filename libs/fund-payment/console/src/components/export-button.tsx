import { useTranslation } from 'react-i18next';
import type { listLedger, listStaffPayments } from '@caravan/fund-payment/contract';
import { Button } from '@caravan/ui-kit';
import { useDownload } from '@caravan/web-core';

interface ExportButtonProps {
  endpoint: typeof listLedger | typeof listStaffPayments;
  query: object;
  name: string;
}

/** Saves all rows of the filter as a CSV file; the server asks for a code first if the last one is too old. */
export const ExportButton = ({ endpoint, query, name }: ExportButtonProps) => {
  const { t } = useTranslation('fund-payment-console');
  const { start, busy } = useDownload();
  const rows = { ...query, cursor: undefined, limit: undefined, format: 'csv' };
  return (
    <Button
      variant="secondary"
      icon="download"
      busy={busy}
      onClick={() => void start({ endpoint, query: rows, accept: 'text/csv', fileName: `${name}.csv` })}
    >
      {t('export')}
    </Button>
  );
};
