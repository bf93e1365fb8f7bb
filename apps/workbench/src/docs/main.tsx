import '../look.ts'
import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { system } from '../app/system.ts'
import { DocsPage } from './docs-page.tsx'

const root = document.getElementById('docs')
if (!root) throw new Error('docs.html has no #docs')
createRoot(root).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <DocsPage />
    </ChakraProvider>
  </StrictMode>,
)
