import { unpaidHours } from '@caravan/cart-orders/contract';
import { nameOf, type NamedOrder, type OrderWords } from './order-words.ts';

/** Nobody paid it in time. */
export const expiredLetter = (order: NamedOrder): OrderWords => {
  const name = nameOf(order);
  return {
    title: { en: 'Your unpaid order was cancelled', zh: '您的未付款订单已取消' },
    body: {
      en: `Your ${name.en} was not paid within ${unpaidHours} hours and has been cancelled. Nothing was charged; you are welcome to order again.`,
      zh: `您的${name.zh}未在 ${unpaidHours} 小时内付款，已自动取消。您没有被扣款，欢迎重新下单。`,
    },
  };
};
