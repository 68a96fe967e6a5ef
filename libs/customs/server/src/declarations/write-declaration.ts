import {
  fail,
  type Declaration,
  type DeclaredLine,
  type NewDeclaration,
  type NewDeclaredLine,
} from '@caravan/customs/contract';
import type { DeclaredGoods, DeclaredPackage } from '@caravan/customs/port';
import { shareFen, sumFen } from '@caravan/kernel';
import { searchText, type StaffCall, type Tx } from '@caravan/server-core';
import type { CustomsContext } from '../customs-context.ts';
import { nomenclature, suggestHeadings } from '../hs-codes/nomenclature.ts';
import { findKnown, findLines, remember, writeLines, type KnownGoods, type LineRow } from './declaration.repo.ts';

const mostSuggestions = 3;
/** Nearly all goods of this trade are made in China. */
const usualOrigin = 'CN';

const nameOf = ({ name }: Pick<DeclaredGoods, 'name'>): string => searchText(name);

/** A line that is not written yet: what is known of goods with this name, and their part of the declared value. */
const openLine = (goods: DeclaredGoods, known: KnownGoods | undefined, valueFen: number) => ({
  description: known?.description ?? '',
  hs_code: known?.hsCode ?? '',
  origin: known?.origin ?? usualOrigin,
  value_fen: valueFen,
  weight_g: goods.weightG,
});

const writtenLine = ({ description, hsCode, origin, valueFen, weightG }: LineRow) => ({
  description,
  hs_code: hsCode,
  origin,
  value_fen: valueFen,
  weight_g: weightG,
});

const present = async (
  held: DeclaredPackage,
  written: { version: number; lines: readonly LineRow[] },
  known: ReadonlyMap<string, KnownGoods>,
): Promise<Declaration> => {
  const { textOf } = await nomenclature();
  const isPriced = held.goods.some(({ valueFen }) => valueFen > 0);
  const shares = shareFen(
    held.declaredValueFen,
    held.goods.map(({ valueFen, quantity }) => (isPriced ? valueFen : quantity)),
  );
  const lines = held.goods.map((goods, index): DeclaredLine => {
    const line = written.lines.find(({ itemId }) => itemId === goods.id);
    return {
      item_id: goods.id,
      name: goods.name,
      quantity: goods.quantity,
      ...(line ? writtenLine(line) : openLine(goods, known.get(nameOf(goods)), shares[index] ?? 0)),
      suggestions: suggestHeadings(goods.name, mostSuggestions).map(({ code, description }) => ({
        code,
        description,
        text: textOf.get(code) ?? '',
      })),
    };
  });
  return {
    lines,
    declared_value_fen: held.declaredValueFen,
    declared: written.version > 0,
    can_change: held.isHere,
    version: written.version,
  };
};

const orMissing = (found: DeclaredPackage | null): DeclaredPackage => {
  if (!found) throw fail('not_found');
  return found;
};

/** Suggests lines for a package without a declaration. */
export const showDeclaration = async (context: CustomsContext, number: string): Promise<Declaration> => {
  const held = orMissing(await context.packages().find(context.db, number));
  const written = await findLines(context.db, number);
  const known = written.version ? new Map() : await findKnown(context.db, held.goods.map(nameOf));
  return present(held, written, known);
};

/** Refuses codes that do not exist, other goods than those of the package, and another value than the declared one. */
const check = async (
  { goods, declaredValueFen }: DeclaredPackage,
  lines: readonly NewDeclaredLine[],
): Promise<void> => {
  const { textOf } = await nomenclature();
  const unknown = lines.flatMap(({ hs_code: code }, index) =>
    textOf.has(code) ? [] : [[`lines.${index}.hs_code`, 'hs_code_unknown']],
  );
  if (unknown.length) throw fail('invalid', { fields: Object.fromEntries(unknown) as Record<string, string> });
  const ids = new Set(lines.map(({ item_id: id }) => id));
  if (ids.size !== goods.length || lines.length !== goods.length || goods.some(({ id }) => !ids.has(id)))
    throw fail('other_goods');
  const sum = sumFen(lines.map(({ value_fen: fen }) => fen));
  if (sum !== declaredValueFen) throw fail('values_differ', { sum_fen: sum, declared_fen: declaredValueFen });
};

/** Declares the contents of a package, and remembers how its goods are declared. The same lines again change nothing. */
export const writeDeclaration = async (
  tx: Tx,
  context: CustomsContext,
  { staffId, audit, unchanged }: StaffCall,
  number: string,
  { lines }: NewDeclaration,
  version: number | undefined,
): Promise<Declaration> => {
  const held = orMissing(await context.packages().lock(tx, number));
  if (!held.isHere) throw fail('declaration_too_late');
  const before = await findLines(tx, number);
  await check(held, lines);
  const byItem = new Map(lines.map((line) => [line.item_id, line]));
  const rows = held.goods.flatMap(({ id, quantity }, position): LineRow[] => {
    const line = byItem.get(id);
    if (!line) return [];
    const { description, hs_code: hsCode, origin, value_fen: valueFen, weight_g: weightG } = line;
    return [{ packageNumber: number, position, itemId: id, description, hsCode, origin, valueFen, weightG, quantity }];
  });
  if (JSON.stringify(rows.map(writtenLine)) === JSON.stringify(before.lines.map(writtenLine))) {
    unchanged();
    return present(held, before, new Map());
  }
  const subject = { kind: 'package', ref: number };
  if (version !== undefined && version !== before.version)
    throw await context.staffChanges().changed(tx, { ...subject, version: before.version });
  const at = context.clock();
  const written = { version: before.version + 1, lines: rows };
  await writeLines(tx, { packageNumber: number, version: written.version, staffId, at }, rows);
  await remember(
    tx,
    held.goods.flatMap((goods): KnownGoods[] => {
      const line = byItem.get(goods.id);
      return line
        ? [{ name: nameOf(goods), description: line.description, hsCode: line.hs_code, origin: line.origin, at }]
        : [];
    }),
  );
  await audit(tx, {
    action: 'package.declare',
    subject,
    data: { codes: rows.map(({ hsCode }) => hsCode) },
  });
  return present(held, written, new Map());
};
