import { API_BASE, type Language } from '@nusaria/contracts/headers'
import { memberContract } from '@nusaria/contracts/member'
import { MOBILE, REDUCED_MOTION } from '@nusaria/scenario-runner/support/layouts'
import { LOCALES, type Texts, textsOf } from '@nusaria/scenario-runner/support/texts'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type BridgeName, installBridge, type PageBridge } from './page-bridge.ts'

/** The storefront to check, and how. */
export interface ShellCheckOptions {
  readonly browser: Browser
  /** `https://shop.example` */
  readonly origin: string
  /** A member's token; null when none is known. */
  readonly token: string | null
  /** The language that the shell sets. */
  readonly language: Language
  /** Prepares each context, before it opens a page. */
  readonly prepare?: (context: BrowserContext) => Promise<void>
}

/** A phone's tab with a shell around it. */
export interface ShellTab {
  readonly page: Page
  readonly shell: PageBridge
  /** Texts in the first language of the tab. */
  readonly t: Texts
  /** Authorization headers of the user info calls so far. */
  readonly userInfoTokens: readonly string[]
  /** Console messages so far. */
  readonly consoleMessages: readonly string[]
  /** Languages reported to the server so far. */
  readonly reportedLanguages: readonly string[]
  close(): Promise<void>
}

interface TabOptions {
  readonly bridge: BridgeName
  readonly atOnce?: string
  /** The check controls the tab's clock. */
  readonly clock?: boolean
}

const INFO = API_BASE + memberContract.info.path
const LANGUAGE = API_BASE + memberContract.deviceLanguage.path

/** The phone's language: not the one that the shell sets. */
export function phoneLanguage(language: Language): Language {
  return language === 'id' ? 'en' : 'id'
}

/** Opens a blank tab. */
export async function openTab(
  { browser, origin, language, prepare }: ShellCheckOptions,
  { bridge, atOnce, clock }: TabOptions,
): Promise<ShellTab> {
  const own = phoneLanguage(language)
  const context = await browser.newContext({ ...MOBILE, reducedMotion: REDUCED_MOTION, locale: LOCALES[own], baseURL: origin })
  // A page opens slowly on a busy machine, and over a slow line.
  context.setDefaultTimeout(60_000)
  await prepare?.(context)
  const page = await context.newPage()
  if (clock) await page.clock.install()
  const [userInfoTokens, consoleMessages, reportedLanguages]: [string[], string[], string[]] = [[], [], []]
  page.on('console', (message) => consoleMessages.push(message.text()))
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === INFO) userInfoTokens.push(request.headers().authorization ?? '')
    if (pathname === LANGUAGE && request.method() === 'POST')
      reportedLanguages.push(String((request.postDataJSON() as { language?: string }).language))
  })
  const shell = await installBridge(page, bridge, atOnce)
  return { page, shell, t: textsOf(own), userInfoTokens, consoleMessages, reportedLanguages, close: () => context.close() }
}
