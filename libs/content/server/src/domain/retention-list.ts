import {
  forEachKind,
  retentionKinds,
  retentionLimits,
  retentionPlaceholder,
  type RetentionPeriods,
} from '@caravan/content/contract';
import type { Language } from '@caravan/kernel';
import { words } from '../words/words.ts';

const usual: RetentionPeriods = forEachKind((kind) => retentionLimits[kind].usual);

/** The periods that owners have set, and the usual ones of other kinds. */
export const periodsOf = (set: { value: Partial<RetentionPeriods> } | undefined): RetentionPeriods => ({
  ...usual,
  ...set?.value,
});

/** The periods as a table, in the form of tables of articles. */
const retentionTable = (periods: RetentionPeriods, language: Language): string => {
  const { what, period, kinds, days } = words[language].retention;
  const rows = retentionKinds.map((kind) => `<tr><td>${kinds[kind]}</td><td>${days(periods[kind])}</td></tr>`);
  const titles = [what, period].map((title) => `<th scope="col">${title}</th>`).join('');
  return `<div class="table-scroll"><table><thead><tr>${titles}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
};

const paragraph = `<p>${retentionPlaceholder}</p>`;

/** The HTML of an article with the list of the current periods where its text asks for it. */
export const fillRetention = (html: string, periods: RetentionPeriods, language: Language): string =>
  html.replaceAll(paragraph, () => retentionTable(periods, language));
