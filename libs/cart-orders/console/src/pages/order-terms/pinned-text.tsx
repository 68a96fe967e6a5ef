import { useTranslation } from 'react-i18next';
import { useGetStaffOrderTermsArticleQuery } from '@caravan/cart-orders/api/staff';
import type { TermsArticle } from '@caravan/content/contract';
import { Dialog, Prose, Skeleton } from '@caravan/ui-kit';
import { LoadFailed } from '@caravan/web-core';

const Body = ({ number, id }: { number: string; id: number }) => {
  const { t } = useTranslation('cart-orders-console');
  const { data, isError, refetch } = useGetStaffOrderTermsArticleQuery({ params: { number, id } });
  if (isError) return <LoadFailed part title={t('terms.missing')} onRetry={() => void refetch()} />;
  return data ? <Prose html={data.content_html} /> : <Skeleton />;
};

export interface PinnedTextProps {
  number: string;
  /** Undefined while the dialog is closed. */
  article: TermsArticle | undefined;
  onClose: () => void;
}

/** An article as it was when the order was placed. */
export const PinnedText = ({ number, article, onClose }: PinnedTextProps) => (
  <Dialog open={article !== undefined} size="wide" title={article?.article_name ?? ''} onClose={onClose}>
    {article ? <Body number={number} id={article.id} /> : null}
  </Dialog>
);
