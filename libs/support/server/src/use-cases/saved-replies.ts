import { newId } from '@caravan/kernel';
import { violatedConstraint, type StaffCall, type Tx } from '@caravan/server-core';
import { fail, type NewReply, type SavedReplies, type SavedReply } from '@caravan/support/contract';
import { findReplies, insertReply, lockReply, removeReply, writeReply } from '../db/saved-reply.repo.ts';
import type { SavedReplyRow } from '../db/saved-reply.table.ts';
import type { SupportContext } from './support-context.ts';

const present = ({ id, name, textEn, textZh, version }: SavedReplyRow): SavedReply => ({
  id,
  name,
  text_en: textEn,
  text_zh: textZh,
  version,
});

const columns = ({ name, text_en: textEn, text_zh: textZh }: NewReply) => ({ name, textEn, textZh });

const refuseKnownName = (error: unknown): never => {
  throw violatedConstraint(error) === 'saved_reply_name' ? fail('reply_name_known') : error;
};

export const listReplies = async ({ db }: Pick<SupportContext, 'db'>): Promise<SavedReplies> => ({
  items: (await findReplies(db)).map(present),
});

export const createReply = async (
  tx: Tx,
  { clock }: Pick<SupportContext, 'clock'>,
  { audit }: StaffCall,
  body: NewReply,
): Promise<SavedReply> => {
  const row: SavedReplyRow = { id: newId(), ...columns(body), updatedAt: clock(), version: 1 };
  await insertReply(tx, row).catch(refuseKnownName);
  await audit(tx, { action: 'reply.create', subject: { kind: 'reply', ref: row.id }, data: { name: row.name } });
  return present(row);
};

/** Changes a saved reply, unless somebody else has changed it since the caller read it. */
export const changeReply = async (
  tx: Tx,
  { clock, changes }: Pick<SupportContext, 'clock' | 'changes'>,
  { audit, unchanged }: StaffCall,
  { id, body, expected }: { id: string; body: NewReply; expected: number | undefined },
): Promise<SavedReply> => {
  const held = await lockReply(tx, id);
  if (!held) throw fail('not_found');
  const after = columns(body);
  if (held.name === after.name && held.textEn === after.textEn && held.textZh === after.textZh) {
    unchanged();
    return present(held);
  }
  if (expected !== undefined && expected !== held.version)
    throw await changes().changed(tx, { kind: 'reply', ref: id, version: held.version });
  const row: SavedReplyRow = { ...held, ...after, updatedAt: clock(), version: held.version + 1 };
  await writeReply(tx, row).catch(refuseKnownName);
  const before = columns({ name: held.name, text_en: held.textEn, text_zh: held.textZh });
  await audit(tx, { action: 'reply.change', subject: { kind: 'reply', ref: id }, data: { before, after } });
  return present(row);
};

/** Deletes a saved reply; one that is gone stays gone. */
export const deleteReply = async (tx: Tx, { audit, unchanged }: StaffCall, id: string): Promise<null> => {
  const held = await lockReply(tx, id);
  if (held && (await removeReply(tx, id)))
    await audit(tx, { action: 'reply.delete', subject: { kind: 'reply', ref: id }, data: { name: held.name } });
  else unchanged();
  return null;
};
