import { getFigures, listMargins } from '@caravan/figures/contract';
import { baseApi, queryOf } from '@caravan/web-core';

/** The figures of the console. */
export const figuresApi = baseApi.enhanceEndpoints({ addTagTypes: ['figures'] }).injectEndpoints({
  endpoints: (build) => ({ getFigures: queryOf(build, getFigures), listMargins: queryOf(build, listMargins) }),
});

export const { useGetFiguresQuery, useListMarginsQuery } = figuresApi;
