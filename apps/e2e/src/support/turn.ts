// Tests that `npm test` does not repeat in each language and width go by turns: the page or the file with the number n
// takes turn n + `turn`, so that all turns are taken within a few days.

const day = 86_400_000;

/** The workers of a run get it from the environment, also after midnight. */
process.env['E2E_TURN'] ??= String(Math.floor(Date.now() / day));

/** The build number of the day: the days since 1970 in UTC. `E2E_TURN` repeats the turns of another day. */
export const turn = Number(process.env['E2E_TURN']);

if (!Number.isInteger(turn) || turn < 0) throw new Error(`E2E_TURN is no whole number: ${process.env['E2E_TURN']}`);

/** The one of them that has this number, counted round and round. */
export const inTurn = <Items extends readonly [unknown, ...unknown[]]>(items: Items, number: number): Items[number] =>
  items[number % items.length] ?? items[0];
