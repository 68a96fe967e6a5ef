const markup = ['<script', '<html', '<!doctype', '<svg', '<?php', '<iframe', 'javascript:'];
/** PDF readers look for the header in this many bytes. */
const pdfHead = 1_024;
const zipEnd = Buffer.from('PK\u0005\u0006', 'latin1');
const zipEndLength = 22;

/** A zip archive ends with a record that contains the length of the comment after it. */
const endsAsArchive = (bytes: Buffer): boolean => {
  const at = bytes.lastIndexOf(zipEnd);
  return (
    at >= 0 &&
    at + zipEndLength <= bytes.length &&
    at + zipEndLength + bytes.readUInt16LE(at + zipEndLength - 2) === bytes.length
  );
};

/** True if a picture is also a page, a script, a document or an archive. No camera makes such a file. */
export const isPolyglot = (bytes: Buffer): boolean => {
  const text = bytes.toString('latin1').toLowerCase();
  return markup.some((word) => text.includes(word)) || text.slice(0, pdfHead).includes('%pdf-') || endsAsArchive(bytes);
};
