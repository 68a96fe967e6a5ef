import type { InjectOptions } from 'fastify';

const boundary = '----generated';
const fileTypes = ['image/png', 'image/jpeg', 'text/html', 'application/octet-stream'];
/** The smallest valid picture: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A form as browsers send it: each field as text, and some files under the names that forms use. */
export const multipartOf = (
  value: unknown,
  below: (end: number) => number,
): Pick<InjectOptions, 'payload'> & { type: string } => {
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const texts = fields
    .filter(([, part]) => typeof part === 'string' || typeof part === 'number')
    .map(([name, part]) =>
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${encodeURIComponent(name)}"\r\n\r\n${String(part)}\r\n`,
      ),
    );
  const names = [...fields.map(([name]) => encodeURIComponent(name)), 'file', 'photos', 'picture', 'avatar', 'receipt'];
  const files = Array.from({ length: below(3) }, () => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${names[below(names.length)]}"; filename="../a.png"\r\nContent-Type: ${fileTypes[below(fileTypes.length)]}\r\n\r\n`;
    const content = [pixel, pixel.subarray(0, below(pixel.length)), Buffer.alloc(below(2_000), '<')][below(3)] ?? pixel;
    return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
  });
  // One in ten has no end.
  const end = below(10) === 0 ? Buffer.alloc(0) : Buffer.from(`--${boundary}--\r\n`);
  return { payload: Buffer.concat([...texts, ...files, end]), type: `multipart/form-data; boundary=${boundary}` };
};
