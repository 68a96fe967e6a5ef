import { Button, ErrorView } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

/** A part of a page could not be loaded, and the way out. */
export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTexts('account');
  return (
    <ErrorView
      level={2}
      title={t('failed.title')}
      text={t('failed.text')}
      action={
        <Button icon="refresh" variant="secondary" onClick={onRetry}>
          {t('failed.again')}
        </Button>
      }
    />
  );
};
