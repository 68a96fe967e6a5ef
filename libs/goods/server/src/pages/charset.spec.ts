import { expect, it } from 'vitest';
import { decodePage } from './charset.ts';

const gbk = Uint8Array.from([0xb7, 0xab, 0xb2, 0xbc]);
const ascii = (text: string) => new TextEncoder().encode(text);
const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

it.each([
  [
    'UTF-8 that declares something else',
    joined(ascii('<meta charset="gbk">'), ascii('帆布')),
    'text/html; charset=iso-8859-1',
    '帆布',
  ],
  ['the charset of the header', gbk, 'text/html; charset=GBK', '帆布'],
  ['the charset of the page', joined(ascii('<meta charset=gb2312>'), gbk), undefined, '帆布'],
  [
    'the charset of the page in the old notation',
    joined(ascii('<meta http-equiv="content-type" content="text/html; charset=gb18030">'), gbk),
    'text/html',
    '帆布',
  ],
  ['UTF-16 by its byte order mark', Uint8Array.from([0xff, 0xfe, 0x06, 0x5e, 0x03, 0x5e]), undefined, '帆布'],
  ['an unknown charset', ascii('tote'), 'text/html; charset=nonsense', 'tote'],
])('%s', (_, bytes, contentType, expected) => {
  expect(decodePage(bytes, contentType)).toContain(expected);
});
