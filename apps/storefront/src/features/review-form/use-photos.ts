import type { UploadedPicture } from '@nusaria/contracts/picture'
import { useEffect, useRef, useState } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import { failureOf } from '../../shared/api/failure.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import type { RefusedFile } from './photo-rules.ts'
import { judge } from './photo-rules.ts'
import { usePictureRemoveMutation, usePictureUploadMutation } from './review-form-api.ts'

/** A photo on its way up, or one that didn't get there. */
export interface Upload {
  readonly file: File
  /** Shows the file as it lies on the device; names this upload. */
  readonly src: string
  readonly failure: Failure | null
}

export interface Photos {
  readonly photos: readonly UploadedPicture[]
  readonly uploads: readonly Upload[]
  readonly refused: readonly RefusedFile[]
  readonly add: (files: readonly File[]) => void
  readonly retry: (upload: Upload) => void
  /** Takes a photo out, or gives up its upload. */
  readonly remove: (photo: UploadedPicture | Upload) => void
  /** They are sent. */
  readonly forget: () => void
}

/** The photos of one review, one after the other on their way up; those that are there outlast a reload and a login, by their ids. */
export function usePhotos(name: string): Photos {
  const [photos, change, forget] = useDraft<readonly UploadedPicture[]>(name, [], { keepOnLeave: true })
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [upload] = usePictureUploadMutation()
  const [takeBack] = usePictureRemoveMutation()
  // Uploads end whenever they do: what they add to is not what was shown when they began.
  const kept = useRef(photos)
  const live = useRef(new Set<string>())
  useEffect(() => {
    const shown = live.current
    return () => {
      for (const src of shown) URL.revokeObjectURL(src)
    }
  }, [])

  const keep = (next: readonly UploadedPicture[]) => {
    kept.current = next
    change(next)
  }
  const drop = (src: string) => {
    live.current.delete(src)
    URL.revokeObjectURL(src)
    setUploads((list) => list.filter((each) => each.src !== src))
  }
  const mark = (src: string, failure: Failure | null) =>
    setUploads((list) => list.map((each) => (each.src === src ? { ...each, failure } : each)))

  const send = async ({ file, src }: Upload) => {
    if (!live.current.has(src)) return
    mark(src, null)
    const { data, error } = await upload({ purpose: 'review', file })
    const given = live.current.has(src)
    // Given up while it was under way: the shop need not keep it. Should this fail, the shop lets it go in time.
    if (data && !given) return void takeBack({ picture_id: data.picture_id })
    if (data) keep([...kept.current, data])
    if (data) drop(src)
    else mark(src, failureOf(error) ?? { kind: 'network' })
  }

  return {
    photos,
    uploads,
    refused,
    async add(files) {
      const judged = judge(files, kept.current.length + live.current.size)
      setRefused(judged.refused)
      const begun = judged.taken.map((file) => ({ file, src: URL.createObjectURL(file), failure: null }))
      for (const { src } of begun) live.current.add(src)
      setUploads((list) => [...list, ...begun])
      for (const one of begun) await send(one)
    },
    retry: (one) => void send(one),
    remove(photo) {
      setRefused([])
      if ('src' in photo) return drop(photo.src)
      keep(kept.current.filter(({ picture_id }) => picture_id !== photo.picture_id))
      void takeBack({ picture_id: photo.picture_id })
    },
    forget,
  }
}
