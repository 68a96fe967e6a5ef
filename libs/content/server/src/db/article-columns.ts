import type { Language } from '@caravan/kernel';
import { articleGroup } from './article-group.table.ts';
import { article, articleText } from './article.table.ts';

/** What every answer that names an article needs. */
export const linkColumns = { id: article.id, type: article.type, slug: articleText.slug, name: articleText.name };

export const groupName = (language: Language) => (language === 'zh' ? articleGroup.nameZh : articleGroup.nameEn);
