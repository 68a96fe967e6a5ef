import { accountWeb } from '@caravan/account/web';
import { authWeb } from '@caravan/auth/web';
import { cartOrdersWeb } from '@caravan/cart-orders/web';
import { contentWeb } from '@caravan/content/web';
import { frameWeb, homeWeb } from '@caravan/frame/web';
import { fundPaymentWeb } from '@caravan/fund-payment/web';
import { goodsWeb } from '@caravan/goods/web';
import { logisticsWeb } from '@caravan/logistics/web';
import { warehousePackagesWeb } from '@caravan/warehouse-packages/web';
import type { FrameFeature, WebFeature } from '@caravan/web-core';

/** What stands around every page. */
export const frame: FrameFeature = frameWeb;

/** Every feature of the storefront, stitched into one store and one router. */
export const features: readonly WebFeature[] = [homeWeb, goodsWeb, cartOrdersWeb, fundPaymentWeb, authWeb, contentWeb, accountWeb, logisticsWeb, warehousePackagesWeb];
