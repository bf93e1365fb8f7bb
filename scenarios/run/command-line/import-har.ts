import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { readHar } from '../recordings/har.ts'
import { importSession } from '../recordings/import-har.ts'
import { UsageError } from './options.ts'

/** Writes the recording of a HAR file beside it, `session.scenario.json`. Throws UsageError; overwrites nothing. */
export function importHar([file, ...others]: readonly string[]): number {
  if (file === undefined || others.length > 0) throw new UsageError('import takes one HAR file')
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}`)
  const target = `${file.replace(/\.har$/i, '')}.scenario.json`
  if (existsSync(target)) throw new UsageError(`${target} is there already: move it first`)
  const recording = readRecording(file)
  writeFileSync(target, `${JSON.stringify(recording, null, 2)}\n`)
  for (const line of recording.missing) console.log(`– ${line}`)
  console.log(`${recording.steps.length} steps in ${target}. Replay them: npm run scenario -- ${target}`)
  return 0
}

function readRecording(file: string) {
  try {
    const session = readHar(readFileSync(file))
    if (session.calls.length === 0) throw new Error('It has no call of the shop')
    return importSession(session, `Imported from ${basename(file)}`)
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
