import { ERRORS } from '@nusaria/contracts/errors'
import { LIMITS } from '@nusaria/contracts/limits'
import { PICTURE_MAX_BYTES } from '@nusaria/contracts/picture'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { sessionSaved } from '#platform/state/user-info.ts'
import type { StubbedReplies, StubbedReply } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { shopStore } from '#testing/render-in-shop.tsx'
import { PicturePicker } from './picture-picker.tsx'
import { usePictureUpload } from './use-picture-upload.ts'

/** Bytes of a drawn picture, by its longer side and type. */
let made: (side: number, type: string) => number = () => 1_000
const cannotDecode = () => Promise.reject(new DOMException('no picture', 'InvalidStateError'))

const UPLOAD = '/member/picture/upload'
const REMOVE = '/member/picture/remove'
const up = (picture_id: string): StubbedReply => ({ data: { picture_id, url: `/api/member/picture/${picture_id}` } })
const photo = (name: string, bytes = 10, type = 'image/jpeg') => new File([new Uint8Array(bytes)], name, { type })

function Evidence() {
  return <PicturePicker label="Photos" upload={usePictureUpload('form:photos', { purpose: 'evidence', max: LIMITS.evidenceMax })} />
}

function sari() {
  const store = shopStore()
  store.dispatch(sessionSaved({ auth_token: 't', member_no: 'SARI', user_name: 'Sari', points: 0 }))
  return store
}

async function open(replies: StubbedReplies, store = sari()) {
  const page = await openPage(<Evidence />, replies, { store })
  return { ...page, pick: await screen.findByLabelText('Photo files'), user: userEvent.setup({ applyAccept: false, delay: null }) }
}

beforeEach(() => {
  let number = 0
  made = () => 1_000
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4_000, height: 3_000, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type = '') {
    done(new Blob([new Uint8Array(made(Math.max(this.width, this.height), type))], { type }))
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${number++}`)
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
})

it('shows the progress of an upload, then the picture, which opens the viewer', async () => {
  const { user, pick } = await open({ [UPLOAD]: [up('a')] })
  let answer: (reply: Response) => void = () => {}
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  await user.upload(pick, photo('1.jpg'))
  const bar = await screen.findByRole('progressbar', { name: 'Uploading photo 1' })
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('100'))
  act(() => answer(Response.json({ code: 0, data: { picture_id: 'a', url: '/a' } })))
  expect((await screen.findByRole('img', { name: 'Your photo 1' })).getAttribute('src')).toBe('/a')
  expect(screen.queryByRole('progressbar')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Enlarge photo 1' }))
  expect(await screen.findByRole('dialog', { name: 'Photos' })).toBeTruthy()
})

it('makes a large photo smaller until it is small enough', async () => {
  const drawn: string[] = []
  made = (side, type) => {
    drawn.push(`${type} ${side}`)
    return side < 2_560 ? PICTURE_MAX_BYTES : PICTURE_MAX_BYTES + 1
  }
  const { user, pick, of } = await open({ [UPLOAD]: [up('a')] })
  await user.upload(pick, photo('IMG_1.png', PICTURE_MAX_BYTES + 1, 'image/png'))
  expect(await screen.findByRole('img', { name: 'Your photo 1' })).toBeTruthy()
  expect(drawn).toEqual(['image/png 2560', 'image/jpeg 2560', 'image/jpeg 1920'])
  expect(of(UPLOAD)).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  ['image/jpeg', 'kopi.jpeg'],
  ['image/png', 'kopi.png'],
  ['image/webp', 'kopi.webp'],
])('sends a small %s too only as it was drawn, of the same type', async (type, name) => {
  const { user, pick } = await open({ [UPLOAD]: [up('a')] })
  const append = vi.spyOn(FormData.prototype, 'append')
  await user.upload(pick, photo(name, 10, type))
  expect(await screen.findByRole('img', { name: 'Your photo 1' })).toBeTruthy()
  const sent = append.mock.calls.map(([, value]) => value as unknown).filter((value) => value instanceof File)
  expect(sent.map((file) => [file.name, file.type, file.size])).toEqual([[name, type, 1_000]])
})

it('refuses files that stay too large or are no pictures, each by its name', async () => {
  const { user, pick, of } = await open({})
  made = () => PICTURE_MAX_BYTES + 1
  await user.upload(pick, [photo('a.gif', 9, 'image/gif'), photo('big.jpg', PICTURE_MAX_BYTES + 1)])
  await screen.findByText('big.jpg is too large, even made smaller.')
  expect(within(screen.getByRole('alert')).getByText("a.gif isn't a JPEG, PNG or WebP picture.")).toBeTruthy()
  vi.stubGlobal('createImageBitmap', cannotDecode)
  await user.upload(pick, photo('broken.jpg', PICTURE_MAX_BYTES + 1))
  expect(await screen.findByText("broken.jpg can't be read as a picture.")).toBeTruthy()
  expect(of(UPLOAD)).toHaveLength(0)
})

it('refuses an unreadable small file with one message, without uploading it', async () => {
  vi.stubGlobal('createImageBitmap', cannotDecode)
  const { user, pick, of } = await open({})
  await user.upload(pick, photo('torn.jpg'))
  expect((await screen.findByRole('alert')).textContent).toBe("torn.jpg can't be read as a picture.")
  expect(screen.queryByRole('button', { name: 'Upload photo 1 again' })).toBeNull()
  expect(of(UPLOAD)).toHaveLength(0)
})

it('says once that the server can’t read a file, without a retry', async () => {
  const { user, pick } = await open({ [UPLOAD]: [{ code: ERRORS.EVIDENCE_INVALID.code, data: { field: 'file' } }] })
  await user.upload(pick, photo('torn.jpg'))
  expect((await screen.findByRole('alert')).textContent).toBe("torn.jpg can't be read as a picture.")
  expect(screen.queryByRole('button', { name: 'Upload photo 1 again' })).toBeNull()
})

it('deletes a picture on the server whose upload was cancelled', async () => {
  const { user, pick, of } = await open({ [REMOVE]: [{ data: null }] })
  let answer: (reply: Response) => void = () => {}
  const stubbed = fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.includes(UPLOAD) ? new Promise<Response>((resolve) => (answer = resolve)) : stubbed(url, init),
  )
  await user.upload(pick, photo('1.jpg'))
  await user.click(await screen.findByRole('button', { name: 'Remove photo 1' }))
  act(() => answer(Response.json({ code: 0, data: { picture_id: 'a', url: '/a' } })))
  await waitFor(() => expect(of(REMOVE)[0]?.body).toEqual({ picture_id: 'a' }))
  expect(screen.queryByRole('img')).toBeNull()
})

it('restarts interrupted uploads after a login, but not for another member', async () => {
  const store = sari()
  const { user, pick, unmount } = await open({}, store)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await user.upload(pick, photo('1.jpg'))
  await screen.findByRole('progressbar')
  unmount()
  const back = await open({ [UPLOAD]: [up('b')] }, store)
  expect(await screen.findByRole('img', { name: 'Your photo 1' })).toBeTruthy()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await back.user.upload(back.pick, photo('2.jpg'))
  await screen.findByRole('progressbar')
  back.unmount()
  store.dispatch(sessionSaved({ auth_token: 'u', member_no: 'BUDI', user_name: 'Budi', points: 0 }))
  const other = await open({ [UPLOAD]: [up('c')] }, store)
  // Files are uploaded one after the other: Sari's would be before this one.
  await other.user.upload(other.pick, photo('3.jpg'))
  expect((await screen.findByRole('img')).getAttribute('src')).toBe('/api/member/picture/c')
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(other.of(UPLOAD)).toHaveLength(1)
})
