/** The result of an audit for one batch of rows. */
export interface AuditedBatch {
  /** Each line names a fault. */
  faults: readonly string[];
  rows: number;
  /** The key of the last row; undefined if there were none, which ends the part. */
  last: string | undefined;
}

/** Rows that are audited in batches, in the order of their keys. */
export interface AuditedRows {
  /** Names the rows, such as `orders`; unique in its feature. */
  name: string;
  /** The number of all rows, for the progress. */
  count: () => Promise<number>;
  /** Audits the rows after this key, the first of which is an empty string. */
  check: (after: string) => Promise<AuditedBatch>;
}

/** Carries out the parts of an audit, and knows those that an interrupted audit has completed. */
export interface AuditRun {
  /** A check of one piece, such as a query over a table. */
  part: (name: string, check: () => Promise<readonly string[]>) => Promise<readonly string[]>;
  /** A check in batches, which can go on in the middle. */
  batches: (rows: AuditedRows) => Promise<readonly string[]>;
}

/** How far a part of an audit is. */
export interface AuditProgress {
  feature: string;
  part: string;
  /** The key of the last audited row. */
  last: string;
  rows: number;
  done: boolean;
  faults: readonly string[];
}

export interface AuditRunOptions {
  feature: string;
  /** The parts that an interrupted audit has completed. */
  before: readonly AuditProgress[];
  save: (progress: AuditProgress) => Promise<void>;
  /** Receives lines such as `checked: cart-orders 40,000 of 1,002,000 orders`. */
  report: (line: string) => void;
}

/** Rows between two lines of progress. */
const reportEvery = 10_000;

const shown = (count: number): string => count.toLocaleString('en-GB');

/** An audit that stores its progress after each batch. */
export const storedAudit = ({ feature, before, save, report }: AuditRunOptions): AuditRun => {
  const found = (part: string): AuditProgress =>
    before.find((one) => one.feature === feature && one.part === part) ?? {
      feature,
      part,
      last: '',
      rows: 0,
      done: false,
      faults: [],
    };
  return {
    async part(name, check) {
      const known = found(name);
      if (known.done) return known.faults;
      const faults = await check();
      await save({ ...known, done: true, faults });
      report(`checked: ${feature} ${name}`);
      return faults;
    },
    async batches({ name, count, check }) {
      let progress = found(name);
      if (progress.done) return progress.faults;
      const total = await count();
      while (!progress.done) {
        const { faults, rows, last } = await check(progress.last);
        const reached: number = progress.rows + rows;
        if (last === undefined || Math.floor(reached / reportEvery) > Math.floor(progress.rows / reportEvery))
          report(`checked: ${feature} ${shown(reached)} of ${shown(Math.max(total, reached))} ${name}`);
        progress = {
          ...progress,
          last: last ?? progress.last,
          rows: reached,
          done: last === undefined,
          faults: [...progress.faults, ...faults],
        };
        await save(progress);
      }
      return progress.faults;
    },
  };
};

const batchesInMemory: AuditRun['batches'] = async ({ check }) => {
  const all: (readonly string[])[] = [];
  for (let after: string | undefined = ''; after !== undefined;) {
    const { faults, last } = await check(after);
    all.push(faults);
    after = last;
  }
  return all.flat();
};

/** An audit in one go, which stores nothing. */
export const plainAudit: AuditRun = { part: (_, check) => check(), batches: batchesInMemory };

/** An audit of these parts only, given as `feature part`. */
export const auditOf = (parts: ReadonlySet<string>, feature: string): AuditRun => ({
  part: async (name, check) => (parts.has(`${feature} ${name}`) ? check() : []),
  batches: async (rows) => (parts.has(`${feature} ${rows.name}`) ? batchesInMemory(rows) : []),
});
