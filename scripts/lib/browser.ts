import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, firefox, webkit } from '@playwright/test'
import { root } from './root.ts'
import { installTools } from './tools.ts'

/** Browsers without a window start and paint in two thirds of the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** Starts the headless shell of an npm package. */
const packaged = `${root}/.cache/tools/browser/start`

interface BrowserOptions {
  /** It needs a window, which a headless shell lacks. */
  readonly headed?: boolean
}

const NO_BROWSER =
  'No Chromium found, and none could be downloaded. Install one with `npx playwright install --with-deps chromium` (or `apt-get install chromium`), or name one in NUSARIA_BROWSER.'

/**
 * The Chromium for tests: from NUSARIA_BROWSER or PLAYWRIGHT_CHROMIUM_EXECUTABLE, else Playwright's own, else a headless shell of the
 * system, else any Chromium of the system, else the one that `requireBrowser` has downloaded. Null without any.
 */
export function findBrowser({ headed = false }: BrowserOptions = {}): string | null {
  const named = process.env.NUSARIA_BROWSER ?? process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE
  if (named) return named
  const onPath = (wanted: readonly string[]) =>
    (process.env.PATH ?? '').split(delimiter).flatMap((folder) => wanted.map((name) => join(folder, name)))
  const paths = [chromium.executablePath(), ...(headed ? [] : onPath(shells)), ...onPath(names), ...places, ...(headed ? [] : [packaged])]
  return paths.find((path) => path && existsSync(path)) ?? null
}

/**
 * The path of Chromium. Where there is none, downloads one: Playwright's own where it starts, else a headless shell from the npm
 * registry, which brings its libraries and fonts. Without either, prints how to get one and exits.
 */
export function requireBrowser(options?: BrowserOptions): string {
  const path = findBrowser(options) ?? downloadBrowser(options)
  if (path) return path
  console.error(NO_BROWSER)
  process.exit(1)
}

/** The version that a browser prints; null where it can't start, such as without its libraries. */
export function browserVersion(path: string): string | null {
  const { status, stdout } = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

function downloadBrowser({ headed = false }: BrowserOptions = {}): string | null {
  console.error('No Chromium on this machine: downloading one …')
  spawnSync(process.execPath, [`${root}/node_modules/@playwright/test/cli.js`, 'install', '--no-shell', 'chromium'], { stdio: 'ignore' })
  if (existsSync(chromium.executablePath()) && browserVersion(chromium.executablePath())) return chromium.executablePath()
  if (headed) return null
  try {
    unpackBrowser(installTools('browser'))
    return browserVersion(packaged) ? packaged : null
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return null
  }
}

/** Unpacks the headless shell with the libraries and fonts of its package, which a small system lacks, and a script that starts it with them. */
function unpackBrowser(folder: string): void {
  const inflate = `const { inflate } = await import('@sparticuz/chromium')
    for (const file of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br']) await inflate('node_modules/@sparticuz/chromium/bin/' + file)`
  const env = { ...process.env, TMPDIR: folder }
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', inflate], { cwd: folder, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The browser can't be unpacked.\n${stderr}`)
  const fonts = `<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${folder}/fonts</dir></fontconfig>`
  writeFileSync(`${folder}/fonts.conf`, fonts)
  const variables = `LD_LIBRARY_PATH="${folder}/al2023/lib" FONTCONFIG_FILE="${folder}/fonts.conf"`
  writeFileSync(packaged, `#!/bin/sh\n${variables} exec "${folder}/chromium" "$@"\n`, { mode: 0o755 })
}

const OTHERS = { firefox, webkit }

/** The browser that NUSARIA_ENGINE names, Chromium by default. Without Playwright's own build of it, prints how to get it and exits. */
export function requireEngine(): 'chromium' | keyof typeof OTHERS {
  const name = process.env.NUSARIA_ENGINE ?? 'chromium'
  if (name === 'chromium') return name
  const own = name === 'firefox' || name === 'webkit' ? OTHERS[name] : undefined
  if (own && existsSync(own.executablePath())) return name as keyof typeof OTHERS
  console.error(
    own
      ? `Playwright's ${name} isn't installed: npx playwright install --with-deps ${name}`
      : `NUSARIA_ENGINE is firefox or webkit, not ${name}.`,
  )
  process.exit(1)
}

/**
 * Flags of the test browser: no sandbox (containers), no GPU and no software in its place; no optimising compilers and a large young generation,
 * because pages are short-lived.
 */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=32',
]
