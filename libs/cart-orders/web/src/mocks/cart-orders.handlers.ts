import type { HttpHandler } from 'msw';
import { listAddressesContract } from '@caravan/account/contract/schema';
import type {
  CartLine,
  CartToJoin,
  Offer,
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
  anOffer,
  anOrder,
  anOrderPage,
  anOrderPreview,
  aTermsText,
  someOrdersPlaced,
  someTerms,
} from '@caravan/cart-orders/contract/testing';
import type { Configurations, TermsArticleText } from '@caravan/content/contract';
import { getConfigurationsContract } from '@caravan/content/contract/schema';
import { someConfigurations } from '@caravan/content/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** The mock cart; a test may change it while its page is open. */
export interface CartAnswers {
  lines: CartLine[];
  /** The lines after the page's next change, if they differ. */
  next?: CartLine[];
  /** True while prices are being read. */
  checking?: boolean;
  /** Why a visitor's line does not join the cart, by its name; the others do. */
  leftOut?: Record<string, string>;
  /** The names of a visitor's lines whose product is not known any more. */
  unknown?: string[];
  /** The settings of the shop. */
  configurations?: Partial<Configurations>;
}

/** The snapshot of a visitor's line is the name of its goods here. */
const guestLineOf = ({ id, line }: Required<CartToJoin['lines'][number]>): CartLine =>
  aCartLine({ id, name: line.snapshot_id ?? line.manual?.name ?? '', quantity: line.quantity, note: line.note });

export const cartHandlers = (answers: CartAnswers): HttpHandler[] => {
  const change = (): CartLine[] => {
    answers.lines = answers.next ?? answers.lines;
    return answers.lines;
  };
  return [
    mockEndpoint(getConfigurationsContract, () => someConfigurations(answers.configurations)),
    mockEndpoint(cart.getCartContract, () => aCart(answers.lines, { checking: answers.checking ?? false })),
    mockEndpoint(cart.addToCartContract, () => change()[0] ?? aCartLine()),
    mockEndpoint(
      cart.updateCartLineContract,
      ({ params }) => change().find(({ id }) => id === params.id) ?? aCartLine(),
    ),
    mockEndpoint(cart.removeFromCartContract, () => ({ count: change().length })),
    mockEndpoint(cart.showGuestCartContract, ({ body }) => {
      const lines = body.lines.map(guestLineOf);
      const isKnown = ({ name }: CartLine) => !answers.unknown?.includes(name);
      return { ...aCart(lines.filter(isKnown)), unknown: lines.filter((line) => !isKnown(line)).map(({ id }) => id) };
    }),
    mockEndpoint(cart.joinCartContract, ({ body }) => {
      const sent = body.lines.map(({ id, line }) => ({ id, name: line?.snapshot_id ?? '', line }));
      const joining = sent.filter(({ name }) => !answers.leftOut?.[name]);
      answers.lines = [
        ...joining.flatMap(({ id, line }) => (line ? { ...guestLineOf({ id, line }), id: `joined-${id}` } : [])),
        ...answers.lines,
      ];
      return {
        joined: joining.map(({ id }) => ({ id, line_id: `joined-${id}` })),
        left_out: sent.flatMap(({ id, name }) => {
          const reason = answers.leftOut?.[name];
          return reason === undefined ? [] : { id, reason };
        }),
      };
    }),
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
  offers: Offer[];
  /** Replaces parts of the answers after the page's next change of an order. */
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
  offers: [anOffer()],
  next: {},
  ...over,
});

export const ordersHandlers = (answers: OrderAnswers): HttpHandler[] => {
  const change = (): Order => Object.assign(answers, answers.next).order;
  return [
    mockEndpoint(getConfigurationsContract, () => someConfigurations()),
    // The contact of an order begins with the receiver of the default address.
    mockEndpoint(listAddressesContract, () => []),
    mockEndpoint(orders.previewOrdersContract, () => answers.preview),
    mockEndpoint(orders.placeOrdersContract, () => answers.placed),
    mockEndpoint(orders.listOrdersContract, () => answers.page),
    mockEndpoint(orders.getOrderContract, () => answers.order),
    mockEndpoint(orders.getOrderTermsContract, () => answers.terms),
    mockEndpoint(orders.getOrderTermsArticleContract, () => answers.termsText),
    mockEndpoint(orders.orderAgainContract, () => answers.again),
    mockEndpoint(orders.listOffersContract, () => ({ items: answers.offers })),
    mockEndpoint(orders.acceptOfferContract, () => {
      answers.offers = answers.offers.map((offer) => ({ ...offer, state: 'accepted' }));
      return aCartLine();
    }),
    mockEndpoint(orders.declineOfferContract, () => {
      answers.offers = answers.offers.map((offer) => ({ ...offer, state: 'declined', valid: false }));
      return answers.offers[0] ?? anOffer();
    }),
    mockEndpoint(orders.cancelOrderContract, change),
    mockEndpoint(orders.answerQuestionContract, change),
    mockEndpoint(orders.requestRefundContract, change),
    mockEndpoint(orders.cancelRefundContract, change),
  ];
};
