import type { Language } from '@nusaria/contracts/headers'
import { type ConditionName, conditionException } from '@nusaria/scenarios/conditions'
import { type Layout, notApplicableReason } from '@nusaria/scenarios/coverage/run-plan'
import type { Scenario } from '@nusaria/scenarios/dsl/scenario'
import type { Options } from '../command-line/options.ts'
import { callDriver } from '../drivers/calls/call-driver.ts'
import { type Host, httpHost } from '../support/hosts.ts'
import type { StoryRunner } from './run-story.ts'

/** Creates a runner for each story. */
export interface RunnerFactory {
  open(name: string): StoryRunner
  close(): Promise<void>
}

/** The host of the calls: the engine in this process, or a server. The mock is loaded only when it runs in this process. */
export async function hostFor({ driver, at }: Options): Promise<Host> {
  if (driver === 'engine') return (await import('../support/engine-host.ts')).engineHost()
  return at === undefined ? (await import('../support/served-hosts.ts')).servedHost() : httpHost(at)
}

/** Runners by calls: in the engine, over a new server, or a running one. */
export async function callRunners(options: Options): Promise<RunnerFactory> {
  const host = await hostFor(options)
  return {
    open() {
      const driver = callDriver(host)
      return { driver, world: () => driver.story.world }
    },
    close: () => host.close(),
  }
}

/** Runners in a new browser, over a new mock or a running one. */
export async function browserRunners(
  options: Options,
  { layout, language, under }: { readonly layout: Layout; readonly language: Language; readonly under: ConditionName | undefined },
): Promise<RunnerFactory> {
  const { browserDriver } = await import('../drivers/browser/browser-driver.ts')
  const { browserRunner, openBrowser } = await import('./browser-runner.ts')
  const session = await openBrowser({ layout, language, under, headed: options.headed, at: options.at })
  return {
    open(name) {
      const driver = browserDriver(`browser, ${layout}`, layout === 'mobile', session.open)
      return browserRunner(driver, { name, layout, record: options.record, trace: options.trace, under })
    },
    close: session.close,
  }
}

/** Why a story is not applicable; null when it is. */
export function notApplicableFor(
  [name, story]: readonly [string, Scenario],
  layout: Layout | undefined,
  under: ConditionName | undefined,
): string | null {
  return (layout ? notApplicableReason(story, layout) : null) ?? (under ? conditionException(under, name, story) : null)
}
