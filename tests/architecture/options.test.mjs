import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createYudaoBackend } from '@nusaria/example-backends/yudao'
import { expect, test, vi } from 'vitest'
import { basePathOption } from '../../scripts/lib/base-path.ts'
import { root } from '../../scripts/lib/root.ts'

// Programs start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const run = (args, env = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } })
  return { status, said: (stdout + stderr).trim() }
}

/** Starts a command as package.json does. */
const start = (command, args, env) =>
  run([...(command === 'dev' ? ['--import', 'tsx', 'scripts/dev.ts'] : ['scripts/with-server.mjs', command]), ...args], env)

const WRONG_BASE = 'The base path is "toko"; it must look like /toko/'
const NO_API = 'npm run serve needs the address of a backend: npm run serve -- --api=https://api.example'
const WRONG_API = '--api must be the address of a backend, not "shop"'
const NO_FILE = 'There is no adapter "../brand/nusaria/brand": adapters/../brand/nusaria/brand.ts is missing.'
const MOCK_ALONE = 'NUSARIA_ADAPTER is for a backend of your own (--api of npm run serve and dev): the mock needs none.'

test.each([
  ['start', ['--base=toko'], {}, WRONG_BASE],
  ['start', [], { NUSARIA_BASE: 'toko' }, WRONG_BASE],
  ['start', ['--bas=/toko/'], {}, "Unknown option '--bas'"],
  ['dev', ['--brand=none'], {}, 'There is no brand "none": brand/none/brand.ts is missing.'],
  ['serve', [], { NUSARIA_API: '' }, NO_API],
  ['serve', ['--api=shop'], {}, WRONG_API],
  ['serve', ['--fresh'], {}, "Unknown option '--fresh'"],
  ['serve', ['--adapter=none'], {}, 'There is no adapter "none": adapters/none.ts is missing.'],
  ['serve', [], { NUSARIA_ADAPTER: '../brand/nusaria/brand' }, NO_FILE],
  ['start', [], { NUSARIA_ADAPTER: 'yudao' }, MOCK_ALONE],
  ['dev', [], { NUSARIA_ADAPTER: 'yudao', NUSARIA_API: 'https://api.example' }, MOCK_ALONE],
  ['dev', ['--api=https://api.example', '--adapter=none'], {}, 'There is no adapter "none": adapters/none.ts is missing.'],
  ['dev', ['--api=shop'], {}, WRONG_API],
])('a wrong option is one line: npm run %s %j %j', (command, args, env, said) => {
  expect(start(command, args, env)).toEqual({ status: 2, said })
})

test.each([
  ['dev', 'PORT'],
  ['dev', 'MOCK_PORT'],
  ['start', 'PORT'],
  ['serve', 'PORT'],
])('npm run %s: a wrong %s, one in use, or a host of another machine is one line before anything is built', async (command, name) => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address()
  const said = (env) => start(command, [], { PORT: '0', MOCK_PORT: '0', NUSARIA_API: 'https://api.example', ...env })
  expect(said({ [name]: '80a' })).toEqual({ status: 1, said: `${name} must be a whole number from 0 to 65535, not "80a"` })
  expect(said({ [name]: String(port) })).toEqual({ status: 1, said: `Port ${port} is in use; choose another with ${name}=` })
  expect(said({ HOST: '192.0.2.1' })).toEqual({ status: 1, said: 'HOST must be an address of this machine, not "192.0.2.1"' })
  other.close()
})

test('npm run dev before a backend passes its calls on below its path, and the shop makes them as the adapter says', async () => {
  const { app } = createYudaoBackend()
  const api = await app.listen({ port: 0, host: '127.0.0.1' })
  const free = createServer().listen(0, 'localhost')
  await once(free, 'listening')
  const { port } = free.address()
  free.close()
  const args = ['--import', 'tsx', 'scripts/dev.ts', `--api=${api}/app-api`, '--adapter=yudao']
  const dev = spawn(process.execPath, args, { cwd: root, env: { ...process.env, PORT: String(port) }, stdio: 'ignore' })
  const read = async (path) => (await fetch(`http://localhost:${port}${path}`).catch(() => null))?.text()
  await expect.poll(() => read('/api/product/spu/page?pageNo=1&pageSize=1')).toContain('"code":0')
  expect(await read('/src/platform/api/base-query.ts')).toContain('/adapters/yudao.ts')
  dev.kill()
  await once(dev, 'exit')
  await app.close()
})

test('the mock that runs from its sources has the chosen brand', () => {
  const program = "import { name } from '@nusaria/brand'; console.log(name)"
  const hooks = ['--import', 'tsx', '--import', './scripts/brand-hooks.ts', '--input-type=module', '-e', program]
  expect(run(hooks, { NUSARIA_BRAND: 'pasarpagi' })).toEqual({ status: 0, said: 'Pasar Pagi' })
})

test('a build refuses a wrong base path in one line', () => {
  const { config } = basePathOption()
  // Vite gives an empty `--base=` as a list.
  for (const base of ['toko', 'https://shop.example/toko/', '', [''], './', '/to ko/', '/../', '/api/']) {
    let error
    try {
      config({ base })
    } catch (thrown) {
      error = thrown
    }
    expect(error?.message, String(base)).toContain(`"${base}"`)
    // Vite prints the stack.
    expect(error.stack).toBe(error.message)
  }
  expect([{}, { base: '/toko' }, { base: '/a-b/c.d/' }].map(config)).toEqual([{ base: '/' }, { base: '/toko/' }, { base: '/a-b/c.d/' }])
})
