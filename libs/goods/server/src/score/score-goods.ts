import { hasSharedFixtures } from '../../../../../tools/config/shared-fixtures.ts';
import { scoreOlderPages, scorePages, scorePriceStrings, type PageScore, type Score } from './page-score.ts';

// `npm run score:goods`: how well pages and price texts are read, with a line for each mistake.
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const faultsOf = (page: PageScore): string[] => [
  ...(['price', 'currency', 'availability', 'picture'] as const)
    .filter((field) => page[field] === 'wrong' || page[field] === 'missed')
    .map((field) => `${field} ${page[field]}`),
  ...(page.title ? [] : ['title wrong']),
];

const report = (name: string, { pages, title, ...fields }: Score): void => {
  for (const page of pages) {
    const faults = faultsOf(page);
    if (faults.length > 0)
      console.log(`${faults.join(', ')}: ${page.url}\n  expected ${page.expected}\n  found    ${page.found}`);
  }
  console.log(`\n${pages.length} ${name} pages, title ${percent(title)} (aim: 95 %)`);
  console.table(
    Object.fromEntries(
      Object.entries(fields).map(([field, { precision, recall, f1 }]) => [
        field,
        { precision: percent(precision), recall: percent(recall), F1: percent(f1) },
      ]),
    ),
  );
};

if (hasSharedFixtures) {
  report('recent', scorePages());
  report('older', scoreOlderPages());
  const strings = scorePriceStrings();
  for (const line of strings.wrong) console.log(`price text ${line}`);
  console.log('Aim: price precision 97 %, F1 90 %.');
  console.log(`price texts ${percent(strings.right / strings.all)} (aim: 98 %)`);
} else {
  console.log('Nothing to score: the pages are not at ../shared/fixtures/goods.');
}
