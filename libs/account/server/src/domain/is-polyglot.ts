const markup = ['<script', '<html', '<!doctype', '<svg', '<?php', '<iframe', 'javascript:'];
/** A reader of PDF looks no further for the head. */
const pdfHead = 1_024;
const zipEnd = Buffer.from('PK\u0005\u0006', 'latin1');
const zipEndLength = 22;

/** An archive ends with a record that says how long the comment after it is. */
const endsAsArchive = (bytes: Buffer): boolean => {
  const at = bytes.lastIndexOf(zipEnd);
  return at >= 0 && at + zipEndLength <= bytes.length && at + zipEndLength + bytes.readUInt16LE(at + zipEndLength - 2) === bytes.length;
};

/** True where a picture is something else as well: a page, a drawing with scripts, a document, an archive. Nobody's camera makes such a file. */
export const isPolyglot = (bytes: Buffer): boolean => {
  const text = bytes.toString('latin1').toLowerCase();
  return markup.some((word) => text.includes(word)) || text.slice(0, pdfHead).includes('%pdf-') || endsAsArchive(bytes);
};
