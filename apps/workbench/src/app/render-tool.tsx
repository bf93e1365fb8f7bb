import '../look.ts'
import { ChakraProvider } from '@chakra-ui/react'
import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createStore } from '../control/control-api.ts'
import { system } from './system.ts'

/** Renders the page of a tool into its element. */
export function renderTool(id: string, page: ReactNode): void {
  const root = document.getElementById(id)
  if (!root) throw new Error(`The page has no #${id}`)
  createRoot(root).render(
    <StrictMode>
      <Provider store={createStore()}>
        <ChakraProvider value={system}>{page}</ChakraProvider>
      </Provider>
    </StrictMode>,
  )
}
