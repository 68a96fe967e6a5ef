import { harness } from '../../../../../vite.harness.ts';

export default harness(import.meta.dirname, 'logistics-web');
