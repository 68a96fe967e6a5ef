import { cartOrdersPaths } from '@caravan/cart-orders/contract';
import { Button, ButtonLink, ErrorView } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';

export interface LoadFailedProps {
  /** The answer's status; 404 is nothing to try again. */
  status: number;
  onRetry: () => void;
  /** 1 for a whole page, 2 for a part of one. */
  level?: 1 | 2;
}

/** Something could not be loaded, and the way out. */
export const LoadFailed = ({ status, onRetry, level = 1 }: LoadFailedProps) => {
  const t = useTexts('fund-payment');
  if (status === 404) {
    return (
      <ErrorView
        status={404}
        level={level}
        title={t('failed.missing')}
        text={t('failed.missingText')}
        action={<ButtonLink to={cartOrdersPaths.orders.href()}>{t('failed.toOrders')}</ButtonLink>}
      />
    );
  }
  return (
    <ErrorView
      level={level}
      title={t('failed.title')}
      text={t('failed.text')}
      action={
        <Button icon="refresh" variant={level === 1 ? 'primary' : 'secondary'} onClick={onRetry}>
          {t('failed.again')}
        </Button>
      }
    />
  );
};
