const requiredMajor = 24;

/**
 * Loads a program only on a Node that can run it. This file imports nothing, because an older Node does not even load
 * the programs: they import what it does not have.
 */
export const onRequiredNode = async (
  load: () => Promise<unknown>,
  node: string = process.versions.node,
): Promise<void> => {
  if (Number(node.split('.')[0]) >= requiredMajor) return void (await load());
  console.error(
    `Caravan needs Node ${requiredMajor} or newer, and this is Node ${node}: use npm start, which brings one`,
  );
  process.exitCode = 1;
};
