import { z } from 'zod'
import type { RunOptions } from '../../control/types.ts'

export const RunRequestSchema = z
  .strictObject({
    scenario: z.string().max(100).optional(),
    recording: z.record(z.string(), z.json()).optional(),
    driver: z.enum(['http', 'browser']),
    layout: z.enum(['mobile', 'desktop']).optional(),
    lang: z.enum(['en', 'id', 'zh-CN']).optional(),
    until: z.int().min(1).max(500).optional(),
    keep: z.boolean().optional(),
  })
  .refine(({ scenario, recording }) => (scenario === undefined) !== (recording === undefined), 'name a scenario, or give a recording')
  .refine(({ recording, driver }) => recording === undefined || driver === 'http', 'a recording is told by calls: driver "http"')

/** The arguments of the command line. They don't pass through a shell. */
export function cliArgs(asked: RunOptions, told: { readonly what: string; readonly origin: string; readonly folder: string }): string[] {
  const { driver, layout, lang, until, keep } = asked
  return [
    told.what,
    `--driver=${driver}`,
    `--at=${told.origin}`,
    '--json',
    `--report=${told.folder}`,
    ...(layout ? [`--layout=${layout}`] : []),
    ...(lang ? [`--lang=${lang}`] : []),
    ...(until ? [`--until=${until}`] : []),
    ...(keep ? ['--keep'] : []),
  ]
}
