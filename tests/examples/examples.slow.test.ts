import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findBrowser } from '../../scripts/lib/browser.ts'
import { root } from '../../scripts/lib/root.ts'
import { envOfOtherProject } from '../../scripts/lib/run.ts'
import { serveStatic } from '../../scripts/lib/static.ts'

// It packs the mock and installs three projects. ms
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 })

const folder = mkdtempSync(join(tmpdir(), 'nusaria-examples-'))
let browser: Browser
let tarball = ''

const run = promisify(execFile)
async function npm(cwd: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('npm', args, { cwd, env: envOfOtherProject, maxBuffer: 100_000_000 })
  return stdout
}

/** Installs the packed mock into a copy of an example. Returns the folder. */
async function install(name: string): Promise<string> {
  const copy = join(folder, name)
  cpSync(`${root}/examples/${name}`, copy, { recursive: true, filter: (file) => !/node_modules|dist|public/.test(file.slice(root.length)) })
  try {
    await npm(copy, 'ci')
    await npm(copy, 'install', '--no-save', tarball)
  } catch (error) {
    throw new Error(`The examples need the npm registry, and npm could not install from it: ${(error as Error).message}`)
  }
  return copy
}

/** The page at an address, once it says how it went. */
async function statusOf(address: string): Promise<string> {
  const page = await browser.newPage()
  await page.goto(address)
  await page.waitForFunction(() => document.querySelector('[role=status]')?.textContent)
  const said = await page.locator('[role=status]').textContent()
  await page.close()
  return said ?? ''
}

beforeAll(async () => {
  const executablePath = findBrowser()
  if (executablePath === null) throw new Error('The examples need Chromium: npx playwright install --with-deps chromium')
  browser = await chromium.launch({ executablePath })
  await npm(root, 'pack', '--silent', '-w', '@nusaria/mock-api', `--pack-destination=${folder}`)
  tarball = join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? '')
})
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('an empty folder: the documented lines', async () => {
  const copy = mkdtempSync(join(folder, 'empty-'))
  await npm(copy, 'init', '-y')
  await npm(copy, 'install', tarball)
  const program = `import { createShopMock } from '@nusaria/mock-api'
    const reply = await createShopMock().handle(new Request('http://shop/api/nav/type/list'))
    console.log(reply.status, (await reply.json()).code)`
  const { stdout } = await run('node', ['--input-type=module', '-e', program], { cwd: copy })
  expect(stdout.trim()).toBe('200 0')
})

test('vitest: a stranger’s client passes its tests', async () => {
  const copy = await install('vitest')
  expect(stripVTControlCharacters(await npm(copy, 'test'))).toMatch(/Tests\s+2 passed/)
})

test('cors-page: the page of the named origin reads the API, one of another origin doesn’t', async () => {
  const copy = await install('cors-page')
  const server = spawn('node', ['serve.js'], {
    cwd: copy,
    env: { ...process.env, PORT: '0', API_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = await once(server.stdout, 'data')
    const address = String(line).trim()
    expect(await statusOf(address)).toMatch(/^\d+ categories$/)
    expect(await statusOf(address.replace('//127.0.0.1', '//localhost'))).toContain('Failed to fetch')
  } finally {
    server.kill()
  }
})

test('msw-page: MSW answers in the browser', async () => {
  const copy = await install('msw-page')
  await npm(copy, 'run', 'build')
  const server = await serveStatic(join(copy, 'dist'), 0)
  const address = server.address()
  try {
    expect(await statusOf(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)).toMatch(/^\d+ categories/)
  } finally {
    server.close()
  }
})
