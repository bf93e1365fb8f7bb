import { ERRORS } from '@nusaria/contracts/errors'
import { QUESTION_LIMITS, type Question } from '@nusaria/contracts/question'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { StubbedReply } from '#testing/api-stub.ts'
import { openPage } from '#testing/open-page.tsx'
import { shopStore } from '#testing/render-in-shop.tsx'
import { ProductQuestions } from './product-questions.tsx'

// Loaded before the first test, so that the lazy code doesn't use up its time.
await Promise.all([import('#ui/chakra/chakra-dialog.tsx'), import('./ask-question.tsx')])

const LIST = '/consumer/product/question/list'
const ASK = '/consumer/product/question/ask'
const answer = { content: 'Yes, every day.', created_at: '2026-11-21T10:00:00+07:00' }

function question(number: number, part: Partial<Question> = {}): Question {
  return {
    question_no: `Q${number}`,
    product_no: 'P1',
    content: `Question number ${number}?`,
    asker: 'S***i',
    avatar_url: null,
    created_at: '2026-11-20T10:00:00+07:00',
    flag_own: false,
    answer,
    ...part,
  }
}
const page = (list: readonly Question[], total = list.length): StubbedReply => ({ data: { list, total } })
const waiting = question(9, { content: 'On Sundays?', flag_own: true, answer: null })

/** The questions about a product, as a member or a guest reads them. */
async function open(lists: readonly StubbedReply[], asks: readonly StubbedReply[] = [], member = true, store = shopStore()) {
  const stubs = { [LIST]: lists, [ASK]: asks, '/submission/settle': [{ data: { made: null } }] }
  const page = await openPage(<ProductQuestions productNo="P1" />, stubs, { store, member, toasts: true })
  return { ...page, sent: () => page.sent(ASK) }
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

async function write(user: ReturnType<typeof userEvent.setup>, text: string): Promise<void> {
  await user.click(await button('Ask a question'))
  await user.type(await field(), text)
}

describe('the questions about a product', () => {
  it('are shown with the answers of the shop; the reader’s own that waits is marked', async () => {
    await open([page([waiting, question(1)])])
    const [own, other] = await screen.findAllByRole('listitem')
    expect(own?.textContent).toContain('On Sundays?Your questionWaiting for an answer')
    expect(other?.textContent).toContain("Question number 1?The shop's answer21/11/2026Yes, every day.")
    expect(other?.textContent).not.toContain('Your question')
  })

  it('are plain text', async () => {
    const content = '<img src=x onerror=alert(1)> **bold**'
    await open([page([question(1, { content, language: 'id', answer: { ...answer, content } })])])
    const texts = await screen.findAllByText(content)
    expect(texts.map(({ lang }) => lang)).toEqual(['id', ''])
  })

  it('are loaded five at a time', async () => {
    const first = [1, 2, 3, 4, 5].map((number) => question(number))
    const { user } = await open([page(first, 6), page([question(6)], 6)])
    await user.click(await button('Load more'))
    expect(await screen.findByText('Question number 6?')).toBeTruthy()
    expect(screen.getByText('Question number 1?')).toBeTruthy()
  })

  it('none yet: the shopper can be the first to ask', async () => {
    const { user } = await open([page([])])
    expect(await screen.findByText('No questions yet')).toBeTruthy()
    await user.click(await button('Ask a question'))
    expect(await field()).toBeTruthy()
  })

  it('are loaded again after a failure', async () => {
    const { user } = await open(['unreachable', page([question(1)])])
    await user.click(await button('Try again'))
    expect(await screen.findByText('Question number 1?')).toBeTruthy()
  })

  it('include at once what a member asks, which waits for an answer', async () => {
    const { sent, user } = await open([page([question(1)]), page([waiting, question(1)])], [{ data: waiting }])
    await write(user, ' On Sundays? ')
    await user.click(await button('Send question'))
    expect(await screen.findByText('Waiting for an answer')).toBeTruthy()
    expect(sent()).toEqual([{ product_no: 'P1', content: 'On Sundays?', request_id: expect.any(String) }])
    expect(screen.getByText("Question sent. We'll tell you when it is answered.")).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  })

  it('needs a text, and counts its characters', async () => {
    const { sent, user } = await open([page([question(1)])])
    await write(user, '  ')
    await user.click(await button('Send question'))
    expect(await screen.findByText('Please write your question')).toBeTruthy()
    expect(document.activeElement).toBe(await field())
    await user.type(await field(), 'ab')
    expect(screen.getByText(`4/${QUESTION_LIMITS.content}`)).toBeTruthy()
    expect((await field()).maxLength).toBe(QUESTION_LIMITS.content)
    expect(sent()).toEqual([])
  })

  it.each<[string, StubbedReply, RegExp]>([
    ['too many wait', { code: ERRORS.QUESTION_LIMIT.code }, /still wait for the shop/],
    ['the shop refuses its text', { code: ERRORS.PRODUCT_PARAMETER_INVALID.code }, /can't be sent/],
    ['the shop can’t be reached', 'unreachable', /Can't reach the shop/],
  ])('says why when %s; the text stays and can be sent again', async (_, refusal, text) => {
    const { sent, user } = await open([page([question(1)])], [refusal, { data: waiting }])
    await write(user, 'On Sundays?')
    await user.click(await button('Send question'))
    expect(await within(await screen.findByRole('dialog')).findByText(text)).toBeTruthy()
    expect((await field()).value).toBe('On Sundays?')
    await user.click(await button('Send question'))
    await waitFor(() => expect(sent()).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  })

  it('what was typed is kept when the form is closed, and removed with the page', async () => {
    const { user } = await open([page([question(1)])])
    await write(user, 'On Sundays?')
    await user.click(await button('Close'))
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    await user.click(await button('Ask a question'))
    expect((await field()).value).toBe('On Sundays?')
    cleanup()
    await open([page([question(1)])])
    expect(await screen.findByText('Question number 1?')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('a guest logs in to send it, and finds the open form as it was', async () => {
    const { sent, store, user } = await open([page([question(1)])], [], false)
    await write(user, 'On Sundays?')
    await user.click(await button('Log in to send'))
    expect(store.getState().loginInfo.loginOpen).toBe(true)
    expect(sent()).toEqual([])
    cleanup()
    const member = await open([page([question(1)])], [{ data: waiting }], true, store)
    expect((await field()).value).toBe('On Sundays?')
    await member.user.click(await button('Send question'))
    await waitFor(() => expect(member.sent()).toHaveLength(1))
    expect(location.href).not.toContain('Sundays')
  })
})
