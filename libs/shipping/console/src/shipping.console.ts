import { consolePage, type ConsoleFeature } from '@caravan/console-core';
import { warehouseConsolePaths as paths } from '@caravan/routes/console';

/** Shipping methods with their prices. */
export const shippingConsole: ConsoleFeature = {
  id: 'shipping-console',
  texts: { en: () => import('./i18n/en.ts'), zh: () => import('./i18n/zh.ts') },
  uses: ['common', 'console-core'],
  api: () => import('@caravan/shipping/api/staff'),
  routes: [
    consolePage(paths.methods.pattern, () => import('./pages/methods/methods.page.tsx')),
    consolePage(paths.newMethod.pattern, () => import('./pages/method/new-method.page.tsx')),
    consolePage(paths.methodSheet.pattern, () => import('./pages/sheet/sheet.page.tsx')),
    consolePage(paths.method.pattern, () => import('./pages/method/method.page.tsx')),
  ],
};
