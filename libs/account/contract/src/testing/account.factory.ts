import type { Address, Country } from '../addresses.schema.ts';
import type { UserInfo } from '../account.schema.ts';
import type { StationLetter } from '../letters.schema.ts';
import type { LoginSession, Preferences, StaffUser } from '../profile.schema.ts';

export { exampleCountries } from './example-countries.ts';

export const aUserInfo = (over: Partial<UserInfo> = {}): UserInfo => ({
  id: 'user_1',
  email: 'shopper@example.test',
  email_verified: false,
  name: null,
  nickname: null,
  avatar: null,
  role: 'shopper',
  gender: null,
  birthday: null,
  phone: null,
  residence: null,
  cart_count: 0,
  unread_count: 0,
  balance_fen: 0,
  ...over,
});

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

export const aLetter = (over: Partial<StationLetter> = {}): StationLetter => ({
  id: 'letter_1',
  kind: 'order_in_stock',
  title: 'Your order is in our warehouse',
  body: 'Everything of order CV2611048213K has arrived.\n\nIt is kept free of charge for 30 days.',
  link: '/mine/store',
  read_at: null,
  created_at: '2026-11-20T08:00:00.000Z',
  ...over,
});

export const somePreferences = (over: Partial<Preferences> = {}): Preferences => ({
  language: 'en',
  currency: 'CNY',
  mails: { order_in_stock: true, package_shipped: true, refund_done: true, storage_ending: true },
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

export const aStaffUser = (over: Partial<StaffUser> = {}): StaffUser => ({
  id: 'user_1',
  email: 'shopper@example.test',
  nickname: null,
  created_at: '2026-11-20T08:00:00.000Z',
  email_verified: false,
  role: 'shopper',
  ...over,
});
