import { definePath } from '@caravan/kernel';

/** The account area and the inbox (specification 2). */
export const accountPaths = {
  home: definePath('/mine'),
  personal: definePath('/mine/personal'),
  secure: definePath('/mine/secure'),
  modifyPassword: definePath('/mine/modifyPassword'),
  setting: definePath('/mine/setting'),
  programs: definePath('/mine/programs'),
  address: definePath('/mine/address'),
  messages: definePath('/message'),
};
