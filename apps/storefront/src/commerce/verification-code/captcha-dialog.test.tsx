import { ERRORS } from '@nusaria/contracts/errors'
import { ACCOUNT_TYPE, CODE_TYPE } from '@nusaria/contracts/login-types'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { toasts } from '#platform/toast.ts'
import { sentCodeStore } from '#session/sent-code.ts'
import { type StubbedReply, stubApi } from '#testing/api-stub.ts'
import { renderInShop } from '#testing/render-in-shop.tsx'
import { CaptchaDialog, CaptchaForm } from './captcha-dialog.tsx'

const picture = (id: string): StubbedReply => ({ image: '<svg xmlns="http://www.w3.org/2000/svg"/>', id })
const nonce: StubbedReply = { data: { nonce: 'nonce-0001' } }
const sent: StubbedReply = { data: { channel: 'whatsapp', to: '8123****890', resend_after: 60 } }

const DRAW = '/member/user/random_code'
const CHECK = '/member/user/random_code_check'
const SEND = '/member/user/send_sms_code'

async function open(replies: Partial<Record<string, readonly StubbedReply[]>>) {
  const calls = stubApi({ [DRAW]: [picture('p1'), picture('p2')], [CHECK]: [nonce], [SEND]: [sent], ...replies })
  const onSent = vi.fn()
  const onClose = vi.fn()
  const onDenied = vi.fn()
  const request = { account: '81234567890', kind: 'phone', codeType: CODE_TYPE.login } as const
  await renderInShop(<CaptchaForm request={request} onSent={onSent} onClose={onClose} onDenied={onDenied} />)
  await screen.findByRole('img')
  const answer = screen.getByLabelText<HTMLInputElement>('Your answer')
  const user = userEvent.setup()
  const confirm = screen.getByRole('button', { name: 'Confirm' })
  const answers = async (text: string) => {
    await user.type(answer, text)
    await user.click(confirm)
  }
  return { calls, onSent, onClose, onDenied, answer, answers, user, confirm }
}

it('focuses the field for the answer', async () => {
  const { answer } = await open({})
  expect(document.activeElement).toBe(answer)
  expect(answer.hasAttribute('data-autofocus')).toBe(true)
})

it('draws another picture when asked', async () => {
  const { answer, answers, calls, onSent, user } = await open({})
  await user.type(answer, 'abc')
  await user.click(screen.getByRole('button', { name: 'Change picture' }))
  await waitFor(() => expect(calls.filter((call) => call.path === DRAW)).toHaveLength(2))
  expect(answer.value).toBe('')
  await screen.findByRole('img')
  await answers('ABC123')
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(calls.find((call) => call.path === CHECK)?.body).toMatchObject({ image_id: 'p2' })
})

it('sends exactly six characters', async () => {
  const { answer, confirm, user } = await open({})
  await user.type(answer, 'AB C-12')
  expect(answer.value).toBe('ABC12')
  expect(confirm).toHaveProperty('disabled', true)
  await user.type(answer, 'dX')
  expect(answer.value).toBe('ABC12d')
  expect(confirm).toHaveProperty('disabled', false)
})

it.each([
  ['as a field', nonce],
  ['as data itself', { data: 'nonce-0001' }],
])('sends the code and stores its recipient, but not the code; the nonce comes %s', async (_, checked) => {
  const { onSent, calls, answers } = await open({ [CHECK]: [checked] })
  await answers('ABC123')
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(calls.find((call) => call.path === CHECK)?.body).toEqual({
    country_code: '62',
    account: '81234567890',
    type_id: '2',
    device_id: 'test-device',
    check_code: 'ABC123',
    image_id: 'p1',
  })
  expect(calls.find((call) => call.path === SEND)?.body).toEqual({
    code_type: CODE_TYPE.login,
    phone: '81234567890',
    country_code: '62',
    image_code: 'ABC123',
    image_nonce: 'nonce-0001',
  })
  expect(sentCodeStore.get()).toMatchObject({ account: '81234567890', channel: 'whatsapp', imageNonce: 'nonce-0001' })
})

it('closes once the code is sent, says so, and hands over the account and its type', async () => {
  stubApi({ [DRAW]: [picture('p1')], [CHECK]: [nonce], [SEND]: [sent] })
  const onSent = vi.fn()
  const onClose = vi.fn()
  const request = { account: '81234567890', kind: 'phone', codeType: CODE_TYPE.login } as const
  await renderInShop(<CaptchaDialog open request={request} onSent={onSent} onClose={onClose} onDenied={vi.fn()} />)
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Your answer'), 'ABC123')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(onSent).toHaveBeenCalledWith(expect.objectContaining({ account: '81234567890', accountType: ACCOUNT_TYPE.phone }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(toasts.get().map(({ text }) => text)).toContain('Code sent')
})

it('stays open after a wrong answer, shows the error and loads another picture', async () => {
  const { answer, onSent, onClose, calls, answers } = await open({ [CHECK]: [{ code: ERRORS.CODE_INVALID.code }, nonce] })
  await answers('ZZZZZZ')
  expect(await screen.findByText(/These aren't the characters of the picture/)).toBeTruthy()
  expect(answer.value).toBe('')
  await waitFor(() => expect(calls.filter((call) => call.path === DRAW)).toHaveLength(2))
  await screen.findByRole('img')
  await answers('ABC123')
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(calls.findLast((call) => call.path === CHECK)?.body).toMatchObject({ image_id: 'p2' })
  expect(onClose).not.toHaveBeenCalled()
})

it('keeps the answer when the request gets no answer, and does not check it twice', async () => {
  const { answer, confirm, user, onSent, calls, answers } = await open({ [SEND]: ['unreachable', sent] })
  await answers('ABC123')
  expect(await screen.findByText(/Can't reach the shop/)).toBeTruthy()
  expect(answer.value).toBe('ABC123')
  await user.click(confirm)
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(calls.filter((call) => call.path === CHECK)).toHaveLength(1)
})

it('reports why the shop sends no code to this account', async () => {
  const { onSent, onDenied, answers } = await open({ [SEND]: [{ code: ERRORS.MEMBER_DISABLED.code }] })
  await answers('ABC123')
  await waitFor(() => expect(onDenied).toHaveBeenCalledWith(expect.objectContaining({ code: ERRORS.MEMBER_DISABLED.code })))
  expect(onSent).not.toHaveBeenCalled()
})

it('loads another picture when the nonce has expired meanwhile', async () => {
  const { onSent, onDenied, calls, answers } = await open({ [SEND]: [{ code: ERRORS.CODE_INVALID.code }, sent] })
  await answers('ABC123')
  expect(await screen.findByText(/These aren't the characters of the picture/)).toBeTruthy()
  await waitFor(() => expect(calls.filter((call) => call.path === DRAW)).toHaveLength(2))
  await screen.findByRole('img')
  await answers('ABC456')
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(calls.filter((call) => call.path === CHECK)).toHaveLength(2)
  expect(onDenied).not.toHaveBeenCalled()
})

const SPOKEN = '/member/user/random_code_spoken'

/** A stub of the browser's voice that finishes at once, and what it read. */
function voice(failing = false) {
  const said: { text: string; lang: string }[] = []
  class Utterance {
    lang = ''
    onend = () => {}
    onerror = (_: { error: string }) => {}
    readonly text: string
    constructor(text: string) {
      this.text = text
    }
  }
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    cancel: vi.fn(),
    speak(utterance: Utterance) {
      said.push({ text: utterance.text, lang: utterance.lang })
      if (failing) utterance.onerror({ error: 'voice-unavailable' })
      else utterance.onend()
    },
  })
  return said
}

it('reads the characters out one by one, and does not show them', async () => {
  const said = voice()
  const { user, calls } = await open({ [SPOKEN]: [{ data: { audio_url: null, answer: 'AC7KX9' } }] })
  await user.click(screen.getByRole('button', { name: 'Listen' }))
  await waitFor(() => expect(said).toEqual([{ text: 'A, C, 7, K, X, 9', lang: 'en' }]))
  expect(calls.find((call) => call.path === SPOKEN)?.body).toEqual({ image_id: 'p1' })
  expect(document.body.innerHTML).not.toContain('AC7KX9')
  expect(screen.queryByText(/can't be read out/)).toBeNull()
})

it("plays the shop's recording where there is one", async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  const { user } = await open({ [SPOKEN]: [{ data: { audio_url: 'data:audio/mpeg;base64,AA==', answer: null } }] })
  await user.click(screen.getByRole('button', { name: 'Listen' }))
  await waitFor(() => expect(play).toHaveBeenCalledOnce())
})

it.each([
  ['the device has no voice', { data: { audio_url: null, answer: 'AC7KX9' } }, /can't be read out on this device/],
  ['the picture is too old', { code: ERRORS.CODE_INVALID.code }, /This picture is too old/],
] as const)('shows when %s', async (_, reply, message) => {
  voice(true)
  const { user, answer } = await open({ [SPOKEN]: [reply] })
  const listen = screen.getByRole('button', { name: 'Listen' })
  await user.click(listen)
  expect(listen.matches(':disabled')).toBe(false)
  expect((await screen.findByRole('alert')).textContent).toMatch(message)
  expect(document.activeElement).toBe(listen)
  // What was typed isn't wrong.
  expect(answer.getAttribute('aria-invalid')).not.toBe('true')
})
