import { createShop } from '../src/shop.ts'

const ROUNDS = 200
/** ms a new world may take. */
const BAR = 5

/** Times new worlds, seeded members' rows included; whether they are quick enough. */
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
  console.log(`A new world: median of ${ROUNDS} ${at(0.5)} ms (fastest ${at(0)}, 95 % ${at(0.95)}, slowest ${at(1)}); the bar is ${BAR} ms`)

  const touched = performance.now()
  const world = await engine.worlds.create({ seed: ROUNDS })
  await engine.runtime.ensureAllSeeded(world)
  console.log(
    `Filling the records of all its seeded members, done when they are first touched: ${(performance.now() - touched).toFixed(1)} ms`,
  )
  return Number(at(0.5)) <= BAR
}
