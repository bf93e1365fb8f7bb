import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { root } from '../../scripts/lib/root.ts'

// Programs start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** A repository with the real scripts, whose builds take no time. */
const copy = mkdtempSync(join(tmpdir(), 'nusaria-servers-'))
const running = new Set()

/** Writes a file of the copy. */
function write(path, text) {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), text)
}

const workspace = (name) =>
  JSON.stringify({ name: `@nusaria/${name}`, version: '1.0.0', type: 'module', scripts: { build: 'node build.mjs' } })

/** Empties its folder first, as Vite does, and names its script after the source. */
const SHOP_BUILD = `
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
const source = readFileSync('source.txt', 'utf8')
for (const folder of ['dist', 'dist-renderer']) rmSync(folder, { recursive: true, force: true })
mkdirSync('dist/assets', { recursive: true })
writeFileSync('dist/index.html', '/assets/' + source + '.js')
if (source === 'broken') throw new Error('The source is broken')
writeFileSync('dist/assets/' + source + '.js', source)
mkdirSync('dist-renderer')
writeFileSync('dist-renderer/render.js', 'export const text = ' + JSON.stringify(source))
`
/** A program that loads one of its own modules with the first request. */
const SERVER_BUILD = `
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
rmSync('dist', { recursive: true, force: true })
mkdirSync('dist')
writeFileSync('dist/send.js', \`
import { readFileSync } from 'node:fs'
const dir = process.env.STATIC_DIR
const { text } = await import(dir + '-renderer/render.js')
export const send = (url) => (url === '/rendered' ? text : readFileSync(dir + (url === '/' ? '/index.html' : url), 'utf8'))
\`)
writeFileSync('dist/main.js', \`
import { createServer } from 'node:http'
const server = createServer(async (request, reply) => {
  try {
    reply.end((await import('./send.js')).send(request.url))
  } catch (error) {
    reply.writeHead(404).end(error.message)
  }
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port))
process.once('SIGTERM', () => process.exit(0))
\`)
`

function start(script, ...args) {
  const program = script === 'serve' ? ['scripts/with-server.mjs', 'serve'] : ['--import', 'tsx', `scripts/${script}.ts`]
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: copy,
    env: { ...process.env, PORT: '0', NUSARIA_API: 'https://api.example' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += part
    })
  const ended = once(child, 'close').then(([code]) => ({ code, said }))
  return { child, ended, said: () => said }
}

const build = (...names) => start('build', ...names).ended

async function serve() {
  const { child, ended, said } = start('serve')
  await expect.poll(said).toMatch(/http:/)
  const origin = /http:\/\/\S+/.exec(said())?.[0]
  const get = async (path) => (await fetch(origin + path)).text()
  const end = (signal) => {
    child.kill(signal)
    return ended
  }
  return { get, end }
}

const copiesOfBuilds = () => (existsSync(join(copy, '.cache/running')) ? readdirSync(join(copy, '.cache/running')) : [])

beforeEach(() => {
  rmSync(copy, { recursive: true, force: true })
  cpSync(join(root, 'scripts'), join(copy, 'scripts'), { recursive: true })
  // For tsx, and the compiler's settings of the scripts.
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  rmSync(join(copy, 'scripts/tsconfig.json'))
  write('package.json', JSON.stringify({ name: 'copy', type: 'module', workspaces: ['apps/storefront', 'apps/server'] }))
  write('package-lock.json', '{}')
  write('tsconfig.base.json', '{}')
  write('brand/nusaria/brand.ts', '')
  write('contracts/src/registry.ts', '')
  write('locales/index.ts', '')
  for (const folder of ['adapters', 'static-files', 'catalogue', 'apps/mock-api']) write(`${folder}/index.ts`, '')
  write('scenarios/src/stories/cart.ts', '')
  write('apps/storefront/package.json', workspace('storefront'))
  write('apps/storefront/build.mjs', SHOP_BUILD)
  write('apps/storefront/source.txt', 'first')
  write('apps/server/package.json', workspace('server'))
  write('apps/server/src/site/html.ts', '')
  write('apps/server/build.mjs', SERVER_BUILD)
})
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(copy, { recursive: true, force: true })
})

describe('a running server', () => {
  test('sends the files of its own build after another process has built again, those too that no request has needed before', async () => {
    const [server, unused] = await Promise.all([serve(), serve()])
    const asset = await server.get('/')
    write('apps/storefront/source.txt', 'second')
    write('apps/server/build.mjs', SERVER_BUILD.replace("'dist/send.js'", "'dist/other.js'"))
    expect((await build('storefront', 'server')).code).toBe(0)
    expect(readFileSync(join(copy, 'apps/storefront/dist/index.html'), 'utf8')).toBe('/assets/second.js')
    expect([await server.get('/'), await server.get(asset), await server.get('/rendered')]).toEqual([asset, 'first', 'first'])
    expect(await unused.get('/rendered')).toBe('first')
    await Promise.all([server.end('SIGTERM'), unused.end('SIGTERM')])
  })

  test('is not disturbed by a build that fails, which is made again once the source is as before', async () => {
    const server = await serve()
    const asset = await server.get('/')
    write('apps/storefront/source.txt', 'broken')
    const failed = await build('storefront')
    expect(failed).toMatchObject({ code: 1, said: expect.stringContaining('Building storefront failed.') })
    expect(await server.get(asset)).toBe('first')
    await server.end('SIGTERM')
    write('apps/storefront/source.txt', 'first')
    expect((await build('storefront')).code).toBe(0)
    expect(readFileSync(join(copy, 'apps/storefront/dist/assets/first.js'), 'utf8')).toBe('first')
  })

  test('removes its files when it ends, and those of one that was killed', async () => {
    const killed = await serve()
    await killed.end('SIGKILL')
    expect(copiesOfBuilds()).toHaveLength(1)
    const server = await serve()
    expect(copiesOfBuilds()).toHaveLength(1)
    expect(await server.get('/rendered')).toBe('first')
    await server.end('SIGTERM')
    expect(copiesOfBuilds()).toEqual([])
  })
})

test('a build has the stories that there are, also after one was added, renamed or deleted', async () => {
  const stories = () => readFileSync(join(copy, 'scenarios/src/generated/stories.ts'), 'utf8')
  await build('server')
  expect(stories()).toContain("import cart from '../stories/cart.ts'")
  write('scenarios/src/stories/wallet.ts', '')
  renameSync(join(copy, 'scenarios/src/stories/cart.ts'), join(copy, 'scenarios/src/stories/cart.list.ts'))
  await build('server')
  expect(stories()).toContain("import cartList from '../stories/cart.list.ts'")
  expect(stories()).toContain("import wallet from '../stories/wallet.ts'")
  expect(stories()).not.toContain("'../stories/cart.ts'")
  rmSync(join(copy, 'scenarios/src/stories/wallet.ts'))
  await build('--force', 'storefront')
  expect(stories()).not.toContain('wallet')
})
