import { onRequiredNode } from '../required-node.ts';

await onRequiredNode(() => import('../migrate.ts'));
