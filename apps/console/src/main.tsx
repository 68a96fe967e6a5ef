import { startConsole } from './start-console.tsx';

void startConsole();
