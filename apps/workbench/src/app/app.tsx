import { ChakraProvider, Text } from '@chakra-ui/react'
import { Suspense } from 'react'
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom'
import { WorldsProvider } from '../control/worlds.tsx'
import { sections } from '../sections/sections.ts'
import { Frame } from './frame.tsx'
import { system } from './system.ts'

/** The workbench. The URL's hash names the section and the world: `#/journal?world=default`. */
export function App() {
  return (
    <ChakraProvider value={system}>
      <HashRouter>
        <WorldsProvider>
          <Frame>
            <Suspense fallback={<Text role="status">Opening …</Text>}>
              <Routes>
                {sections.map(({ path, Section }) => (
                  <Route key={path} path={path} element={<Section />} />
                ))}
                <Route path="*" element={<Navigate to="/worlds" replace />} />
              </Routes>
            </Suspense>
          </Frame>
        </WorldsProvider>
      </HashRouter>
    </ChakraProvider>
  )
}
