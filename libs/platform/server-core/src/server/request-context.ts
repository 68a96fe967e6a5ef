import { defaultLanguage, isLanguage, type Endpoint, type Language, type ReasonTable } from '@caravan/kernel';
import type { FastifyRequest } from 'fastify';
import type { Session } from '../feature.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's call that this route answers; absent for pages and files. */
    endpoint?: Endpoint;
    /** The reasons of the feature that the route belongs to. */
    reasons?: ReasonTable;
    /** Neither limited nor turned away under load: watchers must always get through. */
    free?: true;
  }
  interface FastifyRequest {
    session: Session | null;
  }
}

/** The language of an API answer: the header `client-language`, otherwise English. */
export const languageOf = (request: Pick<FastifyRequest, 'headers'>): Language => {
  const wish = request.headers['client-language'];
  return isLanguage(wish) ? wish : defaultLanguage;
};
