import '../look.ts'
import { ChakraProvider } from '@chakra-ui/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { system } from '../app/system.ts'
import { resolveTarget } from './resolve-target.ts'
import { Simulator } from './simulator.tsx'

const root = document.getElementById('simulator')
if (!root) throw new Error('shell.html has no #simulator')
const place = resolveTarget(location)
if ('elsewhere' in place) location.replace(place.elsewhere)
else
  createRoot(root).render(
    <StrictMode>
      <ChakraProvider value={system}>
        <Simulator world={place.world} start={place.start} />
      </ChakraProvider>
    </StrictMode>,
  )
