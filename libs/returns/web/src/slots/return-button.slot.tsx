import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, VisuallyHidden } from '@caravan/ui-kit';
import type { ReturnButtonProps } from '@caravan/warehouse-packages/api';
import { lazyPart } from '@caravan/web-core';
import type { ReturnDialogProps } from '../components/return-dialog/return-dialog.tsx';

/** Its code loads when it is opened. */
const ReturnDialog = lazyPart<ReturnDialogProps>(
  async () => (await import('../components/return-dialog/return-dialog.tsx')).ReturnDialog,
  null,
);

/** Asks to return goods in the warehouse, or to exchange them. */
export const Slot = ({ item, short = false, onOutdated }: ReturnButtonProps) => {
  const { t } = useTranslation('returns');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" icon="refresh" onClick={() => setOpen(true)}>
        {t(short ? 'returns.short' : 'returns.ask')} <VisuallyHidden>{item.name}</VisuallyHidden>
      </Button>
      {open ? <ReturnDialog item={item} onClose={() => setOpen(false)} onOutdated={onOutdated} /> : null}
    </>
  );
};
