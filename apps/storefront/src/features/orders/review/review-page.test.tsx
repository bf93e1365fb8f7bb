import { ERRORS } from '@nusaria/contracts/errors'
import type { ReviewableLine } from '@nusaria/contracts/review'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { StubbedReplies, StubbedReply } from '#testing/api-stub.ts'
import { serviceSettings } from '#testing/member-samples.ts'
import { openPage } from '#testing/open-page.tsx'
import { pasteInto } from '#testing/paste-into.ts'
import { review } from '#testing/product-samples.ts'
import { ReviewPage } from './review-page.tsx'

const PENDING = '/consumer/product/review/pending'
const ADD = '/consumer/product/review/add'
const UPLOAD = '/member/picture/upload'
const REMOVE = '/member/picture/remove'

const line = (line_no: string, product_name: string): ReviewableLine => ({
  order_no: 'NS1',
  line_no,
  product_no: `P${line_no}`,
  sku_no: `S${line_no}`,
  product_name,
  spec_values: ['200 g'],
  thumb_image_url: '/media/kopi.svg',
  completed_at: '2026-11-20T10:00:00+07:00',
})
const kopi = line('1', 'Kopi Gayo')
const teko = line('2', 'Teko')
const written = review({ stars: 4, content: 'Harum sekali' })
const some = (...list: ReviewableLine[]): StubbedReply => ({ data: { list, total: list.length } })
const up = (picture_id: string): StubbedReply => ({ data: { picture_id, url: `/api/member/picture/${picture_id}` } })
const photo = (name: string, bytes = 10, type = 'image/jpeg') => new File([new Uint8Array(bytes)], name, { type })

const open = async (replies: StubbedReplies) => ({
  ...(await openPage(
    <ReviewPage />,
    { '/membersrv_system': [{ data: serviceSettings }], ...replies },
    { at: '/review?order_no=NS1', member: true },
  )),
  user: userEvent.setup({ applyAccept: false }),
})
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your review' })
const star = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name })
const send = () => screen.getByRole('button', { name: 'Send review' })
const pick = () => screen.findByLabelText('Photo files')

type User = ReturnType<typeof userEvent.setup>

/** Gives five stars and a short text, and sends them. */
async function sends(user: User) {
  await user.click(await star('5 stars of 5'))
  await pasteInto(await text(), 'Enak')
  await user.click(send())
}

beforeEach(() => {
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${made++}`)
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  vi.spyOn(window, 'scrollTo').mockReturnValue()
})

it('sends stars, text, photos and anonymity, thanks, and shows the next line', async () => {
  const { user, of } = await open({ [PENDING]: [some(kopi, teko), some(teko)], [UPLOAD]: [up('a'), up('b')], [ADD]: [{ data: written }] })
  await user.click(await star('4 stars of 5'))
  expect(screen.getByText('Good')).toBeTruthy()
  await pasteInto(await text(), ' Harum sekali ')
  await user.upload(await pick(), [photo('1.jpg'), photo('2.jpg')])
  expect(await screen.findByRole('img', { name: 'Your photo 2' })).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: "Don't show my name" }))
  await user.click(send())
  expect(await screen.findByText(/Thank you for reviewing Kopi Gayo/)).toBeTruthy()
  expect(of(ADD)[0]?.body).toEqual({
    order_no: 'NS1',
    line_no: '1',
    stars: 4,
    content: 'Harum sekali',
    picture_ids: ['a', 'b'],
    anonymous: true,
  })
  expect(screen.getByRole('link', { name: 'See it on the product page' }).getAttribute('href')).toBe('/commodDetail?product_no=P1')
  expect(screen.getByText('Teko')).toBeTruthy()
  expect((await text()).value).toBe('')
})

it('says that nothing is left, with links', async () => {
  const { user } = await open({ [PENDING]: [some(kopi), some()], [ADD]: [{ data: written }] })
  await sends(user)
  expect(await screen.findByText('Thank you!')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View order' }).getAttribute('href')).toBe('/orderDetail/NS1')
})

it('shows missing stars and text before anything is sent', async () => {
  const { user, of } = await open({ [PENDING]: [some(kopi)] })
  await text()
  await user.click(send())
  expect(screen.getByText('Choose how many stars you give.')).toBeTruthy()
  expect(screen.getByText('Write a few words about it.')).toBeTruthy()
  expect(document.activeElement).toBe(await star('1 star of 5'))
  expect(of(ADD)).toHaveLength(0)
})

it('accepts only pictures, up to the limit', async () => {
  const { user, of } = await open({ [PENDING]: [some(kopi)], [UPLOAD]: 'abcdef'.split('').map(up) })
  await user.upload(await pick(), [photo('a.gif', 9, 'image/gif')])
  const alert = screen.getByRole('alert')
  expect(within(alert).getByText("a.gif isn't a JPEG, PNG or WebP picture.")).toBeTruthy()
  expect(of(UPLOAD)).toHaveLength(0)
  await user.upload(
    await pick(),
    [1, 2, 3, 4, 5, 6, 7].map((number) => photo(`${number}.jpg`)),
  )
  expect(screen.getByText('7.jpg was left out: there is room for 6 photos.')).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'Your photo 6' })).toBeTruthy()
  expect(of(UPLOAD)).toHaveLength(6)
  expect(screen.queryByRole('button', { name: /Add/ })).toBeNull()
})

it('offers a retry for a failed upload; the review is not sent without it', async () => {
  const { user, of } = await open({ [PENDING]: [some(kopi)], [UPLOAD]: ['unreachable', up('a')] })
  await user.click(await star('5 stars of 5'))
  await pasteInto(await text(), 'Enak')
  await user.upload(await pick(), photo('1.jpg'))
  const again = await screen.findByRole('button', { name: 'Upload photo 1 again' })
  expect(await screen.findByText(/Can't reach the shop/)).toBeTruthy()
  await user.click(send())
  expect(screen.getByText("A photo wasn't uploaded. Try it again or remove it.")).toBeTruthy()
  expect(of(ADD)).toHaveLength(0)
  await user.click(again)
  expect(await screen.findByRole('img', { name: 'Your photo 1' })).toBeTruthy()
})

it('restores text and photos after a reload; a removed photo is deleted on the server', async () => {
  const replies = { [PENDING]: [some(kopi)], [UPLOAD]: [up('a'), up('b')], [REMOVE]: [{ data: null }] }
  const { user, of, unmount } = await open(replies)
  await user.click(await star('3 stars of 5'))
  await pasteInto(await text(), 'Lumayan')
  await user.upload(await pick(), [photo('1.jpg'), photo('2.jpg')])
  await screen.findByRole('img', { name: 'Your photo 2' })
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }))
  await waitFor(() => expect(of(REMOVE)[0]?.body).toEqual({ picture_id: 'a' }))
  unmount()
  await open(replies)
  expect((await text()).value).toBe('Lumayan')
  expect((await star('3 stars of 5')).checked).toBe(true)
  expect((await screen.findByRole('img', { name: 'Your photo 1' })).getAttribute('src')).toBe('/api/member/picture/b')
})

it('says that a line was reviewed elsewhere, and moves on', async () => {
  const { user } = await open({ [PENDING]: [some(kopi, teko)], [ADD]: [{ code: ERRORS.REVIEW_EXISTS.code }] })
  await sends(user)
  expect(await screen.findByText(/You've already reviewed this product/)).toBeTruthy()
  expect(screen.getByText('Teko')).toBeTruthy()
  expect(screen.queryByText('Also in this order')).toBeNull()
})

it('keeps the text when a picture is refused', async () => {
  const { user } = await open({ [PENDING]: [some(kopi)], [ADD]: [{ code: ERRORS.EVIDENCE_INVALID.code }] })
  await sends(user)
  expect(await screen.findByText(/This picture can't be used/)).toBeTruthy()
  expect((await text()).value).toBe('Enak')
})

it.each([
  ['ORDER_UNAUTHORIZED', 'Order not found'],
  ['ORDER_NOT_FOUND', 'Order not found'],
] as const)('shows nothing of an order that isn’t the member’s: %s', async (name, said) => {
  await open({ [PENDING]: [{ code: ERRORS[name].code }] })
  expect(await screen.findByText(said)).toBeTruthy()
})

it('says when there is nothing to review', async () => {
  await open({ [PENDING]: [some()] })
  expect(await screen.findByText('Nothing to review')).toBeTruthy()
})
