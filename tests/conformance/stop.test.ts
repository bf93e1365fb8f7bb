import { mkdtempSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { httpControl, type WorldControl, worldControl } from '@nusaria/scenario-runner/support/control'
import { type Program, startProgram } from '@nusaria/scenario-runner/support/program'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { buildStale } from '../../scripts/lib/build.ts'

const dir = mkdtempSync(join(tmpdir(), 'nusaria-stop-'))
const programs: Program[] = []

async function start(env: Readonly<Record<string, string>> = {}) {
  const program = startProgram(env)
  programs.push(program)
  const origin = await program.origin
  return { program, origin, world: worldControl(httpControl(origin), 'default') }
}

/** The status of a page, over a connection of an agent; null when there is no answer. */
const findStatus = (url: string, agent?: Agent) =>
  new Promise<number | null>((resolve) => {
    get(url, { agent }, (reply) => reply.resume().once('end', () => resolve(reply.statusCode ?? null))).once('error', () => resolve(null))
  })

/** Starts a call that a fault delays or holds. Resolves when the server has it; `status` when it is answered or cut. */
async function begin(origin: string, world: WorldControl, fault: object): Promise<{ readonly status: Promise<number | 'cut'> }> {
  await world.setFaults([{ call: 'system.membersrvSystem', ...fault }])
  const status = fetch(`${origin}/api/membersrv_system`).then(
    (reply) => reply.status,
    () => 'cut' as const,
  )
  await expect.poll(async () => (await world.journal()).length).toBe(1)
  return { status }
}

beforeAll(() => buildStale(['server']).then(() => undefined))
afterEach(async () => {
  for (const { process, ended } of programs.splice(0)) {
    process.kill('SIGKILL')
    await ended
  }
})

test('at SIGTERM running requests finish, the store is closed, and the status is 0', async () => {
  const { program, origin, world } = await start({ NUSARIA_DATA: dir })
  const agent = new Agent({ keepAlive: true })
  expect(await findStatus(`${origin}/healthz`, agent)).toBe(200)
  const { status } = await begin(origin, world, { wire: 'latency', ms: 1_500 })
  program.process.kill('SIGTERM')
  await expect.poll(() => findStatus(`${origin}/healthz`)).toBeNull()
  expect(await status).toBe(200)
  expect(await program.ended).toBe(0)
  expect(await findStatus(`${origin}/healthz`, agent)).toBeNull()
  agent.destroy()

  const again = await start({ NUSARIA_DATA: dir })
  await expect.poll(() => findStatus(`${again.origin}/readyz`)).toBe(200)
  expect(await again.world.journal()).toHaveLength(1)
  expect(again.program.said()).not.toContain('new one begins')
})

test('for the delay after a signal it still answers, but isn’t ready; a second signal ends it at once', async () => {
  const { program, origin } = await start({ NUSARIA_STOP_DELAY: '300' })
  await expect.poll(() => findStatus(`${origin}/readyz`)).toBe(200)
  // Ctrl+C under npm sends a signal twice. The test sends two different ones, because the system may deliver two equal ones as one.
  program.process.kill('SIGINT')
  program.process.kill('SIGTERM')
  await expect.poll(() => findStatus(`${origin}/readyz`)).toBe(503)
  expect(await findStatus(`${origin}/healthz`)).toBe(200)
  // A signal that isn't the same one any more: one of these is late enough.
  await expect.poll(() => program.process.kill('SIGTERM')).toBe(false)
  expect(await program.ended).toBe(143)
})

test('a request that never ends is cut after the limit', async () => {
  const { program, origin, world } = await start({ NUSARIA_STOP_LIMIT: '1' })
  const { status } = await begin(origin, world, { wire: 'hang' })
  program.process.kill('SIGTERM')
  expect(await program.ended).toBe(0)
  expect(await status).toBe('cut')
})
