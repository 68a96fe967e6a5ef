import { accountPaths } from '@caravan/routes';
import { featureCode, inAccount, type WebFeature } from '@caravan/web-core';

const code = featureCode(() => import('./account.pages.ts'));

/** The account area and the inbox: profile, addresses, messages, settings and the closing of the account. */
export const accountWeb: WebFeature = {
  id: 'account',
  texts: code.texts,
  uses: ['common'],
  api: code.api,
  routes: [
    inAccount(accountPaths.home.pattern, code.page('mine')),
    inAccount(accountPaths.personal.pattern, code.page('personal')),
    inAccount(accountPaths.secure.pattern, code.page('secure')),
    inAccount(accountPaths.modifyPassword.pattern, code.page('modifyPassword')),
    inAccount(accountPaths.setting.pattern, code.page('setting')),
    inAccount(accountPaths.programs.pattern, code.page('programs')),
    inAccount(accountPaths.address.pattern, code.page('address')),
    inAccount(accountPaths.messages.pattern, code.page('messages')),
  ],
  lazySlots: {
    newAddress: code.lazySlot(({ newAddress }) => newAddress),
    yourTurn: code.lazySlot(({ yourTurn }) => yourTurn),
  },
};
