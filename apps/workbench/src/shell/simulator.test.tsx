import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { system } from '../app/system.ts'
import { type FromFrame, type ToFrame, unwrapMessage, wrapMessage } from './bridge/envelope.ts'
import { Simulator } from './simulator.tsx'

/** What the simulator told the frame. */
let told: ToFrame[] = []

// The frame stays empty in jsdom; this silences its errors.
const { happyDOM } = window as unknown as { readonly happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } } }

beforeEach(() => {
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true
  told = []
  vi.stubGlobal('fetch', async () => Response.json({ auth_token: 'secret-token' }))
})

/** The simulator with a frame that only listens; `says` speaks for the page in it. */
function open() {
  render(
    <ChakraProvider value={system}>
      <Simulator world="w1" start="about:blank" />
    </ChakraProvider>,
  )
  const source = {
    postMessage: (data: unknown) => told.push(unwrapMessage<ToFrame>(data) ?? { kind: 'back' }),
    name: '',
    location: { reload: vi.fn() },
  }
  Object.defineProperty(screen.getByTitle('The shop in the phone'), 'contentWindow', { value: source })
  const says = (message: FromFrame, from: object | null = source) =>
    act(() => {
      const event = new MessageEvent('message', { data: wrapMessage(message), origin: location.origin })
      Object.defineProperty(event, 'source', { value: from })
      window.dispatchEvent(event)
    })
  return Object.assign(userEvent.setup(), { says, source })
}

const log = () => screen.getByRole('log').textContent ?? ''
const delivered = () => told.flatMap((message) => (message.kind === 'deliver' ? [message.text] : []))

it('answers webViewReady with its message, with the token masked', async () => {
  const user = open()
  await user.selectOptions(screen.getByLabelText('Token'), 'sari')
  user.says({ kind: 'posted', text: '{"type":"webViewReady"}' })
  await expect.poll(() => delivered().map((text) => JSON.parse(text).Token)).toEqual(['secret-token'])
  expect(await screen.findByText(/"Token": "\*\*\*"/)).toBeTruthy()
  expect(log()).not.toContain('secret-token')
  expect(screen.getAllByText('fits the contract')).toHaveLength(2)
})

it('can leave webViewReady unanswered', async () => {
  const user = open()
  await user.selectOptions(screen.getByLabelText('Answers webViewReady'), 'never')
  vi.useFakeTimers()
  user.says({ kind: 'posted', text: '{"type":"webViewReady"}' })
  await act(() => vi.runAllTimersAsync())
  expect(log()).toContain('Silence')
  expect(delivered()).toEqual([])
})

it('sends the typed text unchanged and says that it breaks the contract', async () => {
  const user = open()
  const field = screen.getByLabelText('Message, sent as typed')
  await user.clear(field)
  await user.type(field, 'oops')
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  expect(delivered()).toEqual(['oops'])
  expect(await screen.findByText('breaks the contract')).toBeTruthy()
  expect(log()).toContain('not JSON')
})

it('says why a member cannot sign in, and keeps the typed text', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'dewi can not log in' }, { status: 409 }))
  const user = open()
  await user.selectOptions(screen.getByLabelText('Token'), 'dewi')
  await user.click(screen.getByRole('button', { name: 'Send now' }))
  expect((await screen.findByRole('alert')).textContent).toContain('dewi can not log in')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message, sent as typed').value).toContain('@dewi')
})

it('ignores messages from other windows', async () => {
  const user = open()
  user.says({ kind: 'posted', text: '{"type":"webViewReady"}' }, {})
  expect(log()).toContain('No messages yet')
})

it('logs that the back key would leave the app', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(told.at(-1)).toEqual({ kind: 'back' })
  user.says({ kind: 'leaves' })
  expect(log()).toContain('would leave the app')
})

it('sends the new screen size to the frame after a rotation', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'Turn' }))
  const last = told.at(-1)
  expect(last?.kind === 'settings' && last.settings).toMatchObject({
    landscape: true,
    width: 812,
    height: 375,
    insets: { left: 44, bottom: 21 },
  })
})
