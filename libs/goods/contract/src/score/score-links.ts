import { hasSharedFixtures } from '../../../../../tools/config/shared-fixtures.ts';
import { faultsOf, linkCases } from './link-score.ts';

// Part of `npm run score:goods`: reports each pasted link or text that is recognised wrongly.
if (hasSharedFixtures) {
  const rows: Record<string, { right: number; all: number }> = {};
  for (const [kind, one] of linkCases()) {
    const faults = faultsOf(one);
    const row = (rows[kind] ??= { right: 0, all: 0 });
    row.all += 1;
    if (faults.length === 0) row.right += 1;
    else console.log(`${kind}: ${one.input}\n  ${faults.join('\n  ')}`);
  }
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([kind, { right, all }]) => [
        kind,
        { reached: `${((right / all) * 100).toFixed(1)} %`, aim: '100 %', cases: all },
      ]),
    ),
  );
} else {
  console.log('No links to score: they are not at ../shared/fixtures/goods.');
}
