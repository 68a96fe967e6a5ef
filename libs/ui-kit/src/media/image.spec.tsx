import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Avatar } from './avatar.tsx';
import { Image } from './image.tsx';

const appLayout = (container: HTMLElement) => container.firstElementChild;

describe('Image', () => {
  it('shimmers until its picture is loaded', () => {
    const { container } = render(<Image src="/bowl.jpg" alt="A bowl" />);
    expect(appLayout(container)).toHaveAttribute('data-state', 'loading');
    fireEvent.load(screen.getByRole('img', { name: 'A bowl' }));
    expect(appLayout(container)).toHaveAttribute('data-state', 'shown');
  });

  it('keeps its name when the picture fails', () => {
    const { container } = render(<Image src="/gone.jpg" alt="A bowl" />);
    fireEvent.error(screen.getByRole('img', { name: 'A bowl' }));
    expect(appLayout(container)).toHaveAttribute('data-state', 'failed');
    expect(screen.getByRole('img', { name: 'A bowl' })).toBe(appLayout(container));
  });

  it('tries again when the address changes', () => {
    const { container, rerender } = render(<Image src="/gone.jpg" alt="A bowl" />);
    fireEvent.error(screen.getByRole('img', { name: 'A bowl' }));
    rerender(<Image src="/bowl.jpg" alt="A bowl" />);
    expect(appLayout(container)).toHaveAttribute('data-state', 'loading');
  });

  it('detects a picture that loaded before hydration', () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/bowl.jpg');
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(600);
    const { container } = render(<Image src="/bowl.jpg" alt="A bowl" />);
    expect(appLayout(container)).toHaveAttribute('data-state', 'shown');
  });

  it('shows its icon without an address, hidden from screen readers', () => {
    const { container } = render(<Image src={undefined} alt="" />);
    expect(appLayout(container)).toHaveAttribute('data-state', 'failed');
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('Avatar', () => {
  it.each([
    ['mara@example.com', 'M'],
    ['王小明', '王'],
    ['…9lives', '9'],
  ])('of %s without a picture is %s', (name, message) => {
    const { container } = render(<Avatar name={name} />);
    expect(container).toHaveTextContent(message);
  });

  it('falls back when the picture fails', () => {
    const { container } = render(<Avatar name="mara" src="/gone.jpg" />);
    const picture = container.querySelector('img');
    expect(picture).not.toBeNull();
    if (picture) fireEvent.error(picture);
    expect(container).toHaveTextContent('M');
  });
});
