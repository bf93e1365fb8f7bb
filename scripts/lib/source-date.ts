import { spawnSync } from 'node:child_process'
import { root } from './root.ts'

/**
 * When the source that is built was committed, in ms: two builds of a commit are the same. `SOURCE_DATE_EPOCH` (seconds) says it where there is no
 * repository, such as in an image. Without both it is now.
 */
export function sourceDate(): number {
  const { SOURCE_DATE_EPOCH } = process.env
  const seconds = SOURCE_DATE_EPOCH || spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }).stdout?.trim()
  return seconds ? Number(seconds) * 1_000 : Date.now()
}
