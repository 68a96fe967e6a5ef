// `npm run score:goods`: how well product pages are read, over the pages at ../shared/fixtures/goods.
import { inRoot, node24, run } from './lib/workspace.mjs';

const { code } = await run(node24(), [inRoot('libs', 'goods', 'server', 'src', 'score', 'score-goods.ts')]);
process.exitCode = code;
