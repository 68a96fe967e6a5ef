import type { words as en } from './en.ts';

export const words: typeof en = { home: '返回首页' };
