// `npm run bench -- --against ../other`: the rows of this build and of another checkout's, in turn. Both must be built.
import { resolve } from 'node:path';
import { compareRow } from './measure-row.mjs';
import { startBench } from './start-bench.mjs';
import { megabytes, rate } from './words.mjs';

const both = (own, theirs) => `${own} / ${theirs}`;

/** Prints what each row costs in both builds, and the ratio of this one to the other. */
export const compareBuilds = async (folder, rows) => {
  const bench = await startBench({ bare: false });
  const other = await startBench({ bare: false, root: resolve(folder) }).catch(async (error) => {
    await bench.stop();
    throw error;
  });
  try {
    console.log(
      `\nThis build / that of ${folder}, 16 connections, in turn; the medians of the rounds, and of their ratios`,
    );
    const table = [];
    for (const row of rows) {
      const { own, theirs, ratio } = await compareRow(bench, other, row);
      const line = {
        row: row.name,
        'a second': both(rate(own.rate), rate(theirs.rate)),
        'ratio of these': ratio.rate.toFixed(2),
        'CPU ms': both(own.cpuMs.toFixed(2), theirs.cpuMs.toFixed(2)),
        'ratio of CPU': ratio.cpuMs.toFixed(2),
        statements: both(own.statements.toFixed(1), theirs.statements.toFixed(1)),
        peak: both(megabytes(own.peak), megabytes(theirs.peak)),
        'ratio of peaks': (own.peak / theirs.peak).toFixed(2),
      };
      table.push(line);
      console.log(`  ${row.name}: ${line['ratio of these']} of the requests, ${line['ratio of CPU']} of the CPU`);
    }
    console.table(table);
  } finally {
    await Promise.all([bench.stop(), other.stop()]);
  }
};
