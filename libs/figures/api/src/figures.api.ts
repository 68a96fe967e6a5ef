import { figuresStaffCalls } from '@caravan/figures/contract';
import { injectCalls } from '@caravan/web-core';

export const figuresApi = injectCalls(figuresStaffCalls);

export const { useGetFiguresQuery, useListMarginsQuery } = figuresApi;
