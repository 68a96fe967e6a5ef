// The reads behind pages and queues that a large shop must answer as fast as a small one. `{…}` stands for something of
// an average shopper.

const lists = (path, ...queries) => ['', ...queries].map((query) => `${path}${query && `?${query}`}`);

export const shopperPages = [
  '/users/turns',
  '/users/info',
  '/cart',
  ...lists('/orders', 'status=in_stock', 'q=tea', 'page=2&page_size=5'),
  '/orders/{order}',
  '/store',
  '/packages',
  '/packages/{package}',
  '/messages',
  '/balance/records',
  '/conversations',
  '/returns',
  '/services',
];

/** Without a login. */
export const publicPages = [
  '/reviews?page=1',
  '/article?type=1',
  '/exchange_rate',
  '/configurations',
  '/shipping_accuracy',
];

export const staffPages = [
  '/staff/queues',
  ...['buy', 'seller', 'shelve', 'pack', 'ship', 'refund', 'ticket'].flatMap((queue) =>
    lists('/staff/tasks', `queue=${queue}`, `queue=${queue}&sort=amount`, `queue=${queue}&text=tea`).slice(1),
  ),
  ...lists('/staff/orders', 'status=paid', 'status=in_stock', 'q=CV26', 'q={order}', 'q=umbrella'),
  '/staff/orders/{order}',
  ...lists('/staff/packages', 'status=done', 'q={package}'),
  ...lists('/staff/store', 'user={user}', 'q=tea'),
  ...lists('/staff/users', 'q={email}', 'q=bench'),
  '/staff/people/{user}',
  ...lists('/staff/payments', 'status=succeeded', 'q={order}', 'user={user}'),
  ...lists('/staff/ledger', 'type=refund', 'q={order}', 'account=wallet:{user}'),
  ...lists('/staff/purchases', 'q={order}'),
  '/staff/parcels',
  ...lists('/staff/conversations', 'state=open', 'q=parcel', 'user_id={user}'),
  '/staff/audit',
  '/staff/audit?subject={order}',
  '/staff/search?q={order}',
  '/staff/search?q=umbrella',
  '/staff/services',
  '/staff/returns',
  '/staff/remittances',
  '/staff/leads',
  '/staff/disputes',
];
