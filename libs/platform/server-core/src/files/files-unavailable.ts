/** The store of files does not answer, or does not let us; callers are asked to come again (503). */
export class FilesUnavailable extends Error {
  override readonly name = 'FilesUnavailable';
}
