import {
  cancelPackage,
  cancelService,
  createPackage,
  decidePhotos,
  fileClaim,
  getPackage,
  getService,
  getServiceOffer,
  listInsurance,
  listOrderPhotos,
  listPackages,
  listPackingOptions,
  listReviews,
  listServices,
  listStore,
  orderMeasurement,
  orderPhotoService,
  orderRehearsal,
  quotePackage,
  receivePackage,
  reviewPackage,
  trackPackage,
  type OrderPhotos,
} from '@caravan/warehouse-packages/contract';
import { baseApi, mutationOf, queryOf, sessionTag } from '@caravan/web-core';

/** Goods in one call; an item has at most 60 photos. */
const photoPageSize = 50;

/** The calls of warehouse-packages that shoppers' pages make. */
export const warehousePackagesApi = baseApi
  .enhanceEndpoints({
    addTagTypes: [
      'balance',
      'insurance',
      'package',
      'packing-options',
      'payable',
      'return',
      'review',
      'service',
      'service-offer',
      'store',
    ],
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listStore: queryOf(build, listStore),
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
      quotePackage: mutationOf(build, quotePackage),
      createPackage: mutationOf(build, createPackage),
      listPackages: queryOf(build, listPackages),
      listPackingOptions: queryOf(build, listPackingOptions),
      listInsurance: queryOf(build, listInsurance),
      getPackage: queryOf(build, getPackage),
      trackPackage: queryOf(build, trackPackage),
      cancelPackage: mutationOf(build, cancelPackage),
      receivePackage: mutationOf(build, receivePackage),
      reviewPackage: mutationOf(build, reviewPackage),
      fileClaim: mutationOf(build, fileClaim),
      listReviews: queryOf(build, listReviews),
      getServiceOffer: queryOf(build, getServiceOffer),
      orderPhotoService: mutationOf(build, orderPhotoService),
      orderMeasurement: mutationOf(build, orderMeasurement),
      orderRehearsal: mutationOf(build, orderRehearsal),
      listServices: queryOf(build, listServices),
      getService: queryOf(build, getService),
      cancelService: mutationOf(build, cancelService),
      decidePhotos: mutationOf(build, decidePhotos),
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
  useGetServiceOfferQuery,
  useOrderPhotoServiceMutation,
  useOrderMeasurementMutation,
  useOrderRehearsalMutation,
  useListServicesQuery,
  useGetServiceQuery,
  useCancelServiceMutation,
  useDecidePhotosMutation,
} = warehousePackagesApi;

/** Example goods as the warehouse would show them; the page that shows them says that they are an example. */
export interface ExampleGoods {
  name: string;
  spec: string;
  weight_g: number;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** On the home page: a card of the warehouse. */
    warehouseExample: ExampleGoods;
  }
}
