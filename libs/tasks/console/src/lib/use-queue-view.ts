import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsoleFeatures, type ConsoleFeature, type QueueView } from '@caravan/console-core';
import type { Queue } from '@caravan/tasks/contract';
import { makeTextLibrary, type I18n, type TextLibrary } from '@caravan/web-core';

/** Loads a feature's view of a queue, with its endpoints and with all texts that it shows. */
const loadView = async (feature: ConsoleFeature, queue: Queue, texts: TextLibrary, i18n: I18n) => {
  const namespaces = [feature.id, ...(feature.uses ?? [])];
  const [module] = await Promise.all([feature.queues?.[queue]?.(), feature.api?.(), texts.ensure(i18n, namespaces)]);
  return module?.view;
};

/** The columns, panel and actions that a feature adds to its queue; undefined until they are loaded, or if none does. */
export const useQueueView = (queue: Queue): QueueView | undefined => {
  const features = useConsoleFeatures();
  const { i18n } = useTranslation();
  const [loaded, setLoaded] = useState<{ queue: Queue; view: QueueView }>();
  const texts = useMemo(() => makeTextLibrary(features), [features]);
  const { language } = i18n;
  const feature = features.find(({ queues }) => queues?.[queue]);
  useEffect(() => {
    let isGone = false;
    if (feature)
      void loadView(feature, queue, texts, i18n).then((view) => {
        if (!isGone && view) setLoaded({ queue, view });
      });
    return () => {
      isGone = true;
    };
  }, [feature, queue, language, texts, i18n]);
  return loaded?.queue === queue ? loaded.view : undefined;
};
