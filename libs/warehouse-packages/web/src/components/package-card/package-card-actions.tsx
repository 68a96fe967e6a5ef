import { warehousePackagesPaths, type Parcel } from '@caravan/warehouse-packages/contract';
import { Button, ButtonLink } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { payPackageHref } from '../../lib/payment-href.ts';

export interface PackageCardActionsProps {
  parcel: Pick<Parcel, 'number' | 'actions'>;
  onCancel: () => void;
  onReceive: () => void;
}

/** What the server says may be done; only what moves the package on is filled. */
export const PackageCardActions = ({ parcel: { number, actions }, onCancel, onReceive }: PackageCardActionsProps) => {
  const t = useTexts('warehouse-packages');
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
