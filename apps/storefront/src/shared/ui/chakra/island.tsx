import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'
import { system } from './system.ts'

const Inside = createContext(false)

/** Gives what behaves its theme, right where it is: a late provider around the app would remount it. Islands inside one share its theme. */
export function Island({ children }: { readonly children: ReactNode }) {
  if (useContext(Inside)) return children
  return (
    <Inside.Provider value={true}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </Inside.Provider>
  )
}
