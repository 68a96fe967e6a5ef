import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stepToTop, useBackToTop } from './use-back-to-top.ts';

const Button = () => {
  const { visible, toTop } = useBackToTop();
  return visible ? (
    <button type="button" onClick={toTop}>
      Up
    </button>
  ) : null;
};

const scrollTo = (offset: number) => {
  Object.defineProperty(window, 'scrollY', { value: offset, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
};

const pressUp = () => fireEvent.click(screen.getByRole('button', { name: 'Up' }));

let steps: number[];

beforeEach(() => {
  vi.useFakeTimers();
  steps = [];
  vi.spyOn(window, 'scrollTo').mockImplementation((_, offset) => {
    steps.push(Number(offset));
    scrollTo(Number(offset));
  });
});

afterEach(() => {
  vi.useRealTimers();
  scrollTo(0);
});

describe('stepToTop', () => {
  it('takes a fifth of the rest and ends', () => {
    expect(stepToTop(1000)).toBe(800);
    expect(stepToTop(800)).toBe(640);
    let offset = 100_000;
    let count = 0;
    while (offset > 0 && count < 200) {
      offset = stepToTop(offset);
      count += 1;
    }
    expect(offset).toBe(0);
  });
});

describe('useBackToTop', () => {
  it('is offered past 300 px only', () => {
    render(<Button />);
    scrollTo(300);
    expect(screen.queryByRole('button')).toBeNull();
    scrollTo(301);
    expect(screen.getByRole('button')).toBeVisible();
  });

  it('takes a step every 20 ms, all the way up', () => {
    render(<Button />);
    scrollTo(1000);
    pressUp();
    act(() => {
      vi.advanceTimersByTime(40);
    });
    expect(steps).toEqual([800, 640]);
    act(() => {
      vi.advanceTimersByTime(5000);
    });
    expect(window.scrollY).toBe(0);
  });

  it('stops when the user scrolls', () => {
    render(<Button />);
    scrollTo(1000);
    pressUp();
    act(() => {
      vi.advanceTimersByTime(20);
    });
    fireEvent.wheel(window);
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(steps).toEqual([800]);
  });

  it('jumps with reduced motion', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ ...window.matchMedia(''), matches: true });
    render(<Button />);
    scrollTo(1000);
    pressUp();
    expect(steps).toEqual([0]);
  });
});
