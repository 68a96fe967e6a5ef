import type { GoodsPictures, GoodsSnapshots, RefreshedLine, SnapshotLine, SnapshotRef } from '@caravan/goods/port';

const same = (a: SnapshotRef, b: SnapshotRef): boolean => a.snapshotId === b.snapshotId && a.skuId === b.skuId;

export interface FakeGoods {
  port: GoodsSnapshots;
  /** Bytes of pictures by their paths; others are not available. */
  pictures: Map<string, Uint8Array>;
  picturePort: GoodsPictures;
  /** Adds snapshots, which never change. */
  has: (...lines: SnapshotLine[]) => void;
  /** Sets the shop's answer when a snapshot is read again; the default is the same product. */
  says: (ref: SnapshotRef, outcome: RefreshedLine['outcome'], line?: SnapshotLine) => void;
  /** The products that the shop was asked about. */
  asked: SnapshotRef[];
}

/** Goods as the cart uses it, with a shop whose answers the test sets. */
export const fakeGoods = (): FakeGoods => {
  const snapshots: SnapshotLine[] = [];
  const answers: { ref: SnapshotRef; answer: RefreshedLine }[] = [];
  const asked: SnapshotRef[] = [];
  const pictures = new Map<string, Uint8Array>();
  const find = (ref: SnapshotRef): SnapshotLine | null => snapshots.find((line) => same(line, ref)) ?? null;

  const has: FakeGoods['has'] = (...lines) => {
    for (const line of lines) if (!find(line)) snapshots.push(line);
  };
  return {
    asked,
    pictures,
    picturePort: { read: async (path) => pictures.get(path) },
    has,
    says(ref, outcome, line) {
      const known = line ?? find(ref);
      if (!known) throw new Error('the shop does not know this snapshot');
      has(known);
      answers.unshift({ ref, answer: { outcome, line: known } });
    },
    port: {
      has: async (snapshotId) => snapshots.some((line) => line.snapshotId === snapshotId),
      find: async (ref) => find(ref),
      findAll: async (refs) => refs.map(find),
      refresh: async (ref) => {
        asked.push(ref);
        const told = answers.find((entry) => same(entry.ref, ref))?.answer;
        const line = find(ref);
        return told ?? (line && { outcome: 'current', line });
      },
    },
  };
};
