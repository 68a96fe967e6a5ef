import { describe, expect, it } from 'vitest';
import { contractFaults } from '@caravan/kernel/testing';
import { goodsReasons } from './goods.errors.ts';
import { getGoodsContract, getImageContract, manualStart } from './goods.contract.ts';
import { getGoods, getImage } from './goods.endpoints.ts';
import { aGoods, aManualStart } from './testing/goods.factory.ts';

describe('the contract of goods', () => {
  it('names only reasons that have texts in both languages', () => {
    expect(contractFaults([getGoods, getImage], goodsReasons)).toEqual([]);
  });

  it('accepts its own factories', () => {
    expect(getGoodsContract.data.parse(aGoods())).toEqual(aGoods());
    expect(manualStart.parse(aManualStart())).toEqual(aManualStart());
  });

  it('never lets an address from outside through as a picture', () => {
    expect(getGoodsContract.data.safeParse(aGoods({ images: ['https://shop.example/a.jpg'] })).success).toBe(false);
  });

  it.each([
    ['  https://shop.example/a  ', true],
    ['   ', false],
    ['x'.repeat(4097), false],
  ])('trims the pasted text and limits its length: %#', (url, accepted) => {
    expect(getGoodsContract.query.safeParse({ url }).success).toBe(accepted);
  });

  it('serves pictures only in the widths it keeps', () => {
    expect(getImageContract.query.parse({ w: '480' })).toEqual({ w: 480 });
    expect(getImageContract.query.safeParse({ w: '481' }).success).toBe(false);
    expect(getImageContract.query.parse({})).toEqual({});
  });
});
