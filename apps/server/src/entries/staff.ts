import { onRequiredNode } from '../required-node.ts';

await onRequiredNode(() => import('../staff.ts'));
