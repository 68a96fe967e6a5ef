import { filesById, type NamedFiles } from '@caravan/server-core';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The files of photos and their small copies, whose ids a column has. */
export const filesOfPhotos = (id: PgColumn): NamedFiles => filesById('store-photos', id, ['.webp', '-thumb.webp']);
