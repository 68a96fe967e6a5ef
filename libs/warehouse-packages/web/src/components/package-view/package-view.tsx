import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { supportPaths } from '@caravan/routes';
import { parcelSummaryOf, type Parcel } from '@caravan/warehouse-packages/contract';
import { Breadcrumbs, ButtonLink, DetailPage, OffPaper, Row } from '@caravan/ui-kit';
import { LocalTime, RouteCard } from '@caravan/web-core';
import { packagesHref } from '../../lib/addresses-of-pages.ts';
import { routeOf } from '../../lib/package-route.ts';
import { CancelDialog } from '../cancel-dialog/cancel-dialog.tsx';
import { PackageLandedCost } from '../landed-cost/package-landed-cost.tsx';
import { PackageClaims } from '../claims/package-claims.tsx';
import { PackageNumber } from '../package-number/package-number.tsx';
import { ReceiveDialog } from '../receive-dialog/receive-dialog.tsx';
import { PackageTaxNumber } from '../tax-number/recipient-tax-number.tsx';
import { PackageReview } from '../review/package-review.tsx';
import { PackageAddress, PackageFee } from './package-facts.tsx';
import { PackageItems } from './package-items.tsx';
import { PackageShare } from './package-share.tsx';
import { PackageSteps } from './package-steps.tsx';
import { PackageTracking } from './package-tracking.tsx';
import { PackageWeighing } from './package-weighing.tsx';

/** The past, current and coming stops of a package. */
const PackageTimeline = ({ parcel }: { parcel: Parcel }) => {
  const { t } = useTranslation('warehouse-packages');
  return <RouteCard title={t('route.title')} stops={routeOf(parcel)} nameOf={(name) => t(`event.${name}`)} />;
};

export interface PackageViewProps {
  parcel: Parcel;
  /** Reads the package again after the server refused because of outdated data. */
  onOutdated: () => void;
}

/** A package: next step, progress, destination, goods, fees and review. */
export const PackageView = ({ parcel, onOutdated }: PackageViewProps) => {
  const { t } = useTranslation('warehouse-packages');
  const [asking, setAsking] = useState<'cancel' | 'receive'>();
  const close = () => setAsking(undefined);
  const summary = parcelSummaryOf(parcel);
  const weighing = parcel.weighing ? <PackageWeighing weighing={parcel.weighing} extra={parcel.extra} /> : null;
  const isBilled = summary.actions.includes('pay_extra');
  const crumbs = [{ label: t('packages.title'), to: packagesHref() }, { label: parcel.number }];
  return (
    <>
      <DetailPage
        crumbs={<Breadcrumbs label={t('package.place')} crumbs={crumbs} />}
        title={<PackageNumber parcel={parcel} level={1} />}
        text={<LocalTime at={parcel.created_at} text={(at) => t('packages.made', { at })} />}
        printLabel={t('package.print')}
        main={
          <>
            {/* Right below the step that asks for its payment. */}
            {isBilled ? weighing : null}
            <OffPaper>
              <PackageTaxNumber parcel={parcel} />
            </OffPaper>
            <OffPaper>
              <PackageReview parcel={parcel} onOutdated={onOutdated} />
            </OffPaper>
            <OffPaper>
              <PackageClaims parcel={parcel} onOutdated={onOutdated} />
            </OffPaper>
            {parcel.tracking ? <PackageTracking tracking={parcel.tracking} number={parcel.number} /> : null}
            <PackageItems items={parcel.items} />
            <PackageTimeline parcel={parcel} />
          </>
        }
        side={
          <>
            {parcel.tracking_token === null ? null : (
              <OffPaper>
                <PackageShare token={parcel.tracking_token} />
              </OffPaper>
            )}
            <PackageAddress parcel={parcel} />
            <PackageFee parcel={parcel} />
            {parcel.landed_cost ? <PackageLandedCost cost={parcel.landed_cost} /> : null}
            {isBilled ? null : weighing}
            <OffPaper>
              <Row>
                <ButtonLink
                  variant="secondary"
                  icon="mail"
                  to={supportPaths.conversations.href({ kind: 'package', ref: parcel.number })}
                >
                  {t('package.writeToUs')}
                </ButtonLink>
              </Row>
            </OffPaper>
          </>
        }
      >
        <OffPaper>
          <PackageSteps parcel={summary} onCancel={() => setAsking('cancel')} onReceive={() => setAsking('receive')} />
        </OffPaper>
      </DetailPage>
      <CancelDialog
        parcel={asking === 'cancel' ? summary : undefined}
        onClose={close}
        onCancelled={onOutdated}
        onOutdated={onOutdated}
      />
      <ReceiveDialog
        parcel={asking === 'receive' ? summary : undefined}
        onClose={close}
        onReceived={onOutdated}
        onOutdated={onOutdated}
      />
    </>
  );
};
