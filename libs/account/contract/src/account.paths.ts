import { definePath } from '@caravan/kernel';

/** The account area and the inbox (storefront.md 2). */
export const accountPaths = {
  home: definePath('/mine'),
  personal: definePath('/mine/personal'),
  setting: definePath('/mine/setting'),
  messages: definePath('/message'),
};
