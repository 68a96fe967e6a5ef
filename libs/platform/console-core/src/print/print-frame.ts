/** How long a page may take to load before the link is all that is left, in ms. */
const loadMs = 20_000;
/** The frame stays, because browsers print it after `print` returns. */
const keepMs = 120_000;

const loaded = (frame: HTMLIFrameElement): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the printable page did not load')), loadMs);
    frame.addEventListener(
      'load',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** Gives the keys back to the page: a scan after a print would be lost in the frame. */
const returnFocus = (frame: HTMLIFrameElement, to: Element | null): void => {
  window.focus();
  const { activeElement } = document;
  // A field that was chosen meanwhile keeps the focus.
  if (activeElement !== frame && activeElement !== document.body) return;
  frame.blur();
  if (to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true });
};

/**
 * Prints a page of this site in a hidden frame: with Chrome's kiosk printing without any dialog. Rejects if the page
 * does not load or is not ours to print. The focus returns to where it was.
 */
export const printInFrame = async (url: string, title: string): Promise<void> => {
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  // Not `display: none`, of which some browsers print nothing.
  Object.assign(frame.style, {
    position: 'fixed',
    insetInlineEnd: '0',
    insetBlockEnd: '0',
    width: '0',
    height: '0',
    border: '0',
  });
  const ready = loaded(frame);
  frame.src = url;
  document.body.append(frame);
  const remove = (): void => frame.remove();
  try {
    await ready;
    const page = frame.contentWindow;
    // An error page of the browser has no location that we may read.
    if (!page || page.location.href === 'about:blank') throw new Error('the printable page did not load');
    const { activeElement } = document;
    const end = (): void => {
      returnFocus(frame, activeElement);
      remove();
    };
    page.addEventListener('afterprint', () => setTimeout(end), { once: true });
    page.focus();
    page.print();
    returnFocus(frame, activeElement);
    setTimeout(remove, keepMs);
  } catch (error) {
    remove();
    throw error;
  }
};
