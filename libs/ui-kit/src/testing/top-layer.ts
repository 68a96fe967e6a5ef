/** Popovers and modal dialogs that are open, the newest last. */
let popovers: HTMLElement[] = [];
let modals: HTMLDialogElement[] = [];

const toggled = (element: HTMLElement, newState: 'open' | 'closed'): void => {
  const event = new Event('toggle');
  Object.assign(event, { newState, oldState: newState === 'open' ? 'closed' : 'open' });
  element.dispatchEvent(event);
};

const showPopover = (element: HTMLElement): void => {
  if (popovers.includes(element)) return;
  popovers.push(element);
  // jsdom hides what has the attribute and knows no open state.
  element.style.display = 'block';
  toggled(element, 'open');
};

const hidePopover = (element: HTMLElement): void => {
  if (!popovers.includes(element)) return;
  popovers = popovers.filter((open) => open !== element);
  element.style.display = '';
  toggled(element, 'closed');
};

const pressTarget = (event: Event): void => {
  const button = event.target instanceof Element ? event.target.closest('button[popovertarget]') : null;
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (popover && !event.defaultPrevented) popover.togglePopover();
};

const pressEscape = (event: KeyboardEvent): void => {
  const modal = modals.findLast((open) => open.isConnected);
  if (event.key !== 'Escape' || !modal) return;
  if (modal.dispatchEvent(new Event('cancel', { cancelable: true }))) modal.close();
};

/** What jsdom lacks of dialogs and popovers: opening and closing, their events, the button that names a popover, Esc. */
export const fillInTopLayer = (): void => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
      modals.push(this);
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.removeAttribute('open');
      modals = modals.filter((open) => open !== this);
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      showPopover(this);
    },
    hidePopover(this: HTMLElement) {
      hidePopover(this);
    },
    togglePopover(this: HTMLElement, force = !popovers.includes(this)) {
      if (force) showPopover(this);
      else hidePopover(this);
    },
  });
  document.addEventListener('click', pressTarget);
  document.addEventListener('keydown', pressEscape);
};
