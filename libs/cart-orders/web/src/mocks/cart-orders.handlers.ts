import type { HttpHandler } from 'msw';
import { listAddressesContract } from '@caravan/account/contract/schema';
import type {
  CartLine,
  Order,
  OrderPage,
  OrderPreview,
  OrderedAgain,
  OrdersPlaced,
  OrderTerms,
} from '@caravan/cart-orders/contract';
import * as cart from '@caravan/cart-orders/contract/schema';
import * as orders from '@caravan/cart-orders/contract/orders';
import {
  aCart,
  aCartLine,
  anOrder,
  anOrderPage,
  anOrderPreview,
  aTermsText,
  someOrdersPlaced,
  someTerms,
} from '@caravan/cart-orders/contract/testing';
import type { TermsArticleText } from '@caravan/content/contract';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** The mock cart; a test may change it while its page is open. */
export interface CartAnswers {
  lines: CartLine[];
  /** The lines after the page's next change, if they differ. */
  next?: CartLine[];
  /** True while prices are being read. */
  checking?: boolean;
}

export const cartHandlers = (answers: CartAnswers): HttpHandler[] => {
  const change = (): CartLine[] => {
    answers.lines = answers.next ?? answers.lines;
    return answers.lines;
  };
  return [
    mockEndpoint(cart.getCartContract, () => aCart(answers.lines, { checking: answers.checking ?? false })),
    mockEndpoint(cart.addToCartContract, () => change()[0] ?? aCartLine()),
    mockEndpoint(
      cart.updateCartLineContract,
      ({ params }) => change().find(({ id }) => id === params.id) ?? aCartLine(),
    ),
    mockEndpoint(cart.removeFromCartContract, () => ({ count: change().length })),
    mockEndpoint(cart.uploadCartPictureContract, () => ({ image: '/v1/cart/pictures/AAAAAAAAAAAAAAAAAAAAAA' })),
  ];
};

/** The answers of the mock order API; a test may change them while its page is open. */
export interface OrderAnswers {
  preview: OrderPreview;
  placed: OrdersPlaced;
  page: OrderPage;
  order: Order;
  again: OrderedAgain;
  terms: OrderTerms;
  termsText: TermsArticleText;
  /** What differs after the page's next change of an order. */
  next: Partial<OrderAnswers>;
}

export const orderAnswers = (over: Partial<OrderAnswers> = {}): OrderAnswers => ({
  preview: anOrderPreview(),
  placed: someOrdersPlaced(),
  page: anOrderPage(),
  order: anOrder(),
  again: { line_ids: ['line_1'], left_out: [] },
  terms: someTerms(),
  termsText: aTermsText(),
  next: {},
  ...over,
});

export const ordersHandlers = (answers: OrderAnswers): HttpHandler[] => {
  const change = (): Order => Object.assign(answers, answers.next).order;
  return [
    // The contact of an order begins with the receiver of the default address.
    mockEndpoint(listAddressesContract, () => []),
    mockEndpoint(orders.previewOrdersContract, () => answers.preview),
    mockEndpoint(orders.placeOrdersContract, () => answers.placed),
    mockEndpoint(orders.listOrdersContract, () => answers.page),
    mockEndpoint(orders.getOrderContract, () => answers.order),
    mockEndpoint(orders.getOrderTermsContract, () => answers.terms),
    mockEndpoint(orders.getOrderTermsArticleContract, () => answers.termsText),
    mockEndpoint(orders.orderAgainContract, () => answers.again),
    mockEndpoint(orders.cancelOrderContract, change),
    mockEndpoint(orders.answerQuestionContract, change),
    mockEndpoint(orders.requestRefundContract, change),
    mockEndpoint(orders.cancelRefundContract, change),
  ];
};
