import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { getBoxSizes, updateBoxSizes } from './box-sizes.endpoints.ts';
import { boxSizes, newBoxSizes } from './box-sizes.schema.ts';
import { configurations, website } from './content.schema.ts';
import { getExchangeMargin, planExchangeMargin } from './exchange-margin.endpoints.ts';
import { exchangeMarginPlan, staffExchangeMargin } from './exchange-margin.schema.ts';
import { countRetentionDue, getRetention, updateRetention } from './retention.endpoints.ts';
import { retention, retentionDue, retentionDueQuery, retentionPeriods } from './retention.schema.ts';
import { getServiceFee, planServiceFee } from './service-fee.endpoints.ts';
import { serviceFeePlan, staffServiceFee } from './service-fee.schema.ts';
import { getSetup, sendTestMail, updateSetup } from './setup.endpoints.ts';
import { setup, setupChange, testMail } from './setup.schema.ts';
import { getShopRules, updateShopRules } from './shop-rules.endpoints.ts';
import { shopRules, staffShopRules } from './shop-rules.schema.ts';
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
export * from './retention.schema.ts';
export * from './setup.schema.ts';
export * from './staff-content.schema.ts';
export * from './box-sizes.schema.ts';
export * from './exchange-margin.schema.ts';
export * from './service-fee.schema.ts';
export * from './shop-rules.schema.ts';

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

export const getBoxSizesContract = schemaOf(getBoxSizes, { data: boxSizes });
export const updateBoxSizesContract = schemaOf(updateBoxSizes, { body: newBoxSizes, data: boxSizes });

export const getExchangeMarginContract = schemaOf(getExchangeMargin, { data: staffExchangeMargin });
export const planExchangeMarginContract = schemaOf(planExchangeMargin, {
  body: exchangeMarginPlan,
  data: staffExchangeMargin,
});

export const getRetentionContract = schemaOf(getRetention, { data: retention });
export const countRetentionDueContract = schemaOf(countRetentionDue, { query: retentionDueQuery, data: retentionDue });
export const updateRetentionContract = schemaOf(updateRetention, { body: retentionPeriods, data: retention });

export const getServiceFeeContract = schemaOf(getServiceFee, { data: staffServiceFee });
export const planServiceFeeContract = schemaOf(planServiceFee, { body: serviceFeePlan, data: staffServiceFee });

export const getSetupContract = schemaOf(getSetup, { data: setup });
export const updateSetupContract = schemaOf(updateSetup, { body: setupChange, data: setup });
export const sendTestMailContract = schemaOf(sendTestMail, { data: testMail });

export const getShopRulesContract = schemaOf(getShopRules, { data: staffShopRules });
export const updateShopRulesContract = schemaOf(updateShopRules, { body: shopRules, data: staffShopRules });
