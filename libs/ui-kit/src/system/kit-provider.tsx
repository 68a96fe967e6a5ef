import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createContext, type ReactNode, useContext } from 'react';
import { system } from './system.ts';

const InsideContext = createContext(false);

/**
 * The context of the kit's Chakra components. Each component includes it, so that a page without them loads no Chakra;
 * an application that uses many wraps itself once.
 */
export const KitProvider = ({ children }: { children: ReactNode }) =>
  useContext(InsideContext) ? (
    children
  ) : (
    <ChakraProvider value={system}>
      <InsideContext value>{children}</InsideContext>
    </ChakraProvider>
  );
