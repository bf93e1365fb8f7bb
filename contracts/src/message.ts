import { z } from 'zod'
import { addedField } from './added.ts'
import { Instant, NoData, pageArgs, pageOf } from './common.ts'
import { assumed, defineContract, documentedPath, memberPost, memberPostQuery } from './contract.ts'
import { withFallback } from './fallback.ts'
import { ownMessage } from './owners.ts'

export const MsgNo = z.string().min(1).max(40)

export const MessageKind = z.enum(['order', 'after_sale', 'promotion', 'system'])
export type MessageKind = z.output<typeof MessageKind>

/** What a message is about; `ref` is its number (order, request, product, campaign), null where the target has none. */
export const MessageLink = z.strictObject({
  target: z.enum(['order', 'after_sale', 'product', 'coupons', 'wallet', 'campaign', 'points', 'setting']),
  ref: z.string().nullable(),
})
export type MessageLink = z.output<typeof MessageLink>

/** A message of the shop to a member. Title and content follow the `Language` header. */
export const Message = z.strictObject({
  msg_no: MsgNo,
  kind: addedField(MessageKind),
  title: addedField(z.string()),
  content: addedField(z.string()),
  is_read: addedField(z.boolean()),
  link: addedField(MessageLink.nullable()),
  created_at: addedField(Instant),
})
export type Message = z.output<typeof Message>

/** Unread messages, over all and by kind; the badge shows 99+ above 99. */
export const MessageCount = z.strictObject({
  total: z.int().min(0),
  order: withFallback(z.int().min(0)),
  after_sale: withFallback(z.int().min(0)),
  promotion: withFallback(z.int().min(0)),
  system: withFallback(z.int().min(0)),
})
export type MessageCount = z.output<typeof MessageCount>

export const messageContract = defineContract({
  page: {
    ...memberPostQuery,
    path: '/message/page',
    source: documentedPath,
    summary: "The member's messages, newest first, of one kind or all",
    body: z.strictObject({ ...pageArgs, kind: MessageKind.optional() }),
    data: pageOf(Message),
    outage: { service: 'message', error: 'MESSAGES_FAILED' },
    errors: ['MESSAGES_FAILED'],
  },
  read: {
    ...memberPost,
    path: '/message/read',
    source: { path: 'documented', request: 'documented', response: 'assumed' },
    repeatable: true,
    summary: 'Marks one message as read; doing so again changes nothing',
    body: z.strictObject({ msg_no: MsgNo }),
    data: NoData,
    outage: { service: 'message', error: 'MESSAGES_FAILED' },
    owner: ownMessage,
    errors: ['MESSAGES_FAILED'],
  },
  count: {
    ...memberPostQuery,
    path: '/message/count',
    source: { path: 'documented', request: 'documented', response: 'assumed' },
    bodyless: true,
    summary: 'Unread messages; a 401 of this call alone neither toasts nor redirects',
    data: MessageCount,
    outage: { service: 'message', error: 'MESSAGES_FAILED' },
    errors: ['MESSAGES_FAILED'],
  },
  readAll: {
    ...memberPost,
    path: '/message/read_all',
    source: assumed,
    repeatable: true,
    summary: 'Marks every message of one kind, or all, as read',
    body: z.strictObject({ kind: MessageKind.optional() }),
    data: NoData,
    outage: { service: 'message', error: 'MESSAGES_FAILED' },
    errors: ['MESSAGES_FAILED'],
  },
  remove: {
    ...memberPost,
    path: '/message/remove',
    source: assumed,
    summary: 'Takes one message off the list for good',
    body: z.strictObject({ msg_no: MsgNo }),
    data: NoData,
    outage: { service: 'message', error: 'MESSAGES_FAILED' },
    owner: ownMessage,
    errors: ['MESSAGES_FAILED'],
  },
})
