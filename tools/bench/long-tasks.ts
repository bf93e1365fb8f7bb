import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { browserDriver } from '@nusaria/scenario-runner/drivers/browser/browser-driver'
import { openInNewContext } from '@nusaria/scenario-runner/drivers/browser/session'
import { replay } from '@nusaria/scenario-runner/drivers/replay'
import { MOBILE } from '@nusaria/scenario-runner/support/layouts'
import stories from '@nusaria/scenarios/stories/first-purchase'
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { requireBrowser } from '../../scripts/lib/browser.ts'

/** ms: what a browser calls a long task, in the time of the slow phone */
const LONG = 50
/** ms: so long after `load` a page may still work */
const SETTLES_WITHIN = 3_000

/** An event of a trace: times in µs. `tdur` is processor time. */
export interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur: number
  readonly tdur?: number
  readonly args: { readonly beginData?: { readonly url?: string } }
}

/** What an event of a trace is work for; the rest counts for the event around it. */
const CAUSES: readonly (readonly [RegExp, string])[] = [
  [/^(v8\.(evaluateModule|run|compile)|EvaluateScript|V8\.Collect)/, 'running the scripts for the first time'],
  [/^(FunctionCall|RunMicrotasks|EventDispatch|TimerFire|FireAnimationFrame|v8\.callFunction)/, 'scripts'],
  [/GC/, 'garbage'],
  [/recalcStyle|UpdateLayoutTree|rebuildLayoutTree|ParseAuthorStyleSheet|parseStyleSheet/, 'style'],
  [/^Layout$|performLayout|InlineNode/, 'layout'],
  [/Paint|Layerize|Commit/, 'paint'],
  [/^ParseHTML$/, 'HTML'],
  [/SVGDocument|Decode|Image/, 'pictures'],
]
const causeOf = ({ name }: TraceEvent) => CAUSES.find(([pattern]) => pattern.test(name))?.[1]

/** Processor time of a task by its causes, in ms, the greatest first. */
export function causes(events: readonly TraceEvent[]): readonly (readonly [string, number])[] {
  const spent = new Map<string, number>()
  const open: { readonly end: number; readonly cause: string }[] = []
  const add = (cause: string, time: number) => spent.set(cause, (spent.get(cause) ?? 0) + time / 1_000)
  for (const event of events) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= event.ts) open.pop()
    const around = open.at(-1)
    const cause = causeOf(event) ?? around?.cause ?? 'the browser itself'
    if (around) add(around.cause, -(event.tdur ?? 0))
    add(cause, event.tdur ?? 0)
    open.push({ end: event.ts + event.dur, cause })
  }
  return [...spent].filter(([, time]) => time >= 1).sort((a, b) => b[1] - a[1])
}

/** The tasks of a page's main thread, each with all that happened in it. */
function tasksOf(trace: readonly TraceEvent[], origin: string): readonly (readonly TraceEvent[])[] {
  const parsed = trace.find(({ name, args }) => name === 'ParseHTML' && args.beginData?.url?.startsWith(origin))
  if (!parsed) throw new Error('The trace has no page of the shop')
  const events = trace
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === parsed.pid && tid === parsed.tid)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur)
  const tasks: TraceEvent[][] = []
  let end = 0
  for (const event of events) {
    if (event.ts < end) tasks.at(-1)?.push(event)
    else if (event.cat.includes('toplevel') && /RunTask$/.test(event.name)) {
      tasks.push([event])
      end = event.ts + event.dur
    }
  }
  return tasks
}

/** Opens a page in a new tab of the context, on a slow phone, and prints its long tasks. */
async function printPage(context: BrowserContext, name: string, url: string, slowdown: number): Promise<void> {
  const browser = context.browser() as Browser
  const file = `${tmpdir()}/nusaria-trace-${process.pid}.json`
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await browser.startTracing(page, { path: file, categories: ['toplevel', 'devtools.timeline', 'v8', 'blink'] })
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await setTimeout(SETTLES_WITHIN)
  await browser.stopTracing()
  await page.close()
  const tasks = tasksOf(JSON.parse(readFileSync(file, 'utf8')).traceEvents, new URL(url).origin)
  rmSync(file)
  const time = ([task]: readonly TraceEvent[]) => (task?.tdur ?? 0) / 1_000
  const start = tasks[0]?.[0]?.ts ?? 0
  const total = tasks.reduce((sum, task) => sum + time(task), 0)
  console.log(`${name}: the main thread works for ${total.toFixed(0)} ms`)
  for (const task of tasks.filter((task) => time(task) > LONG)) {
    const parts = causes(task).map(([cause, ms]) => `${cause} ${ms.toFixed(0)}`)
    console.log(
      `  ${time(task).toFixed(0).padStart(4)} ms, ${(((task[0]?.ts ?? 0) - start) / 1_000).toFixed(0)} ms after the start: ${parts.join(', ')}`,
    )
  }
}

/** Pages that need what a shopper did before: where a first purchase comes to them. */
const VISITED: Readonly<Record<string, string>> = { '/cart': 'cart', '/checkout': 'cashier' }

/** Prints each task above 50 ms of the first load of some pages, with a processor so many times slower, and what it was for, in ms of processor time. */
export async function printLongTasks(origin: string, paths: Readonly<Record<string, string>>, slowdown: number): Promise<void> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox'] })
  try {
    for (const [name, path] of Object.entries(paths)) {
      // The first visits make the pictures.
      for (const warm of [true, true, false]) {
        const context = await browser.newContext({ ...MOBILE, locale: 'id-ID', timezoneId: 'Asia/Jakarta' })
        if (warm) await (await context.newPage()).goto(origin + path, { waitUntil: 'networkidle' })
        else await printPage(context, name, origin + path, slowdown)
        await context.close()
      }
    }
    const open = openInNewContext(browser, origin, { layout: 'mobile', language: 'id', headed: true })
    let address = () => origin
    let context: BrowserContext | undefined
    const driver = browserDriver('browser, mobile', true, async (given) => {
      const opened = await open(given)
      address = () => opened.person.page.url()
      context = opened.person.page.context()
      return opened
    })
    const left = new Map(Object.entries(VISITED))
    await replay(stories.cod, driver, async () => {
      const { pathname } = new URL(address())
      const name = left.get(pathname)
      if (!name || !context) return
      left.delete(pathname)
      await printPage(context, name, address(), slowdown)
    })
    if (left.size > 0) throw new Error(`The purchase didn't come to ${[...left.values()].join(', ')}`)
  } finally {
    await browser.close()
  }
}
