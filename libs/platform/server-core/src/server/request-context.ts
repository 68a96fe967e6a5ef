import { defaultLanguage, isLanguage, type Endpoint, type Language, type ReasonTable } from '@caravan/kernel';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../feature.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint of this route. Undefined for pages and files. */
    endpoint?: Endpoint;
    /** The reasons of the route's feature. */
    reasons?: ReasonTable;
    /** Exempt from limits and load shedding, because monitoring must always work. */
    free?: true;
    /** Exempt from load shedding: a page that was sent is of no use without its scripts and styles. */
    isPartOfPage?: true;
  }
  interface FastifyRequest {
    session: Session | null;
  }
}

/** Returns the language of an API answer: the header `client-language`, otherwise English. */
export const languageOf = (request: Pick<FastifyRequest, 'headers'>): Language => {
  const language = request.headers['client-language'];
  return isLanguage(language) ? language : defaultLanguage;
};
