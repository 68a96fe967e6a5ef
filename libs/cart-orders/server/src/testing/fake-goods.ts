import type { GoodsPictures, GoodsSnapshots, RefreshedLine, SnapshotLine, SnapshotRef } from '@caravan/goods/port';

const same = (a: SnapshotRef, b: SnapshotRef): boolean => a.snapshotId === b.snapshotId && a.skuId === b.skuId;

export interface FakeGoods {
  port: GoodsSnapshots;
  /** Paths of pictures and their bytes; one that is missing cannot be had. */
  pictures: Map<string, Uint8Array>;
  picturePort: GoodsPictures;
  /** Has these snapshots; nothing of them ever changes. */
  has: (...lines: SnapshotLine[]) => void;
  /** What the shop says when it is asked about a snapshot again; without it: the same. */
  says: (ref: SnapshotRef, outcome: RefreshedLine['outcome'], line?: SnapshotLine) => void;
  /** What the shop was asked about. */
  asked: SnapshotRef[];
}

/** Goods as the cart sees it, with a shop that can be told what to say. */
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
      if (!known) throw new Error('the shop cannot speak of what it never had');
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
