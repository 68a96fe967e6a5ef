import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskProductProps } from '@caravan/support/api';
import { Button } from '@caravan/ui-kit';
import { lazyPart } from '@caravan/web-core';

const AskDialog = lazyPart(async () => (await import('../components/ask-dialog.tsx')).AskDialog, null);

/** Opens the question about a product. */
export const Slot = (product: AskProductProps) => {
  const { t } = useTranslation('support');
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="ghost" size="sm" flush icon="mail" onClick={() => setOpen(true)}>
        {t('ask.open')}
      </Button>
      {isOpen ? <AskDialog product={product} onClose={() => setOpen(false)} /> : null}
    </div>
  );
};
