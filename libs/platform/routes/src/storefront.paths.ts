import { definePath } from '@caravan/kernel';

/** The home page, and menu pages without a feature. */
export const appLayoutPaths = {
  home: definePath('/'),
  /** Linked only if the feature flag `community` is on; no feature builds it yet. */
  community: definePath('/community'),
};

/**
 * The pages of auth. `next` is the path of this site to continue to; `for` says why a page asks for a login; `token` is
 * the token of a link in a mail; `ref` says who sent the visitor, and goes from the registration to the page after it.
 */
export const authPaths = {
  login: definePath('/user/login'),
  register: definePath('/user/register'),
  registerSuccess: definePath('/user/registerSuccess'),
  findPassword: definePath('/user/findPassword'),
  resetPassword: definePath('/user/resetPassword'),
  /** `kind` says which result; `activate` also carries the link's `token`. */
  result: definePath('/user/result'),
};

/** Help pages. Any tail is accepted and replaced by the canonical slug (specification 2.32). */
export const contentPaths = {
  articles: definePath('/article'),
  article: definePath('/article/:id/:slug'),
  faqs: definePath('/faq'),
  faq: definePath('/faq/:id/:slug'),
  /** The router's pattern. A tail without a numeric id shows the list (specification 2.32). */
  articleTail: definePath('/article/*'),
  faqTail: definePath('/faq/*'),
  /** The company behind the shop, pictures of its warehouse, and how disputes end. */
  about: definePath('/about'),
  /** The article on the proxy-purchase process, which the fixed banner links to (specification 3.2). */
  howToBuyId: 59,
  /** The articles on prohibited goods and on customs. */
  prohibitedId: 71,
  customsId: 72,
  /** The terms of service and the privacy policy, which a user accepts at registration. */
  termsId: 82,
  privacyId: 83,
};

/**
 * The target of an article's link: the FAQ path if `is_faq` is set, otherwise the article path (specification 3.2,
 * Footer).
 */
export const articleHref = (article: { id: number; slug: string; is_faq: boolean }): string =>
  (article.is_faq ? contentPaths.faq : contentPaths.article).href({ id: article.id, slug: article.slug });

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

/** The pages of the storefront about logistics. */
export const logisticsPaths = {
  /** The landing page with the lead form (specification 2.30). */
  landing: definePath('/logistics'),
  /**
   * The charges of countries on parcels, for everyone (specification 29.8); `?country=` leads to the page of a country.
   */
  duties: definePath('/shipping/duties'),
  /** The page of a country by its code, such as `DE`. */
  countryDuty: definePath('/shipping/duties/:country'),
};

/** Conversations with the support. */
export const supportPaths = {
  /** `kind` and `ref` open the form of a new conversation about an order or a package. */
  conversations: definePath('/user/conversations'),
  conversation: definePath('/user/conversations/:id'),
};

/** Pages of goods (specification 2.29). */
export const goodsPaths = {
  /** `?url=` shows the product of a link, `?manual=1` an empty manual purchase order. */
  productDetail: definePath('/productdetail'),
  /** Favourites and recent links. */
  saved: definePath('/saved'),
};

/** The product page for a link or share text. */
export const productHref = (link: string): string => goodsPaths.productDetail.href({ url: link.trim() });

/** The empty manual purchase order. */
export const manualOrderHref = (): string => goodsPaths.productDetail.href({ manual: 1 });

/** The demo shop that the server shows outside production. */
export const demoShopPath = '/demo-shop/';

/** The pages of promotions. */
export const promotionsPaths = {
  /** Points, invitations and coupons of the shopper. */
  mine: definePath('/mine/promotions'),
};

/** Payment and the wallet (specification 2). */
export const fundPaymentPaths = {
  /** `?kind=&refs=` */
  payment: definePath('/payment'),
  /** `?payment_id=` */
  payResult: definePath('/payment/payResult'),
  recharge: definePath('/payment/recharge'),
  /** `?payment_id=` */
  westpay: definePath('/payment/westpay'),
  fund: definePath('/mine/fund'),
};

/** The pages of receipts and of their verification (specification 31.3 and 31.8). */
export const receiptsPaths = {
  /** `?order=` or `?package=` with a number. */
  receipt: definePath('/mine/receipt'),
  /** Checks a statement or a receipt in the browser; needs no account. */
  verify: definePath('/verify'),
};

/** Cart and orders (specification 2). */
export const cartOrdersPaths = {
  cart: definePath('/cart'),
  /** `?items=a,b` lists the chosen lines of the cart. */
  confirmOrder: definePath('/confirmOrder'),
  orders: definePath('/mine/order'),
  /** `?number=` */
  orderDetail: definePath('/mine/order/orderDetail'),
  /** `?number=`; `article` opens the text of an article as it was. */
  orderTerms: definePath('/mine/order/terms'),
};

/** Warehouse, packages and the shipping estimate (specification 2). */
export const warehousePackagesPaths = {
  /** `?items=a,b` selects items. */
  store: definePath('/mine/store'),
  /** `?items=a,b` names items in the warehouse; `&line=` chooses a shipping method. */
  confirmInfo: definePath('/mine/store/confirmInfo'),
  /** `?id=` names an item in the warehouse. */
  storeItem: definePath('/mine/store/item'),
  services: definePath('/mine/store/services'),
  /** `?number=` */
  serviceDetail: definePath('/mine/store/service'),
  packages: definePath('/mine/package'),
  /** `?number=` */
  packageDetail: definePath('/mine/package/packageDetail'),
  /** Returns of goods to their seller, and exchanges. */
  returns: definePath('/mine/return'),
  /** `?number=` */
  returnDetail: definePath('/mine/return/returnDetail'),
  /** For everyone who has the link (specification 11.13). */
  track: definePath('/track/:token'),
  /** Shown if the feature flag `shipping_estimate` is on; `?weight=` in grams fills in the weight. */
  estimate: definePath('/estimate'),
  /** Quotes and promised days against those in the end (specification 27). */
  accuracy: definePath('/shipping/accuracy'),
};

/** The pages of the archive (specification 33.6). */
export const haulPaths = {
  /** Download and import. */
  archive: definePath('/mine/archive'),
  /** An imported archive, `?id=&part=`, or one order or package of it, `&number=`. */
  imported: definePath('/mine/archive/imported'),
};

/** The page of parcels that shoppers send themselves. */
export const forwardingPaths = {
  /** `?page=`. */
  parcels: definePath('/mine/parcels'),
};

/** The page of what goods came with, by its number: their order, or the shopper's own parcel. */
export const goodsSourceHref = (number: string): string =>
  number.startsWith('FP') ? forwardingPaths.parcels.href() : cartOrdersPaths.orderDetail.href({ number });
