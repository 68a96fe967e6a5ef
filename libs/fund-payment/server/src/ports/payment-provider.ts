import type { Address } from '@caravan/account/contract';
import type { PayableKind, PaymentMethod, RemittanceInstructions } from '@caravan/fund-payment/contract';
import type { Fen, Language } from '@caravan/kernel';
import type { Charge } from '../domain/charge.ts';

/** What a card's holder said against a payment, as it stands. */
export interface ProviderDispute {
  ref: string;
  /** What the provider refunds by, as in `succeeded`. */
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
  /** When the provider said this: of two that overtook each other the later one counts. */
  toldAt: string;
}

/** What a provider said, in one form for all of them; kept as JSON before anything is done with it. */
export type ProviderEvent =
  | { id: string; type: 'succeeded'; paymentId: string; minor: number; currency: string; providerRef: string | null; charge: string | null }
  | { id: string; type: 'failed' | 'expired'; paymentId: string; providerRef: string | null }
  | { id: string; type: 'refund_failed'; refundRef: string }
  | { id: string; type: 'dispute'; dispute: ProviderDispute }
  /** Nothing that we act on. */
  | { id: string; type: 'other'; name: string };

/** A payment as a provider is told of it. */
export interface ProviderPayment {
  id: string;
  kind: PayableKind;
  refs: readonly string[];
  charge: Charge;
  expiresAt: Date | null;
  billAddress: Address | null;
  email: string | null;
  /** Of the shopper's account. */
  language: Language;
  createdAt: Date;
}

export interface OpenedPayment {
  providerRef: string;
  url: string;
}

/** Why a provider did not do what it was asked for: it did not answer, so that nobody knows, or it said no. */
export type ProviderRefusal = 'unavailable' | 'refused';
export type ProviderAnswer<T> = { ok: true; value: T } | { ok: false; why: ProviderRefusal; message: string };

/** A refund as a provider is told of it; `key` makes the same refund asked for twice one. */
export interface ProviderRefund {
  key: string;
  charge: string;
  minor: number;
}

/**
 * A provider behind a network. Every call carries a key of ours that never changes, so that one whose answer was lost in a crash may be made again.
 * No call happens inside a transaction.
 */
export interface Gateway {
  open: (payment: ProviderPayment) => Promise<ProviderAnswer<OpenedPayment>>;
  /** What has become of it, as an event; null while it is undecided. */
  look: (payment: { id: string; providerRef: string }) => Promise<ProviderAnswer<ProviderEvent | null>>;
  /** Takes no money for it from now on. */
  close: (providerRef: string) => Promise<void>;
  refund: (refund: ProviderRefund) => Promise<ProviderAnswer<{ refundRef: string }>>;
}

/** Headers as they came. */
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** One way to pay. The balance is one of them, but needs nothing of this beyond its charge. */
export interface PaymentProvider {
  id: PaymentMethod;
  /** False where this installation is not set up for it: shown as not available. */
  offered: boolean;
  /** Milliseconds that a payment stays open where nothing that it is for ends earlier. */
  lifetime: number;
  /** Asked before the transaction, because it may read a rate; what it gives back only calculates. */
  charger: () => Promise<(amountFen: Fen) => Charge>;
  instructions?: (charge: Charge) => RemittanceInstructions;
  /** Where the shopper goes on to; a gateway names the place itself. */
  path?: (paymentId: string) => string;
  gateway?: Gateway;
  /** Reads an event from the very bytes; fails with `bad_signature` where they are not the provider's, or old. */
  readEvent?: (bytes: Buffer, headers: Headers, now: Date) => Promise<ProviderEvent>;
}

export type PaymentProviders = Partial<Record<PaymentMethod, PaymentProvider>>;
