import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoreItem } from '@caravan/warehouse-packages/contract';
import { Button, VisuallyHidden } from '@caravan/ui-kit';
import { lazyPart } from '@caravan/web-core';
import type { ReturnDialogProps } from './return-dialog.tsx';

/** Its code loads when it is opened. */
const ReturnDialog = lazyPart<ReturnDialogProps>(async () => (await import('./return-dialog.tsx')).ReturnDialog, null);

export interface ReturnButtonProps {
  item: Pick<StoreItem, 'id' | 'name' | 'quantity' | 'return_until'>;
  /** In a narrow card. */
  short?: boolean;
  /** Called when the server refuses, because the page shows outdated data. */
  onOutdated: () => void;
}

/** Asks to return goods in the warehouse, or to exchange them. */
export const ReturnButton = ({ item, short = false, onOutdated }: ReturnButtonProps) => {
  const { t } = useTranslation('warehouse-packages');
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
