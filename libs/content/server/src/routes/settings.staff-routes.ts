import {
  countRetentionDueContract,
  getBoxSizesContract,
  getExchangeMarginContract,
  getRetentionContract,
  getServiceFeeContract,
  getSetupContract,
  getShopRulesContract,
  getStaffCompanyContract,
  getStaffConfigurationsContract,
  getStaffExchangeRatesContract,
  listWebsitesContract,
  planExchangeMarginContract,
  planServiceFeeContract,
  sendTestMailContract,
  updateBoxSizesContract,
  updateCompanyContract,
  updateConfigurationsContract,
  updateExchangeRatesContract,
  updateRetentionContract,
  updateSetupContract,
  updateShopRulesContract,
  updateWebsiteContract,
  uploadSitePictureContract,
} from '@caravan/content/contract/staff';
import { expectedVersion, route, type Core, type Route } from '@caravan/server-core';
import { findRates } from '../db/exchange-rate.repo.ts';
import { replacePictures } from '../db/site-picture.repo.ts';
import { findWebsiteVersion, listWebsites, writeWebsite } from '../db/website.repo.ts';
import { presentWebsite, readWebsite } from '../use-cases/read-website.ts';
import { changeBoxSizes, readBoxSizes } from '../use-cases/box-sizes.ts';
import { changeCompany, readStaffCompany } from '../use-cases/company.ts';
import { changeConfigurations, readStaffConfigurations } from '../use-cases/configurations.ts';
import { topics, type ContentContext } from '../use-cases/content-context.ts';
import { notWritten } from '../use-cases/not-written.ts';
import { exchangeMargins, planVersions, readPlanned, serviceFees } from '../use-cases/planned-settings.ts';
import { changeRetention, countDue, readRetention } from '../use-cases/retention.ts';
import { presentRates, setRates } from '../use-cases/set-rates.ts';
import { sendTestMail } from '../use-cases/send-test-mail.ts';
import { changeSetup, readSetup } from '../use-cases/setup.ts';
import { changeShopRules, readShopRules } from '../use-cases/shop-rules.ts';
import { keepSitePicture, requirePictures, sitePictureIdOf, sitePicturePath } from '../use-cases/site-pictures.ts';

/** Staff routes for the set-up, website info, the company, configurations, rules of the shop, sizes, exchange rates and the periods of old data. */
export const settingsStaffRoutes = (core: Core, context: ContentContext): Route[] => [
  route(listWebsitesContract, async () =>
    (await listWebsites(context.db)).map((row) => ({
      tag: row.tag,
      ...presentWebsite(row),
      edited_at: row.editedAt?.toISOString() ?? null,
      version: row.version,
    })),
  ),

  route(updateWebsiteContract, async ({ body, audit, request }) => {
    const subject = { kind: 'website', ref: body.tag };
    const expected = expectedVersion(request);
    const { tag, WEBSITE_NAME: name, WEBSITE_LOGO_PATH: logoPath, SERVICE_EMAIL: serviceEmail, socials } = body;
    const logo = sitePictureIdOf(logoPath);
    const pictures = logo === undefined ? [] : [logo];
    await requirePictures(core, pictures);
    await core.transaction(async (tx) => {
      const row = { tag, name, logoPath, serviceEmail, socials, editedAt: core.clock() };
      if (!(await writeWebsite(tx, row, expected)))
        throw await notWritten(context, tx, subject, await findWebsiteVersion(tx, tag));
      await replacePictures(tx, `website:${tag}`, pictures);
      await audit(tx, { action: 'website.update', subject });
      await core.caches.changed(tx, topics.websites);
    });
    return readWebsite(context, tag);
  }),

  route(getStaffCompanyContract, () => readStaffCompany(context)),

  route(updateCompanyContract, ({ body, audit, request }) =>
    changeCompany(core, context, {
      given: body,
      expected: expectedVersion(request),
      audit: (tx) =>
        audit(tx, { action: 'company.update', subject: { kind: 'company', ref: 'company' }, data: { ...body } }),
    }),
  ),

  route(uploadSitePictureContract, async ({ session, body, unchanged }) => {
    // The change that shows the picture is recorded.
    unchanged();
    const id = await keepSitePicture(core, session.userId, body.image);
    return { id, path: sitePicturePath(id) };
  }),

  route(getStaffConfigurationsContract, () => readStaffConfigurations(context)),

  route(updateConfigurationsContract, ({ body, audit, request }) =>
    changeConfigurations(core, context, {
      given: body,
      expected: expectedVersion(request),
      audit: (tx) =>
        audit(tx, {
          action: 'configurations.update',
          subject: { kind: 'configurations', ref: 'features' },
          data: body.features,
        }),
    }),
  ),

  route(getBoxSizesContract, () => readBoxSizes(context.db)),

  route(updateBoxSizesContract, ({ body, audit, request }) =>
    changeBoxSizes(core, context, {
      given: body,
      expected: expectedVersion(request),
      audit: (tx) =>
        audit(tx, { action: 'box_sizes.update', subject: { kind: 'box_sizes', ref: 'box_sizes' }, data: { ...body } }),
    }),
  ),

  route(getShopRulesContract, ({ language }) => readShopRules(context.db, language)),

  route(updateShopRulesContract, ({ body, audit, request, language }) =>
    changeShopRules(core, context, {
      given: body,
      language,
      expected: expectedVersion(request),
      audit: (tx, before) =>
        audit(tx, {
          action: 'shop_rules.update',
          subject: { kind: 'shop_rules', ref: 'rules' },
          data: { before, after: body },
        }),
    }),
  ),

  route(getServiceFeeContract, () => readPlanned(context, serviceFees)),

  route(planServiceFeeContract, ({ body, audit, request }) =>
    planVersions(core, context, serviceFees, {
      ...body,
      expected: expectedVersion(request),
      audit: (tx, change) =>
        audit(tx, {
          action: 'service_fee.update',
          subject: { kind: 'service_fee', ref: 'service_fee' },
          data: change,
        }),
    }),
  ),

  route(getExchangeMarginContract, () => readPlanned(context, exchangeMargins)),

  route(planExchangeMarginContract, ({ body, audit, request }) =>
    planVersions(core, context, exchangeMargins, {
      ...body,
      expected: expectedVersion(request),
      audit: (tx, change) =>
        audit(tx, {
          action: 'exchange_margin.update',
          subject: { kind: 'exchange_margin', ref: 'exchange_margin' },
          data: change,
        }),
    }),
  ),

  route(getStaffExchangeRatesContract, async () => presentRates(await findRates(context.db), context.clock())),

  route(updateExchangeRatesContract, ({ body, audit }) =>
    setRates(core, context, body, (tx) =>
      audit(tx, {
        action: 'exchange_rates.update',
        subject: { kind: 'exchange_rates', ref: body.as_of },
        data: body.per_euro,
      }),
    ),
  ),

  route(getRetentionContract, () => readRetention(context.db)),

  route(countRetentionDueContract, ({ query }) => countDue(context, query)),

  route(updateRetentionContract, ({ body, audit, request }) =>
    changeRetention(core, context, {
      periods: body,
      expected: expectedVersion(request),
      audit: (tx, before) =>
        audit(tx, {
          action: 'retention.update',
          subject: { kind: 'retention', ref: 'periods' },
          data: { before, after: body },
        }),
    }),
  ),

  route(getSetupContract, () => readSetup(context)),

  route(updateSetupContract, ({ body, audit, request }) =>
    changeSetup(core, context, {
      given: body,
      expected: expectedVersion(request),
      audit: (tx) => audit(tx, { action: 'setup.update', subject: { kind: 'setup', ref: 'list' }, data: { ...body } }),
    }),
  ),

  route(sendTestMailContract, ({ session, language, audit }) =>
    sendTestMail(core, context, {
      staffId: session.userId,
      language,
      audit: (tx, outcome) =>
        audit(tx, { action: 'setup.test_mail', subject: { kind: 'setup', ref: 'mail' }, data: { outcome } }),
    }),
  ),
];
