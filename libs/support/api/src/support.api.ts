import { supportCalls, type AskedProduct } from '@caravan/support/contract';
import { injectCalls } from '@caravan/web-core';

/** Every call of support that a shopper's pages make. */
export const supportApi = injectCalls(supportCalls);

export const {
  useListConversationsQuery,
  useGetConversationQuery,
  useLazyListEarlierMessagesQuery,
  useAskAboutProductMutation,
  useCreateConversationMutation,
  useWriteMessageMutation,
  useUploadConversationPictureMutation,
} = supportApi;

/** The product that can be asked about. */
export type AskProductProps = AskedProduct;

/** The conversation in which a shopper asks for goods. */
export interface OffersProps {
  conversationId: string;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** On a product's page: a question to staff, which needs no account. */
    askProduct: AskProductProps;
    /** On a shopper's request: what buyers have offered. */
    offers: OffersProps;
    /** In the console, on a shopper's request: what was offered, and a form for another offer. */
    offerForm: OffersProps;
  }
}
