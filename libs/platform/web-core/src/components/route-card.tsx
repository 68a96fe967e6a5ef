import { useTranslation } from 'react-i18next';
import { Panel, Timeline, type TimelineNode } from '@caravan/ui-kit';
import { useMoment } from '../clock/moments.ts';
import { commonNamespace } from '../i18n/common/common-texts.ts';
import type { RouteStop } from './route-stops.ts';

export interface RouteCardProps<Name extends string> {
  title: string;
  stops: readonly RouteStop<Name>[];
  nameOf: (name: Name) => string;
}

/** The past, current and future stops on a route, the automatic ones marked. */
export const RouteCard = <Name extends string>({ title, stops, nameOf }: RouteCardProps<Name>) => {
  const { t } = useTranslation(commonNamespace);
  const moment = useMoment();

  const nodeOf = ({ key, state, name, past }: RouteStop<Name>): TimelineNode => {
    if (!past) return { key, state, title: nameOf(name) };
    const text = [past.automatic ? t('stop.automatic') : '', past.note].filter(Boolean).join(' · ');
    return { key, state, title: nameOf(name), text, time: { iso: past.at, text: moment(past.at) } };
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
