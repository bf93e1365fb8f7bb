import { fileURLToPath } from 'node:url'
import type { Person } from '@nusaria/scenario-runner/drivers/browser/person'
import { LOGIN_PATHS } from '@nusaria/scenario-runner/support/screens'
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'
import { build, type Rolldown } from 'vite'

/** Phrases of one screen. What follows is more of the same: recommended products, rows of a list. */
const MOST = 90

/** ms: the shop announces a page this long after it opened, at most */
const ANNOUNCED = 700

/** What differs from run to run: moments, numbers of orders and payments. */
const CHANGING: readonly (readonly [RegExp, string])[] = [
  [/\d{2}\/\d{2}\/\d{4}( \d{2}:\d{2}:\d{2})?/g, 'DD/MM/YYYY'],
  [/\b(?=\w*\d{6})[A-Z]{2,}\d+\b|\b\d{8,}\b/g, 'NUMBER'],
  [/^(timer|progressbar).*/, '$1'],
  // What is left of a timer: hours, minutes and seconds in parts of their own, or seconds with their unit.
  [/^\d{2}$/, 'NN'],
  [/^\d{1,2} ?(s|dtk|秒)$/, 'NN $1'],
]

const settled = (text: string) => CHANGING.reduce((words, [changing, word]) => words.replace(changing, word), text.trim())

let script: Promise<string> | undefined

/** The screen reader as a script for a page. */
function readerScript(): Promise<string> {
  script ??= build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
        name: 'screenReader',
        formats: ['iife'],
      },
    },
  }).then((built) => `${([built].flat()[0] as Rolldown.RolldownOutput).output[0].code};window.screenReader = screenReader`)
  return script
}

async function ensureReader(page: Page): Promise<void> {
  if (!(await page.evaluate(() => window.screenReader !== undefined))) await page.evaluate(await readerScript())
}

interface Listener {
  /** Calls to the server that are under way. */
  readonly calls: ReadonlySet<Request>
  /** What was said since the last time, sorted: replies come in any order. */
  readonly take: () => string[]
}

/** Collects what the shop has a screen reader say, but for the titles of pages: the focus on the heading says them, too, and on a slow machine each. */
export async function listen(context: BrowserContext): Promise<Listener> {
  const said: string[] = []
  const titles = new Set<string>()
  const calls = new Set<Request>()
  context.on('request', (request) => request.resourceType() === 'fetch' && calls.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const) context.on(end as 'requestfinished', (request) => calls.delete(request))
  await context.exposeBinding('__heard', (_, text: string) => void said.push(text))
  await context.exposeBinding('__titled', (_, title: string) => void titles.add(title.split(' · ')[0] ?? ''))
  await context.addInitScript(() => {
    const say = (element: Element) => {
      const text = element.textContent?.trim()
      if (!text) return
      window.__heardAt = performance.now()
      window.__heard?.(text)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes) {
          if (target instanceof Element && target.localName === 'title') window.__titled?.(document.title)
          if (!(node instanceof Element)) continue
          // The shop's own regions, and alerts, which are read when they come.
          if (target instanceof Element && target.matches('body > [aria-live]')) say(node)
          else for (const alert of node.matches('[role=alert]') ? [node] : node.querySelectorAll('[role=alert]')) say(alert)
        }
    }).observe(document, { childList: true, subtree: true })
  })
  return {
    calls,
    take: () =>
      said
        .splice(0)
        .filter((text) => !titles.has(text))
        .map(settled)
        .sort(),
  }
}

/** What the screen reader says of the element that has the focus; empty when none has. */
async function readFocus(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const reader = window.screenReader?.virtual
    const focused = document.activeElement
    if (!reader || !focused || focused === document.body) return ''
    await reader.start({ container: focused })
    const phrase = await reader.lastSpokenPhrase()
    await reader.stop()
    return phrase
  })
}

/** The page, or the open dialog, from its beginning. */
async function readScreen(page: Page): Promise<string[]> {
  return page.evaluate(async (most) => {
    const reader = window.screenReader?.virtual
    const container = [...document.querySelectorAll('[role=dialog], [role=alertdialog], main')].at(-1)
    if (!reader || !container) return []
    const phrases: string[] = []
    await reader.start({ container })
    for (let steps = 0; steps < 1_000 && phrases.length < most; steps++) {
      const phrase = await reader.lastSpokenPhrase()
      if (steps > 0 && phrase.startsWith('end of') && reader.activeNode === container) break
      // The words of a control are in its name already.
      if (!phrase.startsWith('end of') && !phrases.at(-1)?.includes(phrase)) phrases.push(phrase)
      await reader.next()
    }
    await reader.stop()
    return phrases
  }, MOST)
}

/** Where the person is: a page, or a dialog over it. */
const placeOf = (page: Page) =>
  page.evaluate(
    () => `${location.pathname} ${[...document.querySelectorAll('[role$=dialog]')].map((dialog) => dialog.textContent?.slice(0, 40))}`,
  )

/** Reads one story aloud: after each step what was announced and what has the focus, and each new screen as a whole. */
export function readAloud({ calls, take }: Listener) {
  let place = ''
  const lines: string[] = []
  return {
    lines,
    async after({ page, layout, screen }: Person, step: string) {
      lines.push('', `# ${step}`)
      // No page of the shop is open, or the gateway's is.
      if (screen === null || screen === 'gateway') return
      await page.locator('#content').waitFor()
      // On desktop these addresses are a dialog's, which comes after the page below it.
      if (layout === 'desktop' && LOGIN_PATHS.includes(new URL(page.url()).pathname)) await page.getByRole('dialog').first().waitFor()
      await ensureReader(page)
      // No call is under way, and nothing was said for that long.
      do {
        await expect.poll(() => calls.size).toBe(0)
        const asked = await page.evaluate(() => performance.now())
        await page.waitForFunction(([since, quiet]) => performance.now() - Math.max(since, window.__heardAt ?? 0) > quiet, [
          asked,
          ANNOUNCED,
        ] as const)
      } while (calls.size > 0)
      lines.push(...take().map((text) => `says: ${text}`))
      const focus = settled(await readFocus(page))
      if (focus) lines.push(`focus: ${focus.slice(0, 160)}`)
      const here = await placeOf(page)
      if (here === place) return
      place = here
      let phrases: string[] = []
      // A page that is just being drawn has nothing to read yet.
      const read = async () => {
        await ensureReader(page)
        phrases = await readScreen(page)
        return phrases.length
      }
      await expect.poll(read).toBeGreaterThan(5)
      lines.push(...phrases.map((phrase) => `  ${settled(phrase)}`))
    },
  }
}
