import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsoleFeatures, type ConsoleFeature, type QueueView } from '@caravan/console-core';
import type { Language } from '@caravan/kernel';
import type { Queue } from '@caravan/tasks/contract';

/** Loads a feature's view of a queue, with the feature's texts in one language. */
const loadView = async (feature: ConsoleFeature, queue: Queue, language: Language) => {
  const [module, { texts }] = await Promise.all([
    feature.queues?.[queue]?.(),
    feature.texts[language](),
    feature.api?.(),
  ]);
  return { view: module?.view, texts };
};

/** The columns, panel and actions that a feature adds to its queue; undefined until they are loaded, or if none does. */
export const useQueueView = (queue: Queue): QueueView | undefined => {
  const features = useConsoleFeatures();
  const { i18n } = useTranslation();
  const [loaded, setLoaded] = useState<{ queue: Queue; view: QueueView }>();
  const language = i18n.language as Language;
  const feature = features.find(({ queues }) => queues?.[queue]);
  useEffect(() => {
    let isGone = false;
    if (feature)
      void loadView(feature, queue, language).then(({ view, texts }) => {
        i18n.addResourceBundle(language, feature.id, texts);
        if (!isGone && view) setLoaded({ queue, view });
      });
    return () => {
      isGone = true;
    };
  }, [feature, queue, language, i18n]);
  return loaded?.queue === queue ? loaded.view : undefined;
};
