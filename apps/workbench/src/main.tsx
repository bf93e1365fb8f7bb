import './look.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'

const root = document.getElementById('workbench')
if (!root) throw new Error('index.html has no #workbench')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
