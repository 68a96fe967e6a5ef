import type { SQL } from 'drizzle-orm';
import {
  retentionKinds,
  type RetentionKind,
  type ServiceFeeRule,
  setupItems,
  type SetupItem,
  type SetupPart,
  type BoxSize,
  type TermsArticle,
  type TermsArticleText,
  type TermsRules,
} from '@caravan/content/contract';
import type { Language } from '@caravan/kernel';
import { onePort, recordPort, type Database, type Tx } from '@caravan/server-core';

/** The photos without a fee that a piece gets when it arrives. */
export interface ArrivalPhotos {
  /** Their number now, as an expression for the statement that stores goods. */
  count: () => SQL;
}

export const arrivalPhotosPort = onePort<ArrivalPhotos>('ArrivalPhotos');

/** The rate of one currency in CNY. */
export interface RateToCny {
  /** Yuan for one unit of the currency, as a decimal string such as `7.2993551`. */
  rate: string;
  /** The day of the rate, such as `2024-12-31`. */
  asOf: string;
}

/** A rate for amounts that are shown. */
export interface ShownRate extends RateToCny {
  /** No payment may be priced at it, because it is too old or ships with the product (specification 14.7). */
  old?: true;
  /** It ships with the product. */
  shipped?: true;
}

/** Exchange rates for features that read prices in a shop's currency; the same rates as `GET /exchange_rate`. */
export interface ExchangeRates {
  /**
   * By ISO 4217 code; CNY is 1. Null for a currency without a rate. It may read the database: call it before a
   * transaction, not inside one.
   */
  toCny: (currency: string) => Promise<ShownRate | null>;
}

export const exchangeRatesPort = onePort<ExchangeRates>('ExchangeRates');

/** Why no rate may price a payment. */
export type RateRefusal = 'unknown' | 'too_old';

/** Exchange rates for amounts that are fixed in a foreign currency before they are paid (specification 14.7). */
export interface ChargeRates {
  /**
   * The rate of a currency by ISO 4217 code, or why none may price a payment: `unknown` without one, `too_old` if it is
   * older than five working days of the European Central Bank or ships with the product. It may read the database: call
   * it before a transaction, not inside one.
   */
  forCharge: (currency: string) => Promise<RateToCny | { refusal: RateRefusal }>;
  /**
   * The shop's margin on the rates of payments today, in hundredths of a per cent; 0 if there is none (specification
   * 47). The rates here are without it. It may read the database, too.
   */
  margin: () => Promise<number>;
}

export const chargeRatesPort = onePort<ExchangeRates & ChargeRates>('ChargeRates');

/** Implemented by each feature whose rows are deleted after a time. Content holds the periods and runs the deletion. */
export interface RetainedRows {
  /**
   * The number of rows from before this time that a deletion would delete; null for more than `countedItems`. Rows that
   * something open of another feature needs may be counted, too.
   */
  count: (before: Date) => Promise<number | null>;
  /**
   * Deletes the rows from before this time, and what belongs to them, in batches; each batch is a short transaction and
   * yields its number of rows. The caller may stop after any batch and begin again later. What something open needs
   * stays.
   */
  delete: (before: Date) => AsyncIterable<number>;
}

/** The rows of every kind that has a period. */
export type Retained = Readonly<Record<RetentionKind, RetainedRows>>;

export const retainedPort = recordPort<Retained>('RetainedRows', retentionKinds);

/** The service fee of the shop, for prices that are shown before an order is placed (specification 41). */
export interface ServiceFees {
  /** The rule of this moment, from memory; undefined if there is no fee. It must not be called in a transaction. */
  now: () => Promise<ServiceFeeRule | undefined>;
}

export const serviceFeesPort = onePort<ServiceFees>('ServiceFees');

/** How far an item of the set-up is, by the data of its feature. */
export interface SetupProgress {
  isDone: boolean;
  parts?: readonly { part: SetupPart; ready: boolean }[];
  /** The whole address at which it is done, if that is in the shop and not in the console. */
  link?: string;
}

/** Implemented by each feature that holds items of the set-up: at most one statement for each. Content keeps the list. */
export type SetupSteps = Readonly<Record<SetupItem, () => Promise<SetupProgress>>>;

export const setupStepsPort = recordPort<SetupSteps>('SetupSteps', setupItems);

/** The sizes whose printed codes fill in the sides at the stations. */
export interface StationSizes {
  /** In the order of their printed codes. */
  list: (db: Database) => Promise<readonly BoxSize[]>;
}

export const stationSizesPort = onePort<StationSizes>('StationSizes');

/** Terms as they were pinned. */
export interface PinnedTerms {
  id: string;
  rules: TermsRules;
  articles: TermsArticle[];
}

/** The terms of the service: its fees, limits and periods, and the articles that state them. */
export interface Terms {
  /** The rules of this moment, from memory: what pages say before an order is placed. It must not be called in a transaction. */
  now: () => Promise<TermsRules>;
  /**
   * Pins the terms of this moment and returns their id and rules. The same terms have the same id, and are kept for ever.
   * It waits for a concurrent transaction that pins the same terms for the first time.
   */
  pin: (tx: Tx) => Promise<Pick<PinnedTerms, 'id' | 'rules'>>;
  /** Pinned terms, in the order of the ids; an unknown id is an error. It must not be called in a transaction. */
  read: (ids: readonly string[], language: Language) => Promise<PinnedTerms[]>;
  /** The text of an article of pinned terms; undefined if they have no such article. */
  article: (id: string, articleId: number, language: Language) => Promise<TermsArticleText | undefined>;
}

export const termsPort = onePort<Terms>('Terms');

/** Facts about the website, for features that write to its operator. */
export interface Website {
  /**
   * The service address, `SERVICE_EMAIL` of the default website. It may read the database: call it before a
   * transaction, not inside one.
   */
  serviceEmail: () => Promise<string>;
  /**
   * Who sells: the company that staff have written, with the name of the default website if they have not, and the service
   * address; with the same limit.
   */
  seller: () => Promise<{ name: string; address: string | null; registration: string | null; email: string }>;
}

export const websitePort = onePort<Website>('Website');
