import type { Language } from '@nusaria/contracts/headers'
import type { WorldCtx } from '../../engine/contract/context.ts'

/** Records a device: its chosen language, or a visit. */
export function recordDevice({ db, now }: WorldCtx, device_id: string, seen: { language?: Language; visit?: true }): void {
  const known = db.devices.get(device_id)
  const visits = (known?.visits ?? 0) + (seen.visit ? 1 : 0)
  const language = seen.language ?? known?.language ?? null
  if (known) db.devices.update(device_id, { language, visits, seen_at: now })
  else db.devices.insert({ device_id, language, visits, seen_at: now })
}
