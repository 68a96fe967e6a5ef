import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxPackageItems } from '@caravan/content/contract';
import { Button } from '@caravan/ui-kit';
import { lazyPart } from '@caravan/web-core';
import type { SplitDestination } from '../../lib/use-split.ts';
import type { SplitDialogProps } from './split-dialog.tsx';

/** Its code loads when it is opened. */
const SplitDialog = lazyPart<SplitDialogProps>(async () => (await import('./split-dialog.tsx')).SplitDialog);

export interface SplitOfferProps extends Omit<SplitDialogProps, 'onClose' | 'destination'> {
  /** Undefined until one is known. */
  destination: SplitDestination | undefined;
}

/** For two or more goods: asks whether to send them in several parcels, and opens the plan. */
export const SplitOffer = ({ destination, ...goods }: SplitOfferProps) => {
  const { t } = useTranslation('warehouse-packages');
  const [isOpen, setOpen] = useState(false);
  if (!destination || goods.ids.length < 2 || goods.ids.length > maxPackageItems) return null;
  return (
    <>
      <Button variant="ghost" size="sm" flush onClick={() => setOpen(true)}>
        {t('split.offer')}
      </Button>
      {isOpen ? <SplitDialog {...goods} destination={destination} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
