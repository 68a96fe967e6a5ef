import { useTranslation } from 'react-i18next';
import type { Language } from '@caravan/kernel';
import { Panel, Timeline, type TimelineNode } from '@caravan/ui-kit';
import { useMoment } from '../clock/moments.ts';
import { useLanguage } from '../i18n/format.ts';
import { commonNamespace } from '../i18n/common/common-texts.ts';
import type { RouteStop } from './route-stops.ts';

export interface RouteCardProps<Name extends string> {
  title: string;
  stops: readonly RouteStop<Name>[];
  nameOf: (name: Name) => string;
}

/** In Chinese the name of a step says who acts, so only an automatic step is marked. */
const namesActor = (by: string, language: Language): boolean => language === 'en' || by === 'system';

/** The past, current and future stops on a route; local time with Beijing time beside it. */
export const RouteCard = <Name extends string>({ title, stops, nameOf }: RouteCardProps<Name>) => {
  const { t } = useTranslation(commonNamespace);
  const language = useLanguage();
  const moment = useMoment();

  const nodeOf = ({ key, state, name, past }: RouteStop<Name>): TimelineNode => {
    if (!past) return { key, state, title: nameOf(name) };
    const { local, beijing } = moment(past.at);
    const text = [namesActor(past.by, language) ? t(`by.${past.by}`) : '', past.note].filter(Boolean).join(' · ');
    return { key, state, title: nameOf(name), text, time: { iso: past.at, local, beijing } };
  };

  const stateTexts = {
    done: t('stop.done'),
    current: t('stop.current'),
    next: t('stop.next'),
    stopped: t('stop.stopped'),
  };
  return (
    <Panel title={title}>
      <Timeline label={title} nodes={stops.map(nodeOf)} stateTexts={stateTexts} />
    </Panel>
  );
};
