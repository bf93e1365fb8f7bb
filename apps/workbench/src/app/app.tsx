import '@fontsource-variable/plus-jakarta-sans'
import { ChakraProvider } from '@chakra-ui/react'
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom'
import { sections } from '../sections/sections.ts'
import { Frame } from './frame.tsx'
import { system } from './system.ts'

/** The workbench: one page, its sections told apart by the address after `#`, each about the world that `?world=` there names. */
export function App() {
  return (
    <ChakraProvider value={system}>
      <HashRouter>
        <Frame>
          <Routes>
            {sections.map(({ path, Section }) => (
              <Route key={path} path={path} element={<Section />} />
            ))}
            <Route path="*" element={<Navigate to="/worlds" replace />} />
          </Routes>
        </Frame>
      </HashRouter>
    </ChakraProvider>
  )
}
