/** The words of the kit's own controls. */
export const words = {
  close: 'Close',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  pictureOf: (place: number, count: number) => `Picture ${place} of ${count}`,
  showPassword: 'Show the password',
  hidePassword: 'Hide the password',
  copied: 'Copied',
  copyFailed: 'Could not be copied',
};
