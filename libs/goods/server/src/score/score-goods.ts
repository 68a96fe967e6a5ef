import { hasSharedFixtures } from '../../../../../tools/config/shared-fixtures.ts';
import { scorePages, scorePriceStrings } from './page-score.ts';

// `npm run score:goods`: how well pages and price texts are read, with a line for each mistake.
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

if (hasSharedFixtures) {
  const { pages, precision, recall, f1, title } = scorePages();
  const strings = scorePriceStrings();
  const faulty = pages.filter(
    (page) => page.price === 'wrong' || page.price === 'missed' || !page.title || !page.currency,
  );
  for (const page of faulty) {
    const faults = [
      page.price === 'right' || page.price === 'none' ? '' : `price ${page.price}`,
      page.currency ? '' : 'currency wrong',
      page.title ? '' : 'title wrong',
    ];
    console.log(
      `${faults.filter(Boolean).join(', ')}: ${page.url}\n  expected ${page.expected}\n  found    ${page.found}`,
    );
  }
  for (const line of strings.wrong) console.log(`price text ${line}`);
  console.log(`\n${pages.length} pages`);
  console.table({
    'price precision': { reached: percent(precision), aim: '96 %' },
    'price recall': { reached: percent(recall), aim: '' },
    'price F1': { reached: percent(f1), aim: '80 %' },
    title: { reached: percent(title), aim: '95 %' },
    'price texts': { reached: percent(strings.right / strings.all), aim: '98 %' },
  });
} else {
  console.log('Nothing to score: the pages are not at ../shared/fixtures/goods.');
}
