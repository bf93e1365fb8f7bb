// `npm run bench <name>`: one of the measurements below; what follows ` -- ` is for it.
import { run } from './lib/run.mjs'

const BENCHES = {
  api: ['tools/bench/api.ts', 'the product list beside plain Fastify'],
  engine: ['tools/bench/engine.ts', 'a new world, answers with 600 and with 20,000 products, the search for misspelled words'],
  keep: ['tools/bench/keep.ts', 'what storing the world costs a request'],
  pages: ['tools/bench/pages.ts', 'home, product and list on a phone by Lighthouse; --against=<commit> compares with another version'],
  render: ['tools/bench/render.ts', 'what rendering a page costs the server, its memory, and pages while the API hangs'],
  search: ['tools/bench/search.ts', 'how relevant the results of 1,300 judged queries are, and the time of a suggestion'],
  taps: ['tools/bench/taps.ts', 'how long a slow phone takes to answer each tap of two purchases'],
}

const [name = '', ...args] = process.argv.slice(2)
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined
if (bench) process.exitCode = await run(process.execPath, ['--expose-gc', '--import', 'tsx', bench[0], ...args])
else {
  const lines = Object.entries(BENCHES).map(([each, [, measures]]) => `  npm run bench ${each.padEnd(8)}${measures}`)
  console.error(`${name ? `There is no bench "${name}".\n` : ''}${lines.join('\n')}`)
  process.exitCode = 1
}
