import type { TermsArticle, TermsArticleText, TermsRules } from '@caravan/content/contract';
import type { Language } from '@caravan/kernel';
import { onePort, type Tx } from '@caravan/server-core';

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
