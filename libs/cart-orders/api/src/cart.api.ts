import { cartOrdersCalls } from '@caravan/cart-orders/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls about the cart, which a product's page makes without those about orders. */
export const cartApi = injectCalls(cartOrdersCalls);

export const {
  useGetCartQuery,
  useGetCartPiecesQuery,
  useShowGuestCartMutation,
  useJoinCartMutation,
  useAddToCartMutation,
  useUpdateCartLineMutation,
  useRemoveFromCartMutation,
  useUploadCartPictureMutation,
} = cartApi;
