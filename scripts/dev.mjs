// The storefront by Vite with hot reload (PORT, default 5173) and the mock API by tsx beside it (MOCK_PORT, default PORT + 1).
import { buildStale } from './lib/build.mjs'
import { root } from './lib/root.mjs'
import { run } from './lib/run.mjs'

const port = Number(process.env.PORT ?? 5173)
const mock = Number(process.env.MOCK_PORT ?? port + 1)
// The pages of others that it stands in for are built once: the rest is served from the sources.
await run('npm', ['run', '--silent', 'build:pages', '-w', '@nusaria/mock-api'])
await buildStale(['workbench'])
const codes = await Promise.race([
  run('tsx', ['watch', '--clear-screen=false', 'apps/mock-api/src/main.ts'], { env: { PORT: String(mock) } }),
  run('vite', ['--port', String(port), '--strictPort'], { cwd: `${root}/apps/storefront`, env: { MOCK_API: `http://127.0.0.1:${mock}` } }),
])
process.exit(codes)
