import { defineEndpoint, staffRoles } from '@caravan/kernel';
import type { Configurations, Website } from './content.schema.ts';
import { maxSitePictureBytes } from './shop-rules.ts';
import type {
  ArticleChange,
  ArticleDraft,
  ArticleGroupChange,
  ArticlePreview,
  NewArticle,
  NewArticleGroup,
  NewCompany,
  NewConfigurations,
  NewExchangeRates,
  NewWebsite,
  SitePictureUpload,
  StaffArticle,
  StaffArticleGroup,
  StaffArticlePage,
  StaffArticleQuery,
  StaffCompany,
  StaffConfigurations,
  StaffExchangeRates,
  StaffWebsite,
  UploadedSitePicture,
} from './staff-content.schema.ts';

export const listStaffArticles = defineEndpoint<{ query: StaffArticleQuery; data: StaffArticlePage }>()({
  method: 'GET',
  path: '/staff/articles',
  login: 'staff',
  roles: ['editor'],
  tags: ['staff-article'],
  summary: 'Articles with their texts in both languages, as staff edit them',
});

export const getStaffArticle = defineEndpoint<{ params: { id: number }; data: StaffArticle }>()({
  method: 'GET',
  path: '/staff/articles/:id',
  login: 'staff',
  roles: ['editor'],
  tags: ['staff-article'],
  // The page itself shows that the article does not exist.
  quiet: ['not_found'],
  summary: 'One article with its texts in both languages, also before visitors see it',
});

export const previewArticle = defineEndpoint<{ body: ArticleDraft; data: ArticlePreview }>()({
  method: 'POST',
  path: '/staff/articles/preview',
  login: 'staff',
  roles: ['editor'],
  tags: [],
  summary: 'Render Markdown as visitors would see it, and store nothing',
});

export const createArticle = defineEndpoint<{ body: NewArticle; data: StaffArticle }>()({
  method: 'POST',
  path: '/staff/articles',
  login: 'staff',
  roles: ['editor'],
  tags: ['staff-article', 'article'],
  summary: 'Create an article in both languages: published at once, scheduled, or as a draft',
  reasons: ['group_unknown'],
});

export const updateArticle = defineEndpoint<{ params: { id: number }; body: ArticleChange; data: StaffArticle }>()({
  method: 'PUT',
  path: '/staff/articles/:id',
  login: 'staff',
  roles: ['editor'],
  tags: ['staff-article', 'article'],
  ifMatch: true,
  summary: 'Change an article; a new version of the product then no longer replaces it',
  reasons: ['changed_meanwhile', 'group_unknown'],
});

export const listArticleGroups = defineEndpoint<{ data: StaffArticleGroup[] }>()({
  method: 'GET',
  path: '/staff/article_groups',
  login: 'staff',
  roles: ['editor'],
  tags: ['article-group'],
  summary: 'Groups of articles, in the order of the footer and of every list',
});

export const createArticleGroup = defineEndpoint<{ body: NewArticleGroup; data: StaffArticleGroup }>()({
  method: 'POST',
  path: '/staff/article_groups',
  login: 'staff',
  roles: ['editor'],
  tags: ['article-group'],
  summary: 'Create a group; it is shown once it has an article',
  reasons: ['group_exists'],
});

export const updateArticleGroup = defineEndpoint<{
  params: { key: string };
  body: ArticleGroupChange;
  data: StaffArticleGroup;
}>()({
  method: 'PUT',
  path: '/staff/article_groups/:key',
  login: 'staff',
  roles: ['editor'],
  tags: ['article-group', 'article'],
  ifMatch: true,
  summary: 'Rename or move a group; a new version of the product then no longer replaces it',
  reasons: ['changed_meanwhile'],
});

export const listWebsites = defineEndpoint<{ data: StaffWebsite[] }>()({
  method: 'GET',
  path: '/staff/website',
  login: 'staff',
  roles: ['owner'],
  tags: ['website'],
  summary: 'The website info of every tag that has its own',
});

export const updateWebsite = defineEndpoint<{ body: NewWebsite; data: Website }>()({
  method: 'PUT',
  path: '/staff/website',
  login: 'staff',
  roles: ['owner'],
  tags: ['website'],
  ifMatch: true,
  reasons: ['changed_meanwhile', 'picture_unknown'],
  summary: 'Set name, logo, service address and social accounts of a website tag',
});

export const getStaffCompany = defineEndpoint<{ data: StaffCompany }>()({
  method: 'GET',
  path: '/staff/company',
  login: 'staff',
  roles: ['owner'],
  tags: ['company'],
  summary: 'The company behind the shop, with its texts in every language',
});

export const updateCompany = defineEndpoint<{ body: NewCompany; data: StaffCompany }>()({
  method: 'PUT',
  path: '/staff/company',
  login: 'staff',
  roles: ['owner'],
  tags: ['company'],
  ifMatch: true,
  reasons: ['changed_meanwhile', 'picture_unknown'],
  summary: 'Set the company, how disputes end, and the pictures of the warehouse',
});

export const uploadSitePicture = defineEndpoint<{ body: SitePictureUpload; data: UploadedSitePicture }>()({
  method: 'POST',
  path: '/staff/site_pictures',
  login: 'staff',
  roles: ['owner'],
  tags: [],
  summary: 'Upload a picture of the website; it is deleted if nothing uses it for a day',
  upload: 'multipart',
  files: { max: 1, bytes: maxSitePictureBytes, tooLarge: 'picture_too_large' },
  limit: { max: 60, minutes: 60, by: 'account' },
  reasons: ['not_a_picture', 'picture_too_large', 'too_many_pixels'],
});

export const getStaffConfigurations = defineEndpoint<{ data: StaffConfigurations }>()({
  method: 'GET',
  path: '/staff/configurations',
  login: 'staff',
  roles: ['owner'],
  tags: ['configurations'],
  summary: 'The configurations, with the version of the features that owners switch',
});

export const updateConfigurations = defineEndpoint<{ body: NewConfigurations; data: Configurations }>()({
  method: 'PUT',
  path: '/staff/configurations',
  login: 'staff',
  roles: ['owner'],
  tags: ['configurations'],
  ifMatch: true,
  reasons: ['changed_meanwhile'],
  summary: 'Switch features on or off. Limits and fees are fixed rules of the service; they may be sent unchanged',
});

export const getStaffExchangeRates = defineEndpoint<{ data: StaffExchangeRates }>()({
  method: 'GET',
  path: '/staff/exchange_rates',
  login: 'staff',
  roles: staffRoles,
  tags: ['exchange-rate'],
  summary: 'Reference rates and their sources',
});

export const updateExchangeRates = defineEndpoint<{ body: NewExchangeRates; data: StaffExchangeRates }>()({
  method: 'PUT',
  path: '/staff/exchange_rates',
  login: 'staff',
  roles: ['finance'],
  confirm: true,
  tags: ['exchange-rate'],
  summary: 'Set rates by hand; a newer rate of the rate source replaces them, and they replace no newer one',
  reasons: ['newer_rate', 'rate_in_future', 'rate_unknown'],
});
