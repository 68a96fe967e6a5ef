const gap = 6;
const edge = 8;

/** Where a popover of a size goes below its trigger, kept inside the window; above it where there is no room below. */
export const placeBelow = (
  trigger: { top: number; bottom: number; left: number; right: number },
  size: { width: number; height: number },
  view: { width: number; height: number },
  align: 'start' | 'end',
): { top: number; left: number } => {
  const wanted = align === 'start' ? trigger.left : trigger.right - size.width;
  const left = Math.max(edge, Math.min(wanted, view.width - size.width - edge));
  const below = trigger.bottom + gap;
  const fits = below + size.height + edge <= view.height;
  return { top: fits ? below : Math.max(edge, trigger.top - gap - size.height), left };
};

/** Puts an open popover at its trigger. Set through the object model: a `style` attribute would break the content policy. */
export const placePopover = (popover: HTMLElement, trigger: HTMLElement, align: 'start' | 'end'): void => {
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const size = { width: popover.offsetWidth, height: popover.offsetHeight };
  const { top, left } = placeBelow(trigger.getBoundingClientRect(), size, view, align);
  popover.style.top = `${top}px`;
  popover.style.left = `${left}px`;
};
