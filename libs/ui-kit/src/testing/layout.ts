class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** What jsdom lacks and the second door's controls ask for: sizes that change, boxes that scroll, addresses of files. */
export const fillInLayout = (): void => {
  window.ResizeObserver ??= NoResizeObserver;
  Element.prototype.scrollTo ??= () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  URL.createObjectURL ??= () => 'blob:nothing';
  URL.revokeObjectURL ??= () => undefined;
};
