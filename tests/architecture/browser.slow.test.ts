import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { beforeEach, expect, test } from 'vitest'
import { BROWSER_ARGS } from '../../scripts/lib/browser.ts'
import { root } from '../../scripts/lib/root.ts'

/** Programs that a machine with Node has. Nothing else is on the PATH, so there is no browser. What the browser loads is the system's, where it has it. */
const PROGRAMS = ['node', 'npm', 'sh', 'env']
/** An address where nobody listens. */
const NOWHERE = 'http://127.0.0.1:9'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nusaria-no-browser-'))
  mkdirSync(join(folder, 'bin'))
  for (const program of PROGRAMS) {
    const found = (process.env.PATH ?? '').split(delimiter).map((each) => join(each, program))
    symlinkSync(program === 'node' ? process.execPath : (found.find((path) => existsSync(path)) ?? ''), join(folder, 'bin', program))
  }
  for (const part of ['scripts/lib', 'tools/browser', '.npmrc', 'package.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
})

/** What `requireBrowser` does on a machine without a browser, where Playwright's downloads are refused. */
function requireBrowser(more: Readonly<Record<string, string>> = {}) {
  const env = {
    HOME: folder,
    PATH: join(folder, 'bin'),
    PLAYWRIGHT_BROWSERS_PATH: join(folder, 'none'),
    PLAYWRIGHT_DOWNLOAD_HOST: NOWHERE,
    ...more,
  }
  const script = `import { requireBrowser } from '${folder}/scripts/lib/browser.ts'; console.log(requireBrowser())`
  return promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], { cwd: folder, env })
}

test('a machine without a browser gets one from the npm registry, which opens pages', async () => {
  const { stdout } = await requireBrowser()
  const executablePath = stdout.trim()
  expect(executablePath).toBe(join(folder, '.cache/tools/browser/start'))
  // A small system has neither.
  for (const part of ['al2023/lib/libnss3.so', 'fonts']) expect(existsSync(join(folder, '.cache/tools/browser', part)), part).toBe(true)
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS })
  const page = await browser.newPage()
  await page.setContent('<title>Toko</title><button>Beli</button>')
  expect(await page.getByRole('button', { name: 'Beli' }).isVisible()).toBe(true)
  await browser.close()
})

test('a machine without a browser and without a network is told what to do', async () => {
  const offline = { npm_config_registry: NOWHERE, npm_config_fetch_retries: '0', npm_config_cache: join(folder, 'npm') }
  await expect(requireBrowser(offline)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('or name one in NUSARIA_BROWSER'),
  })
})
