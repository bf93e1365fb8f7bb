import { API_BASE } from '@nusaria/contracts/headers'
import { createShop } from '../src/shop.ts'
import { jsonRequest } from '../src/testing/fake-domain.ts'
import { asked } from './requests.ts'

const SIZES = [600, 20_000] as const
/** How many times as long an answer may take in the large shop. */
const BAR = 2
/** Answers that are timed of each kind, at least. */
const LEAST = 240

interface Large {
  readonly answer: (path: string, body: object) => Promise<number>
}

const took = (since: number) => `${Math.round(performance.now() - since)} ms`

/** A shop of a size with everything built that is built once; says how long that took. */
async function opened(products: number): Promise<Large> {
  const { engine } = createShop({ products, journalEntries: 10, report: (problem) => console.error(problem) })
  const began = performance.now()
  const { catalogue } = engine.runtime
  const built = took(began)
  const searched = performance.now()
  catalogue.find({ keyword: 'kopi' })
  console.log(`${products} products: built in ${built}, indexed with the first search in ${took(searched)}`)
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

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

/** Times the same requests in a shop as it is and in a large one, in turns; whether all kinds of answers stay within the bar. */
export async function benchGrowth(): Promise<boolean> {
  const [small, large] = [await opened(SIZES[0]), await opened(SIZES[1])]
  let good = true
  console.log(`\n${'median of an answer, ms'.padEnd(52)}${SIZES.map((size) => String(size).padStart(9)).join('')}    ratio`)
  for (const { kind, path, bodies } of asked(SIZES[0])) {
    const times: [number[], number[]] = [[], []]
    const rounds = Math.max(2, Math.ceil(LEAST / bodies.length))
    for (let round = 0; round <= rounds; round++)
      for (const body of bodies) {
        const [one, other] = [await small.answer(path, body), await large.answer(path, body)]
        // The first round warms the machine up.
        if (round === 0) continue
        times[0].push(one)
        times[1].push(other)
      }
    const [before, after] = [median(times[0]), median(times[1])]
    const ratio = after / before
    good &&= ratio <= BAR
    console.log(
      `${kind.padEnd(52)}${before.toFixed(3).padStart(9)}${after.toFixed(3).padStart(9)}${ratio.toFixed(2).padStart(9)}${ratio > BAR ? '  too slow' : ''}`,
    )
  }
  console.log(`The bar is ${BAR} times.`)
  return good
}
