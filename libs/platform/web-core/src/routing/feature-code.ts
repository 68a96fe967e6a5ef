import { inLanguages } from '@caravan/kernel';
import type { PageModule } from '../manifest.ts';
import type { TextFile, TextSource } from '../i18n/text-files.ts';

/** The exports of a feature's `*.pages.ts`: what it loads with the first of its pages or lazy slots. */
export interface FeatureCode<Page extends string, LazySlots> {
  texts: TextSource;
  api?: () => Promise<object>;
  pages: Record<Page, () => Promise<PageModule>>;
  lazySlots?: LazySlots;
}

/**
 * The parts of a manifest that load by way of the feature's `*.pages.ts`. Every page loads all manifests, to find its
 * route among the addresses; the names of the files behind them come with the first page of the feature.
 */
export const featureCode = <Page extends string, LazySlots>(load: () => Promise<FeatureCode<Page, LazySlots>>) => ({
  texts: inLanguages((language) => async (): Promise<TextFile> => {
    const { texts } = await load();
    return (texts[language] ?? texts.en)();
  }),
  api: async (): Promise<void> => {
    await (await load()).api?.();
  },
  page: (name: Page) => async (): Promise<PageModule> => (await load()).pages[name](),
  lazySlot:
    <Module>(pick: (slots: LazySlots) => () => Promise<Module>) =>
    async (): Promise<Module> => {
      const { lazySlots } = await load();
      if (!lazySlots) throw new Error('the feature has no lazy slots');
      return pick(lazySlots)();
    },
});
