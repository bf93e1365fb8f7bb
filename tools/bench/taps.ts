// `npm run bench taps`: how long a phone with a processor four times slower takes to show what a tap or a key did, along two first purchases. The slowest first; the
// worst is the page's INP, at most 200 ms. `--layout=desktop` for a wide window.

import { browserDriver } from '@nusaria/scenario-runner/drivers/browser/browser-driver'
import { openInNewContext } from '@nusaria/scenario-runner/drivers/browser/session'
import { replay } from '@nusaria/scenario-runner/drivers/replay'
import { startServer } from '@nusaria/scenario-runner/support/server'
import { describeStep } from '@nusaria/scenarios/dsl/describe-step'
import stories from '@nusaria/scenarios/stories/first-purchase'
import { chromium, type Page } from '@playwright/test'
import { requireBrowser } from '../../scripts/lib/browser.ts'

const BAR = 200
const SLOWDOWN = 4
const SHOWN = 10

type Reaction = Parameters<Window['__reacted']>[0]

const layout = process.argv.includes('--layout=desktop') ? 'desktop' : 'mobile'
/** The longest of the events of each tap. */
const reactions = new Map<string, Reaction & { readonly step: string }>()
let step = ''

/** Notes the reactions of all pages of a tab's context, and slows the tab down. */
async function observe(page: Page): Promise<void> {
  const context = page.context()
  await context.exposeFunction('__reacted', (reaction: Reaction) => {
    const key = `${step} ${reaction.id}`
    if ((reactions.get(key)?.duration ?? 0) < reaction.duration) reactions.set(key, { ...reaction, step })
  })
  await context.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const {
          interactionId = 0,
          duration,
          name,
          target,
          startTime,
          processingStart,
          processingEnd,
        } = entry as PerformanceEventTiming & { readonly interactionId?: number }
        const element = target as Element | null
        const what = `${name} ${element?.closest('a, button, input, label, [role]')?.textContent?.trim().slice(0, 40) ?? ''}`
        const parts = [processingStart - startTime, processingEnd - processingStart, startTime + duration - processingEnd].map(Math.round)
        if (interactionId > 0) window.__reacted({ duration, parts, what: `${location.pathname} ${what}`, id: interactionId })
      }
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  const slow = async (tab: Page) => {
    const session = await context.newCDPSession(tab)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  }
  context.on('page', (tab) => void slow(tab))
  await slow(page)
}

const server = await startServer('storefront', { NUSARIA_RENDER: '1' })
const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] })
let failed = 0
try {
  for (const [name, story] of Object.entries(stories)) {
    const open = openInNewContext(browser, server.origin, { layout, language: 'id', headed: true })
    const driver = browserDriver(`browser, ${layout}`, layout === 'mobile', async (given) => {
      const opened = await open(given)
      await observe(opened.person.page)
      return opened
    })
    step = story.steps[0] ? describeStep(story.steps[0]) : ''
    const { verdict } = await replay(story, driver, async ({ why }, index) => {
      if (why) console.error(`${name}, step ${index + 1}: ${JSON.stringify(why)}`)
      const next = story.steps[index + 1]
      if (next) step = describeStep(next)
    })
    if (verdict !== 'passed') failed += 1
  }
} finally {
  await browser.close()
  await server.stop()
}

const slowest = [...reactions.values()].sort((a, b) => b.duration - a.duration)
console.log(
  `${slowest.length} taps and keys that took 16 ms or more, with a processor ${SLOWDOWN} times slower; the slowest, as delay + handlers + frame:`,
)
for (const { duration, parts, what, step } of slowest.slice(0, SHOWN))
  console.log(`  ${duration.toString().padStart(5)} ms = ${parts.join(' + ')}  ${what}  (${step})`)
const worst = slowest[0]?.duration ?? 0
console.log(`worst: ${worst} ms, bar ${BAR}${worst > BAR ? '  ✗' : ''}`)
process.exitCode = failed > 0 ? 1 : 0
