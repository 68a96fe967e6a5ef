import { useTranslation } from 'react-i18next';
import { useTrackPackageQuery, warehousePackagesApi } from '@caravan/warehouse-packages/api';
import { ButtonLink, DetailSkeleton, ErrorView, Page as Column } from '@caravan/ui-kit';
import {
  freshForSeconds,
  isApiError,
  LoadFailed,
  loadPage,
  useParams,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { TrackView } from '../../components/track-view/track-view.tsx';

export const loader = (context: PageContext): Promise<void> => {
  const { token = '' } = context.params;
  return loadPage(context, warehousePackagesApi.endpoints.trackPackage.initiate({ params: { token } }));
};

export const meta = ({ t }: PageContext<'warehouse-packages'>): PageMeta => ({
  title: t('track.title'),
  description: t('track.description'),
  // Without the token, which opens the page.
  canonical: '/track',
  noindex: true,
});

/** The public progress of a package, opened by its link alone (specification 11.13). */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages');
  const { token = '' } = useParams();
  const { currentData, error, refetch } = useTrackPackageQuery(
    { params: { token } },
    { refetchOnMountOrArgChange: freshForSeconds },
  );
  if (isApiError(error) && error.status === 404) {
    return (
      <Column>
        <ErrorView
          status={404}
          title={t('track.missing.title')}
          text={t('track.missing.text')}
          action={<ButtonLink to="/">{t('estimate.closed.action')}</ButtonLink>}
        />
      </Column>
    );
  }
  if (currentData) return <TrackView tracked={currentData} />;
  return (
    <Column>
      {error ? (
        <LoadFailed title={t('package.failed.title')} text={t('package.failed.text')} onRetry={() => void refetch()} />
      ) : (
        <DetailSkeleton label={t('package.loading')} />
      )}
    </Column>
  );
};
