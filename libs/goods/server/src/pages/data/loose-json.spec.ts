import { describe, expect, it } from 'vitest';
import { looseJson } from './loose-json.ts';

describe('the flags of minified scripts', () => {
  it.each([
    ['{inStock:!1,isNew:!0,was:void 0,price:.5}', { inStock: false, isNew: true, was: null, price: 0.5 }],
    ['{list:[!0, !1 ,void 0],}', { list: [true, false, null] }],
    [`{name:"50 % off!0, now",note:'all!1}',sold:!1}`, { name: '50 % off!0, now', note: 'all!1}', sold: false }],
    [String.raw`{name:"a \"quoted\" !0,",sold:!1}`, { name: 'a "quoted" !0,', sold: false }],
  ])('%s', (text, read) => {
    expect(looseJson(text)).toEqual(read);
  });
});
