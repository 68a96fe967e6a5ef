import { cartOrdersPaths } from '@caravan/cart-orders/contract';
import { ButtonLink, ErrorView } from '@caravan/ui-kit';
import { LoadFailed, useTexts } from '@caravan/web-core';

export interface NotLoadedProps {
  /** The answer's status; 404 is nothing to try again. */
  status: number;
  /** A part of a page whose rest stands. */
  part?: boolean;
  onRetry: () => void;
}

/** Nobody's or somebody else's, or something that did not come; and the way out of either. */
export const NotLoaded = ({ status, part = false, onRetry }: NotLoadedProps) => {
  const t = useTexts('fund-payment');
  if (status !== 404) return <LoadFailed title={t('failed.title')} text={t('failed.text')} part={part} onRetry={onRetry} />;
  return (
    <ErrorView
      status={404}
      level={part ? 2 : 1}
      title={t('failed.missing')}
      text={t('failed.missingText')}
      action={<ButtonLink to={cartOrdersPaths.orders.href()}>{t('failed.toOrders')}</ButtonLink>}
    />
  );
};
