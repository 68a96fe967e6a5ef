/** Saves bytes that the browser already has as a file. Called by a click. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  // The browser reads the file after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
