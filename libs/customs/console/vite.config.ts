import { library } from '../../../tools/config/vite-library.ts';

export default library(import.meta.dirname, 'customs-console', 'web');
