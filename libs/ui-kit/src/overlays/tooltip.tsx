import { Tooltip as ChakraTooltip } from '@chakra-ui/react/tooltip';
import type { ReactElement } from 'react';
import { KitProvider } from '../system/kit-provider.tsx';

export interface TooltipProps {
  /** A short addition; essential text belongs in the page. */
  text: string;
  /** A single focusable element. */
  children: ReactElement;
}

/** A short text on hover and on focus. */
export const Tooltip = ({ text, children }: TooltipProps) => (
  <KitProvider>
    <ChakraTooltip.Root
      openDelay={300}
      closeDelay={100}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'top', strategy: 'fixed' }}
    >
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <ChakraTooltip.Positioner>
        <ChakraTooltip.Content>{text}</ChakraTooltip.Content>
      </ChakraTooltip.Positioner>
    </ChakraTooltip.Root>
  </KitProvider>
);
