import type { Host } from '../support/hosts.ts'
import { parseRecording, type Recording } from './replay.ts'

/** A host that records each world before it is removed. */
export function recordingHost(of: Host): { readonly host: Host; readonly recordings: Recording[] } {
  const recordings: Recording[] = []
  const control: Host['control'] = async (method, path, body) => {
    // A story without calls has nothing to record.
    const hasCalls = method === 'DELETE' && ((await of.control('GET', `${path}/journal`)) as { list: readonly unknown[] }).list.length > 0
    if (hasCalls) recordings.push(parseRecording(JSON.stringify(await of.control('GET', `${path}/recording`))))
    return of.control(method, path, body)
  }
  return { host: { ...of, control }, recordings }
}
