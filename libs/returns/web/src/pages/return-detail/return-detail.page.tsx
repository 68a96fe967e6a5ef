import { useTranslation } from 'react-i18next';
import { returnsApi, useGetReturnQuery } from '@caravan/returns/api';
import { warehousePackagesPaths } from '@caravan/routes';
import { ButtonLink, ErrorView, Page as Column } from '@caravan/ui-kit';
import {
  freshForSeconds,
  loadPage,
  OneThing,
  pageError,
  useSearchParams,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { ReturnView } from '../../components/return-view/return-view.tsx';
import { returnNumberOf, returnsHref } from '../../lib/return-view.ts';

export const loader = async (context: PageContext): Promise<void> => {
  const number = returnNumberOf(context.url.searchParams);
  if (number === undefined) throw pageError(404);
  await loadPage(context, returnsApi.endpoints.getReturn.initiate({ params: { number } }));
};

export const meta = ({ url, t }: PageContext<'returns'>): PageMeta => {
  const number = returnNumberOf(url.searchParams);
  return {
    title: t('returns.number', { number }),
    description: t('returns.one'),
    canonical: warehousePackagesPaths.returnDetail.href({ number }),
  };
};

/** The return does not exist or belongs to someone else. */
const Missing = () => {
  const { t } = useTranslation('returns');
  return (
    <Column>
      <ErrorView
        status={404}
        title={t('returns.missing')}
        text={t('returns.missingText')}
        action={<ButtonLink to={returnsHref()}>{t('returns.showAll')}</ButtonLink>}
      />
    </Column>
  );
};

const NumberedReturn = ({ number }: { number: string }) => {
  const { t } = useTranslation('returns');
  const query = useGetReturnQuery({ params: { number } }, { refetchOnMountOrArgChange: freshForSeconds });
  return (
    <OneThing
      query={query}
      missing={<Missing />}
      loading={t('returns.loading')}
      failed={{ title: t('returns.failed'), text: t('returns.failedText') }}
    >
      {(goodsReturn, readAgain) => <ReturnView goodsReturn={goodsReturn} onOutdated={readAgain} />}
    </OneThing>
  );
};

export const Page = () => {
  const [search] = useSearchParams();
  const number = returnNumberOf(search);
  return number === undefined ? <Missing /> : <NumberedReturn key={number} number={number} />;
};
