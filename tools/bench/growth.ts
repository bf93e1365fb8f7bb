import { API_BASE } from '@nusaria/contracts/headers'
import { createShop } from '@nusaria/mock-api/shop'
import { jsonRequest } from '@nusaria/mock-api/testing/fake-domain'
import { median } from './median.ts'
import { benchRequests } from './requests.ts'

const SIZES = [600, 20_000] as const
/** Maximum ratio of the times in the large and the small shop. */
const MAX_RATIO = 2
/** Minimum number of timed requests of each kind. */
const MIN_REQUESTS = 240

interface TimedShop {
  readonly answer: (path: string, body: object) => Promise<number>
}

const elapsed = (since: number) => `${Math.round(performance.now() - since)} ms`

/** Creates a shop with so many products and its search index, and prints how long that took. */
async function openShop(products: number): Promise<TimedShop> {
  const { engine } = createShop({ products, journalEntries: 10, report: (problem) => console.error(problem) })
  const began = performance.now()
  const { catalogue } = engine.runtime
  const built = elapsed(began)
  const searched = performance.now()
  catalogue.find({ keyword: 'kopi' })
  console.log(`${products} products: built in ${built}, indexed with the first search in ${elapsed(searched)}`)
  const { id } = await engine.worlds.create({ seed: 1, frozen: true })
  return {
    async answer(path, body) {
      const request = jsonRequest('POST', `${API_BASE}${path}`, body)
      const started = performance.now()
      const reply = await engine.handle(id, request)
      const ms = performance.now() - started
      if (JSON.parse(reply.body).code !== 0) throw new Error(`${path} ${JSON.stringify(body)}: ${reply.body}`)
      return ms
    },
  }
}

/** Times the same requests in a small and a large shop, in turns. Returns whether every kind stays below the maximum ratio. */
export async function benchGrowth(): Promise<boolean> {
  const [small, large] = [await openShop(SIZES[0]), await openShop(SIZES[1])]
  let good = true
  console.log(`\n${'median of an answer, ms'.padEnd(52)}${SIZES.map((size) => String(size).padStart(9)).join('')}    ratio`)
  for (const { kind, path, bodies } of benchRequests(SIZES[0])) {
    const times: [number[], number[]] = [[], []]
    const rounds = Math.max(2, Math.ceil(MIN_REQUESTS / bodies.length))
    for (let round = 0; round <= rounds; round++)
      for (const body of bodies) {
        const [one, other] = [await small.answer(path, body), await large.answer(path, body)]
        // The first round is a warm-up and doesn't count.
        if (round === 0) continue
        times[0].push(one)
        times[1].push(other)
      }
    const [before, after] = [median(times[0]), median(times[1])]
    const ratio = after / before
    good &&= ratio <= MAX_RATIO
    console.log(
      `${kind.padEnd(52)}${before.toFixed(3).padStart(9)}${after.toFixed(3).padStart(9)}${ratio.toFixed(2).padStart(9)}${ratio > MAX_RATIO ? '  too slow' : ''}`,
    )
  }
  console.log(`The maximum ratio is ${MAX_RATIO}.`)
  return good
}
