import {
  fail,
  type HaulGoods,
  type HaulPackage,
  type ImportedPackage,
  type ImportedPackages,
} from '@caravan/haul/contract';
import type { PageQuery } from '@caravan/kernel';
import { findRecord, goodsOfImport, pageOfRecords } from '../db/haul-import.repo.ts';
import { packageSummary, packedGoods, packedSummary } from '../domain/summaries.ts';
import type { HaulContext } from './haul-context.ts';
import { photoReader } from './imported-photos.ts';
import { pageOf, showImport, type Asked, type AskedNumber } from './read-imports.ts';

/** A page of packages in short, with the names of their first goods. */
export const importedPackages = async (
  context: HaulContext,
  asked: Asked,
  query: PageQuery,
): Promise<ImportedPackages> => {
  const { id } = await showImport(context, asked);
  const { rows, total } = await pageOfRecords<HaulPackage>(context.db, id, 'packages', query);
  const parcels = rows.map(packageSummary);
  const goods = await goodsOfImport<HaulGoods>(
    context.db,
    id,
    parcels.flatMap((parcel) => parcel.goods),
  );
  const withPhotos = await photoReader(context, id, parcels);
  const items = parcels.map((parcel) => ({
    ...withPhotos(parcel),
    goods: parcel.goods.flatMap((goodsId) => goods.get(goodsId) ?? []).map(packedSummary),
  }));
  return pageOf(query, items, total);
};

/** A whole package with the names of its goods; `not_found` if the archive has no such package. */
export const importedPackage = async (
  context: HaulContext,
  { number, ...asked }: AskedNumber,
): Promise<ImportedPackage> => {
  const { id } = await showImport(context, asked);
  const parcel = await findRecord<HaulPackage>(context.db, id, 'packages', number);
  if (!parcel) throw fail('not_found');
  const goods = await goodsOfImport<HaulGoods>(context.db, id, parcel.goods);
  const withPhotos = await photoReader(context, id, [parcel]);
  return {
    ...withPhotos(parcel),
    goods: parcel.goods.flatMap((goodsId) => goods.get(goodsId) ?? []).map(packedGoods),
    goods_count: parcel.goods.length,
  };
};
