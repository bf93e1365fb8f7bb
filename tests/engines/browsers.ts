import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Layout } from '@nusaria/scenario-runner/support/layouts'
import puppeteer from 'puppeteer-core'
import { Builder, By, Key } from 'selenium-webdriver'

// Debian's Firefox by Puppeteer, because Playwright needs commands that Firefox ESR lacks, and Debian has no geckodriver for Selenium.
// WebKitGTK by Selenium, because it has WebDriver alone.

/** Keys without a character */
const KEYS = { Backspace: Key.BACK_SPACE, Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT } as const
export type KeyName = keyof typeof KEYS

/** A window of a browser, as its library drives it. */
export interface BrowserWindow {
  open(address: string): Promise<unknown>
  back(): Promise<unknown>
  reload(): Promise<unknown>
  /** Runs the body of a function in the page. What it returns is JSON, or a promise of it. */
  run(body: string): Promise<unknown>
  /** Clicks at a place of the window, px. */
  clickAt(x: number, y: number): Promise<unknown>
  type(text: string): Promise<unknown>
  press(key: KeyName): Promise<unknown>
  /** Gives the first file field of the page a file. */
  upload(path: string): Promise<unknown>
  /** PNG */
  screenshot(): Promise<Uint8Array>
  close(): Promise<unknown>
}

export interface StartedBrowser {
  openWindow(layout: Layout): Promise<BrowserWindow>
  stop(): Promise<unknown>
}

/** px */
const SIZES: Readonly<Record<Layout, { readonly width: number; readonly height: number }>> = {
  mobile: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
}

/** The path of a program of the system; undefined when it isn't installed. */
const findProgram = (name: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))

async function startFirefox(): Promise<StartedBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr') ?? findProgram('firefox'),
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    env: { ...process.env, TZ: 'Asia/Jakarta' },
  })
  return {
    async openWindow(layout) {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport(SIZES[layout])
      return {
        open: (address) => page.goto(address),
        back: () => page.goBack(),
        reload: () => page.reload(),
        run: (body) => page.evaluate(`(() => { ${body} })()`),
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        upload: async (path) => (await page.waitForSelector('input[type=file]'))?.uploadFile(path),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      }
    },
    stop: () => browser.close(),
  }
}

/** Port of the first server of WebKitGTK, which `playwright.config.ts` starts: one for each worker. */
export const WEBKIT_PORT = Number(process.env.NUSARIA_TEST_PORT ?? 5251) + 2

async function startWebKit(worker: number): Promise<StartedBrowser> {
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${WEBKIT_PORT + worker}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { args: ['--automation', '--javascript-can-open-windows-automatically=true'] },
    })
    .build()
  const first = await driver.getWindowHandle()
  return {
    async openWindow(layout) {
      // A window of the browser's own can't be as narrow as a phone; one that a page opens can.
      const { width, height } = SIZES[layout]
      await driver.executeScript('window.open("about:blank", "", arguments[0])', `popup,width=${width},height=${height}`)
      await driver.wait(async () => (await driver.getAllWindowHandles()).length > 1, 30_000)
      const opened = (await driver.getAllWindowHandles()).find((handle) => handle !== first)
      await driver.switchTo().window(opened ?? first)
      return {
        open: (address) => driver.get(address),
        back: () => driver.navigate().back(),
        reload: () => driver.navigate().refresh(),
        run: (body) => driver.executeScript(body),
        clickAt: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
        type: (text) => driver.actions().sendKeys(text).perform(),
        press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
        upload: (path) => driver.findElement(By.css('input[type=file]')).sendKeys(path),
        screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
        async close() {
          for (const handle of await driver.getAllWindowHandles()) {
            if (handle === first) continue
            await driver.switchTo().window(handle)
            await driver.close()
          }
          await driver.switchTo().window(first)
        },
      }
    },
    stop: () => driver.quit(),
  }
}

/** The browsers of the system. */
export const BROWSERS = {
  firefox: {
    isInstalled: () => Boolean(findProgram('firefox-esr') ?? findProgram('firefox')),
    start: startFirefox,
    install: 'apt-get install firefox-esr',
  },
  webkit: {
    isInstalled: () => ['WebKitWebDriver', 'Xvfb', 'openbox'].every(findProgram),
    start: startWebKit,
    install: 'apt-get install webkit2gtk-driver xvfb openbox',
  },
} as const satisfies Readonly<
  Record<string, { isInstalled: () => boolean; start: (worker: number) => Promise<StartedBrowser>; install: string }>
>

export type BrowserName = keyof typeof BROWSERS
export const BROWSER_NAMES = Object.keys(BROWSERS) as BrowserName[]
