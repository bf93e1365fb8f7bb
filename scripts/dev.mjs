// The storefront by Vite with hot reload (PORT, default 5173) and the mock API by tsx beside it (MOCK_PORT, default PORT + 1), which begins
// anew whenever a file of it changes. Its world is kept below .nusaria/dev (NUSARIA_DATA) and goes on; `--fresh` begins it anew;
// with `--strict` fields that no contract knows are refused.
import { buildStale } from './lib/build.mjs'
import { root } from './lib/root.mjs'
import { run } from './lib/run.mjs'

const port = Number(process.env.PORT ?? 5173)
const mock = Number(process.env.MOCK_PORT ?? port + 1)
const env = {
  PORT: String(mock),
  NUSARIA_DATA: process.env.NUSARIA_DATA ?? `${root}/.nusaria/dev`,
  ...(process.argv.includes('--strict') ? { NUSARIA_STRICT: '1' } : {}),
  // The moment, so that the engine's later starts go on with the world that this one began.
  ...(process.argv.includes('--fresh') ? { NUSARIA_FRESH: String(Date.now()) } : {}),
}
// The pages of others that it stands in for are built once: the rest is served from the sources.
await run('npm', ['run', '--silent', 'build:pages', '-w', '@nusaria/mock-api'])
await buildStale(['workbench'])

const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => ending.abort())
const both = [
  run('tsx', ['watch', '--clear-screen=false', 'apps/mock-api/src/main.ts'], { env, signal: ending.signal }),
  run('vite', ['--port', String(port), '--strictPort'], {
    cwd: `${root}/apps/storefront`,
    env: { MOCK_API: `http://127.0.0.1:${mock}` },
    signal: ending.signal,
  }),
]
const code = await Promise.race(both)
// One without the other is no shop.
ending.abort()
await Promise.all(both)
process.exit(code)
