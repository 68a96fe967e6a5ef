import type { Configurations } from '@caravan/content/contract';
import { getGoods, type ManualStart } from '@caravan/goods/contract';
import { Button, ErrorView } from '@caravan/ui-kit';
import { endpointFor, failureOf, isApiError, useTexts } from '@caravan/web-core';
import { ManualOrder } from '../manual-order/manual-order.tsx';
import { ProductSkeleton } from '../product-skeleton/product-skeleton.tsx';
import { ProductView } from '../product-view/product-view.tsx';

export interface LookedUpProps {
  /** A link or share text, as pasted. */
  link: string;
  configurations: Configurations;
}

const nothingKnown: ManualStart = { url: null, platform: null, item_id: null, name: null };

/** What a link leads to: the product, or the manual purchase order where its page yields nothing. */
export const LookedUp = ({ link, configurations }: LookedUpProps) => {
  const t = useTexts('goods');
  const { data, error, isFetching, refetch } = endpointFor(getGoods).useQuery({ query: { url: link } });
  if (data) return <ProductView goods={data} configurations={configurations} link={link} />;
  if (!error) return <ProductSkeleton />;

  const failure = failureOf(error);
  const draftKey = `manual-order:${link.slice(0, 200)}`;
  if (failure?.reason === 'goods_unavailable') {
    const start = (failure['manual'] as ManualStart | undefined) ?? nothingKnown;
    return <ManualOrder start={start} configurations={configurations} notice={t('manual.unreadable')} draftKey={draftKey} />;
  }
  if (failure?.reason === 'link_not_understood') {
    return <ManualOrder start={nothingKnown} configurations={configurations} notice={t('manual.notUnderstood')} draftKey={draftKey} />;
  }
  return (
    <ErrorView
      title={t('product.failed')}
      text={isApiError(error) ? error.message : undefined}
      action={
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('product.tryAgain')}
        </Button>
      }
    />
  );
};
