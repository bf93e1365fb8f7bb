import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Tests make their temporary folders in one that is deleted when all have run. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'nusaria-test-'))
  // Windows reads the second one.
  Object.assign(process.env, { TMPDIR: folder, TEMP: folder })
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
