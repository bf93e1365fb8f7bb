import { pickCalls } from '@nusaria/contracts/contract'
import { PICTURE_TYPES, type PicturePurpose, pictureContract, type UploadedPicture } from '@nusaria/contracts/picture'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { injectCalls } from '#platform/api/api.ts'
import { type Failure, failedWith, toFailure } from '#platform/api/failure.ts'
import { onUploadProgress } from '#platform/api/upload.ts'
import { loadOrReload } from '#platform/loading/load-or-reload.ts'
import { useAppSelector } from '#platform/state/hooks.ts'
import { useDraft } from '#platform/state/use-draft.ts'
import { selectSession } from '#platform/state/user-info.ts'

/** By form: files whose upload was interrupted, for example by an expired session. */
const pendingUploads = new Map<string, { readonly owner: string | null; readonly files: readonly File[] }>()

/** Keeps files in memory until the form mounts again after a login. */
export function savePendingUploads(name: string, owner: string | null, files: readonly File[]): void {
  if (files.length > 0) pendingUploads.set(name, { owner, files })
}

/** Returns the files of a form once, if they belong to this member. */
export function takePendingUploads(name: string, owner: string | null): readonly File[] {
  const unsent = pendingUploads.get(name)
  pendingUploads.delete(name)
  return unsent && unsent.owner === owner ? unsent.files : []
}

export const { usePictureUploadMutation, usePictureRemoveMutation } = injectCalls('picture', pickCalls(pictureContract, 'upload', 'remove'))

export interface Upload {
  readonly file: File
  /** Object URL of the file; identifies the upload. */
  readonly src: string
  /** The share that was sent, 0 to 1; null before the upload starts and when unknown. */
  readonly progress: number | null
  readonly failure: Failure | null
}

export const ACCEPTED_TYPES: readonly string[] = PICTURE_TYPES

/** Bytes; decoding a larger file is too much for a phone. */
const READABLE_MAX_BYTES = 40_000_000

/** The text is `pictures:refused.<problem>`. */
type Problem = 'wrongType' | 'tooLarge' | 'unreadable' | 'tooMany'

type RefusedFile = { readonly name: string; readonly problem: Problem }

function findProblem({ type, size }: File): Problem | null {
  if (!ACCEPTED_TYPES.includes(type)) return 'wrongType'
  if (size === 0) return 'unreadable'
  return size > READABLE_MAX_BYTES ? 'tooLarge' : null
}

/** `room`: the number of pictures that the form still takes. */
function checkFiles(files: readonly File[], room: number) {
  const accepted: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    const problem = findProblem(file) ?? (accepted.length < room ? null : 'tooMany')
    if (problem) refused.push({ name: file.name, problem })
    else accepted.push(file)
  }
  return { accepted, refused }
}

interface Options {
  readonly purpose: PicturePurpose
  readonly max: number
  /** Pictures of an earlier request. Removing one from the form does not delete it on the server. */
  readonly initial?: readonly UploadedPicture[]
}

const NONE: readonly UploadedPicture[] = []

/** Files upload one after the other. Pictures survive a reload and a login by their ids; an upload that a login interrupts starts again. */
export function usePictureUpload(name: string, { purpose, max, initial = NONE }: Options) {
  const owner = useAppSelector((state) => selectSession(state).member_no)
  const [pictures, change, forget] = useDraft<readonly UploadedPicture[]>(name, initial, { keepOnLeave: true })
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [refused, setRefused] = useState<readonly RefusedFile[]>([])
  const [upload] = usePictureUploadMutation()
  const [deletePicture] = usePictureRemoveMutation()
  // Refs, as an upload ends long after the render that started it.
  const latestPictures = useRef(pictures)
  const activeUploads = useRef(new Map<string, File>())

  const storePictures = (next: readonly UploadedPicture[]) => {
    latestPictures.current = next
    change(next)
  }
  const removeUpload = (src: string) => {
    activeUploads.current.delete(src)
    URL.revokeObjectURL(src)
    setUploads((list) => list.filter((each) => each.src !== src))
  }
  const updateUpload = (src: string, part: Partial<Upload>) =>
    setUploads((list) => list.map((each) => (each.src === src ? { ...each, ...part } : each)))

  const send = async ({ file, src }: Upload) => {
    if (!activeUploads.current.has(src)) return
    updateUpload(src, { failure: null, progress: null })
    // Encoded again, so that only its pixels leave the device.
    const { reencodePicture } = await loadOrReload(() => import('./reencode-picture.ts'))
    const prepared = await reencodePicture(file).catch(() => 'unreadable' as const)
    if (!activeUploads.current.has(src)) return
    const refuse = (problem: Problem) => {
      removeUpload(src)
      setRefused((list) => [...list, { name: file.name, problem }])
    }
    if (prepared === null || prepared === 'unreadable') return refuse(prepared ?? 'tooLarge')
    onUploadProgress(prepared, (progress) => updateUpload(src, { progress }))
    const { data, error } = await upload({ purpose, file: prepared })
    // Cancelled during the upload: delete it on the server. If that fails, the server deletes it later.
    if (data && !activeUploads.current.has(src)) return void deletePicture({ picture_id: data.picture_id })
    if (data) storePictures([...latestPictures.current, data])
    if (data) removeUpload(src)
    // The server has checked the file, so trying again would not help.
    else if (failedWith(toFailure(error), 'EVIDENCE_INVALID')) refuse('unreadable')
    else updateUpload(src, { failure: toFailure(error) ?? { kind: 'network' } })
  }
  const add = async (files: readonly File[]) => {
    const checked = checkFiles(files, max - latestPictures.current.length - activeUploads.current.size)
    setRefused(checked.refused)
    const started = checked.accepted.map((file) => ({ file, src: URL.createObjectURL(file), progress: null, failure: null }))
    for (const { src, file } of started) activeUploads.current.set(src, file)
    setUploads((list) => [...list, ...started])
    for (const one of started) await send(one)
  }

  const onMount = useEffectEvent(() => {
    setUploads([])
    const pending = takePendingUploads(name, owner)
    if (pending.length > 0) void add(pending)
  })
  const onUnmount = useEffectEvent(() => {
    savePendingUploads(name, owner, [...activeUploads.current.values()])
    for (const src of activeUploads.current.keys()) URL.revokeObjectURL(src)
    activeUploads.current.clear()
  })
  useEffect(() => {
    onMount()
    return () => onUnmount()
  }, [])

  return {
    pictures,
    uploads,
    refused,
    max,
    /** Why the form can't be sent yet. */
    notReady: uploads.length === 0 ? null : uploads.some(({ failure }) => failure) ? 'failed' : 'underWay',
    add,
    retry: (failed: Upload) => void send(failed),
    /** Removes a picture or cancels its upload. */
    remove(picture: UploadedPicture | Upload) {
      setRefused([])
      if ('src' in picture) return removeUpload(picture.src)
      storePictures(latestPictures.current.filter(({ picture_id }) => picture_id !== picture.picture_id))
      if (!initial.some(({ picture_id }) => picture_id === picture.picture_id)) void deletePicture({ picture_id: picture.picture_id })
    },
    /** Removes the draft, once the form is sent. */
    forget,
  } as const
}

export type PictureUpload = ReturnType<typeof usePictureUpload>
