import { setupItems, type Setup, type SetupChange } from '@caravan/content/contract';
import type { SetupProgress, SetupSteps } from '@caravan/content/port';
import type { Config, Core, Tx } from '@caravan/server-core';
import { findSetting, writeSetting } from '../db/setting.repo.ts';
import type { ExpectedVersion } from '../db/write-version.ts';
import { readCompany } from './company.ts';
import { readConfigurations } from './configurations.ts';
import type { ContentContext } from './content-context.ts';
import { exchangeRates } from './exchange-rates.ts';
import { notWritten } from './not-written.ts';
import { readWebsite } from './read-website.ts';
import { shippedWebsite } from './seed-content.ts';

/** All items, not from memory. */
export const readSetup = async ({ db, setup }: Pick<ContentContext, 'db' | 'setup'>): Promise<Setup> => {
  const steps = setup();
  const set = await findSetting(db, 'setup');
  const skipped = new Set(set?.value.skipped);
  const items = await Promise.all(
    setupItems.map(async (item): Promise<Setup['items'][number]> => {
      const { isDone, parts = [], link = null } = await steps[item]();
      return { item, state: isDone ? 'done' : skipped.has(item) ? 'skipped' : 'open', parts: [...parts], link };
    }),
  );
  return { items, version: set?.version ?? 0 };
};

export interface ChangeSetup {
  given: SetupChange;
  expected: ExpectedVersion;
  /** Writes the audit entry in the same transaction. */
  audit: (tx: Tx) => Promise<void>;
}

/** Sets which items stay undone on purpose. */
export const changeSetup = async (
  { transaction, clock }: Pick<Core, 'transaction' | 'clock'>,
  context: ContentContext,
  { given, expected, audit }: ChangeSetup,
): Promise<Setup> => {
  await transaction(async (tx) => {
    if (!(await writeSetting(tx, 'setup', given, { now: clock(), expected }))) {
      const now = await findSetting(tx, 'setup');
      throw await notWritten(context, tx, { kind: 'setup', ref: 'list' }, now?.version);
    }
    await audit(tx);
  });
  return readSetup(context);
};

/** The items that content itself holds. */
export type OwnSetupItem = 'name' | 'logo' | 'company' | 'mail' | 'rates' | 'pages';

/** How far they are, by what is kept in memory for all callers. */
export const ownSetupSteps = (
  context: ContentContext,
  { smtpUrl, texts, production, publicUrl }: Pick<Config, 'smtpUrl' | 'texts' | 'production' | 'publicUrl'>,
): Pick<SetupSteps, OwnSetupItem> => {
  const done = (isDone: boolean): SetupProgress => ({ isDone });
  return {
    name: async () => done((await readWebsite(context)).WEBSITE_NAME !== shippedWebsite.name),
    logo: async () => done((await readWebsite(context)).WEBSITE_LOGO_PATH !== shippedWebsite.logoPath),
    company: async () => {
      const { name = '', address = '' } = (await readCompany(context))?.value ?? {};
      return done(name !== '' && address !== '');
    },
    mail: async () => ({
      isDone: smtpUrl !== undefined,
      parts: [{ part: 'text_messages', ready: texts !== undefined }],
      // Mails that are not sent are read there: such as the link of an invitation.
      ...(smtpUrl === undefined && !production ? { link: `${publicUrl}/dev/mail` } : {}),
    }),
    // Rates are against the euro, so this one is that of the yuan alone.
    rates: async () => done('rate' in (await exchangeRates(context).forCharge('EUR'))),
    pages: async () => {
      const { shipping_estimate: estimate, community } = (await readConfigurations(context)).features;
      return {
        isDone: estimate && community,
        parts: [
          { part: 'shipping_estimate', ready: estimate },
          { part: 'community', ready: community },
        ],
      };
    },
  };
};
