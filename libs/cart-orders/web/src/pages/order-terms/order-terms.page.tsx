import { useTranslation } from 'react-i18next';
import { cartOrdersApi, useGetOrderTermsArticleQuery, useGetOrderTermsQuery } from '@caravan/cart-orders/api';
import { cartOrdersPaths } from '@caravan/routes';
import { DetailSkeleton, Page as Column } from '@caravan/ui-kit';
import {
  isApiError,
  LoadFailed,
  loadPage,
  pageError,
  useSearchParams,
  type PageContext,
  type PageMeta,
} from '@caravan/web-core';
import { TermsArticleView } from '../../components/order-terms/terms-article-view.tsx';
import { TermsView } from '../../components/order-terms/terms-view.tsx';
import { OrderMissing } from '../../components/order-view/order-missing.tsx';
import { orderNumberOf, articleIdOf } from '../../lib/addresses-of-pages.ts';

export const loader = async (context: PageContext): Promise<void> => {
  const { searchParams } = context.url;
  const number = orderNumberOf(searchParams);
  if (number === undefined) throw pageError(404);
  const id = articleIdOf(searchParams);
  const { getOrderTerms, getOrderTermsArticle } = cartOrdersApi.endpoints;
  await (id === undefined
    ? loadPage(context, getOrderTerms.initiate({ params: { number } }))
    : loadPage(context, getOrderTermsArticle.initiate({ params: { number, id } })));
};

export const meta = ({ url, t }: PageContext<'cart-orders'>): PageMeta => {
  const number = orderNumberOf(url.searchParams);
  return {
    title: t('terms.title', { number }),
    description: t('terms.description'),
    canonical: cartOrdersPaths.orderTerms.href({ number, article: articleIdOf(url.searchParams) }),
  };
};

const NotShown = ({ error, retry }: { error: unknown; retry: () => void }) => {
  const { t } = useTranslation('cart-orders');
  if (isApiError(error) && error.status === 404) return <OrderMissing />;
  if (error === undefined) return <DetailSkeleton label={t('terms.loading')} />;
  return (
    <Column>
      <LoadFailed title={t('terms.failed.title')} text={t('terms.failed.text')} onRetry={retry} />
    </Column>
  );
};

const Terms = ({ number }: { number: string }) => {
  const { currentData, error, refetch } = useGetOrderTermsQuery({ params: { number } });
  return currentData ? <TermsView terms={currentData} /> : <NotShown error={error} retry={() => void refetch()} />;
};

const Article = ({ number, id }: { number: string; id: number }) => {
  const { currentData, error, refetch } = useGetOrderTermsArticleQuery({ params: { number, id } });
  if (!currentData) return <NotShown error={error} retry={() => void refetch()} />;
  return <TermsArticleView number={number} article={currentData} />;
};

export const Page = () => {
  const [search] = useSearchParams();
  const number = orderNumberOf(search);
  const id = articleIdOf(search);
  if (number === undefined) return <OrderMissing />;
  return id === undefined ? <Terms number={number} /> : <Article number={number} id={id} />;
};
