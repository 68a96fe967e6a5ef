import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { configurations, website } from './content.schema.ts';
import {
  createArticle,
  createArticleGroup,
  getStaffArticle,
  getStaffCompany,
  getStaffConfigurations,
  getStaffExchangeRates,
  listArticleGroups,
  listStaffArticles,
  listWebsites,
  previewArticle,
  updateArticle,
  updateArticleGroup,
  updateCompany,
  updateConfigurations,
  updateExchangeRates,
  updateWebsite,
  uploadSitePicture,
} from './staff-content.endpoints.ts';
import {
  articleChange,
  articleDraft,
  articleGroupChange,
  articlePreview,
  newArticle,
  newArticleGroup,
  newCompany,
  newConfigurations,
  newExchangeRates,
  newWebsite,
  sitePictureUpload,
  staffArticle,
  staffArticleGroup,
  staffArticlePage,
  staffArticleQuery,
  staffCompany,
  staffConfigurations,
  staffExchangeRates,
  staffWebsite,
  uploadedSitePicture,
} from './staff-content.schema.ts';
import { byId } from './content.schema.ts';
export * from './box-sizes.contract.ts';
export * from './exchange-margin.contract.ts';
export * from './retention.contract.ts';
export * from './retention.schema.ts';
export * from './setup.contract.ts';
export * from './setup.schema.ts';
export * from './service-fee.contract.ts';
export * from './shop-rules.contract.ts';
export * from './staff-content.schema.ts';

export const listStaffArticlesContract = schemaOf(listStaffArticles, {
  query: staffArticleQuery,
  data: staffArticlePage,
});
export const getStaffArticleContract = schemaOf(getStaffArticle, { params: byId, data: staffArticle });
export const previewArticleContract = schemaOf(previewArticle, { body: articleDraft, data: articlePreview });
export const createArticleContract = schemaOf(createArticle, { body: newArticle, data: staffArticle });
export const updateArticleContract = schemaOf(updateArticle, { params: byId, body: articleChange, data: staffArticle });
export const listArticleGroupsContract = schemaOf(listArticleGroups, { data: z.array(staffArticleGroup) });
export const createArticleGroupContract = schemaOf(createArticleGroup, {
  body: newArticleGroup,
  data: staffArticleGroup,
});
export const updateArticleGroupContract = schemaOf(updateArticleGroup, {
  params: z.object({ key: z.string().max(60) }),
  body: articleGroupChange,
  data: staffArticleGroup,
});
export const listWebsitesContract = schemaOf(listWebsites, { data: z.array(staffWebsite) });
export const updateWebsiteContract = schemaOf(updateWebsite, { body: newWebsite, data: website });
export const getStaffCompanyContract = schemaOf(getStaffCompany, { data: staffCompany });
export const updateCompanyContract = schemaOf(updateCompany, { body: newCompany, data: staffCompany });
export const uploadSitePictureContract = schemaOf(uploadSitePicture, {
  body: sitePictureUpload,
  data: uploadedSitePicture,
});
export const getStaffConfigurationsContract = schemaOf(getStaffConfigurations, { data: staffConfigurations });
export const updateConfigurationsContract = schemaOf(updateConfigurations, {
  body: newConfigurations,
  data: configurations,
});
export const getStaffExchangeRatesContract = schemaOf(getStaffExchangeRates, { data: staffExchangeRates });
export const updateExchangeRatesContract = schemaOf(updateExchangeRates, {
  body: newExchangeRates,
  data: staffExchangeRates,
});
