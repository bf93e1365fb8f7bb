import type { PageToShellMessage } from '@nusaria/contracts/shell'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shellRequests } from '#platform/shell/requests.ts'
import { toasts } from '#platform/toast.ts'
import { openPage } from '#testing/open-page.tsx'
import { payment } from '../testing/payment-samples.ts'
import { downloadCanvas, drawQrisImage } from './qris-image.ts'
import { QrisPanel } from './qris-panel.tsx'

vi.mock('./qris-image.ts', () => ({ drawQrisImage: vi.fn(), downloadCanvas: vi.fn(async () => {}), WIDTH: 720, HEIGHT: 960 }))

// A sheet's code takes a moment when it opens for the first time.
await import('./qris-image-sheet.tsx')
await import('#ui/overlay/dialog.tsx')

const IMAGE = 'data:image/png;base64,aGFsbw=='
const posted: PageToShellMessage[] = []

beforeEach(() => {
  vi.mocked(drawQrisImage).mockImplementation(() => Object.assign(document.createElement('canvas'), { toDataURL: () => IMAGE }))
  shellRequests.connect((message) => posted.push(message))
})
afterEach(() => {
  posted.length = 0
  for (const each of toasts.get()) each.hide()
  shellRequests.receiveCapabilities([])
  vi.mocked(downloadCanvas).mockClear()
})

async function save() {
  const user = userEvent.setup()
  await openPage(<QrisPanel payment={payment({ method: 'qris', order_no: 'NS1' })} qrisText="00020101" />, {}, { toasts: true })
  const button = await screen.findByRole('button', { name: 'Save image' })
  await user.click(button)
  return { user, button }
}
const isApp = () => vi.stubGlobal('ReactNativeWebView', { postMessage: () => {} })
const says = (ok: boolean) => {
  const [message] = posted
  if (message?.type === 'download') shellRequests.receiveResult({ type: 'result', version: 1, id: message.id, ok })
}

it('in a browser a download starts, and nothing says that the image is saved', async () => {
  await save()
  expect(await screen.findByText('The download has started')).toBeTruthy()
  expect(downloadCanvas).toHaveBeenCalledExactlyOnceWith(expect.any(HTMLCanvasElement), 'qris-NS1.png')
  expect(screen.queryByText('Image saved')).toBeNull()
})

it('an app saves it: it is saved when the app says so', async () => {
  isApp()
  shellRequests.receiveCapabilities(['download'])
  const { button } = await save()
  expect(posted).toEqual([
    { type: 'download', version: 1, id: expect.any(String), name: 'qris-NS1.png', mime: 'image/png', data: 'aGFsbw==' },
  ])
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText('Image saved')).toBeNull()
  says(true)
  expect(await screen.findByText('Image saved')).toBeTruthy()
  expect(downloadCanvas).not.toHaveBeenCalled()
})

it.each([
  ['could not save it', ['download']],
  ['saves no files', []],
])('an app that %s gets the picture to hold', async (_, capabilities) => {
  isApp()
  shellRequests.receiveCapabilities(capabilities)
  await save()
  says(false)
  const sheet = within(await screen.findByRole('dialog', { name: 'Save the code' }))
  expect(sheet.getByRole('img', { name: 'QRIS code of this payment' }).getAttribute('src')).toBe(IMAGE)
  expect(screen.queryByText('Image saved')).toBeNull()
  expect(downloadCanvas).not.toHaveBeenCalled()
})

it('says so where nothing can be drawn', async () => {
  vi.mocked(drawQrisImage).mockImplementation(() => {
    throw new Error('no canvas')
  })
  await save()
  expect(await screen.findByText(/couldn't be saved/)).toBeTruthy()
})
