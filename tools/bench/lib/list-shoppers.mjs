// Shoppers with long and with short lists, made once for all rows that read them. Their numbers are higher than those
// of other rows' shoppers.
import { oncePerShop } from './once-per-shop.mjs';
import { cancelOrders, fillOrders, fillWallet } from './trade-data.mjs';

const firstOfThem = 52;
const once = oncePerShop();

/** The token of a separate shopper for each name; `fill` creates the shopper's data. */
const shopperFor = (shop, name, fill) =>
  once(shop, name, async (others) => {
    const { token } = (await shop.shoppers(firstOfThem + others + 1)).at(-1);
    await fill(token);
    return token;
  });

/** A shopper with this many orders, two thirds of them cancelled. */
export const ordersOf = (shop, count) =>
  shopperFor(shop, `${count} orders`, async (token) => {
    const all = await fillOrders(shop, token, count - 1);
    await cancelOrders(
      shop,
      all.filter((_, index) => index % 3),
    );
  });

/** A shopper with this many ledger entries. */
export const entriesOf = (shop, count) =>
  shopperFor(shop, `${count} entries`, (token) => fillWallet(shop, token, count));
