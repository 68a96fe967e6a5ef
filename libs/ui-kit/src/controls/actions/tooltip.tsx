import { Tooltip as ChakraTooltip } from '@chakra-ui/react/tooltip';
import type { ReactElement } from 'react';

export interface TooltipProps {
  /** A short addition; what must be read stands in the page. */
  text: string;
  /** One element that takes the focus. */
  children: ReactElement;
}

/** A few words on hover and on focus. */
export const Tooltip = ({ text, children }: TooltipProps) => (
  <ChakraTooltip.Root openDelay={300} closeDelay={100} lazyMount unmountOnExit positioning={{ strategy: 'fixed', placement: 'top' }}>
    <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
    <ChakraTooltip.Positioner>
      <ChakraTooltip.Content>{text}</ChakraTooltip.Content>
    </ChakraTooltip.Positioner>
  </ChakraTooltip.Root>
);
