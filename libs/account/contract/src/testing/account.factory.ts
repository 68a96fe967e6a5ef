import type { StaffAction } from '../account.schema.ts';
import type { Address, Country } from '../addresses.schema.ts';
import type { CalendarLink, NewCalendarLink } from '../calendar.schema.ts';
import type { MessagePage, StationMessage } from '../messages.schema.ts';
import type { Person } from '../people.schema.ts';
import type { LoginSession, Preferences, StaffUser } from '../profile.schema.ts';
import type { NewPushSubscription, PushSubscriptionEntry, PushSubscriptions } from '../push.schema.ts';
import type { StaffTexts, TextSettings } from '../texts.schema.ts';
import { usualTextLimits } from '../texts.ts';
import type { Turn } from '../turns.schema.ts';
import type { MadeWebhook, Webhook, WebhookDelivery } from '../webhooks.schema.ts';

export const anAddress = (over: Partial<Address> = {}): Address => ({
  id: 'address_1',
  kind: 'shipping',
  first_name: 'Ada',
  last_name: 'Example',
  email: 'ada@example.test',
  continent: 'europe',
  country: 'DE',
  province: '',
  city: 'Berlin',
  detail: 'Musterstraße 1',
  postcode: '10115',
  phone: '+49 30 123456',
  is_default: true,
  ...over,
});

export const aCountry = (over: Partial<Country> = {}): Country => ({
  code: 'DE',
  name: 'Germany',
  name_zh: '德国',
  continent: 'europe',
  calling_code: '49',
  has_province: false,
  has_postcode: true,
  provinces: [],
  ...over,
});

export const aMessage = (over: Partial<StationMessage> = {}): StationMessage => ({
  id: 'message_1',
  kind: 'order_in_stock',
  title: 'Your order is in our warehouse',
  body: 'Everything of order CV2611048213K has arrived.\n\nIt is kept free of charge for 30 days.',
  link: '/mine/store',
  read_at: null,
  created_at: '2026-11-20T08:00:00.000Z',
  ...over,
});

export const aMessagePage = (items: StationMessage[] = [aMessage()], over: Partial<MessagePage> = {}): MessagePage => ({
  items,
  page: 1,
  page_size: 10,
  total: items.length,
  ...over,
});

export const somePreferences = (over: Partial<Preferences> = {}): Preferences => ({
  language: 'en',
  currency: 'CNY',
  mails: {
    order_in_stock: true,
    package_shipped: true,
    refund_done: true,
    storage_ending: true,
    goods_disposal: true,
    goods_missing: true,
    own_parcel: true,
    order_question: true,
    package_weighed: true,
    service_done: true,
    package_claim: true,
    support_answer: true,
  },
  ...over,
});

export const aLoginSession = (over: Partial<LoginSession> = {}): LoginSession => ({
  id: 'session_1',
  current: true,
  started_at: '2026-11-20T08:00:00.000Z',
  seen_at: '2026-11-20T09:30:00.000Z',
  agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  ...over,
});

/** The key is the receiver's of RFC 8291, appendix A. */
export const aNewPushSubscription = (over: Partial<NewPushSubscription> = {}): NewPushSubscription => ({
  endpoint: 'https://push.example.com/send/1',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  ...over,
});

export const aPushSubscription = (over: Partial<PushSubscriptionEntry> = {}): PushSubscriptionEntry => ({
  id: 'push_subscription_1',
  endpoint: 'https://push.example.com/send/1',
  created_at: '2026-11-20T08:00:00.000Z',
  ...over,
});

/** The key is the sender's of RFC 8292, section 2.4. */
export const somePushSubscriptions = (items: PushSubscriptionEntry[] = []): PushSubscriptions => ({
  public_key: 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
  items,
});

/** A shop that sends text messages, and a shopper who has given no number. */
export const someTexts = (over: Partial<TextSettings> = {}): TextSettings => ({
  offered: true,
  phone: null,
  events: { parcel_sent: false, question: false, payment: false, storage: false, disposal: false },
  ...over,
});

export const someStaffTexts = (over: Partial<StaffTexts> = {}): StaffTexts => ({
  gateway: 'alibaba',
  limits: { per_day: usualTextLimits.perDay, per_shopper: usualTextLimits.perShopper },
  version: 0,
  parts: { day: 12, month: 340 },
  failed: [],
  waiting: { count: 0, since: null, failure: null },
  ...over,
});

export const aStaffUser = (over: Partial<StaffUser> = {}): StaffUser => ({
  id: 'user_1',
  email: 'shopper@example.test',
  nickname: null,
  created_at: '2026-11-20T08:00:00.000Z',
  email_verified: false,
  role: 'shopper',
  ...over,
});

export const aPerson = (over: Partial<Person> = {}): Person => ({
  ...aStaffUser(),
  language: 'en',
  residence: null,
  countries: [],
  balance_fen: null,
  messages: { recent: 0, unread: 0 },
  devices: 0,
  programs: { tokens: 0, webhooks: 0 },
  seen_at: null,
  work: [],
  ...over,
});

/** One example of each case: with and without provinces and postcodes, with provinces from a list and typed by hand. */
export const exampleCountries = (): Country[] => [
  aCountry(),
  aCountry({
    code: 'US',
    name: 'United States',
    name_zh: '美国',
    continent: 'north_america',
    calling_code: '1',
    has_province: true,
    provinces: [
      { code: 'CA', name: 'California' },
      { code: 'NY', name: 'New York' },
    ],
  }),
  aCountry({
    code: 'JP',
    name: 'Japan',
    name_zh: '日本',
    continent: 'asia',
    calling_code: '81',
    has_province: true,
    provinces: [
      { code: '13', name: 'Tokyo' },
      { code: '27', name: 'Osaka' },
    ],
  }),
  aCountry({ code: 'VN', name: 'Vietnam', name_zh: '越南', continent: 'asia', calling_code: '84', has_province: true }),
  aCountry({
    code: 'AO',
    name: 'Angola',
    name_zh: '安哥拉',
    continent: 'africa',
    calling_code: '244',
    has_postcode: false,
  }),
];

export const aStaffAction = (over: Partial<StaffAction> = {}): StaffAction => ({
  id: '1',
  at: '2026-11-20T08:00:00.000Z',
  staff_id: 'user_9',
  staff_email: 'buyer@shop.test',
  staff_name: 'buyer',
  action: 'order.cancel',
  subject_kind: 'order',
  subject_ref: 'CV-2611-048213K',
  subject_email: null,
  subject_name: null,
  note: 'Sold out',
  data: { refund_fen: 15_900 },
  ...over,
});

export const aCalendarLink = (over: Partial<CalendarLink> = {}): CalendarLink => ({
  made_at: '2026-11-20T08:00:00.000Z',
  last_read_at: null,
  ...over,
});

export const aNewCalendarLink = (): NewCalendarLink => ({
  url: `https://shop.test/v1/calendar/${'k'.repeat(43)}.ics`,
  made_at: '2026-11-20T08:00:00.000Z',
});

/** An order that waits for its payment. */
export const aTurn = (over: Partial<Turn> = {}): Turn => ({
  kind: 'pay_order',
  ref: 'CV2611048213K',
  number: 'CV2611048213K',
  name: '',
  count: 1,
  item_ids: [],
  amount_fen: 5_600,
  at: '2026-11-20T08:00:00.000Z',
  due_at: '2026-11-21T08:00:00.000Z',
  ...over,
});

export const aWebhook = (over: Partial<Webhook> = {}): Webhook => ({
  id: 'webhook_1',
  url: 'https://n8n.example.com/webhook/parcels',
  events: ['order.changed', 'package.changed'],
  created_at: '2026-11-20T08:00:00.000Z',
  off: null,
  failing_since: null,
  old_secret_until: null,
  ...over,
});

export const aMadeWebhook = (over: Partial<MadeWebhook> = {}): MadeWebhook => ({
  ...aWebhook(),
  secret: `whsec_${'k'.repeat(43)}=`,
  ...over,
});

export const aWebhookDelivery = (over: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 'delivery_1',
  type: 'order.changed',
  number: 'CV2611048213K',
  at: '2026-11-20T08:00:00.000Z',
  result: 'delivered',
  attempts: 1,
  tried_at: '2026-11-20T08:00:01.000Z',
  status: 200,
  failure: null,
  next_at: null,
  ...over,
});
