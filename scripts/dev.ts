// Serves the storefront by Vite with hot reload (PORT, default 5173), and beside it the mock API by tsx (MOCK_PORT, default PORT + 1), which
// restarts when one of its files changes. The world is stored in .nusaria/dev (NUSARIA_DATA). `--fresh` starts a new world; `--strict` refuses
// fields that no contract knows. `--brand`, `--base` and `--cors` as in `npm start`.
// `--api=https://api.example` takes a real backend in place of the mock, and `--adapter=<file of adapters/>` says how it differs from the contracts.
import { watch } from 'node:fs'
import { copyBuilds } from './lib/build.ts'
import { portOption, shopOptions, worldFolder } from './lib/options.ts'
import { root } from './lib/root.ts'
import { run } from './lib/run.ts'
import { STORIES, writeStoryIndex } from './lib/story-index.ts'

const { api, fresh, strict } = shopOptions('either')
// Vite listens at this name.
const port = await portOption('PORT', 5173, 'localhost')
const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => ending.abort())
const serveShop = (env: Readonly<Record<string, string>>) =>
  run('vite', ['--port', String(port), '--strictPort'], { cwd: `${root}/apps/storefront`, env, signal: ending.signal })
if (api !== undefined) process.exit(await serveShop({ NUSARIA_API: api }))

const mock = await portOption('MOCK_PORT', port + 1)
const builds = await copyBuilds(['standIns', 'workbench'])
watch(STORIES, writeStoryIndex)

const env = {
  PORT: String(mock),
  NUSARIA_API: '',
  NUSARIA_BUILDS: builds,
  NUSARIA_DATA: worldFolder('/dev'),
  ...(strict ? { NUSARIA_STRICT: '1' } : {}),
  // A time, so that later restarts continue with the world of this start.
  ...(fresh ? { NUSARIA_FRESH: String(Date.now()) } : {}),
}
// The mock reads the drawings as files, so that tsx doesn't know them.
const watching = ['watch', '--clear-screen=false', '--include=catalogue/src/pictures/drawings/**/*.svg']
const both = [
  run('tsx', [...watching, '--import', './scripts/brand-hooks.ts', 'apps/server/src/main.ts'], {
    env,
    signal: ending.signal,
  }),
  serveShop({ NUSARIA_API: '', MOCK_API: `http://127.0.0.1:${mock}` }),
]
const code = await Promise.race(both)
// When one ends, end the other.
ending.abort()
await Promise.all(both)
process.exit(code)
