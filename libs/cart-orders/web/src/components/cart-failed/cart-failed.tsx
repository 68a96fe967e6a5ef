import { Button, ErrorView, Page } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

export const CartFailed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTexts('cart-orders');
  return (
    <Page>
      <ErrorView
        title={t('failed.title')}
        text={t('failed.text')}
        action={
          <Button icon="refresh" onClick={onRetry}>
            {t('failed.again')}
          </Button>
        }
      />
    </Page>
  );
};
