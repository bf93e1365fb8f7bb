import { ERRORS } from '@nusaria/contracts/errors'
import { type Message, MessageLink } from '@nusaria/contracts/message'
import { screen, waitFor, within } from '@testing-library/react'
import { Link, matchPath } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { paths } from '#platform/routing/paths.ts'
import { unreadCountReceived } from '#platform/state/user-info.ts'
import { lateReply, type StubbedReplies } from '#testing/api-stub.ts'
import { callsAnswered } from '#testing/calls-answered.ts'
import { openPage } from '#testing/open-page.tsx'
import { shopStore } from '#testing/render-in-shop.tsx'
import { findMessageLink } from './message-list.tsx'
import { MessagesPage } from './messages-page.tsx'

// Loads the dialog's code before the first test starts.
await import('#ui/chakra/chakra-dialog.tsx')

function message(part: Partial<Message> = {}): Message {
  return {
    msg_no: 'MSG1',
    kind: 'order',
    title: 'Your order is on its way',
    content: 'NS1 left our warehouse.',
    is_read: false,
    link: { target: 'order', ref: 'NS1' },
    created_at: '2026-11-22T08:40:26Z',
    ...part,
  }
}
const page = (list: Message[], total = list.length) => ({ data: { list, total } })
const count = (total: number) => ({ data: { total, order: total, after_sale: 0, promotion: 0, system: 0 } })

async function open(replies: StubbedReplies, at = '/message') {
  const store = shopStore()
  store.dispatch(unreadCountReceived(1))
  const page = (
    <>
      <Link to="/elsewhere">leave</Link>
      <MessagesPage />
    </>
  )
  const others = { '/elsewhere': <Link to="/message">return</Link>, '/orderDetail/:no': 'order page' }
  const opened = await openPage(page, { '/message/count': [count(1)], ...replies }, { store, at, member: true, path: '/message', others })
  const unread = () => store.getState().userInfo.messageNumber
  return { ...opened, unread }
}

describe('opening a message', () => {
  it('opening a message follows its link and marks it as read; the badge changes at once', async () => {
    const { user, unread, sent } = await open({
      '/message/page': [page([message()])],
      '/message/read': [{ data: null }],
      '/message/count': [count(1), count(0)],
    })
    await user.click(await screen.findByRole('link', { name: 'Unread: Your order is on its way' }))
    expect(unread()).toBe(0)
    expect(await screen.findByText('order page')).toBeTruthy()
    await waitFor(() => expect(sent('/message/read')).toEqual([{ msg_no: 'MSG1' }]))
  })

  it('opening a read message sends nothing', async () => {
    const { user, sent } = await open({
      '/message/page': [page([message({ is_read: true })])],
      '/message/count': [count(0)],
    })
    await user.click(await screen.findByRole('link', { name: 'Your order is on its way' }))
    await screen.findByText('order page')
    expect(sent('/message/read')).toEqual([])
  })

  it('a message without a link unfolds, and is no longer marked as unread', async () => {
    const about = { link: { target: 'after_sale', ref: null } as const }
    const { user } = await open({
      '/message/page': [page([message(about)]), page([message({ ...about, is_read: true })])],
      '/message/read': [{ data: null }],
      '/message/count': [count(1), count(0)],
    })
    const button = await screen.findByRole('button', { name: 'Unread: Your order is on its way' })
    expect(screen.queryByRole('link', { name: /on its way/ })).toBeNull()
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    await waitFor(() => expect(button.textContent).toBe('Your order is on its way'))
  })

  it('a message about an after-sales request links to it', async () => {
    await open({ '/message/page': [page([message({ kind: 'after_sale', link: { target: 'after_sale', ref: 'AS1' } })])] })
    const link = await screen.findByRole('link', { name: /on its way/ })
    expect(link.getAttribute('href')).toBe('/afterSaleOrderDetail/AS1')
    expect(screen.getByText('See the request')).toBeTruthy()
  })

  it('a count that was requested before a message was read does not bring its number back', async () => {
    const { reply, send } = lateReply()
    const { user, store, unread, sent } = await open({
      '/message/page': [page([message()])],
      '/message/read': [{ data: null }],
      '/message/count': [reply, count(0)],
    })
    await user.click(await screen.findByRole('link', { name: 'Unread: Your order is on its way' }))
    await waitFor(() => expect(sent('/message/read')).toHaveLength(1))
    await callsAnswered(store, 'messageCount')
    send(count(1))
    await waitFor(() => expect(sent('/message/count')).toHaveLength(2))
    expect(unread()).toBe(0)
  })
})

describe('marking all as read', () => {
  it('marks all messages of one kind as read, and only those', async () => {
    const { user, unread, sent } = await open(
      {
        '/message/page': [page([message()]), page([message({ is_read: true })])],
        '/message/read_all': [{ data: null }],
        '/message/count': [count(1), count(0)],
      },
      '/message?kind=order',
    )
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    expect(unread()).toBe(0)
    await waitFor(() => expect(sent('/message/read_all')).toEqual([{ kind: 'order' }]))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull())
    expect(sent('/message/page')).toContainEqual({ kind: 'order', page_num: 1, page_size: 10 })
  })

  it('all messages are shown as read before the shop answers, and as unread again after a failure', async () => {
    const { reply, send } = lateReply()
    const { user, unread } = await open({
      '/message/page': [page([message(), message({ msg_no: 'MSG2', title: 'Another' })])],
      '/message/read_all': [reply],
      '/message/count': [count(2)],
    })
    const unreadTitles = () => screen.queryAllByRole('link', { name: /^Unread/ })
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(unreadTitles()).toEqual([]))
    expect(screen.getByRole('tab', { name: 'All' }).textContent).toBe('All')
    expect(unread()).toBe(0)
    send({ code: ERRORS.MESSAGES_FAILED.code })
    await waitFor(() => expect(unreadTitles()).toHaveLength(2))
    expect(unread()).toBe(2)
  })

  it('lists and counts that were requested before all were read do not bring them back', async () => {
    const late = { page: lateReply(), count: lateReply(), all: lateReply() }
    const { user, store, unread, sent } = await open({
      '/message/page': [page([message()]), late.page.reply, page([message({ is_read: true })])],
      '/message/count': [count(1), late.count.reply, count(0)],
      '/message/read_all': [late.all.reply],
    })
    await screen.findByRole('button', { name: 'Mark all as read' })
    await screen.findByRole('link', { name: /^Unread/ })
    await user.click(screen.getByRole('link', { name: 'leave' }))
    await user.click(screen.getByRole('link', { name: 'return' }))
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(sent('/message/read_all')).toHaveLength(1))
    late.all.send({ data: null })
    await callsAnswered(store, 'messageCount', 'messagePage')
    late.count.send(count(1))
    await callsAnswered(store, 'messagePage')
    late.page.send(page([message()]))
    await waitFor(() => expect(unread()).toBe(0))
    await waitFor(() => expect(screen.queryAllByRole('link', { name: /^Unread/ })).toEqual([]))
    expect(sent('/message/count')).toHaveLength(3)
  })
})

describe('deleting a message', () => {
  it('the dialog stays open and shows why deleting failed', async () => {
    const { user } = await open({
      '/message/page': [page([message()])],
      '/message/remove': ['unreachable'],
    })
    await user.click(await screen.findByRole('button', { name: /^Delete/ }))
    const question = await screen.findByRole('alertdialog')
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    expect(await within(question).findByText(/Can't reach the shop/)).toBeTruthy()
  })
})

describe('the list', () => {
  it('each kind shows its number of unread messages, 99+ above 99', async () => {
    const counted = { data: { total: 130, order: 3, after_sale: 100, promotion: 27, system: 0 } }
    await open({ '/message/page': [page([message()])], '/message/count': [counted] })
    const tabLabels = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
    await waitFor(() => expect(tabLabels()).toEqual(['All99+', 'Orders3', 'Offers27', 'Requests99+', 'Account']))
  })

  it('a new message between two pages shows no other message twice', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => message({ msg_no: `M${index}`, title: `Message ${index}` }))
    const { user } = await open({ '/message/page': [page(rows.slice(0, 10), 12), page(rows.slice(9), 13)] })
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByText('Message 11')).toBeTruthy()
    expect(screen.getAllByText('Message 9')).toHaveLength(1)
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(12)
  })

  it('a failed page keeps the pages above, and can be loaded again', async () => {
    const rows = Array.from({ length: 11 }, (_, index) => message({ msg_no: `M${index}`, title: `Message ${index}` }))
    const failing = { code: ERRORS.MESSAGES_FAILED.code }
    const { user } = await open(
      { '/message/page': [page(rows.slice(0, 10), 11), failing, page(rows.slice(10), 11)] },
      '/message?kind=order',
    )
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Message 10')).toBeTruthy()
    expect(screen.getByText('Message 0')).toBeTruthy()
  })

  it('shows that there are no messages, and links from an empty kind to all messages', async () => {
    const { user } = await open({ '/message/page': [page([])], '/message/count': [count(0)] }, '/message?kind=promotion')
    await user.click(await screen.findByRole('button', { name: 'See all messages' }))
    expect(await screen.findByText('No messages yet')).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'All' }).getAttribute('aria-selected')).toBe('true')
  })

  it('during an outage the page offers to try again, and the badge keeps its number', async () => {
    const failing = { code: ERRORS.MESSAGES_FAILED.code }
    const { user, unread } = await open({ '/message/page': [failing, page([message()])], '/message/count': [failing, count(2)] })
    await screen.findByRole('alert')
    expect(unread()).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('NS1 left our warehouse.')).toBeTruthy()
  })
})

describe('the link of a message', () => {
  it('leads every target to one page of the shop', () => {
    for (const target of MessageLink.shape.target.options) {
      const { pathname } = new URL(findMessageLink({ target, ref: 'A/1' })?.to ?? '', 'http://shop')
      expect(
        Object.values(paths).filter((path) => matchPath(path, pathname)),
        target,
      ).toHaveLength(1)
    }
  })

  it.each([
    ['after_sale', 'AS 1', '/afterSaleOrderDetail/AS%201'],
    ['order', 'NS1', '/orderDetail/NS1'],
    ['product', 'P1', '/commodDetail?product_no=P1'],
    ['wallet', null, '/couponsList'],
  ] as const)('leads to the page of its target: %s', (target, ref, to) => {
    expect(findMessageLink({ target, ref })).toEqual({ to, target })
  })

  it('does not exist without a target, with a missing number, or for a target of a newer server', () => {
    expect(findMessageLink(null)).toBeNull()
    expect(findMessageLink({ target: 'after_sale', ref: null })).toBeNull()
    expect(findMessageLink({ target: 'constructor', ref: 'X' } as never)).toBeNull()
  })
})
