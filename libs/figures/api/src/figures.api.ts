import { figuresStaffCalls } from '@caravan/figures/contract';
import { injectCalls } from '@caravan/web-core';

/** The figures of the console. */
export const figuresApi = injectCalls(figuresStaffCalls);

export const { useGetFiguresQuery, useListMarginsQuery } = figuresApi;
