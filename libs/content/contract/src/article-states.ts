/**
 * A draft is for staff only; a scheduled article is shown from its time on. The schema and the pages of staff share the
 * list, and only the schema loads zod.
 */
export const articleStates = ['draft', 'scheduled', 'published'] as const;

export type ArticleState = (typeof articleStates)[number];
