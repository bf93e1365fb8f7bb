import { useEffect, useEffectEvent, useState } from 'react'
import { useStore } from 'react-redux'
import { savePendingUploads, takePendingUploads } from '../../entities/picture/pending-uploads.ts'
import { useAppSelector } from '../../shared/state/hooks.ts'
import type { UserInfoRoot } from '../../shared/state/user-info.ts'
import { selectIsMember, selectSession } from '../../shared/state/user-info.ts'

const NAME = 'avatar'

/** The picture that was picked and isn't used yet: still picked after a login that came in between. */
export function usePickedAvatar(): readonly [file: File | null, pick: (file: File | null) => void] {
  const owner = useAppSelector((state) => selectSession(state).member_no)
  const store = useStore<UserInfoRoot>()
  const [file, pick] = useState<File | null>(() => takePendingUploads(NAME, owner)[0] ?? null)
  const leave = useEffectEvent(() => {
    if (file && owner !== null && !selectIsMember(store.getState())) savePendingUploads(NAME, owner, [file])
  })
  useEffect(() => () => leave(), [])
  return [file, pick]
}
