import { useTranslation } from 'react-i18next';
import { cartOrdersPaths } from '@caravan/routes';
import { ButtonLink, ErrorView } from '@caravan/ui-kit';
import { LoadFailed } from '@caravan/web-core';

export interface NotLoadedProps {
  /** The status of the answer; for 404 there is no retry. */
  status: number;
  /** True for a part of a page whose other parts are loaded. */
  part?: boolean;
  onRetry: () => void;
}

/** The payment was not found, belongs to someone else, or failed to load; with the next action for each. */
export const NotLoaded = ({ status, part = false, onRetry }: NotLoadedProps) => {
  const { t } = useTranslation('fund-payment');
  if (status !== 404)
    return <LoadFailed title={t('failed.title')} text={t('failed.text')} part={part} onRetry={onRetry} />;
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
