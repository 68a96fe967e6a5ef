import { useTranslation } from 'react-i18next';
import { countryName } from '@caravan/kernel';
import { numberFact, textFact, textsFact, type QueueTask, type QueueView } from '@caravan/console-core';
import { useFormats, useLanguage } from '@caravan/web-core';

const Line = ({ task }: { task: QueueTask }) => {
  const language = useLanguage();
  return <>{textFact(task, language === 'zh' ? 'line_zh' : 'line')}</>;
};
const LineHeader = () => {
  const { t } = useTranslation('warehouse-packages-console');
  return <>{t('packages.line')}</>;
};

const Country = ({ task }: { task: QueueTask }) => {
  const language = useLanguage();
  const code = textFact(task, 'country');
  return <>{code ? countryName(code, language) : null}</>;
};
const CountryHeader = () => {
  const { t } = useTranslation('warehouse-packages-console');
  return <>{t('packages.country')}</>;
};

const Items = ({ task }: { task: QueueTask }) => <>{numberFact(task, 'items')}</>;
const ItemsHeader = () => {
  const { t } = useTranslation('warehouse-packages-console');
  return <>{t('packages.items')}</>;
};

const Bins = ({ task }: { task: QueueTask }) => {
  const { list } = useFormats();
  return <>{list(textsFact(task, 'bins'))}</>;
};
const BinsHeader = () => {
  const { t } = useTranslation('warehouse-packages-console');
  return <>{t('picks.bins')}</>;
};

/** Every queue of packages shows these. */
export const packageColumns: QueueView['columns'] = [
  { key: 'line', Header: LineHeader, Cell: Line },
  { key: 'country', Header: CountryHeader, Cell: Country },
  { key: 'items', Header: ItemsHeader, Cell: Items, numeric: true },
];

export const binsColumn: QueueView['columns'][number] = { key: 'bins', Header: BinsHeader, Cell: Bins };
