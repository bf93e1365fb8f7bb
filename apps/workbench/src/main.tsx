import { App } from './app/app.tsx'
import { renderTool } from './app/render-tool.tsx'

renderTool('workbench', <App />)
