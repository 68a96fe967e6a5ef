import { fail, type Failure } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { ContentContext } from './content-context.ts';

/**
 * Why a change was not written: `not_found` if there is no such thing, otherwise `changed_meanwhile`, because it has
 * another version than the caller saw.
 */
export const notWritten = async (
  { staffChanges }: Pick<ContentContext, 'staffChanges'>,
  tx: Tx,
  subject: { kind: string; ref: string },
  version: number | undefined,
): Promise<Failure> =>
  version === undefined ? fail('not_found') : staffChanges().changed(tx, { ...subject, version });
