import { goodsCalls } from '@caravan/goods/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls of goods that shoppers' pages make. */
export const goodsApi = injectCalls(goodsCalls);

export const {
  useGetGoodsQuery,
  useListSavedQuery,
  useAddFavouriteMutation,
  useRemoveFavouritesMutation,
  useAddRecentLinkMutation,
  useClearRecentLinksMutation,
} = goodsApi;

/** A product before it is bought. */
export interface ShippingCheckProps {
  title: string;
  description: string;
  /** The weight of the chosen pieces in grams; null if the shop does not state it. */
  weight_g: number | null;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** On the home page of a shopper: the products that they looked up lately. */
    recentLinks: object;
    /** On a product's page: whether it can be shipped to the shopper, by which methods and at what cost. */
    shippingCheck: ShippingCheckProps;
  }
}
