// `npm run score:goods`: scores the recognition of product pages, price texts and links on the cases in
// ../shared/fixtures/goods.
import { inRoot, node24, run } from './lib/workspace.mjs';

const scripts = [
  ['server', 'src', 'score', 'score-goods.ts'],
  ['contract', 'src', 'score', 'score-links.ts'],
];
for (const script of scripts) {
  const { code } = await run(node24(), [inRoot('libs', 'goods', ...script)]);
  if (code) process.exitCode = code;
}
