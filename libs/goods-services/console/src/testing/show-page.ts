import { showsPages } from '@caravan/console-core/testing';
import { goodsServicesConsole } from '../goods-services.console.ts';

export { signal } from '@caravan/console-core/testing';
export const { showPage, showStation } = showsPages(goodsServicesConsole);
