import type { PicturePurpose, UploadedPicture } from '@nusaria/contracts/picture'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Failure } from '../../shared/api/failure.ts'
import { failedWith, failureOf } from '../../shared/api/failure.ts'
import { onUploadProgress } from '../../shared/api/upload-progress.ts'
import { useAppSelector } from '../../shared/state/hooks.ts'
import { useDraft } from '../../shared/state/use-draft.ts'
import { selectSession } from '../../shared/state/user-info.ts'
import { isReadable } from './is-readable.ts'
import { savePendingUploads, takePendingUploads } from './pending-uploads.ts'
import { usePictureRemoveMutation, usePictureUploadMutation } from './picture-api.ts'
import type { RefusedFile } from './picture-rules.ts'
import { checkFiles, isTooLarge } from './picture-rules.ts'

/** A picture on its way up, or one that didn't get there. */
export interface Upload {
  readonly file: File
  /** Shows the file as it lies on the device; names this upload. */
  readonly src: string
  /** How much of it has been sent, 0 to 1; null before that and where it can't be known. */
  readonly progress: number | null
  readonly failure: Failure | null
}

export interface PictureUpload {
  readonly pictures: readonly UploadedPicture[]
  readonly uploads: readonly Upload[]
  readonly refused: readonly RefusedFile[]
  readonly max: number
  /** Why the form can't go out with them as they are. */
  readonly notReady: 'underWay' | 'failed' | null
  readonly add: (files: readonly File[]) => Promise<void>
  readonly retry: (upload: Upload) => void
  /** Takes a picture out, or gives up its upload. */
  readonly remove: (picture: UploadedPicture | Upload) => void
  /** They are sent. */
  readonly forget: () => void
}

interface Options {
  readonly purpose: PicturePurpose
  readonly max: number
  /** Pictures that the form begins with; the shop has them for good, so taking one out of the form removes it from the form alone. */
  readonly initial?: readonly UploadedPicture[]
}

const NONE: readonly UploadedPicture[] = []

const notReadyReason = (uploads: readonly Upload[]) =>
  uploads.length === 0 ? null : uploads.some(({ failure }) => failure) ? 'failed' : 'underWay'

/** A file as it can be uploaded, or why it can't. */
async function prepareFile(file: File): Promise<File | RefusedFile['problem']> {
  if (!isTooLarge(file)) return (await isReadable(file)) ? file : 'unreadable'
  const { compressPicture } = await import('./compress-picture.ts')
  return compressPicture(file).then(
    (smaller) => smaller ?? 'tooLarge',
    () => 'unreadable',
  )
}

/**
 * The pictures of one form, one after the other on their way up, large ones made smaller before. Those that are there outlast a reload
 * and a login, by their ids; those under way when a login comes in between begin anew after it.
 */
export function usePictureUpload(name: string, { purpose, max, initial = NONE }: Options): PictureUpload {
  const owner = useAppSelector((state) => selectSession(state).member_no)
  const [pictures, change, forget] = useDraft<readonly UploadedPicture[]>(name, initial, { keepOnLeave: true })
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [upload] = usePictureUploadMutation()
  const [takeBack] = usePictureRemoveMutation()
  // Uploads end whenever they do: what they add to is not what was shown when they began.
  const kept = useRef(pictures)
  const live = useRef(new Map<string, File>())

  const keep = (next: readonly UploadedPicture[]) => {
    kept.current = next
    change(next)
  }
  const drop = (src: string) => {
    live.current.delete(src)
    URL.revokeObjectURL(src)
    setUploads((list) => list.filter((each) => each.src !== src))
  }
  const mark = (src: string, part: Partial<Upload>) =>
    setUploads((list) => list.map((each) => (each.src === src ? { ...each, ...part } : each)))

  const send = async ({ file, src }: Upload) => {
    if (!live.current.has(src)) return
    mark(src, { failure: null, progress: null })
    const fit = await prepareFile(file)
    if (!live.current.has(src)) return
    const refuse = (problem: RefusedFile['problem']) => {
      drop(src)
      setRefused((list) => [...list, { name: file.name, problem }])
    }
    if (typeof fit === 'string') return refuse(fit)
    onUploadProgress(fit, (progress) => mark(src, { progress }))
    const { data, error } = await upload({ purpose, file: fit })
    // Given up while it was under way: the shop need not keep it. Should this fail, the shop lets it go in time.
    if (data && !live.current.has(src)) return void takeBack({ picture_id: data.picture_id })
    if (data) keep([...kept.current, data])
    if (data) drop(src)
    // Trying again would not help: the shop has looked at the file.
    else if (failedWith(failureOf(error), 'EVIDENCE_INVALID')) refuse('unreadable')
    else mark(src, { failure: failureOf(error) ?? { kind: 'network' } })
  }
  const add = async (files: readonly File[]) => {
    const judged = checkFiles(files, kept.current.length + live.current.size, max)
    setRefused(judged.refused)
    const begun = judged.taken.map((file) => ({ file, src: URL.createObjectURL(file), progress: null, failure: null }))
    for (const { src, file } of begun) live.current.set(src, file)
    setUploads((list) => [...list, ...begun])
    for (const one of begun) await send(one)
  }

  const begin = useEffectEvent(() => {
    setUploads([])
    const left = takePendingUploads(name, owner)
    if (left.length > 0) void add(left)
  })
  const end = useEffectEvent(() => {
    savePendingUploads(name, owner, [...live.current.values()])
    for (const src of live.current.keys()) URL.revokeObjectURL(src)
    live.current.clear()
  })
  useEffect(() => {
    begin()
    return () => end()
  }, [])

  return {
    pictures,
    uploads,
    refused,
    max,
    notReady: notReadyReason(uploads),
    add,
    retry: (one) => void send(one),
    remove(picture) {
      setRefused([])
      if ('src' in picture) return drop(picture.src)
      keep(kept.current.filter(({ picture_id }) => picture_id !== picture.picture_id))
      if (!initial.some(({ picture_id }) => picture_id === picture.picture_id)) void takeBack({ picture_id: picture.picture_id })
    },
    forget,
  }
}
