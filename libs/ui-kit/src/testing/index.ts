class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Replaces what jsdom lacks and the components need: resize observers, scrolling, object URLs, idle callbacks. */
export const fillInLayout = (): void => {
  window.ResizeObserver ??= NoResizeObserver;
  // Only elements with a box can take the focus.
  Element.prototype.getClientRects = function getClientRects(this: Element) {
    const boxes = this.isConnected ? [new DOMRect(0, 0, 10, 10)] : [];
    return Object.assign(boxes, { item: (index: number) => boxes[index] ?? null });
  };
  Element.prototype.scrollTo ??= () => undefined;
  Element.prototype.scrollIntoView ??= () => undefined;
  URL.createObjectURL ??= () => 'blob:nothing';
  URL.revokeObjectURL ??= () => undefined;
  // Tests have no idle moments: code loads when it is needed.
  window.requestIdleCallback ??= () => 0;
  window.cancelIdleCallback ??= () => undefined;
};
