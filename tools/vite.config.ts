import { library } from './config/vite-library.ts';

export default library(import.meta.dirname, 'tools', 'tools');
