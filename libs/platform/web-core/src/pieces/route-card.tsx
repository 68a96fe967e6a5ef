import { Panel, Timeline, type TimelineNode } from '@caravan/ui-kit';
import { useMoment } from '../clock/use-moment.ts';
import { commonNamespace } from '../i18n/common/common-texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { RouteStop } from './route-stops.ts';

export interface RouteCardProps<Name extends string> {
  title: string;
  stops: readonly RouteStop<Name>[];
  nameOf: (name: Name) => string;
}

/** Where something has been, where it is, and where it goes; local time with Beijing's beside it. */
export const RouteCard = <Name extends string>({ title, stops, nameOf }: RouteCardProps<Name>) => {
  const t = useTexts(commonNamespace);
  const moment = useMoment();

  const nodeOf = ({ key, state, name, past }: RouteStop<Name>): TimelineNode => {
    if (!past) return { key, state, title: nameOf(name) };
    const { local, beijing } = moment(past.at);
    const text = [t(`by.${past.by}`), past.note].filter(Boolean).join(' · ');
    return { key, state, title: nameOf(name), text, time: { iso: past.at, local, beijing } };
  };

  const stateTexts = { done: t('stop.done'), current: t('stop.current'), next: t('stop.next'), stopped: t('stop.stopped') };
  return (
    <Panel title={title}>
      <Timeline label={title} nodes={stops.map(nodeOf)} stateTexts={stateTexts} />
    </Panel>
  );
};
