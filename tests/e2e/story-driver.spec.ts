import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@nusaria/scenario-runner/support/test'
import { QUIET } from '@nusaria/scenario-runner/support/traffic'
import { merchant } from '@nusaria/scenarios/dsl/index'
import { scenarios } from '@nusaria/scenarios/index'

/** ms: longer than the driver's look at a page without a pending call */
const LATE = 5 * QUIET

const STORY = 'voucher/by-code'
/** The shortest one, where any story does. */
const SHORT = 'voucher/app-exclusive'
const root = fileURLToPath(new URL('../../', import.meta.url))

/** A run without `--at` starts a server of its own, beside that of this test run and of the other worker's. */
const freePort = () => String(Number(process.env.NUSARIA_TEST_PORT ?? 5251) + 40 + 10 * test.info().parallelIndex)

/** Runs `npm run scenario` as a tester does. Returns what it printed; throws when it fails. */
async function runScenario(args: readonly string[], port = freePort()): Promise<string> {
  const env = { ...process.env, NUSARIA_TEST_PORT: port }
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'scenario', '--', ...args], { cwd: root, env })
  return stdout
}

test('in a story the shop acts once the page has its late reply', { tag: '@mobile' }, async ({ driver, page }) => {
  await driver.begin({ member: 'sari' })
  let replied = false
  await page.route('**/order/trade/list', async (route) => {
    const response = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, LATE))
    replied = true
    await route.fulfill({ response })
  })
  const asked = page.waitForRequest('**/order/trade/list')
  await page.goto('/order')
  await asked
  expect(replied).toBe(false)
  await driver.perform(merchant.handlesAccount('sign_out', 'sari').step)
  expect(replied).toBe(true)
  await driver.end()
})

for (const [story, ...options] of [
  [SHORT, '--driver=engine'],
  [SHORT, '--driver=http'],
  [STORY, '--driver=browser', '--layout=mobile'],
  [SHORT, '--driver=browser', '--layout=desktop', '--lang=en'],
  [SHORT, '--driver=browser', '--layout=both'],
] as [string, ...string[]][])
  test(`a story runs from the command line with ${options.join(' ')}`, { tag: '@desktop' }, async () => {
    test.slow()
    const runs = options.includes('--layout=both') ? 2 : 1
    expect(await runScenario([story, ...options])).toContain(`${runs} passed, 0 failed, 0 not applicable`)
  })

test('a run beside another one says that its port is taken', { tag: '@desktop' }, async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  const run = runScenario([SHORT, '--driver=browser', '--layout=both'], port)
  await expect(run).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining(`Port ${port} is taken`) })
})

test('a story runs on both layouts in two shards, with a screenshot of each step; the shards are merged into one page', {
  tag: '@desktop',
}, async ({ baseURL }) => {
  test.slow()
  const inOutput = (name: string) => test.info().outputPath(name)
  const [blob, html, json, report] = [inOutput('blob'), inOutput('html'), inOutput('merged.json'), inOutput('report')]
  for (const shard of ['1/2', '2/2']) {
    const folders = [`--blob=${blob}`, `--report=${report}`]
    const said = await runScenario([SHORT, '--driver=browser', '--layout=both', `--at=${baseURL}`, `--shard=${shard}`, ...folders])
    expect(said).toContain('1 passed, 0 failed, 0 not applicable')
  }
  const pictures = readdirSync(report, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.jpg'))
  expect(pictures).toHaveLength(2 * (scenarios[SHORT]?.steps.length ?? 0))
  expect(readdirSync(blob).sort()).toEqual(['report-1.zip', 'report-2.zip'])
  const env = { ...process.env, PLAYWRIGHT_HTML_OUTPUT_DIR: html, PLAYWRIGHT_HTML_OPEN: 'never', PLAYWRIGHT_JSON_OUTPUT_FILE: json }
  await promisify(execFile)('npx', ['playwright', 'merge-reports', '--reporter=html,json', blob], { cwd: root, env })
  expect(existsSync(`${html}/index.html`)).toBe(true)
  expect(JSON.parse(readFileSync(json, 'utf8')).stats).toMatchObject({ expected: 2, unexpected: 0 })
})
