import { Text } from '@chakra-ui/react'
import { Suspense } from 'react'
import { HashRouter, Navigate, Route, Routes } from 'react-router-dom'
import { sections } from '../sections/sections.ts'
import { Frame } from './frame.tsx'

/** The workbench. The URL's hash names the section and the world: `#/journal?world=default`. */
export function App() {
  return (
    <HashRouter>
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
    </HashRouter>
  )
}
