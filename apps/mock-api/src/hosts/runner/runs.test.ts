import { mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Run } from '../../control/types.ts'
import type { EngineReply } from '../../engine/http/engine-request.ts'
import type { RunnerTools } from './runner-tools.ts'
import { Runs } from './runs.ts'

const loader = createRequire(import.meta.url).resolve('tsx')
const root = mkdtempSync(join(tmpdir(), 'nusaria-runs-'))

/** A command line that prints these lines, and then waits if asked to. */
function toolsThatSay(lines: readonly object[], end = ''): RunnerTools {
  const cli = join(root, `cli-${Math.random()}.mjs`)
  const said = lines.map((line) => `console.log(${JSON.stringify(JSON.stringify(line))})`)
  writeFileSync(cli, [...said, 'console.log(JSON.stringify({ args: process.argv.slice(2) }))', end].join('\n'))
  return { root, cli, loader }
}

const made: Runs[] = []
let tools: RunnerTools | string
beforeEach(() => {
  tools = toolsThatSay([
    { event: 'begin', steps: ['Shopper opens home', 'Shopper goes back'] },
    { event: 'step', index: 0, said: 'Shopper opens home', verdict: 'passed', ms: 12, picture: 'pictures/a/1.jpg' },
    { event: 'end', verdict: 'passed', ms: 20, world: 'w1' },
    { event: 'sum', passed: 1, failed: 0, notApplicable: 0, report: 'report.html' },
  ])
})
afterAll(() => Promise.all(made.map((runs) => runs.close())))

function newRuns(): Runs {
  const runs = new Runs({ origin: () => 'http://127.0.0.1:1', names: ['cart/tended'], tools: () => tools })
  made.push(runs)
  return runs
}

async function ask(runs: Runs, method: string, path: string, body?: object) {
  const bytes = body ? new TextEncoder().encode(JSON.stringify(body)) : null
  const answer = (await runs.answer({ method, path: `/__mock/runs${path}`, body: bytes })) as EngineReply
  return { status: answer.status, body: JSON.parse(String(answer.body)) }
}

async function ended(runs: Runs, id: string): Promise<Run> {
  const look = async () => (await ask(runs, 'GET', `/${id}`)).body
  await expect.poll(look).toHaveProperty('state', 'ended')
  return look()
}

describe('a run', () => {
  test('has its steps, their pictures, its world and its report', async () => {
    const runs = newRuns()
    const started = await ask(runs, 'POST', '', { scenario: 'cart/tended', driver: 'browser' })
    expect(started.status).toBe(201)
    const run = await ended(runs, started.body.id)
    expect(run).toMatchObject({ name: 'cart/tended', verdict: 'passed', world: 'w1', layout: 'mobile', lang: 'id' })
    expect(run.planned).toEqual(['Shopper opens home', 'Shopper goes back'])
    expect(run.steps[0]?.picture).toBe(`/__mock/runs/${run.id}/pictures/a/1.jpg`)
    expect(run.report).toBe(`/__mock/runs/${run.id}/report`)
    expect((await ask(runs, 'GET', '')).body.list).toHaveLength(1)
  })

  test('that prints nothing has the reason why it ended', async () => {
    tools = toolsThatSay([], "console.error('No Chromium found.'); process.exit(1)")
    const runs = newRuns()
    const { body } = await ask(runs, 'POST', '', { scenario: 'cart/tended', driver: 'browser' })
    expect(await ended(runs, body.id)).toMatchObject({ verdict: 'failed', why: 'No Chromium found.' })
  })

  test('in a browser is the only one at a time, and can be stopped', async () => {
    tools = toolsThatSay([], 'setInterval(() => undefined, 1000)')
    const runs = newRuns()
    const first = await ask(runs, 'POST', '', { scenario: 'cart/tended', driver: 'browser' })
    const second = await ask(runs, 'POST', '', { scenario: 'cart/tended', driver: 'browser' })
    expect(second).toMatchObject({ status: 409, body: { error: expect.stringContaining('cart/tended is already running with browser') } })
    expect((await ask(runs, 'DELETE', `/${first.body.id}`)).status).toBe(200)
    expect(await ended(runs, first.body.id)).toMatchObject({ verdict: 'failed', why: 'It was stopped.' })
  })

  test.each([
    [{ scenario: 'cart/nobody', driver: 'http' }, 404, 'There is no scenario "cart/nobody"'],
    [{ scenario: '--report=/etc', driver: 'http' }, 404, 'There is no scenario'],
    [{ scenario: 'cart/tended', driver: 'engine' }, 400, 'driver'],
    [{ driver: 'http' }, 400, 'name a scenario'],
    [{ scenario: 'cart/tended', driver: 'http', until: 0 }, 400, 'until'],
    [{ scenario: 'cart/tended', driver: 'http', shell: 'rm' }, 400, 'shell'],
    [{ scenario: 'cart/tended', driver: 'http', under: 'slow' }, 400, 'a condition is of a browser'],
  ])('with an invalid request is refused: %#', async (body, status, error) => {
    expect(await ask(newRuns(), 'POST', '', body)).toMatchObject({ status, body: { error: expect.stringContaining(error) } })
  })

  test('is refused where the tools are not installed', async () => {
    tools = 'Scenarios are told by the development tools of the repository: install them with `npm ci`.'
    expect(await ask(newRuns(), 'POST', '', { scenario: 'cart/tended', driver: 'http' })).toMatchObject({
      status: 409,
      body: { error: tools },
    })
  })

  test('serves only its own files', async () => {
    const runs = newRuns()
    const { body } = await ask(runs, 'POST', '', { scenario: 'cart/tended', driver: 'http' })
    expect((await ask(runs, 'GET', `/${body.id}/../../../package.json`)).status).toBe(404)
    expect((await ask(runs, 'GET', '/nobody/report')).status).toBe(404)
    expect(await runs.answer({ method: 'GET', path: '/__mock/health', body: null })).toBeNull()
  })
})
