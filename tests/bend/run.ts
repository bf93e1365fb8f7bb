import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { BROWSER_ARGS, requireBrowser } from '../../scripts/lib/browser.mjs'
import { walkBentPages } from '../support/bent-pages.ts'
import { startServer } from '../support/server.ts'

// `npm run bend -- --edits=10000 --seed=7`: opens the shop's pages and presses their buttons while a proxy makes random edits in the replies.
const { values } = parseArgs({ options: { edits: { type: 'string', default: '1000' }, seed: { type: 'string' } } })
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const half = Math.ceil(Number(values.edits) / 2)

const server = await startServer('storefront')
const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_ARGS })
try {
  const began = Date.now()
  const walks = await Promise.all(
    (['mobile', 'desktop'] as const).map((layout) =>
      walkBentPages({ browser, origin: server.origin, layout, seed, edits: half, onProblem: (problem) => console.error(`${problem}\n`) }),
    ),
  )
  const problems = walks.flatMap((walk) => walk.problems)
  const sum = (count: (walk: (typeof walks)[number]) => number) => walks.reduce((all, walk) => all + count(walk), 0)
  const seconds = Math.round((Date.now() - began) / 1_000)
  const dialogs = new Set(walks.flatMap((walk) => [...walk.dialogs]))
  console.log(`Dialogs that were open: ${[...dialogs].sort().join(', ')}`)
  console.log(
    [
      `${sum((walk) => walk.edits)} edits`,
      `${sum((walk) => walk.pages)} pages`,
      `${sum((walk) => walk.presses)} presses`,
      `${dialogs.size} dialogs`,
      `${problems.length} problems`,
      `seed ${seed}`,
      `${seconds} s`,
    ].join(', '),
  )
  process.exitCode = problems.length === 0 ? 0 : 1
} finally {
  await browser.close()
  await server.stop()
}
