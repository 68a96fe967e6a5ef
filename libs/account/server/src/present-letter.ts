import type { StationLetter } from '@caravan/account/contract';
import type { Language } from '@caravan/kernel';
import type { StoredLetter } from './db/letter.repo.ts';

export const presentLetter = (letter: StoredLetter, language: Language): StationLetter => ({
  id: letter.id,
  kind: letter.kind,
  title: letter.title[language],
  body: letter.body[language],
  link: letter.link,
  read_at: letter.readAt?.toISOString() ?? null,
  created_at: letter.createdAt.toISOString(),
});
