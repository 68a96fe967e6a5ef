import { useTranslation } from 'react-i18next';
import { PrintNotice, usePrint } from '@caravan/console-core';
import { Button, Stack } from '@caravan/ui-kit';
import { useCreatePrintMutation } from '@caravan/warehouse-packages/api/staff';
import type { NewPrint } from '@caravan/warehouse-packages/contract';

/** Prints labels in a hidden frame; a link remains for browsers that print no frames. */
export const PrintButton = ({ labels, text }: { labels: NewPrint; text?: string }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const [create] = useCreatePrintMutation();
  const print = usePrint();
  return (
    <Stack gap={print.url || print.state !== 'idle' ? '2' : '0'} align="start">
      <Button
        variant="secondary"
        icon="printer"
        busy={print.state === 'preparing'}
        disabled={!labels.refs.length}
        onClick={() => void print.print(() => create({ body: labels }).unwrap())}
      >
        {text ?? t('print')}
      </Button>
      <PrintNotice print={print} />
    </Stack>
  );
};
