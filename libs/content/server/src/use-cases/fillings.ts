import type { Database, Tx } from '@caravan/server-core';
import { findSettings } from '../db/setting.repo.ts';
import type { Fillings } from '../domain/fill-article.ts';
import { periodsOf } from '../domain/retention-list.ts';
import { rulesOf } from '../domain/terms-rules.ts';

/** The present values; never from memory, because texts that are made of them may be kept. */
export const readFillings = async (db: Database | Tx): Promise<Fillings> => {
  const { retention, rules } = await findSettings(db, ['retention', 'rules']);
  return { periods: periodsOf(retention), rules: rulesOf(rules?.value) };
};
