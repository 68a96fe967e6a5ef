import type { Language } from '@caravan/kernel';
import type { PublicReview } from '@caravan/warehouse-packages/contract';
import type { PackageReviewRow } from './db/package-review.table.ts';
import { reviewAddress } from './domain/picture-files.ts';

const nobody: Record<Language, string> = { en: 'Anonymous', zh: '匿名用户' };

/** A review as everybody sees it. */
export const presentPublicReview = ({ text, maskedName, pictureId, createdAt }: PackageReviewRow, language: Language): PublicReview => ({
  text,
  image: pictureId && reviewAddress(pictureId),
  name: maskedName || nobody[language],
  created_at: createdAt.toISOString(),
});
