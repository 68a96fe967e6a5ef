import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths, type Parcel } from '@caravan/warehouse-packages/contract';
import { Button, ButtonLink } from '@caravan/ui-kit';
import { payPackageHref } from '../../lib/payment-href.ts';

export interface PackageCardActionsProps {
  parcel: Pick<Parcel, 'number' | 'actions'>;
  onCancel: () => void;
  onReceive: () => void;
}

/** The actions that the server allows; only those that advance the package are filled buttons. */
export const PackageCardActions = ({ parcel: { number, actions }, onCancel, onReceive }: PackageCardActionsProps) => {
  const { t } = useTranslation('warehouse-packages');
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
      {actions.includes('receive') ? (
        <Button size="sm" aria-label={t('packages.receiveOf', { number })} onClick={onReceive}>
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
