import { describe, expect, it } from 'vitest';
import { textFaults } from '@caravan/web-core/testing';
import * as home from '../pages/home/i18n/en.ts';
import * as homeZh from '../pages/home/i18n/zh.ts';
import * as appLayout from './en.ts';
import * as layoutZh from './zh.ts';

describe('texts', () => {
  it('of the layout have the same keys in both languages', () => {
    expect(textFaults(appLayout.texts, layoutZh.texts)).toEqual([]);
  });

  it('of the home page have the same keys in both languages', () => {
    expect(textFaults(home.texts, homeZh.texts)).toEqual([]);
  });
});
