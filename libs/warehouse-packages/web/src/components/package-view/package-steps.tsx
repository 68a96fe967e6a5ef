import { useTranslation } from 'react-i18next';
import type { ParcelSummary } from '@caravan/warehouse-packages/contract';
import { Button, ButtonLink, Card, Row, Stack } from '@caravan/ui-kit';
import { useFormats, useNow } from '@caravan/web-core';
import { priceOf } from '../../lib/line-fee.ts';
import { isOnItsWay } from '../../lib/next-step.ts';
import { payExtraHref, payPackageHref } from '../../lib/addresses-of-pages.ts';
import { NextStep } from '../next-step/next-step.tsx';

export interface PackageStepsProps {
  parcel: ParcelSummary;
  onCancel: () => void;
  onReceive: () => void;
}

/** The next step of the package, and the shopper's actions. */
export const PackageSteps = ({ parcel, onCancel, onReceive }: PackageStepsProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { asYuan } = useFormats();
  const { actions, number, extra } = parcel;
  const now = useNow();
  return (
    <Card as="section" aria-label={t('package.next')}>
      <Stack gap="4">
        <NextStep parcel={parcel} />
        {actions.some((action) => action !== 'review') ? (
          <Row gap="3" wrap>
            {actions.includes('pay') ? (
              <ButtonLink to={payPackageHref(number)}>
                {t('package.pay', { amount: asYuan(priceOf(parcel)) })}
              </ButtonLink>
            ) : null}
            {extra && actions.includes('pay_extra') ? (
              <ButtonLink to={payExtraHref(extra.ref)}>
                {t('package.pay', { amount: asYuan(extra.amount_fen) })}
              </ButtonLink>
            ) : null}
            {actions.includes('receive') ? (
              <Button variant={isOnItsWay(parcel, now) ? 'secondary' : 'primary'} onClick={onReceive}>
                {t('packages.receive')}
              </Button>
            ) : null}
            {actions.includes('cancel') ? (
              <Button variant="ghost" onClick={onCancel}>
                {t('packages.cancel')}
              </Button>
            ) : null}
          </Row>
        ) : null}
      </Stack>
    </Card>
  );
};
