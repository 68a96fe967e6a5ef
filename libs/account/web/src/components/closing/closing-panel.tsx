import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Panel } from '@caravan/ui-kit';
import { lazyPart } from '@caravan/web-core';
import type { ClosingDialogProps } from './closing-dialog.tsx';

const ClosingDialog = lazyPart<ClosingDialogProps>(async () => (await import('./closing-dialog.tsx')).ClosingDialog);

/** Closes the account for good. */
export const ClosingPanel = () => {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={t('closing.title')} text={t('closing.text')}>
      <div>
        <Button variant="secondary" icon="trash" onClick={() => setOpen(true)}>
          {t('closing.open')}
        </Button>
      </div>
      {isOpen ? <ClosingDialog onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
};
