import type { Configurations } from '@caravan/content/contract';
import {
  cancelPackage,
  createPackage,
  decidePhotos,
  fileClaim,
  getPackage,
  listInsurance,
  listOrderPhotos,
  listPackages,
  listPackingOptions,
  listReviews,
  listStore,
  type OrderPhotos,
  quotePackage,
  receivePackage,
  reviewPackage,
  trackPackage,
} from '@caravan/warehouse-packages/contract';
import { injectCalls, sessionTag } from '@caravan/web-core';

/** Goods in one call; an item has at most 60 photos. */
const photoPageSize = 50;

/** The calls of warehouse-packages that shoppers' pages make. */
export const warehousePackagesApi = injectCalls({
  listStore,
  quotePackage,
  createPackage,
  listPackages,
  listPackingOptions,
  listInsurance,
  getPackage,
  trackPackage,
  cancelPackage,
  receivePackage,
  reviewPackage,
  fileClaim,
  listReviews,
  decidePhotos,
}).injectEndpoints({
  endpoints: (build) => ({
    /** The photos of all goods of an order, read page by page. */
    listOrderPhotos: build.query<OrderPhotos, string>({
      async queryFn(order_number, _api, _options, read) {
        const all: OrderPhotos = [];
        for (let page = 1; ; page += 1) {
          const query = { order_number, page, page_size: photoPageSize };
          const answer = await read({ endpoint: listOrderPhotos, query });
          if ('error' in answer) return { error: answer.error };
          const goods = answer.data as OrderPhotos;
          all.push(...goods);
          if (goods.length < photoPageSize) return { data: all };
        }
      },
      providesTags: [sessionTag, ...listOrderPhotos.tags],
    }),
  }),
});

export const {
  useListStoreQuery,
  useListOrderPhotosQuery,
  useQuotePackageMutation,
  useCreatePackageMutation,
  useListPackagesQuery,
  useListPackingOptionsQuery,
  useListInsuranceQuery,
  useGetPackageQuery,
  useTrackPackageQuery,
  useCancelPackageMutation,
  useReceivePackageMutation,
  useReviewPackageMutation,
  useFileClaimMutation,
  useListReviewsQuery,
  useLazyListReviewsQuery,
  useDecidePhotosMutation,
} = warehousePackagesApi;

/** Example goods as the warehouse would show them; the page that shows them says that they are an example. */
export interface ExampleGoods {
  name: string;
  spec: string;
  weight_g: number;
  /** The price of storage. */
  rules: Pick<Configurations, 'free_storage_days' | 'storage_fee_fen_per_day' | 'storage_max_fee_days'>;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** On the home page: a card of the warehouse. */
    warehouseExample: ExampleGoods;
  }
}
