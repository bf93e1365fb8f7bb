import { createShop } from '@nusaria/mock-api/shop'

const ROUNDS = 200
/** Maximum ms for a new world. */
const MAX_TIME = 5

/** Times new worlds. Returns whether the median stays below the maximum. */
export async function benchWorlds(): Promise<boolean> {
  const { engine } = createShop({ maxWorlds: ROUNDS + 10 })
  const times: number[] = []
  for (let n = 0; n < ROUNDS; n++) {
    const started = performance.now()
    await engine.worlds.create({ seed: n })
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(3)
  console.log(
    `A new world: median of ${ROUNDS} ${at(0.5)} ms (fastest ${at(0)}, 95 % ${at(0.95)}, slowest ${at(1)}); the maximum is ${MAX_TIME} ms`,
  )

  const seedingStarted = performance.now()
  const world = await engine.worlds.create({ seed: ROUNDS })
  await engine.runtime.ensureAllSeeded(world)
  console.log(
    `The data of all its seeded members, which are created at their first use: ${(performance.now() - seedingStarted).toFixed(1)} ms`,
  )
  return Number(at(0.5)) <= MAX_TIME
}
