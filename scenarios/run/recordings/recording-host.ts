import { controlContract } from '@nusaria/mock-api/control/contract'
import { controlClient } from '@nusaria/mock-api/control/control-client'
import type { Host } from '../support/hosts.ts'
import { parseRecording, type Recording } from './replay.ts'

const deletedWorld = new RegExp(`^${controlContract.deleteWorld.path.replace(':id', '([^/]+)')}$`)

/** A host that records each world before it is removed. */
export function recordingHost(of: Host): { readonly host: Host; readonly recordings: Recording[] } {
  const recordings: Recording[] = []
  const call = controlClient(of.control)
  const control: Host['control'] = async (method, path, body) => {
    const id = method === 'DELETE' && deletedWorld.exec(path)?.[1]
    // A story without calls has nothing to record.
    if (id && (await call('journal', { params: { id } })).list.length > 0)
      recordings.push(parseRecording(JSON.stringify(await call('recording', { params: { id } }))))
    return of.control(method, path, body)
  }
  return { host: { ...of, control }, recordings }
}
