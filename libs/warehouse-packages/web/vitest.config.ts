import { project } from '../../../vitest.shared.ts';

export default project(import.meta.dirname, 'warehouse-packages-web', 'web');
