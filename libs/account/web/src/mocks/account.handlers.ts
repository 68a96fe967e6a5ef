import type { HttpHandler } from 'msw';
import type {
  Address,
  CalendarLinkState,
  Country,
  MessagePage,
  LoginSession,
  Preferences,
  PushSubscriptions,
  TextSettings,
  Turn,
  Webhook,
  WebhookDelivery,
} from '@caravan/account/contract';
import * as schemas from '@caravan/account/contract/schema';
import {
  aMessagePage,
  aLoginSession,
  aMadeWebhook,
  aNewCalendarLink,
  anAddress,
  aPushSubscription,
  aWebhook,
  aWebhookDelivery,
  exampleCountries,
  somePreferences,
  somePushSubscriptions,
  someTexts,
} from '@caravan/account/contract/testing';
import type { ApiToken, Passkey, UserInfo } from '@caravan/auth/contract';
import * as auth from '@caravan/auth/contract/schema';
import { aMadeApiToken, aPasskey, aPasskeyCreation, aVerified, aUserInfo } from '@caravan/auth/contract/testing';
import { getConfigurationsContract } from '@caravan/content/contract/schema';
import { someConfigurations } from '@caravan/content/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** The answers of the mock account API; a test may change them while its page is open. */
export interface AccountAnswers {
  user: UserInfo;
  addresses: Address[];
  countries: Country[];
  messages: MessagePage;
  preferences: Preferences;
  sessions: LoginSession[];
  push: PushSubscriptions;
  texts: TextSettings;
  calendar: CalendarLinkState;
  turns: Turn[];
  tokens: ApiToken[];
  passkeys: Passkey[];
  webhooks: Webhook[];
  deliveries: WebhookDelivery[];
  /** Replaces parts of the answers after the page's next change. */
  next: Partial<AccountAnswers>;
}

export const accountAnswers = (over: Partial<AccountAnswers> = {}): AccountAnswers => ({
  user: aUserInfo(),
  addresses: [],
  countries: exampleCountries(),
  messages: aMessagePage([]),
  preferences: somePreferences(),
  sessions: [aLoginSession()],
  push: somePushSubscriptions(),
  texts: someTexts({ offered: false }),
  calendar: { link: null },
  turns: [],
  tokens: [],
  passkeys: [],
  webhooks: [],
  deliveries: [],
  next: {},
  ...over,
});

export const accountHandlers = (answers: AccountAnswers): HttpHandler[] => {
  const change = (): AccountAnswers => Object.assign(answers, answers.next);
  const changeNothingBack = () => {
    change();
    return null;
  };
  const changedAddress = () => change().addresses[0] ?? anAddress();
  return [
    mockEndpoint(auth.getUserInfoContract, () => answers.user),
    mockEndpoint(schemas.updateUserInfoContract, () => change().user),
    mockEndpoint(schemas.uploadAvatarContract, () => ({ avatar: change().user.avatar ?? '' })),
    mockEndpoint(schemas.changePasswordContract, changeNothingBack),
    mockEndpoint(schemas.getPreferencesContract, () => answers.preferences),
    mockEndpoint(schemas.updatePreferencesContract, () => change().preferences),
    mockEndpoint(schemas.listSessionsContract, () => answers.sessions),
    mockEndpoint(schemas.endOtherSessionsContract, () => change().sessions),
    mockEndpoint(schemas.listPushSubscriptionsContract, () => answers.push),
    mockEndpoint(schemas.addPushSubscriptionContract, () => change().push.items[0] ?? aPushSubscription()),
    mockEndpoint(schemas.removePushSubscriptionContract, changeNothingBack),
    mockEndpoint(schemas.getTextsContract, () => answers.texts),
    mockEndpoint(schemas.setTextPhoneContract, () => change().texts),
    mockEndpoint(schemas.confirmTextPhoneContract, () => change().texts),
    mockEndpoint(schemas.changeTextEventsContract, () => change().texts),
    mockEndpoint(schemas.removeTextPhoneContract, () => change().texts),
    mockEndpoint(schemas.getCalendarLinkContract, () => answers.calendar),
    mockEndpoint(schemas.getTurnsContract, () => ({ items: answers.turns })),
    mockEndpoint(schemas.makeCalendarLinkContract, () => {
      change();
      return aNewCalendarLink();
    }),
    mockEndpoint(schemas.revokeCalendarLinkContract, changeNothingBack),
    mockEndpoint(schemas.listWebhooksContract, () => ({ items: answers.webhooks })),
    mockEndpoint(schemas.addWebhookContract, () => {
      change();
      return aMadeWebhook();
    }),
    mockEndpoint(schemas.changeWebhookContract, () => change().webhooks[0] ?? aWebhook()),
    mockEndpoint(schemas.replaceWebhookSecretContract, () => {
      change();
      return aMadeWebhook();
    }),
    mockEndpoint(schemas.testWebhookContract, () => change().deliveries[0] ?? aWebhookDelivery()),
    mockEndpoint(schemas.removeWebhookContract, changeNothingBack),
    mockEndpoint(schemas.listWebhookDeliveriesContract, () => ({ items: answers.deliveries })),
    mockEndpoint(schemas.exportUserContract, () => ({ exported_at: '2026-11-20T10:00:00.000Z', data: {} })),
    mockEndpoint(schemas.deleteUserContract, () => null),

    mockEndpoint(schemas.listCountriesContract, () => answers.countries),
    mockEndpoint(schemas.listAddressesContract, () => answers.addresses),
    mockEndpoint(schemas.createAddressContract, changedAddress),
    mockEndpoint(schemas.updateAddressContract, changedAddress),
    mockEndpoint(schemas.makeAddressDefaultContract, changedAddress),
    mockEndpoint(schemas.removeAddressContract, changeNothingBack),

    mockEndpoint(schemas.listMessagesContract, () => answers.messages),
    mockEndpoint(schemas.readMessagesContract, () => ({ unread_count: change().user.unread_count })),
    mockEndpoint(schemas.removeMessageContract, changeNothingBack),

    mockEndpoint(auth.verifySessionContract, () => aVerified()),
    mockEndpoint(auth.logoutContract, () => null),
    mockEndpoint(auth.sendLoginCodeContract, () => null),
    mockEndpoint(auth.sendResetContract, () => null),
    mockEndpoint(auth.listPasskeysContract, () => ({ items: answers.passkeys })),
    mockEndpoint(auth.beginPasskeyContract, () => aPasskeyCreation()),
    mockEndpoint(auth.addPasskeyContract, () => change().passkeys[0] ?? aPasskey()),
    mockEndpoint(auth.renamePasskeyContract, () => change().passkeys[0] ?? aPasskey()),
    mockEndpoint(auth.removePasskeyContract, changeNothingBack),
    mockEndpoint(auth.listApiTokensContract, () => ({ items: answers.tokens })),
    mockEndpoint(auth.makeApiTokenContract, () => {
      change();
      return aMadeApiToken();
    }),
    mockEndpoint(auth.revokeApiTokenContract, changeNothingBack),
    mockEndpoint(auth.sendActivationContract, () => null),
    mockEndpoint(getConfigurationsContract, () => someConfigurations()),
  ];
};
