import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Part of every payload; a stored picture must not contain it. */
export const marker = 'OPEN-SESAME';
const script = `<script>alert('${marker}')</script>`;

export interface HostileUpload {
  name: string;
  fileName: string;
  type: string;
  bytes: Uint8Array;
  /** `refused`, or `accepted` as new pixels; `either` if a decoder may accept or refuse it. */
  outcome: 'refused' | 'accepted' | 'either';
}

const text = (words: string): Buffer => Buffer.from(words, 'utf8');
const plain = (): Sharp => sharp({ create: { width: 64, height: 48, channels: 3, background: '#0b5f66' } });

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG with one bit per pixel. Without `whole` it has a header and almost no data. */
const hugePng = (width: number, height: number, whole = false): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(whole ? height * (1 + Math.ceil(width / 8)) : 1_000);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A PNG with an extra chunk after its header. */
const pngWith = (png: Buffer, type: string, words: string): Buffer =>
  Buffer.concat([png.subarray(0, 33), chunk(type, text(words)), png.subarray(33)]);

/** A JPEG with an extra segment after its first marker. */
const jpegWith = (jpeg: Buffer, segment: number, words: string): Buffer => {
  const head = Buffer.from([0xff, segment, 0, 0]);
  head.writeUInt16BE(words.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, text(words), jpeg.subarray(2)]);
};

const resized = (bytes: Buffer, at: number, write: (copy: Buffer, at: number) => void): Buffer => {
  const copy = Buffer.from(bytes);
  write(copy, at);
  return copy;
};

type Draft = [name: string, bytes: Uint8Array, fileName?: string, type?: string];
const withOutcome = (outcome: HostileUpload['outcome'], drafts: readonly Draft[]): HostileUpload[] =>
  drafts.map(([name, bytes, fileName = 'photo.png', type = 'image/png']) => ({ name, bytes, fileName, type, outcome }));

const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert('${marker}')">${script}</svg>`;

/** Sixty hostile files that an attacker might send as a picture or inside one. */
export const hostileUploads = async (): Promise<HostileUpload[]> => {
  const [png, jpeg, gif, webp, tiff] = await Promise.all([
    plain().png().toBuffer(),
    plain().jpeg().toBuffer(),
    plain().gif().toBuffer(),
    plain().webp().toBuffer(),
    plain().tiff().toBuffer(),
  ]);
  const located = (format: 'jpeg' | 'png') =>
    plain()
      .withExif({
        IFD0: { Copyright: marker, Artist: marker },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '52/1 31/1 1200/100',
          GPSLongitudeRef: 'E',
          GPSLongitude: '13/1 24/1 0/100',
        },
      })
      .toFormat(format)
      .toBuffer();
  const sof = jpeg.findIndex((byte, at) => byte === 0xff && jpeg[at + 1] === 0xc0);
  const noisy = sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
  const bigJpeg = await noisy.jpeg().toBuffer();

  return [
    ...withOutcome('refused', [
      ['a drawing with a script', text(svg), 'x.svg', 'image/svg+xml'],
      ['a drawing named as a PNG', text(svg)],
      ['a drawing with a prolog', text(`<?xml version="1.0"?>${svg}`)],
      ['a drawing behind a byte order mark', text(`\ufeff${svg}`)],
      ['a drawing behind blanks', text(`\n\n   ${svg}`)],
      ['a drawing behind a comment', text(`<!-- ${'x'.repeat(5_000)} -->${svg}`)],
      [
        'a drawing that reads a file',
        text(
          `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
        ),
      ],
      [
        'a drawing that calls another server',
        text(`<svg xmlns="http://www.w3.org/2000/svg"><image href="http://127.0.0.1:9/x"/></svg>`),
      ],
      [
        'a drawing of a billion entities',
        text(
          `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><svg>&c;</svg>`,
        ),
      ],
      ['a compressed drawing', gzipSync(text(svg)), 'x.svgz'],
      ['a drawing in UTF-16', Buffer.from(`\ufeff${svg}`, 'utf16le')],
      ['a page', text(`<!doctype html>${script}`), 'photo.html', 'text/html'],
      ['a page named as a JPEG', text(`<html>${script}</html>`), 'photo.jpg', 'image/jpeg'],
      ['a program', Buffer.concat([text('MZ'), Buffer.alloc(400)]), 'photo.exe'],
      ['a program for Linux', Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]), Buffer.alloc(400)])],
      ['a document', text(`%PDF-1.7\n${script}`), 'photo.pdf', 'application/pdf'],
      ['PostScript', text(`%!PS-Adobe-3.0 EPSF-3.0\n(${marker}) print`)],
      ['an archive', Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)])],
      ['JSON', text(`{"x":"${marker}"}`)],
      ['zeros', Buffer.alloc(4_096)],
      ['nothing', Buffer.alloc(0)],
      ['one byte', Buffer.from([0x89])],
      ['a WebP', webp, 'photo.webp', 'image/webp'],
      ['a TIFF', tiff, 'photo.tiff', 'image/tiff'],
      [
        'a script for ImageMagick',
        text(`push graphic-context\nimage over 0,0 0,0 'https://127.0.0.1/x.png"|ls "-la'\npop graphic-context`),
        'x.mvg',
      ],
      ['the header of a PNG', png.subarray(0, 40)],
      ['the signature of a PNG', png.subarray(0, 8)],
      ['half a JPEG', bigJpeg.subarray(0, bigJpeg.length / 2), 'photo.jpg', 'image/jpeg'],
      [
        'the header of a JPEG and noise',
        Buffer.concat([jpeg.subarray(0, 20), Buffer.alloc(2_000, 0x5a)]),
        'photo.jpg',
        'image/jpeg',
      ],
      ['the header of a GIF and a page', text(`GIF89a/*${script}*/`), 'photo.gif', 'image/gif'],
      ['a PNG without pixels', hugePng(0, 0)],
      ['a whole PNG of 20,000 × 20,000', hugePng(20_000, 20_000, true)],
      ['the header of a PNG of 20,000 × 20,000', hugePng(20_000, 20_000)],
      ['the header of a PNG of two thousand million a side', hugePng(2_000_000_000, 2_000_000_000)],
      ['a PNG of one line, 41 million long', hugePng(41_000_000, 1)],
      [
        'a JPEG that claims 65,500 × 65,500',
        resized(jpeg, sof, (copy, at) => void (copy.writeUInt16BE(65_500, at + 5), copy.writeUInt16BE(65_500, at + 7))),
        'photo.jpg',
      ],
    ]),
    ...withOutcome('accepted', [
      ['a JPEG with a place and an owner', await located('jpeg'), 'photo.jpg', 'image/jpeg'],
      ['a PNG with a place and an owner', await located('png')],
      ['a GIF with a page behind it', Buffer.concat([gif, text(script)]), 'photo.gif', 'image/gif'],
      ['a PNG with a page behind it', Buffer.concat([png, text(script)])],
      ['a JPEG with a page behind it', Buffer.concat([jpeg, text(script)]), 'photo.jpg', 'image/jpeg'],
      [
        'a PNG that is an archive as well',
        Buffer.concat([png, text(marker), Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]),
      ],
      ['a JPEG that is a document as well', jpegWith(jpeg, 0xfe, `%PDF-1.7 ${marker}`), 'photo.pdf', 'application/pdf'],
      ['a JPEG with a script in its comment', jpegWith(jpeg, 0xfe, script), 'photo.jpg'],
      ['a JPEG with a script in a segment', jpegWith(jpeg, 0xef, script), 'photo.jpg'],
      ['a PNG with a script in its text', pngWith(png, 'tEXt', `Comment\u0000<?php ${marker} ?>`)],
      ['a PNG with an unknown chunk', pngWith(png, 'xSCR', script)],
      [
        'a PNG with XMP',
        pngWith(png, 'iTXt', `XML:com.adobe.xmp\u0000\u0000\u0000\u0000\u0000<x:xmpmeta>${marker}</x:xmpmeta>`),
      ],
      ['a name with parent folders', png, '../../../../etc/cron.d/x'],
      ['a name with parent folders on Windows', png, String.raw`..\..\windows\system32\x.dll`],
      ['an absolute name', png, '/etc/passwd'],
      ['a name with NUL', png, 'photo.php\u0000.png'],
      ['the name of a program', png, 'photo.php'],
      ['a name with markup', png, `"><img src=x onerror=alert('${marker}')>.png`],
      ['a name with a changed text direction', png, 'photo\u202egnp.exe'],
      ['a very long name', png, `${'a'.repeat(5_000)}.png`],
      ['a hidden name', png, '.htaccess'],
      ['a wrong type', png, 'photo.png', 'text/html'],
    ]),
    ...withOutcome('either', [
      [
        'a PNG with a wrong checksum',
        resized(png, png.length - 20, (copy, at) => void copy.writeUInt8(copy.readUInt8(at) ^ 0xff, at)),
      ],
      // The decoder uses the size of the frame, which is small.
      [
        'a GIF that claims 65,535 × 65,535',
        resized(gif, 6, (copy, at) => void (copy.writeUInt16LE(65_535, at), copy.writeUInt16LE(65_535, at + 2))),
        'photo.gif',
      ],
    ]),
  ];
};
