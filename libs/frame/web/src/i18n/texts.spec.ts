import { describe, expect, it } from 'vitest';
import { textFaults } from '@caravan/web-core/testing';
import * as home from '../pages/home/i18n/en.ts';
import * as homeZh from '../pages/home/i18n/zh.ts';
import * as frame from './en.ts';
import * as frameZh from './zh.ts';

describe('texts', () => {
  it('say the same of the frame in both languages', () => {
    expect(textFaults(frame.texts, frameZh.texts)).toEqual([]);
  });

  it('say the same of the home page in both languages', () => {
    expect(textFaults(home.texts, homeZh.texts)).toEqual([]);
  });
});
