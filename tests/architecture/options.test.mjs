import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test, vi } from 'vitest'
import { basePathOption } from '../../scripts/lib/base-path.ts'
import { root } from '../../scripts/lib/root.ts'

// Programs start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const run = (args, env = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } })
  return { status, said: (stdout + stderr).trim() }
}

/** The arguments of Node with which package.json starts a command. */
const programOf = (command) => (command === 'dev' ? ['--import', 'tsx', 'scripts/dev.ts'] : ['scripts/with-server.mjs', command])

test('a wrong option of npm start and npm run dev is one line', () => {
  expect(run([...programOf('start'), '--base=toko'])).toEqual({ status: 2, said: 'The base path is "toko"; it must look like /toko/' })
  expect(run([...programOf('dev'), '--brand=none'])).toEqual({
    status: 2,
    said: 'There is no brand "none": brand/none/brand.ts is missing.',
  })
  expect(run([...programOf('start'), '--bas=/toko/'])).toEqual({ status: 2, said: "Unknown option '--bas'" })
})

test('a wrong option of npm run serve is one line', () => {
  const said = 'npm run serve needs the origin of a backend: npm run serve -- --api=https://api.example'
  expect(run(programOf('serve'), { NUSARIA_API: '' })).toEqual({ status: 2, said })
  expect(run([...programOf('serve'), '--api=shop'])).toEqual({ status: 2, said })
  expect(run([...programOf('serve'), '--fresh'])).toEqual({ status: 2, said: "Unknown option '--fresh'" })
})

test('a wrong base path or port of the environment is one line, before anything is built', () => {
  const said = 'The base path is "toko"; it must look like /toko/'
  expect(run(programOf('start'), { NUSARIA_BASE: 'toko' })).toEqual({ status: 2, said })
  for (const [command, name] of [
    ['dev', 'PORT'],
    ['dev', 'MOCK_PORT'],
    ['start', 'PORT'],
    ['serve', 'PORT'],
  ])
    expect(run(programOf(command), { PORT: '0', NUSARIA_API: 'https://api.example', [name]: '80a' }), command).toEqual({
      status: 1,
      said: `${name} must be a whole number from 0 to 65535, not "80a"`,
    })
})

test('a port in use, or a host of another machine, is one line before anything is built', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address()
  for (const [command, name] of [
    ['dev', 'PORT'],
    ['dev', 'MOCK_PORT'],
    ['start', 'PORT'],
    ['serve', 'PORT'],
  ])
    expect(run(programOf(command), { PORT: '0', NUSARIA_API: 'https://api.example', [name]: String(port) }), command).toEqual({
      status: 1,
      said: `Port ${port} is in use; choose another with ${name}=`,
    })
  other.close()
  for (const command of ['dev', 'start', 'serve'])
    expect(run(programOf(command), { PORT: '0', MOCK_PORT: '0', NUSARIA_API: 'https://api.example', HOST: '192.0.2.1' }), command).toEqual({
      status: 1,
      said: 'HOST must be an address of this machine, not "192.0.2.1"',
    })
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
