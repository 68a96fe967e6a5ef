import { useTranslation } from 'react-i18next';
import { ordersApi, useGetOrderTermsArticleQuery, useGetOrderTermsQuery } from '@caravan/cart-orders/api';
import { cartOrdersPaths } from '@caravan/routes';
import {
  loadPage,
  OneThing,
  type OneThingProps,
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
  const { getOrderTerms, getOrderTermsArticle } = ordersApi.endpoints;
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

const OneText = <Text,>({ query, children }: Pick<OneThingProps<Text>, 'query' | 'children'>) => {
  const { t } = useTranslation('cart-orders');
  return (
    <OneThing
      query={query}
      missing={<OrderMissing />}
      loading={t('terms.loading')}
      failed={{ title: t('terms.failed.title'), text: t('terms.failed.text') }}
    >
      {children}
    </OneThing>
  );
};

const Terms = ({ number }: { number: string }) => {
  const query = useGetOrderTermsQuery({ params: { number } });
  return <OneText query={query}>{(terms) => <TermsView terms={terms} />}</OneText>;
};

const Article = ({ number, id }: { number: string; id: number }) => {
  const query = useGetOrderTermsArticleQuery({ params: { number, id } });
  return <OneText query={query}>{(article) => <TermsArticleView number={number} article={article} />}</OneText>;
};

export const Page = () => {
  const [search] = useSearchParams();
  const number = orderNumberOf(search);
  const id = articleIdOf(search);
  if (number === undefined) return <OrderMissing />;
  return id === undefined ? <Terms number={number} /> : <Article number={number} id={id} />;
};
