import type { Address } from '@caravan/account/contract';
import type { PayableKind, PaymentMethod, RemittanceInstructions } from '@caravan/fund-payment/contract';
import type { Fen, Language } from '@caravan/kernel';
import type { Charge } from './charge.ts';

/** The state of a card holder's dispute. */
export interface ProviderDispute {
  ref: string;
  /** The provider's id that refunds refer to, as in `succeeded`. */
  charge: string | null;
  minor: number;
  currency: string;
  /** The provider's own words. */
  reason: string;
  status: string;
  open: boolean;
  /** Times as ISO 8601, since events are kept as JSON. */
  dueAt: string | null;
  openedAt: string;
  /** When the provider reported this. If two reports arrive in the wrong order, the later one counts. */
  notifiedAt: string;
}

/** A provider's event, in one format for all providers. It is stored as JSON before it is applied. */
export type ProviderEvent =
  | {
      id: string;
      type: 'succeeded';
      paymentId: string;
      minor: number;
      currency: string;
      providerRef: string | null;
      charge: string | null;
    }
  | { id: string; type: 'failed' | 'expired'; paymentId: string; providerRef: string | null }
  /** The shopper agreed to pay, and the provider waits for us to take the money. */
  | { id: string; type: 'approved'; paymentId: string; providerRef: string }
  /** Money went back to the payer, by a refund of ours, by one in the provider's dashboard, or by the provider. */
  | ({ id: string; type: 'refunded'; paymentId: string | null; at: string } & Omit<
      ListedRefund,
      'at' | 'live' | 'pending'
    >)
  | { id: string; type: 'refund_failed'; refundRef: string; refundId: string | null; charge: string | null }
  | { id: string; type: 'dispute'; dispute: ProviderDispute }
  /** An event that needs no action. */
  | { id: string; type: 'other'; name: string };

/** A payment, as sent to a provider. */
export interface ProviderPayment {
  id: string;
  kind: PayableKind;
  refs: readonly string[];
  charge: Pick<Charge, 'minor' | 'currency'>;
  expiresAt: Date | null;
  billAddress: Address | null;
  email: string | null;
  /** The language of the shopper's account. */
  language: Language;
  createdAt: Date;
}

export interface OpenedPayment {
  providerRef: string;
  url: string;
}

/** Why a call to a provider failed: it did not answer, so that the outcome is unknown, or it refused. */
export type ProviderRefusal = 'unavailable' | 'refused';
export type ProviderAnswer<T> =
  | { ok: true; value: T }
  | {
      ok: false;
      why: ProviderRefusal;
      message: string;
      /** The charge has been returned already, by a refund or a dispute: the money must not be paid a second time. */
      returned?: boolean;
    };

/** A refund, as sent to a provider; `key` makes repeated requests one refund. */
export interface ProviderRefund {
  key: string;
  charge: string;
  minor: number;
  currency: string;
}

export interface ListedRefund {
  /** The provider's id of the refund. */
  ref: string;
  charge: string | null;
  /** Our id of the refund; null if we did not make it. */
  refundId: string | null;
  minor: number;
  currency: string;
  /** The card has or gets the money. False once the refund has failed, which is final. */
  live: boolean;
  /** Set while it may still fail and no list of the provider would show that, so that it is asked for again. */
  pending?: boolean;
  at: Date;
}

/** Money that a provider took for a payment of ours. */
export interface ListedCapture {
  charge: string;
  paymentId: string;
  minor: number;
  currency: string;
  at: Date;
}

/**
 * A provider that is called over the network. Every call carries a key of ours that never changes, so that a call can
 * be repeated if a crash lost its answer. Calls never happen inside a transaction.
 */
export interface Gateway {
  open: (payment: ProviderPayment) => Promise<ProviderAnswer<OpenedPayment>>;
  /** The outcome of the payment as an event; null while it is undecided. */
  look: (payment: { id: string; providerRef: string }) => Promise<ProviderAnswer<ProviderEvent | null>>;
  /**
   * Takes the money that the shopper has approved, once however often it is called. Null while it is undecided. A
   * provider without it takes the money itself.
   */
  capture?: (payment: { id: string; providerRef: string }) => Promise<ProviderAnswer<ProviderEvent | null>>;
  /** Stops the provider from taking money for it. */
  close: (providerRef: string) => Promise<void>;
  /** The refund as the provider created it. It may have failed at once. */
  refund: (refund: ProviderRefund) => Promise<ProviderAnswer<ListedRefund>>;
  /** All refunds of a charge in any state, including manual ones. */
  refundsOf: (charge: string) => Promise<ProviderAnswer<ListedRefund[]>>;
  /** A refund by the provider's id. A provider with `lists` needs it not. */
  refundOf?: (refund: { ref: string; charge: string }) => Promise<ProviderAnswer<ListedRefund>>;
  /** The provider's own list, for the daily comparison; absent if it has no list that is complete. */
  lists?: ProviderLists;
}

/** Everything that happened on the provider's account since a moment. */
export interface ProviderLists {
  refundsSince: (since: Date) => Promise<ProviderAnswer<ListedRefund[]>>;
  /** The captures of payments that carry our reference. */
  capturesSince: (since: Date) => Promise<ProviderAnswer<ListedCapture[]>>;
}

/** Headers of the HTTP request. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Why a method cannot charge now. */
export type ChargeObstacle = 'method_unavailable' | 'rate_too_old';

/** One payment method. The balance is one of them, but uses only its charge. */
export interface PaymentProvider {
  id: PaymentMethod;
  /** False if this installation is not configured for it: the method is shown as not available. */
  offered: boolean;
  /** Milliseconds that a payment stays open, unless one of its targets expires earlier. */
  lifetime: number;
  /** Call it before the transaction, because it may read a rate. The function that it returns only calculates. */
  charger: () => Promise<(amountFen: Fen) => Charge>;
  /** Why `charger` would fail now; null if it would not. A provider without it always charges. It may read a rate. */
  obstacle?: () => Promise<ChargeObstacle | null>;
  instructions?: (charge: Charge) => RemittanceInstructions;
  /** Our page where the shopper continues; a gateway provides the address itself. */
  path?: (paymentId: string) => string;
  gateway?: Gateway;
  /**
   * Reads an event from the original bytes. Fails with `bad_signature` if the provider did not sign them or they are
   * too old.
   */
  readEvent?: (bytes: Buffer, headers: Headers, now: Date) => Promise<ProviderEvent>;
}

export type PaymentProviders = Partial<Record<PaymentMethod, PaymentProvider>>;
