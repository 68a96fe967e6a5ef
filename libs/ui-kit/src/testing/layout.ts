class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** What jsdom lacks because it lays nothing out: sizes that change, boxes that scroll, addresses of files. The second door's controls ask for them. */
export const fillInLayout = (): void => {
  window.ResizeObserver ??= NoResizeObserver;
  Element.prototype.scrollTo ??= () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  URL.createObjectURL ??= () => 'blob:nothing';
  URL.revokeObjectURL ??= () => undefined;
};
