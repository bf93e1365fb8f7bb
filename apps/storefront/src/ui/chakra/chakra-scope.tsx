import { ChakraProvider } from '@chakra-ui/react'
import { createContext, type ReactNode, useContext } from 'react'
import { system } from './system.ts'

const InsideChakraScope = createContext(false)

/** Gives what behaves its theme, right where it is: a late provider around the app would remount it. Islands inside one share its theme. */
export function ChakraScope({ children }: { readonly children: ReactNode }) {
  if (useContext(InsideChakraScope)) return children
  return (
    <InsideChakraScope.Provider value={true}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </InsideChakraScope.Provider>
  )
}
