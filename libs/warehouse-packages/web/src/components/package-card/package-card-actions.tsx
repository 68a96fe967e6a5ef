import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import type { ParcelSummary } from '@caravan/warehouse-packages/contract';
import { Button, ButtonLink } from '@caravan/ui-kit';
import { useNow } from '@caravan/web-core';
import { isOnItsWay } from '../../lib/next-step.ts';
import { payExtraHref, payPackageHref } from '../../lib/addresses-of-pages.ts';

export interface PackageCardActionsProps {
  parcel: ParcelSummary;
  onCancel: () => void;
  onReceive: () => void;
}

/** The actions that the server allows; only those that advance the package are filled buttons. */
export const PackageCardActions = ({ parcel, onCancel, onReceive }: PackageCardActionsProps) => {
  const { t } = useTranslation('warehouse-packages');
  const now = useNow();
  const { number, actions, extra } = parcel;
  const detail = warehousePackagesPaths.packageDetail.href({ number });
  return (
    <>
      {actions.includes('cancel') ? (
        <Button variant="ghost" size="sm" aria-label={t('packages.cancelOf', { number })} onClick={onCancel}>
          {t('packages.cancel')}
        </Button>
      ) : null}
      <ButtonLink variant="secondary" size="sm" to={detail} aria-label={t('packages.detailsOf', { number })}>
        {t('packages.details')}
      </ButtonLink>
      {actions.includes('pay') ? (
        <ButtonLink size="sm" to={payPackageHref(number)} aria-label={t('packages.payOf', { number })}>
          {t('packages.pay')}
        </ButtonLink>
      ) : null}
      {extra && actions.includes('pay_extra') ? (
        <ButtonLink size="sm" to={payExtraHref(extra.ref)} aria-label={t('packages.payExtraOf', { number })}>
          {t('packages.payExtra')}
        </ButtonLink>
      ) : null}
      {actions.includes('receive') ? (
        <Button
          variant={isOnItsWay(parcel, now) ? 'secondary' : 'primary'}
          size="sm"
          aria-label={t('packages.receiveOf', { number })}
          onClick={onReceive}
        >
          {t('packages.receive')}
        </Button>
      ) : null}
      {actions.includes('review') ? (
        <ButtonLink size="sm" to={`${detail}#review`} aria-label={t('packages.reviewOf', { number })}>
          {t('packages.review')}
        </ButtonLink>
      ) : null}
    </>
  );
};
