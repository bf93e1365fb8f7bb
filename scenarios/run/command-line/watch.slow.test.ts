import { spawn } from 'node:child_process'
import { utimesSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/lib/root.ts'

const FILE = `${root}/scenarios/src/stories/voucher.ts`
/** ms for one run: beside other tests it takes most of a minute. */
const PATIENCE = 90_000

test('--watch runs the story again when its file is saved, until it is ended', async () => {
  // Without the command `tsx` around it: that one kills a child that is too busy to answer its signal within 60 ms.
  const args = ['--import', 'tsx', 'scenarios/run/command-line/cli.ts', 'voucher/app-exclusive', '--watch']
  const child = spawn(process.execPath, args, { cwd: root })
  let said = ''
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString()
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const runs = () => said.match(/1 passed, 0 failed/g)?.length ?? 0
  const pauses = () => said.match(/Watching voucher\.ts: save to run again/g)?.length ?? 0
  try {
    await expect.poll(() => [runs(), pauses()], { timeout: PATIENCE }).toEqual([1, 1])
    // Only its date changes: others read the file meanwhile.
    utimesSync(FILE, new Date(), new Date())
    await expect.poll(() => [runs(), pauses()], { timeout: PATIENCE }).toEqual([2, 2])
  } finally {
    child.kill()
  }
  expect(await ended).toBe(0)
}, 240_000)
